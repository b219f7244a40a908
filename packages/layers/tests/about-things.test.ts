/** How a ground goes on under what lies on it, whatever rims and shadows stand about that. */
import { expect, it } from 'vitest';
import type { SKRSContext2D } from '@napi-rs/canvas';
import { separate, type Picture } from '../src/index.ts';
import { draw, emptyShelf, fill, noise, pixelAt, readerOf } from './drawing.ts';

const side = 1024;
const take = (picture: Picture) => separate(picture, { reader: readerOf(), shelf: emptyShelf });

/** A shape with a white rim in a soft shadow. */
function card(
  c: SKRSContext2D,
  colour: string,
  [x, y, width, height]: readonly [number, number, number, number],
): void {
  c.shadowColor = 'rgba(20, 20, 50, 0.35)';
  c.shadowBlur = 30;
  c.shadowOffsetY = 10;
  fill(c, '#ffffff', () => c.roundRect(x, y, width, height, 40));
  c.shadowColor = 'transparent';
  fill(c, colour, () => c.roundRect(x + 6, y + 6, width - 12, height - 12, 34));
}

/** Each pixel of the picture changed by what is told of its place, levels. */
function changed({ width, height, data }: Picture, by: (x: number, y: number) => number): Picture {
  const next = new Uint8ClampedArray(data);
  for (let i = 0; i < width * height; i++) {
    const change = by(i % width, Math.floor(i / width));
    for (let k = 0; k < 3; k++) next[i * 4 + k] = data[i * 4 + k]! + change;
  }
  return { width, height, data: next };
}

/** Means of squares of this side, of the first channel. */
function means({ width, height, data }: Picture, square: number): number[] {
  const found: number[] = [];
  for (let y = 0; y + square <= height; y += square)
    for (let x = 0; x + square <= width; x += square) {
      let sum = 0;
      for (let q = 0; q < square * square; q++)
        sum += data[((y + Math.floor(q / square)) * width + x + (q % square)) * 4]!;
      found.push(sum / square ** 2);
    }
  return found;
}

it('copies neither rims nor shadows into paper under cards that stand close together', async () => {
  const random = noise(11);
  const drawn = draw(side, side, (c) => {
    fill(c, '#ebebe8', () => c.rect(0, 0, side, side));
    for (const [k, colour] of ['#8fd4c1', '#123152', '#d14a1b', '#2f74b5'].entries())
      card(c, colour, [120 + 46 * k, 250 + 176 * k, 660, 122]);
  });
  const fibres = Array.from({ length: side }, () => 0);
  const paper = changed(drawn, (x, y) => {
    fibres[y] = 0.85 * (x ? fibres[y]! : 0) + 14 * (random() - 0.5);
    return fibres[y]!;
  });
  const { background } = await take(paper);
  const off = means(background, 16).map((mean) => Math.abs(mean - 0xeb));
  expect(Math.max(...off)).toBeLessThan(8);
});

it('goes on with stripes under cards whose rims have run into stripes of their colour', async () => {
  const stripes = (c: SKRSContext2D) => {
    fill(c, '#fbfaf5', () => c.rect(0, 0, side, side));
    for (let x = 0; x < side; x += 60) fill(c, '#d6daec', () => c.rect(x, 0, 30, side));
  };
  const rimmed = (c: SKRSContext2D, colour: string, box: readonly number[], turn: number) => {
    const [x, y, width, height] = box as [number, number, number, number];
    c.save();
    c.translate(x + width / 2, y + height / 2);
    c.rotate(turn);
    fill(c, 'rgba(30, 30, 50, 0.4)', () => c.roundRect(8 - width / 2, 8 - height / 2, width, height, 40));
    fill(c, '#fbfaf5', () => c.roundRect(-width / 2, -height / 2, width, height, 40));
    fill(c, colour, () => c.roundRect(8 - width / 2, 8 - height / 2, width - 16, height - 16, 34));
    c.restore();
  };
  const { background } = await take(
    draw(side, side, (c) => {
      stripes(c);
      rimmed(c, '#566799', [126, 86, 310, 640], -0.09);
      rimmed(c, '#cc4357', [590, 110, 310, 630], 0.09);
      rimmed(c, '#fbfaf5', [200, 806, 640, 132], 0);
    }),
  );
  const truth = draw(side, side, stripes);
  let off = 0;
  for (let i = 0; i < side * side; i++) if (Math.abs(background.data[i * 4]! - truth.data[i * 4]!) > 8) off++;
  expect(off / side ** 2).toBeLessThan(0.0003);
});

it('goes on with the boards and fibres of wood along them', async () => {
  const random = noise(5);
  const tones = Array.from({ length: side }, (_, y) => (y % 146 < 3 ? -70 : 16 * (random() - 0.5)));
  const grains = Array.from({ length: side }, () => random());
  const wood = (picture: Picture) =>
    changed(picture, (x, y) => tones[y]! + 5 * (grains[(x * 7 + y * 131) % side]! - 0.5) + 4 * (random() - 0.5));
  const boards = (c: SKRSContext2D) => {
    for (let k = 0; k < 8; k++)
      fill(c, ['#8a5a34', '#a06a40', '#7c5030', '#b57a4e'][k % 4]!, () => c.rect(0, k * 146, side, 146));
  };
  const { background } = await take(
    wood(
      draw(side, side, (c) => {
        boards(c);
        card(c, '#66784d', [240, 300, 420, 190]);
        card(c, '#e8c35a', [240, 560, 420, 190]);
      }),
    ),
  );
  const truth = wood(draw(side, side, boards));
  let sum = 0;
  for (let y = 320; y < 470; y++)
    for (let x = 260; x < 640; x += 5) sum += Math.abs(pixelAt(background, x, y)[0]! - pixelAt(truth, x, y)[0]!);
  expect(sum / (150 * 76)).toBeLessThan(3.4);
});

it.each([
  ['with a soft shadow', 0.3],
  ['without one', 0],
])('takes a ground that is dark behind a card %s for no shadow of it', async (_, dark) => {
  const blob = (x: number, y: number, wide: number, high: number) => Math.exp(-((x / wide) ** 2 + (y / high) ** 2));
  const ground = draw(side, side, () => {});
  for (let i = 0; i < side * side; i++) {
    const [x, y] = [i % side, Math.floor(i / side)];
    const [blue, amber] = [blob(x - 780, y - 600, 300, 300), blob(x - 160, y - 60, 200, 160)];
    const colour = [214 - 134 * blue, 226 - 104 * blue, 233 - 85 * blue];
    for (const [k, level] of [238, 200, 140].entries())
      ground.data[4 * i + k] = colour[k]! + amber * (level - colour[k]!);
    ground.data[4 * i + 3] = 255;
  }
  const above = draw(side, side, (c) => {
    [c.shadowColor, c.shadowBlur, c.shadowOffsetY] = [`rgba(0, 0, 0, ${dark})`, 40, 12];
    fill(c, '#fffdf8', () => c.roundRect(672, 374, 292, 480, 24));
  });
  const picture = { ...ground, data: ground.data.slice() };
  for (let i = 0; i < picture.data.length; i += 4) {
    const alpha = above.data[i + 3]! / 255;
    for (let k = 0; k < 3; k++) picture.data[i + k] = alpha * above.data[i + k]! + (1 - alpha) * ground.data[i + k]!;
  }
  const { background, layers } = await take(picture);
  expect(layers).toHaveLength(1);
  const off = ground.data.map((level, i) => Math.abs(level - background.data[i]!));
  expect(Math.max(...means({ ...ground, data: off }, 8))).toBeLessThan(30);
});

it('gives a bar the hard shadow that a rim in the colour of the ground parts from it', async () => {
  const picture = draw(720, 300, (c) => {
    fill(c, '#fffaf4', () => c.rect(0, 0, 720, 300));
    [c.shadowColor, c.shadowOffsetX, c.shadowOffsetY] = ['rgba(0, 0, 0, 0.32)', 8, 8];
    fill(c, '#fffaf4', () => c.rect(74, 104, 520, 120));
    c.shadowColor = 'transparent';
    fill(c, '#3f2a1d', () => c.rect(80, 110, 508, 108));
    fill(c, '#e9b874', () => c.arc(600, 160, 90, 0, 7));
  });
  const { background, layers } = await take(picture);
  expect(layers).toHaveLength(2);
  for (const y of [225, 229]) expect(pixelAt(background, 300, y)).toEqual([255, 250, 244, 255]);
});
