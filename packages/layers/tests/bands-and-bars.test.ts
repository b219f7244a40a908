/** Bands and hills along the picture's side, thin bars with knobs, and drawings that cross the rim of what they stand on. */
import { expect, it } from 'vitest';
import type { SKRSContext2D } from '@napi-rs/canvas';
import { separate, type SeparatedLayer } from '../src/index.ts';
import { alphaAt, draw, emptyShelf, fill, pixelAt, readerOf, sizeOf } from './drawing.ts';

const take = (width: number, height: number, paint: (context: SKRSContext2D) => void) =>
  separate(draw(width, height, paint), { reader: readerOf(), shelf: emptyShelf });

const ofSize = ({ layers }: { layers: SeparatedLayer[] }, width: number, height: number): SeparatedLayer[] =>
  layers.filter((layer) => {
    const [w, h] = sizeOf(layer);
    return Math.abs(w - width) < 4 && Math.abs(h - height) < 4;
  });

it('takes the coloured head of a page for a band on it, though it holds more of the rim', async () => {
  const { background, layers } = await take(480, 480, (c) => {
    fill(c, '#fdfdfb', () => c.rect(0, 0, 480, 480));
    fill(c, '#d9531e', () => c.rect(0, 0, 480, 120));
    fill(c, '#0c2b3f', () => c.rect(0, 430, 480, 50));
    fill(c, '#2b7a9b', () => c.rect(140, 90, 200, 250));
  });
  expect(pixelAt(background, 30, 300).slice(0, 3)).toEqual([253, 253, 251]);
  expect(layers.map((layer) => sizeOf(layer)[0]).sort()).toEqual([200, 480, 480]);
});

it('takes a hill along the foot for a thing', async () => {
  const { background, layers } = await take(480, 480, (c) => {
    fill(c, '#dbeaf1', () => c.rect(0, 0, 480, 480));
    fill(c, '#c4512d', () => {
      c.moveTo(0, 340);
      c.bezierCurveTo(120, 250, 320, 420, 480, 300);
      c.lineTo(480, 480);
      c.lineTo(0, 480);
    });
    fill(c, '#ffffff', () => c.rect(180, 410, 120, 40));
  });
  expect(layers).toHaveLength(2);
  expect(pixelAt(background, 240, 470).slice(0, 3)).toEqual([219, 234, 241]);
});

it('lays what is done on the whole bar, and the knob above both', async () => {
  const separation = await take(640, 240, (c) => {
    fill(c, '#fffdf8', () => c.rect(0, 0, 640, 240));
    fill(c, '#d8cfc0', () => c.rect(40, 60, 400, 20));
    fill(c, '#2f6f5e', () => c.rect(40, 60, 170, 20));
    fill(c, '#d8cfc0', () => c.rect(40, 150, 400, 12));
    fill(c, '#b3304f', () => c.rect(40, 150, 250, 12));
    fill(c, '#ffffff', () => c.arc(290, 156, 12, 0, 7));
    fill(c, '#33202a', () => c.arc(290, 156, 9, 0, 7));
  });
  const [upper, lower] = [ofSize(separation, 400, 20), ofSize(separation, 400, 12)];
  expect([upper.length, lower.length]).toEqual([1, 1]);
  expect(ofSize(separation, 170, 20).map(({ parentId }) => parentId)).toEqual([upper[0]!.id]);
  expect(separation.layers).toHaveLength(5);
});

it.each([
  ["the card's own colour", '#fffdf8'],
  ['another colour', '#f2c14e'],
])('takes a track with a rim for one bar with what is done on it, on a card of %s', async (_, card) => {
  const separation = await take(640, 320, (c) => {
    fill(c, '#cfdde2', () => c.rect(0, 0, 640, 320));
    fill(c, card, () => c.rect(40, 40, 560, 240));
    fill(c, '#714a9c', () => c.roundRect(120, 140, 400, 26, 13));
    fill(c, '#fffdf8', () => c.roundRect(123, 143, 394, 20, 10));
    fill(c, '#1e7356', () => c.roundRect(120, 140, 170, 26, 13));
  });
  const [below, track, done] = separation.layers;
  expect([track, done].map((layer) => layer!.parentId)).toEqual([below!.id, track!.id]);
  expect(sizeOf(track!, 128)).toEqual([expect.closeTo(400, -0.8), expect.closeTo(28, -0.8)]);
  expect(sizeOf(done!, 128)).toEqual([expect.closeTo(170, -0.8), expect.closeTo(26, -0.8)]);
  expect(alphaAt(track!, 480, 153)).toBe(255);
  expect(separation.layers).toHaveLength(3);
});

it('makes one bar of what a thing parts at the very foot of the picture', async () => {
  const separation = await take(640, 240, (c) => {
    fill(c, '#ffffff', () => c.rect(0, 0, 640, 240));
    fill(c, '#c22f7e', () => c.rect(100, 232, 440, 8));
    fill(c, '#2f6f5e', () => c.rect(250, 190, 60, 50));
  });
  expect(ofSize(separation, 440, 8)).toHaveLength(1);
});

it('makes one bar of a gradient that a knob parts', async () => {
  const separation = await take(640, 200, (c) => {
    fill(c, '#ffffff', () => c.rect(0, 0, 640, 200));
    const gradient = c.createLinearGradient(60, 0, 420, 0);
    gradient.addColorStop(0, '#8fe0c8');
    gradient.addColorStop(1, '#c22f7e');
    c.fillStyle = gradient;
    c.fillRect(60, 90, 360, 18);
    fill(c, '#ffffff', () => c.arc(140, 99, 18, 0, 7));
    fill(c, '#221c46', () => c.arc(140, 99, 12, 0, 7));
  });
  // The knob's ring is the ground's colour, and the bar's layer holds it.
  expect(ofSize(separation, 360, 24)).toHaveLength(1);
  expect(separation.layers).toHaveLength(2);
});

it('parts a drawing from the disc whose rim it crosses', async () => {
  const separation = await take(480, 480, (c) => {
    fill(c, '#fffaf5', () => c.rect(0, 0, 480, 480));
    fill(c, '#85586f', () => c.arc(240, 200, 70, 0, 7));
    c.strokeStyle = '#f7c59f';
    c.lineWidth = 11;
    c.beginPath();
    c.arc(240, 200, 46, Math.PI, 2 * Math.PI);
    c.stroke();
    for (const x of [182, 268]) fill(c, '#b3304f', () => c.roundRect(x, 196, 30, 56, 8));
  });
  const [disc, drawing] = separation.layers;
  expect(separation.layers).toHaveLength(2);
  expect(disc!.name).toBe('Disc');
  expect(drawing!.parentId).toBe(disc!.id);
  expect(drawing!.box.width).toBeGreaterThan(110);
});

it('makes a row of small dots one thing, though one of them is missing', async () => {
  const { layers } = await take(480, 240, (c) => {
    fill(c, '#0c2b3f', () => c.rect(0, 0, 480, 240));
    for (let k = 0; k < 19; k++) if (k !== 10) fill(c, '#ffd96a', () => c.arc(60 + 20 * k, 120, 2.4, 0, 7));
  });
  expect(layers).toHaveLength(1);
});

it('keeps what is left of a thin ring along it with the ring', async () => {
  const { layers } = await take(1024, 480, (c) => {
    fill(c, '#e3e7f5', () => c.rect(0, 0, 1024, 480));
    fill(c, '#c22f7e', () => c.roundRect(300, 100, 430, 240, 30));
    c.strokeStyle = '#ffffff';
    c.lineWidth = 6;
    c.beginPath();
    c.arc(600, 220, 77, 0, 7);
    c.stroke();
  });
  expect(layers.map(({ class: kind }) => kind)).toEqual(['shape', 'line']);
});

it('takes what lies between a slanted head and a foot for the ground, though either holds more of the rim', async () => {
  const { background, layers } = await take(480, 480, (c) => {
    fill(c, '#068284', () => c.rect(0, 0, 480, 480));
    fill(c, '#ed553b', () => {
      c.moveTo(0, 0);
      c.lineTo(480, 0);
      c.lineTo(480, 140);
      c.lineTo(0, 190);
    });
    fill(c, '#112f41', () => {
      c.moveTo(0, 350);
      c.lineTo(480, 310);
      c.lineTo(480, 480);
      c.lineTo(0, 480);
    });
  });
  expect(layers).toHaveLength(2);
  expect(pixelAt(background, 240, 20).slice(0, 3)).toEqual([6, 130, 132]);
});

it('takes a slanted head for a thing on tiles, though a card hides most of them', async () => {
  const { background, layers } = await take(400, 400, (c) => {
    fill(c, '#ffffff', () => c.rect(0, 0, 400, 400));
    for (let y = 0; y < 20; y++)
      for (let x = y % 2; x < 20; x += 2) fill(c, '#cfe0ee', () => c.rect(20 * x, 20 * y, 20, 20));
    fill(c, '#e2552b', () => {
      c.moveTo(0, 0);
      c.lineTo(400, 0);
      c.lineTo(400, 120);
      c.lineTo(0, 160);
    });
    fill(c, '#f2c14e', () => c.rect(15, 178, 370, 190));
  });
  expect(layers).toHaveLength(2);
  expect(pixelAt(background, 200, 40)[2]).toBeGreaterThan(200);
});

it('takes the plainer of two surfaces that part the picture for a panel on the other', async () => {
  const { background, layers } = await take(400, 400, (c) => {
    const ground = c.createLinearGradient(0, 0, 400, 400);
    ground.addColorStop(0, '#ffffff');
    ground.addColorStop(1, '#dfe6f2');
    c.fillStyle = ground;
    c.fillRect(0, 0, 400, 400);
    fill(c, '#e2505f', () => {
      c.moveTo(0, 0);
      c.lineTo(230, 0);
      c.lineTo(170, 400);
      c.lineTo(0, 400);
    });
    fill(c, '#2c1e2f', () => c.rect(0, 340, 400, 60));
  });
  expect(layers).toHaveLength(2);
  const [red, , blue] = pixelAt(background, 60, 200);
  expect(red).toBeGreaterThan(220);
  expect(blue).toBeGreaterThan(220);
});

it('takes the gaps of a code for what it stands on, not for lines on it', async () => {
  const { layers } = await take(480, 480, (c) => {
    fill(c, '#c8dbe0', () => c.rect(0, 0, 480, 480));
    fill(c, '#f8fafc', () => c.rect(40, 120, 400, 240));
    for (let k = 0; k < 26; k++) fill(c, '#222222', () => c.rect(240 + k * 6.5, 200, 1.5 + ((k * 13) % 4), 70));
  });
  expect(layers.filter(({ name }) => name === 'Line')).toEqual([]);
});
