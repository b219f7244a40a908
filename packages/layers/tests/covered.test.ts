import type { SKRSContext2D } from '@napi-rs/canvas';
import { expect, it } from 'vitest';
import { fitCopy, fitSimpleShape } from '../src/areas/simple-shape.ts';
import { separate, type Picture, type SeparatedLayer } from '../src/index.ts';
import { flatten, type Rgb } from '../src/areas/rgb.ts';
import { findRims } from '../src/surfaces/find-rims.ts';
import { partition } from '../src/surfaces/partition.ts';
import { smoothGrain } from '../src/surfaces/smooth-grain.ts';
import { leafOf } from '../src/tree/thing.ts';
import { uniteCovered } from '../src/tree/unite-covered.ts';
import { uniteEnclosed } from '../src/tree/unite-enclosed.ts';
import { alphaAt, draw, emptyShelf, fill, pixelAt, readerOf, sizeOf } from './drawing.ts';

const take = (picture: Picture) => separate(picture, { reader: readerOf(), shelf: emptyShelf });

const named = (layers: SeparatedLayer[], name: string) => layers.filter((layer) => layer.name === name);

const ground = '#a8dadc';

it('takes a foot for a thing though discs on it hide much of it', async () => {
  const { background, layers } = await take(
    draw(320, 320, (c) => {
      fill(c, ground, () => c.rect(0, 0, 320, 320));
      fill(c, '#1d3557', () => c.rect(0, 230, 320, 90));
      for (const x of [60, 160, 260]) fill(c, '#f4a261', () => c.arc(x, 275, 36, 0, 7));
    }),
  );
  expect(layers).toHaveLength(4);
  expect(alphaAt(layers[0]!, 110, 310)).toBe(255);
  expect(pixelAt(background, 110, 310)).toEqual([168, 218, 220, 255]);
});

it('takes a wave for a thing on tiles though it holds more of the rim than they', async () => {
  const { background, layers } = await take(
    draw(400, 400, (c) => {
      fill(c, '#fdfcf7', () => c.rect(0, 0, 400, 400));
      for (let s = 0; s < 400; s += 24) {
        fill(c, '#9fb3c8', () => c.rect(s, 0, 2, 400));
        fill(c, '#9fb3c8', () => c.rect(0, s, 400, 2));
      }
      fill(c, '#1d3557', () => {
        c.moveTo(0, 0);
        c.lineTo(400, 0);
        c.lineTo(400, 100);
        c.quadraticCurveTo(300, 150, 160, 120);
        c.lineTo(0, 130);
      });
    }),
  );
  expect(layers.some((layer) => alphaAt(layer, 200, 60) === 255)).toBe(true);
  expect(pixelAt(background, 204, 60)[0]).toBeGreaterThan(240);
});

it('takes a white card on a white ground for a card, and its shadow for no line', async () => {
  const { layers } = await take(
    draw(400, 400, (c) => {
      fill(c, '#fafefd', () => c.rect(0, 0, 400, 400));
      c.shadowColor = 'rgba(0,0,0,.18)';
      c.shadowBlur = 12;
      c.shadowOffsetY = 4;
      fill(c, '#fbfffe', () => c.rect(60, 40, 280, 320));
      c.shadowColor = 'transparent';
      fill(c, '#1d3557', () => c.rect(60, 40, 280, 70));
      fill(c, '#f4a261', () => c.arc(200, 220, 50, 0, 7));
    }),
  );
  expect(layers.filter((layer) => layer.class === 'line')).toEqual([]);
  expect(alphaAt(layers[0]!, 80, 340)).toBe(255);
  expect(alphaAt(layers[0]!, 30, 200)).toBeLessThan(60);
});

it('takes a bar that beads lie on for one bar', async () => {
  const { layers } = await take(
    draw(800, 240, (c) => {
      fill(c, ground, () => c.rect(0, 0, 800, 240));
      fill(c, '#457b9d', () => c.rect(60, 113, 680, 14));
      for (const x of [90, 296, 503, 710]) fill(c, '#1d3557', () => c.arc(x, 120, 30, 0, 7));
    }),
  );
  expect(named(layers, 'Bar')).toHaveLength(1);
  const [bar] = named(layers, 'Bar');
  expect(alphaAt(bar!, 296, 120)).toBe(255);
  expect(alphaAt(bar!, 400, 120)).toBe(255);
});

it('takes stripes that cut a coupon for one thing on it, and goes on with both beneath a disc', async () => {
  const { layers } = await take(
    draw(400, 320, (c) => {
      fill(c, ground, () => c.rect(0, 0, 400, 320));
      fill(c, '#d7263d', () => c.roundRect(40, 60, 320, 200, 16));
      for (let k = 0; k < 6; k++) fill(c, '#f2c14e', () => c.rect(190 + k * 24, 60, 12, 200));
      fill(c, '#fdfcf7', () => c.arc(256, 160, 40, 0, 7));
    }),
  );
  expect(layers).toHaveLength(3);
  const [coupon, stripes] = layers;
  expect(alphaAt(coupon!, 196, 100)).toBe(255);
  expect([alphaAt(stripes!, 196, 100), alphaAt(stripes!, 208, 100)]).toEqual([255, 0]);
  expect(alphaAt(stripes!, 244, 160)).toBe(255);
});

it('takes what a card leaves of a disc on its two sides for one disc', async () => {
  const { layers } = await take(
    draw(400, 400, (c) => {
      fill(c, ground, () => c.rect(0, 0, 400, 400));
      fill(c, '#f4a261', () => c.arc(196, 200, 104, 0, 7));
      fill(c, '#1d3557', () => c.roundRect(116, 40, 160, 320, 24));
      fill(c, '#457b9d', () => c.rect(30, 330, 340, 60));
    }),
  );
  expect(named(layers, 'Disc')).toHaveLength(1);
  expect(layers).toHaveLength(3);
  expect(alphaAt(named(layers, 'Disc')[0]!, 196, 200)).toBe(255);
});

it('lifts a sheet of the ground’s own colour off the dots that it covers', async () => {
  const { background, layers } = await take(
    draw(480, 480, (c) => {
      fill(c, '#f4efe6', () => c.rect(0, 0, 480, 480));
      for (let y = 10; y < 480; y += 20)
        for (let x = 10; x < 480; x += 20) fill(c, '#7d9181', () => c.arc(x, y, 4.6, 0, 7));
      fill(c, '#f7f2ea', () => c.rect(95, 85, 290, 310));
    }),
  );
  expect(layers).toHaveLength(1);
  expect(alphaAt(layers[0]!, 240, 240)).toBe(255);
  expect(pixelAt(background, 250, 250)[0]).toBeLessThan(180);
});

it('takes the bars of a code for one thing, and five marks in a row for five', async () => {
  const { layers } = await take(
    draw(560, 400, (c) => {
      fill(c, ground, () => c.rect(0, 0, 560, 400));
      for (let k = 0; k < 10; k++) fill(c, '#22223b', () => c.rect(80 + k * 26, 60, k % 3 ? 11 : 15, 110));
      for (let k = 0; k < 5; k++) fill(c, '#e63946', () => c.arc(100 + k * 70, 300, 16, 0, 7));
    }),
  );
  const code = layers.filter(({ box }) => box.y < 200);
  expect(code).toHaveLength(1);
  expect(alphaAt(code[0]!, 85, 100)).toBe(255);
  expect(alphaAt(code[0]!, 318, 100)).toBe(255);
  expect(alphaAt(code[0]!, 100, 100)).toBe(0);
  expect(layers.filter(({ box }) => box.y > 200)).toHaveLength(5);
});

it('goes on with nothing of a speech bubble under what it lies on', async () => {
  const { layers } = await take(
    draw(512, 512, (c) => {
      fill(c, '#cfe3dc', () => c.rect(0, 0, 512, 512));
      fill(c, '#e9c46b', () => {
        c.moveTo(60, 250);
        c.bezierCurveTo(40, 120, 160, 50, 260, 60);
        c.bezierCurveTo(420, 50, 480, 160, 460, 260);
        c.bezierCurveTo(450, 420, 330, 460, 240, 450);
        c.bezierCurveTo(120, 460, 60, 380, 60, 250);
      });
      fill(c, '#fbf8ef', () => c.roundRect(160, 130, 200, 260, 16));
      fill(c, '#d9782b', () => c.roundRect(290, 60, 190, 100, 24));
      fill(c, '#d9782b', () => {
        c.moveTo(330, 150);
        c.lineTo(320, 200);
        c.lineTo(376, 150);
      });
    }),
  );
  const bubble = layers.at(-1)!;
  expect(alphaAt(bubble, 330, 170)).toBe(255);
  // Within its hull, beside its tail.
  expect([alphaAt(bubble, 312, 170), alphaAt(bubble, 380, 165)]).toEqual([0, 0]);
});

it('makes the back one of two sheets whole, of which a strip is seen', async () => {
  const sheet = (c: SKRSContext2D, turn: number, colour: string, [width, height]: [number, number]) => {
    c.save();
    c.translate(320, 320);
    c.rotate(turn);
    fill(c, colour, () => c.roundRect(-width / 2, -height / 2, width, height, 14));
    c.restore();
  };
  const picture = draw(640, 640, (c) => {
    fill(c, '#dce6ea', () => c.rect(0, 0, 640, 640));
    fill(c, '#f4a261', () => c.arc(320, 320, 290, 0, 7));
    c.translate(-30, 0);
    sheet(c, -0.16, '#33658a', [260, 320]);
    c.translate(60, 0);
    c.shadowColor = 'rgba(0,0,0,.25)';
    c.shadowBlur = 24;
    c.shadowOffsetY = 8;
    sheet(c, 0.08, '#fffdf7', [260, 336]);
  });
  const { layers } = await take(picture);
  expect(layers).toHaveLength(3);
  const [, back] = layers;
  expect(alphaAt(back!, 180, 330)).toBe(255);
  // Where the sheet in front hides it.
  expect(alphaAt(back!, 330, 330)).toBe(255);
  const pixels = back!.pixels.data.reduce((sum, value, o) => sum + (o % 4 === 3 && value > 127 ? 1 : 0), 0);
  expect(pixels / (260 * 320)).toBeCloseTo(1, 1);
});

it('finds how far a sheet goes on behind another that lies askew on it', () => {
  const [width, height] = [480, 480];
  const inside = (x: number, y: number, [cx, cy, a, b, angle]: readonly number[]) => {
    const u = (x - cx!) * Math.cos(angle!) + (y - cy!) * Math.sin(angle!);
    const v = (y - cy!) * Math.cos(angle!) - (x - cx!) * Math.sin(angle!);
    return Math.abs(u) < a! && Math.abs(v) < b!;
  };
  const bitsOf = (test: (x: number, y: number) => boolean) =>
    new Uint8Array(width * height).map((_, i) => (test(i % width, Math.floor(i / width)) ? 1 : 0));
  const [back, front] = [
    [210, 240, 110, 150, -0.16],
    [265, 240, 110, 160, 0.08],
  ] as const;
  const hidden = bitsOf((x, y) => inside(x, y, front));
  const whole = { x: 0, y: 0, width, height };
  const sheet = fitSimpleShape({ ...whole, bits: hidden })!;
  const strip = { ...whole, bits: bitsOf((x, y) => x < 280 && inside(x, y, back) && !inside(x, y, front)) };
  const found = fitCopy(strip, sheet, hidden, 0.95)!;
  const sides = [found.a, found.b].sort((a, b) => a - b);
  expect([found.cx, found.cy, ...sides]).toEqual(back.slice(0, 4).map((value) => expect.closeTo(value, -0.8)));
  // A strip along its side is no part of what lies behind it.
  const foot = { ...whole, bits: bitsOf((x, y) => inside(x, y, [129, 240, 25, 160, 0.08]) && !inside(x, y, front)) };
  expect(fitCopy(foot, sheet, hidden, 0.95)).toBeNull();
});

it('takes what shows between things in front for a piece of what they cut it off from', async () => {
  const { layers } = await take(
    draw(400, 400, (c) => {
      fill(c, ground, () => c.rect(0, 0, 400, 400));
      fill(c, '#ffd166', () => {
        c.moveTo(40, 120);
        c.bezierCurveTo(20, 10, 180, 60, 230, 25);
        c.bezierCurveTo(330, -20, 400, 120, 370, 220);
        c.bezierCurveTo(360, 330, 250, 330, 220, 375);
        c.bezierCurveTo(120, 400, 60, 240, 40, 120);
      });
      fill(c, '#3a7ca5', () => c.rect(130, 90, 80, 130));
      fill(c, '#fbfdff', () => c.rect(90, 200, 220, 130));
      fill(c, '#17b8a6', () => {
        c.roundRect(170, 60, 160, 70, 14);
        c.moveTo(262, 125);
        c.lineTo(300, 125);
        c.lineTo(252, 216);
      });
    }),
  );
  expect(layers).toHaveLength(4);
  expect(alphaAt(layers[0]!, 230, 165)).toBe(255);
});

/** The surfaces of a drawing, and the thing that is seen at a place. */
function surfacesOf(clean: Rgb) {
  const rims = findRims(clean);
  const surfaces = partition(clean, { smooth: smoothGrain(clean, rims), words: [], rims });
  const seen = ([x, y]: readonly [number, number]) => {
    const id = surfaces.label[y * clean.width + x]!;
    return leafOf(
      surfaces,
      Int32Array.from(surfaces.label.keys()).filter((i) => surfaces.label[i] === id),
    );
  };
  return { surfaces, seen };
}

it.each([
  ['where that is whole over its place', [60, 40, 240, 320], 1],
  ['and only there', [60, 40, 180, 320], 2],
] as const)(
  'takes what a photograph, a badge and a ribbon cut off for one with the rest %s',
  (_, [x, y, width, height], count) => {
    const side = 400;
    const clean = flatten(
      draw(side, side, (c) => {
        fill(c, '#d6e2e9', () => c.rect(0, 0, side, side));
        fill(c, '#4e7a93', () => c.rect(60, 40, 240, 320));
        fill(c, '#2f7d4f', () => c.rect(90, 90, 190, 210));
        fill(c, '#eeae49', () => c.rect(230, 60, 110, 60));
        fill(c, '#d4495b', () => c.rect(40, 260, 290, 60));
      }),
    );
    const { surfaces, seen } = surfacesOf(clean);
    const main = seen([70, 100]);
    const whole = { ...main, mask: { x, y, width, height, bits: new Uint8Array(width * height).fill(1) } };
    const others = (
      [
        [290, 200],
        [150, 200],
        [300, 80],
        [150, 300],
      ] as const
    ).map(seen);
    expect(others[0]!.own).not.toEqual(main.own);
    expect(uniteEnclosed([whole, ...others], surfaces)).toHaveLength(3 + count);
  },
);

it('leaves cards in a row apart, though one rectangle is about two of them, or about all', () => {
  const { surfaces, seen } = surfacesOf(
    flatten(
      draw(800, 300, (c) => {
        fill(c, '#fdfdf5', () => c.rect(0, 0, 800, 300));
        for (const x of [50, 286, 522]) fill(c, '#c9e0c8', () => c.roundRect(x, 60, 222, 188, 18));
      }),
    ),
  );
  const cards = [100, 330, 570].map((x) => seen([x, 150]));
  // As drawings, as they are taken for where their rims have the colour of what is drawn on them.
  expect(cards.map(({ kind, shape }) => [kind, shape])).toEqual(cards.map(() => ['icon', null]));
  expect(uniteCovered(cards, surfaces)).toEqual(cards);
});

it('leaves the darker foot of a card a thing of its own', () => {
  const { surfaces, seen } = surfacesOf(
    flatten(
      draw(400, 400, (c) => {
        fill(c, '#d6e2e9', () => c.rect(0, 0, 400, 400));
        fill(c, '#4e7a93', () => c.rect(60, 40, 240, 320));
        fill(c, '#42687d', () => c.rect(60, 300, 240, 60));
      }),
    ),
  );
  const [card, foot] = [seen([100, 100]), seen([100, 330])];
  const whole = { ...card, mask: { x: 60, y: 40, width: 240, height: 320, bits: new Uint8Array(240 * 320).fill(1) } };
  expect(uniteEnclosed([whole, foot], surfaces)).toHaveLength(2);
});

it('leaves on its face what a dial shows, though the ring round it goes on under both', async () => {
  const teal = '#107a72';
  const turns = Array.from({ length: 12 }, (_, k) => (k * Math.PI) / 6);
  const placeOf = (turn: number) => [300 + 200 * Math.cos(turn), 300 + 200 * Math.sin(turn)] as const;
  const { layers } = await take(
    draw(600, 600, (c) => {
      fill(c, '#5f6e8f', () => c.rect(0, 0, 600, 600));
      fill(c, teal, () => c.arc(300, 300, 266, 0, 7));
      fill(c, '#fafbff', () => c.arc(300, 300, 232, 0, 7));
      for (const turn of turns) {
        c.save();
        c.translate(...placeOf(turn));
        c.rotate(turn);
        fill(c, '#2d2d45', () => c.rect(-10, -4.5, 20, 9));
        c.restore();
      }
      fill(c, teal, () => {
        c.moveTo(408, 218);
        c.lineTo(458, 218);
        c.lineTo(433, 278);
      });
      fill(c, '#ff9e80', () => c.arc(138, 488, 90, 0, 7));
    }),
  );
  const [ring, face] = layers;
  // Neither shows a mark or the arrow, nor a hole where one lies.
  for (const [x, y] of [[433, 233], ...turns.filter((_, k) => k !== 4).map(placeOf)] as const) {
    const at = ({ box, pixels }: SeparatedLayer) => pixelAt(pixels, Math.round(x) - box.x, Math.round(y) - box.y);
    expect(at(ring!)).toEqual([16, 122, 114, 255]);
    expect(at(face!)).toEqual([250, 251, 255, 255]);
  }
});

it('takes no foot of a drawing for the far side of a plate of its colour', async () => {
  const { layers } = await take(
    draw(512, 512, (c) => {
      fill(c, ground, () => c.rect(0, 0, 512, 512));
      fill(c, '#fbf9f4', () => c.roundRect(70, 40, 372, 430, 20));
      fill(c, '#33261d', () => c.rect(40, 180, 432, 70));
      fill(c, '#e9c893', () => c.arc(360, 340, 40, 0, 7));
      fill(c, '#33261d', () => c.rect(345, 363, 34, 7));
      fill(c, '#33261d', () => c.roundRect(110, 430, 292, 58, 12));
    }),
  );
  // The plate, the band across the card and the foot, as they were drawn.
  const sizes = layers.map((layer) => sizeOf(layer));
  for (const [width, height] of [
    [292, 58],
    [432, 70],
    [34, 7],
  ] as const)
    expect(sizes.filter(([w, h]) => Math.abs(w - width) < 3 && Math.abs(h - height) < 3)).toHaveLength(1);
});

it('makes one card of two that a tape parts, though it takes most of the picture', () => {
  const { surfaces, seen } = surfacesOf(
    flatten(
      draw(400, 400, (c) => {
        fill(c, ground, () => c.rect(0, 0, 400, 400));
        fill(c, '#fffdf7', () => c.roundRect(30, 20, 340, 360, 14));
        fill(c, '#f0cf5a', () => c.rect(10, 150, 380, 40));
      }),
    ),
  );
  const [upper, lower, tape] = [seen([200, 80]), seen([200, 300]), seen([200, 170])];
  const [card] = uniteCovered([upper, lower, tape], surfaces);
  expect(card!.own).toHaveLength(upper.own.length + lower.own.length);
  expect(card!.shape).toMatchObject({ kind: 'rectangle', a: expect.closeTo(170, -0.5), b: expect.closeTo(180, -0.5) });
});
