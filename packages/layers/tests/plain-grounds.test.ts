/** What is the plain ground of a drawing: paper with its grain, what stems part, and nothing that a thing shows. */
import { expect, it } from 'vitest';
import type { SKRSContext2D } from '@napi-rs/canvas';
import { maskOf } from '../src/areas/mask.ts';
import { fitGradient } from '../src/ground/gradient.ts';
import { separate, type Picture } from '../src/index.ts';
import { isGround } from '../src/objects/is-ground.ts';
import { holdOwn } from '../src/peeling/hold-own.ts';
import { layUp } from '../src/peeling/lay-up.ts';
import type { Thing } from '../src/tree/thing.ts';
import { alphaAt, compress, draw, emptyShelf, fill, noise, pixelAt, readerOf } from './drawing.ts';

const take = (picture: Picture) => separate(picture, { reader: readerOf(), shelf: emptyShelf });

/** The picture with the fine grain of paper. */
function onPaper({ width, height, data }: Picture): Picture {
  const next = noise(7);
  const grained = data.map((value, i) => (i % 4 === 3 ? value : value + 4 * (next() - 0.5)));
  return { width, height, data: new Uint8ClampedArray(grained) };
}

/** How much of the background is of another colour, per thousand: specks stay where they are. */
function unlike({ background: { data } }: { background: Picture }, colour: readonly number[]): number {
  let other = 0;
  for (let i = 0; i < data.length; i += 4) if (colour.some((value, k) => Math.abs(data[i + k]! - value) > 12)) other++;
  return (4000 * other) / data.length;
}

const leaf = (c: SKRSContext2D, x: number, y: number, turn: number, colour: string) => {
  c.save();
  c.translate(x, y);
  c.rotate(turn);
  fill(c, colour, () => c.ellipse(0, 0, 44, 16, 0, 0, 7));
  c.restore();
};

it('knows paper under a wreath by its grain, and takes no photograph for it', async () => {
  const separation = await take(
    onPaper(
      draw(700, 900, (c) => {
        fill(c, '#f6f2ea', () => c.rect(0, 0, 700, 900));
        const shades = ['#5d7f61', '#86a58a', '#3f6250', '#b7c4a4'];
        for (let turn = 0, k = 0; turn < 6.28; turn += 0.05, k++)
          leaf(c, 350 + 230 * Math.cos(turn), 450 + 310 * Math.sin(turn), k * 1.3, shades[(k * 7) % 4]!);
      }),
    ),
  );
  expect(separation.kind).not.toBe('photo');
  expect(unlike(separation, [246, 242, 234])).toBeLessThan(1);
});

/** The colour at one place that is told from what is known of a picture. */
function toldAt(picture: Picture, isKnown: (x: number, y: number) => boolean, x: number): number[] {
  const { width, height, data } = picture;
  const colours = data.filter((_, at) => at % 4 < 3);
  const known = Uint8Array.from({ length: width * height }, (_, i) =>
    isKnown(i % width, Math.floor(i / width)) ? 1 : 0,
  );
  const told = new Float32Array(3);
  fitGradient({ width, height, data: new Uint8Array(colours) }, known)!.write(x, 250, told, 0);
  return [...told];
}

it('goes on in its one colour beside crumbs of another', () => {
  const picture = draw(900, 500, (c) => {
    fill(c, '#0f3b3a', () => c.rect(0, 0, 900, 500));
    fill(c, '#082625', () => c.rect(600, 0, 40, 40));
  });
  const isKnown = (x: number, y: number) => x < 400 || (x >= 600 && x < 640 && y < 40);
  expect(toldAt(picture, isKnown, 880)).toEqual([15, 59, 58]);
});

it('goes on with the slope of all that is seen, not of the last shadow before what hides it', () => {
  const picture = draw(900, 500, (c) => {
    const run = c.createLinearGradient(0, 0, 900, 0);
    run.addColorStop(0, '#204060');
    run.addColorStop(1, '#406080');
    fill(c, run, () => c.rect(0, 0, 900, 500));
    const shade = c.createLinearGradient(440, 0, 500, 0);
    shade.addColorStop(0, 'rgba(0,0,0,0)');
    shade.addColorStop(1, 'rgba(0,0,0,.12)');
    fill(c, shade, () => c.rect(440, 0, 60, 500));
  });
  const told = toldAt(picture, (x) => x < 500, 880);
  const off = [63, 95, 127].map((value, k) => Math.abs(value - told[k]!));
  expect(Math.max(...off)).toBeLessThan(30);
});

it('takes what stems from head to foot part for one ground', async () => {
  const separation = await take(
    draw(600, 800, (c) => {
      fill(c, '#f0ead6', () => c.rect(0, 0, 600, 800));
      for (const [k, x] of [90, 180, 300, 410, 520].entries())
        fill(c, ['#5b5d58', '#2f4a3a', '#83857e', '#474944', '#6f8f6a'][k]!, () => {
          c.moveTo(x, -5);
          c.bezierCurveTo(x + 30, 250, x - 30, 500, x + 10, 805);
          c.lineTo(x + 34, 805);
          c.bezierCurveTo(x, 500, x + 60, 250, x + 26, -5);
        });
    }),
  );
  expect(unlike(separation, [240, 234, 214])).toBeLessThan(1);
});

it('takes what lies beyond a string from side to side for the ground, though that changes behind its pennants', async () => {
  const separation = await take(
    draw(800, 800, (c) => {
      const sky = c.createLinearGradient(0, 0, 0, 800);
      sky.addColorStop(0, '#22213f');
      sky.addColorStop(1, '#6f6db5');
      fill(c, sky, () => c.rect(0, 0, 800, 800));
      const heightAt = (x: number) => 96 - ((x - 400) / 400) ** 2 * 36;
      for (let k = 0; k < 7; k++) {
        const x = 60 + k * 113;
        fill(c, ['#d4336c', '#fdc046', '#ffffff'][k % 3]!, () => {
          c.moveTo(x - 34, heightAt(x - 34));
          c.lineTo(x + 34, heightAt(x + 34));
          c.lineTo(x, heightAt(x) + 90);
        });
      }
      c.strokeStyle = '#d4336c';
      c.lineWidth = 7;
      c.beginPath();
      for (let x = -10; x <= 810; x += 10) c.lineTo(x, heightAt(x));
      c.stroke();
      fill(c, '#ffffff', () => c.rect(150, 300, 500, 300));
    }),
  );
  expect(separation.layers.filter((layer) => alphaAt(layer, 400, 30) > 128)).toEqual([]);
});

it('lays a panel on the grid beside it, though a large drawing hides most of its straight side', async () => {
  const separation = await take(
    draw(800, 800, (c) => {
      fill(c, '#fdf6f6', () => c.rect(0, 0, 800, 800));
      for (let at = 0; at < 800; at += 40) {
        fill(c, '#d2bfc3', () => c.rect(at, 0, 2, 800));
        fill(c, '#d2bfc3', () => c.rect(0, at, 800, 2));
      }
      fill(c, '#a03a58', () => c.rect(0, 0, 310, 800));
      fill(c, '#e8b04a', () => c.rect(350, 40, 410, 700));
      fill(c, '#2f6b45', () => c.ellipse(180, 220, 160, 130, 0, 0, 7));
      fill(c, '#2b6e9b', () => {
        for (const [x, y] of [
          [20, 260],
          [340, 260],
          [150, 780],
        ] as const)
          c.lineTo(x, y);
      });
    }),
  );
  expect(separation.kind).toBe('textured');
  const [r, g] = pixelAt(separation.background, 20, 700);
  expect(Math.min(r!, g!)).toBeGreaterThan(180);
});

it('takes the bars of a compressed chart for no pattern', async () => {
  const next = noise(3);
  const separation = await take(
    await compress(
      draw(600, 800, (c) => {
        fill(c, '#f5efdc', () => c.rect(0, 0, 600, 800));
        fill(c, '#f0b62a', () => c.rect(60, 60, 200, 380));
        fill(c, '#f0b62a', () => c.rect(330, 60, 210, 380));
        for (let x = 60; x < 540; x += 20) fill(c, '#e4523b', () => c.rect(x, 700 - 90 * next(), 10, 90));
        fill(c, '#f5efdc', () => c.rect(0, 700, 600, 100));
      }),
    ),
  );
  expect(separation.kind).not.toBe('textured');
  expect(unlike(separation, [245, 239, 220])).toBeLessThan(1);
});

it('takes a drawing that the side of the picture cuts for a thing', async () => {
  const next = noise(5);
  const separation = await take(
    draw(700, 700, (c) => {
      fill(c, '#24366e', () => c.rect(0, 0, 700, 700));
      for (let x = 0; x < 220; x += 3)
        for (let y = 90 + 20 * Math.sin(x / 40); y < 150; y += 3)
          fill(c, ['#f0b02c', '#3f8f5a', '#2d6b45', '#8fb04a'][Math.floor(4 * next())]!, () => c.rect(x, y, 3, 3));
      fill(c, '#fbe6a9', () => c.arc(420, 430, 150, 0, 7));
    }),
  );
  expect(unlike(separation, [36, 54, 110])).toBeLessThan(1);
  expect(separation.layers.some(({ box }) => box.x === 0 && box.width > 200)).toBe(true);
});

it.each([
  ['nothing of the ground that is seen in a ring', '#f0ead6', false, true],
  ['a card of another colour in it', '#c2572b', false, false],
  ['a card of its colour with a side that one sees', '#f0ead6', true, false],
  ['most of the ground itself', '#f0ead6', null, true],
])('parts from the ground %s', (_, colour, outlined, expected) => {
  const side = 200;
  const { data } = draw(side, side, (c) => {
    fill(c, '#f0ead6', () => c.rect(0, 0, side, side));
    if (outlined === false) fill(c, '#2f4a3a', () => c.arc(100, 100, 60, 0, 7));
    if (outlined) fill(c, '#e2d8bc', () => c.rect(66, 66, 68, 68));
    fill(c, colour, () => c.rect(70, 70, 60, 60));
  });
  const picture = { width: side, height: side, data: new Uint8Array(data.filter((__, i) => i % 4 < 3)) };
  const owners = new Int32Array(side * side).fill(-1);
  const own: number[] = [];
  for (let i = 0; i < owners.length; i++) {
    const [x, y] = [i % side, Math.floor(i / side)];
    const inside = x >= 70 && x < 130 && y >= 70 && y < 130;
    if (outlined === false && !inside && Math.hypot(x - 99.5, y - 99.5) < 61) owners[i] = 0;
    if (outlined === null ? x > 4 : inside) own.push(i);
  }
  const mask = maskOf(own, side, side);
  const found: Thing = {
    kind: 'shape',
    own: Int32Array.from(own),
    mask,
    children: [],
    colour: [0, 0, 0],
    shape: null,
    cast: [],
  };
  expect(isGround(found, owners, picture)).toBe(expected);
});

it('gives to a thing what it shows beyond the shape that completed it', () => {
  const width = 100;
  const seen: number[] = [];
  for (let y = 20; y < 60; y++) for (let x = 20; x < 70; x++) seen.push(y * width + x);
  const own = Int32Array.from(seen);
  const disc = maskOf(
    own.filter((i) => i % width < 50),
    width,
    width,
  );
  const thing = { kind: 'icon', own, mask: disc, children: [], colour: [0, 0, 0], shape: null, cast: [] } as Thing;
  const owners = new Int32Array(width * width);
  for (const i of own) owners[i] = 1;
  holdOwn([{ thing, order: 1, parent: 0 }], owners, width, width);
  const { mask } = thing;
  expect([mask.x, mask.x + mask.width, pixelsOf(mask)]).toEqual([expect.any(Number), expect.any(Number), own.length]);
});

it.each([
  ['a card', 1, 255],
  ['the ground', 0, 0],
])('shows the seam of a ribbon, though it is of no colour between both, beside %s', (_, above, alpha) => {
  const [width, seam] = [60, 20];
  const data = new Uint8Array(3 * width * width);
  const owners = new Int32Array(width * width);
  const seen: number[] = [];
  for (let i = 0; i < width * width; i++) {
    const y = Math.floor(i / width);
    data.set(y < seam ? [250, 250, 250] : y === seam ? [215, 222, 255] : [60, 91, 253], 3 * i);
    owners[i] = y < seam ? above : 2;
    if (y >= seam) seen.push(i);
  }
  const own = Int32Array.from(seen);
  const thing = {
    kind: 'shape',
    own,
    mask: maskOf(own, width, width),
    children: [],
    colour: [60, 91, 253],
    shape: null,
    cast: [],
  } as Thing;
  const slot = { thing, order: 2, parent: 0 };
  const colours = new Float32Array(data.length).map((_level, k) => [206, 205, 207][k % 3]!);
  const below = { colours, covered: new Uint8Array(owners.length) };
  const { box, pixels } = layUp({ width, height: width, data }, below, owners, slot);
  expect(pixels.data[((seam - box.y) * box.width + 30 - box.x) * 4 + 3]).toBe(alpha);
});

const pixelsOf = ({ bits }: { bits: Uint8Array }): number => bits.reduce((sum, bit) => sum + bit, 0);

it('takes no discs of one colour on cards all over a picture for its pattern', async () => {
  const separation = await take(
    draw(900, 900, (c) => {
      const ground = c.createLinearGradient(0, 0, 900, 900);
      ground.addColorStop(0, '#dfe6cd');
      ground.addColorStop(1, '#7f9468');
      fill(c, ground, () => c.rect(0, 0, 900, 900));
      for (let k = 0; k < 4; k++) {
        fill(c, ['#2b2b2b', '#b8432f', '#66784d', '#e8c35a'][k]!, () => c.roundRect(60, 70 + 205 * k, 780, 130, 24));
        for (const x of [140, 450, 760]) fill(c, '#fbfbf3', () => c.arc(x, 135 + 205 * k, 44, 0, 7));
      }
    }),
  );
  expect(separation.kind).toBe('smooth');
  expect(separation.layers).toHaveLength(16);
});
