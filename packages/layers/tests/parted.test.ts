/** What lies beside one another and is hard to tell apart, and what is one though it looks like many. */
import { expect, it } from 'vitest';
import type { SKRSContext2D } from '@napi-rs/canvas';
import { separate } from '../src/index.ts';
import { alphaAt, draw, emptyShelf, fill, pixelAt, readerOf } from './drawing.ts';

const take = (width: number, height: number, paint: (context: SKRSContext2D) => void) =>
  separate(draw(width, height, paint), { reader: readerOf(), shelf: emptyShelf });

function paintGradient(context: SKRSContext2D, size: number, from: string, to: string): void {
  const gradient = context.createLinearGradient(0, 0, size / 4, size);
  gradient.addColorStop(0, from);
  gradient.addColorStop(1, to);
  context.fillStyle = gradient;
  context.fillRect(0, 0, size, size);
}

it('parts a sheet that leans a little from a ground of nearly its colour', async () => {
  const { background, layers } = await take(480, 480, (c) => {
    paintGradient(c, 480, '#efe6dc', '#fbf7f0');
    c.translate(240, 240);
    c.rotate(-0.035);
    fill(c, '#fefcf8', () => c.rect(-160, -170, 320, 340));
  });
  expect(layers).toHaveLength(1);
  expect(alphaAt(layers[0]!, 240, 240)).toBe(255);
  expect(alphaAt(layers[0]!, 240, 380)).toBe(255);
  expect(alphaAt(layers[0]!, 40, 240)).toBe(0);
  expect(Math.abs(pixelAt(background, 240, 240)[2]! - 230)).toBeLessThan(5);
});

it('parts a disc from a gradient that is hardly lighter', async () => {
  const { layers } = await take(480, 480, (c) => {
    paintGradient(c, 480, '#f9f9f9', '#eeeeee');
    fill(c, '#e3e3e3', () => c.arc(240, 220, 150, 0, 7));
    fill(c, '#1d3557', () => c.rect(215, 120, 50, 200));
  });
  expect(layers.map(({ name }) => name)).toContain('Disc');
  const disc = layers.find(({ name }) => name === 'Disc')!;
  expect(alphaAt(disc, 240, 220)).toBe(255);
  expect(alphaAt(disc, 240, 40)).toBe(0);
});

it('leaves tiles to the ground that lie in the shadow of a card', async () => {
  const { layers } = await take(480, 480, (c) => {
    fill(c, '#ffffff', () => c.rect(0, 0, 480, 480));
    for (let s = 0; s < 480; s += 30) {
      fill(c, '#d5e6f0', () => c.rect(s, 0, 1, 480));
      fill(c, '#d5e6f0', () => c.rect(0, s, 480, 1));
    }
    c.shadowColor = 'rgba(20,30,60,.35)';
    c.shadowBlur = 40;
    c.shadowOffsetY = 16;
    fill(c, '#ef476f', () => c.rect(110, 130, 260, 170));
  });
  expect(layers).toHaveLength(1);
});

it('takes a row of pennants for one thing, and a row of cards for many', async () => {
  const pennants = await take(720, 300, (c) => {
    fill(c, '#2b2140', () => c.rect(0, 0, 720, 300));
    for (let k = 0; k < 8; k++) {
      const [x, y] = [40 + k * 80, 40 + 3 * (k % 3)];
      fill(c, ['#ff2a8a', '#4cc9f0', '#8f6f92'][k % 3]!, () => {
        c.moveTo(x, y);
        c.lineTo(x + 74, y);
        c.lineTo(x + 37, y + 76);
      });
    }
  });
  expect(pennants.layers).toHaveLength(1);
  const cards = await take(720, 300, (c) => {
    fill(c, '#2b2140', () => c.rect(0, 0, 720, 300));
    for (let k = 0; k < 8; k++)
      fill(c, ['#ff2a8a', '#4cc9f0', '#8f6f92'][k % 3]!, () => c.rect(40 + k * 80, 40, 70, 76));
  });
  expect(cards.layers).toHaveLength(8);
});

it('makes a card whole that a band of its own width cuts through', async () => {
  const { layers } = await take(480, 480, (c) => {
    fill(c, '#7fb7be', () => c.rect(0, 0, 480, 480));
    fill(c, '#fdfffc', () => c.roundRect(110, 60, 260, 360, 20));
    fill(c, '#1b4332', () => c.rect(110, 110, 260, 70));
    fill(c, '#f4d58d', () => c.roundRect(190, 350, 100, 40, 20));
  });
  const card = layers.find((layer) => alphaAt(layer, 130, 80) === 255)!;
  expect(alphaAt(card, 130, 300)).toBe(255);
  expect(alphaAt(card, 240, 145)).toBe(255);
});

it('takes a code with hair-thin bars for one thing, and so a perforation and the halves of a quotation mark', async () => {
  const { layers } = await take(640, 360, (c) => {
    fill(c, '#8d98ae', () => c.rect(0, 0, 640, 360));
    fill(c, '#ffffff', () => c.roundRect(40, 40, 560, 280, 16));
    let x = 420;
    for (const [bar, gap] of [3, 2, 5, 3, 2, 2, 5, 4, 3, 2, 2, 3, 5, 2, 3, 4].map((w, k) => [w, 2 + (k % 3)])) {
      fill(c, '#241f3a', () => c.rect(x, 110, bar!, 110));
      x += bar! + gap!;
    }
    for (let k = 0; k < 12; k++) fill(c, '#c3c8d4', () => c.roundRect(380, 70 + k * 19, 5, 9, 2));
    for (const left of [90, 140])
      fill(c, '#e5383b', () => {
        c.arc(left, 170, 20, 0, 7);
        c.moveTo(left - 20, 170);
        c.lineTo(left - 4, 110);
        c.lineTo(left + 12, 110);
        c.lineTo(left + 2, 152);
      });
  });
  const [card, ...onIt] = layers;
  expect(onIt.map(({ parentId }) => parentId)).toEqual([card!.id, card!.id, card!.id]);
  const [code] = onIt.filter(({ box }) => box.x > 400);
  expect(code!.box.width).toBeGreaterThan(80);
  const [dots] = onIt.filter(({ box }) => box.width < 20);
  expect(dots!.box.height).toBeGreaterThan(210);
});

it('takes a card with its border and its hard shadow for one card, and what lies on it for things on it', async () => {
  const { layers } = await take(480, 480, (c) => {
    fill(c, '#a8dadc', () => c.rect(0, 0, 480, 480));
    fill(c, '#16302b', () => c.rect(72, 72, 320, 340));
    fill(c, '#16302b', () => c.rect(60, 60, 320, 340));
    fill(c, '#fdfefb', () => c.rect(65, 65, 310, 330));
    fill(c, '#f4a261', () => c.rect(100, 100, 120, 120));
  });
  expect(layers.map(({ parentId }) => parentId)).toEqual([null, layers[0]!.id]);
  expect([alphaAt(layers[0]!, 300, 300), alphaAt(layers[0]!, 386, 300)]).toEqual([255, 255]);
});

it('takes no side of a border for a line where the ground is like the card', async () => {
  const { layers } = await take(640, 400, (c) => {
    const gradient = c.createLinearGradient(0, 0, 640, 0);
    gradient.addColorStop(0, '#fbfdfc');
    gradient.addColorStop(0.4, '#f0f6f4');
    gradient.addColorStop(1, '#2f6f5e');
    c.fillStyle = gradient;
    c.fillRect(0, 0, 640, 400);
    fill(c, '#16302b', () => c.rect(50, 60, 540, 280));
    fill(c, '#fdfefc', () => c.rect(55, 65, 530, 270));
    fill(c, '#e76f51', () => c.arc(150, 200, 60, 0, 7));
  });
  expect(layers.filter((layer) => layer.class === 'line')).toEqual([]);
  expect(alphaAt(layers[0]!, 400, 200)).toBe(255);
});
