import type { SKRSContext2D } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import { maskOf } from '../src/areas/mask.ts';
import { flatten } from '../src/areas/rgb.ts';
import { findTile } from '../src/ground/tile.ts';
import { separate, type Picture } from '../src/index.ts';
import { giveToTile } from '../src/peeling/give-to-tile.ts';
import type { Slot } from '../src/peeling/slots.ts';
import { alphaAt, compress, draw, emptyShelf, fill, greatestDifference, pixelAt, readerOf, sizeOf } from './drawing.ts';

const side = 480;
const light = '#fffdf7';
const dark = '#a8dadc';

const take = (picture: Picture) => separate(picture, { reader: readerOf(), shelf: emptyShelf });

function paintGround(c: SKRSContext2D): void {
  fill(c, light, () => c.rect(0, 0, side, side));
}

/** Grounds that have the colour of what is laid on them between their own. */
const patterns = {
  grid: (c) => {
    for (let at = 0; at < side; at += 24)
      fill(c, dark, () => {
        c.rect(at, 0, 1.5, side);
        c.rect(0, at, side, 1.5);
      });
  },
  checks: (c) => {
    for (let y = 0; y < side; y += 40)
      for (let x = y % 80; x < side; x += 80) fill(c, dark, () => c.rect(x, y, 40, 40));
  },
  stripes: (c) => {
    for (let y = 0; y < side; y += 48) fill(c, dark, () => c.rect(0, y, side, 24));
  },
  'slanted stripes': (c) => {
    c.save();
    c.rotate(Math.PI / 4);
    for (let y = -side; y < 2 * side; y += 40) fill(c, dark, () => c.rect(-side, y, 3 * side, 20));
    c.restore();
  },
} satisfies Record<string, (c: SKRSContext2D) => void>;
const names = Object.keys(patterns) as (keyof typeof patterns)[];

const drawOn = (pattern: keyof typeof patterns, paint: (c: SKRSContext2D) => void): Picture =>
  draw(side, side, (c) => {
    paintGround(c);
    patterns[pattern](c);
    paint(c);
  });

/** Two cards of the ground's own colour, sides in the pattern's other one, an icon on one of them. */
const cards = [
  { x: 52, y: 60, width: 200, height: 120 },
  { x: 228, y: 252, width: 200, height: 120 },
];
const paintCards = (c: SKRSContext2D) => {
  for (const { x, y, width, height } of cards) fill(c, light, () => c.rect(x, y, width, height));
  fill(c, '#c1121f', () => c.arc(100, 110, 26, 0, 7));
};

describe('on a pattern that has their own colour', () => {
  it.each(names)('cards end where the pattern does: %s', async (name) => {
    const picture = drawOn(name, paintCards);
    const { layers, background } = await take(picture);
    expect(layers).toHaveLength(3);
    for (const card of cards) {
      const found = layers.find(({ box }) => Math.abs(box.x - card.x) < 8 && Math.abs(box.y - card.y) < 8);
      expect(found, JSON.stringify(layers.map(({ box }) => box))).toBeDefined();
      const [right, bottom] = [found!.box.x + found!.box.width, found!.box.y + found!.box.height];
      expect(Math.abs(right - card.x - card.width)).toBeLessThan(8);
      expect(Math.abs(bottom - card.y - card.height)).toBeLessThan(8);
      expect(alphaAt(found!, card.x + 150, card.y + 50)).toBe(255);
    }
    const clean = drawOn(name, () => {});
    for (const [x, y] of [
      [160, 110],
      [330, 300],
      [240, 200],
    ] as const)
      for (let k = 0; k < 3; k++)
        expect(Math.abs(pixelAt(background, x, y)[k]! - pixelAt(clean, x, y)[k]!), `${x}, ${y}`).toBeLessThan(12);
  });

  it('they do in a JPEG', async () => {
    const picture = await compress(drawOn('checks', paintCards));
    const { layers } = await take(picture);
    expect(layers).toHaveLength(3);
    const sizes = layers.map((layer) => sizeOf(layer, 128));
    for (const { width, height } of cards)
      expect(sizes.filter(([w, h]) => Math.abs(w - width) < 6 && Math.abs(h - height) < 6)).toHaveLength(2);
  });

  it('what lies on something else stays whole, though it has that colour as well', async () => {
    const picture = drawOn('stripes', (c) => {
      fill(c, '#f4a261', () => c.arc(240, 240, 190, 0, 7));
      fill(c, light, () => c.rect(150, 150, 180, 180));
    });
    const { layers } = await take(picture);
    expect(layers.map((layer) => sizeOf(layer, 128))).toEqual([
      [380, 380],
      [180, 180],
    ]);
  });

  it('the layers give the picture again', async () => {
    for (const name of names) {
      const picture = drawOn(name, paintCards);
      expect(greatestDifference(await take(picture), picture), name).toBeLessThanOrEqual(1);
    }
  });
});

describe('the tile of a ground', () => {
  const everywhere = new Uint8Array(side * side).fill(1);
  const tileOf = (picture: Picture) => findTile(flatten(picture), everywhere);

  it('has its periods, fractions of pixels too, though much is covered', () => {
    const periods = names.map((name) => {
      const tile = tileOf(drawOn(name, paintCards));
      return [tile?.px, tile?.py];
    });
    const [grid, checks, stripes, slanted] = periods;
    expect(grid).toEqual([24, 24]);
    expect(checks).toEqual([80, 80]);
    expect(stripes![1]).toBe(48);
    for (const period of slanted!) expect(Math.abs(period! - 40 * Math.SQRT2)).toBeLessThan(0.1);
  });

  it('is that of a third of a ground that lies in soft shadows', () => {
    const grid = (c: SKRSContext2D) => {
      fill(c, '#fdf6f6', () => c.rect(0, 0, side, side));
      for (let at = 0; at < side; at += 40) {
        fill(c, '#cda5af', () => c.rect(at, 0, 2, side));
        fill(c, '#cda5af', () => c.rect(0, at, side, 2));
      }
    };
    const shaded = draw(side, side, (c) => {
      grid(c);
      for (let x = 0; x < side / 3; x++)
        fill(c, `rgba(0, 0, 0, ${0.3 - (0.25 * 3 * x) / side})`, () => c.rect(x, 0, 1, side));
    });
    expect(tileOf(shaded)).toMatchObject({ px: 40, py: 40 });
  });

  it('is none of one colour, of a gradient, of noise', () => {
    expect(tileOf(draw(side, side, paintGround))).toBeNull();
    const gradient = draw(side, side, (c) => {
      const fading = c.createLinearGradient(0, 0, side, side);
      fading.addColorStop(0, light);
      fading.addColorStop(1, dark);
      c.fillStyle = fading;
      c.fillRect(0, 0, side, side);
    });
    expect(tileOf(gradient)).toBeNull();
    let state = 1;
    const noise = draw(side, side, paintGround);
    for (let i = 0; i < noise.data.length; i++) {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
      if (i % 4 < 3) noise.data[i] = state >>> 24;
    }
    expect(tileOf(noise)).toBeNull();
  });
});

describe('what looks as the tile round it says', () => {
  const [stripes, picture] = [
    draw(side, side, (c) => (paintGround(c), patterns.stripes(c))),
    draw(side, side, (c) => {
      paintGround(c);
      patterns.stripes(c);
      fill(c, light, () => c.rect(100, 110, 200, 90));
    }),
  ].map((drawn) => flatten(drawn));
  const slotAt = (order: number, [left, top, width, height]: number[]): Slot => {
    const own = Int32Array.from(
      { length: width! * height! },
      (_, j) => (top! + Math.floor(j / width!)) * side + left! + (j % width!),
    );
    const mask = maskOf(own, side, side);
    const thing = {
      kind: 'shape',
      own,
      mask,
      children: [],
      colour: [0, 0, 0],
      shape: null,
      cast: [],
    } satisfies Slot['thing'];
    return { thing, order, parent: 0 };
  };
  const bar = slotAt(1, [20, 240, 400, 24]);
  const card = slotAt(2, [100, 110, 200, 90]);
  const under = () => {
    const owners = new Int32Array(side * side);
    for (const { thing, order } of [bar, card]) for (const i of thing.own) owners[i] = order;
    return owners;
  };
  const model = { colours: Float32Array.from(stripes!.data) };

  it('is ground: a stripe, but not a card in the colour of half the stripes that it hides', () => {
    const owners = under();
    expect(giveToTile([bar, card], owners, picture!, { kind: 'tiles', ...model })).toEqual([card]);
    expect(new Set(bar.thing.own.map((i) => owners[i]!))).toEqual(new Set([0]));
    expect(new Set(card.thing.own.map((i) => owners[i]!))).toEqual(new Set([2]));
  });

  it('is a thing where nothing repeats, and where something lies on it', () => {
    const holding = { ...bar, thing: { ...bar.thing, children: [card.thing] } };
    expect(giveToTile([bar], under(), picture!, { kind: 'smooth', ...model })).toEqual([bar]);
    expect(giveToTile([holding], under(), picture!, { kind: 'tiles', ...model })).toEqual([holding]);
  });
});
