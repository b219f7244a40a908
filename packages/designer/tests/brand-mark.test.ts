import { createCanvas } from '@napi-rs/canvas';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { readLogo, readsOn } from '../src/brand/read-logo.ts';
import { gradeFor } from '../src/edits/grade.ts';
import { planBrief, planDesigns, renderDesign, renderLayers } from '../src/index.ts';
import type { BrandMark, DesignLayer, DesignRequest } from '../src/index.ts';

/** A disc and bars, as wide as three of its heights, with empty paper around. */
function drawLogo(ink: string, accent: string): Uint8Array {
  const canvas = createCanvas(400, 160);
  const context = canvas.getContext('2d');
  context.fillStyle = accent;
  context.beginPath();
  context.arc(80, 80, 50, 0, Math.PI * 2);
  context.fill();
  context.fillStyle = ink;
  for (const x of [150, 210, 270]) context.fillRect(x, 30, 40, 100);
  context.fillRect(310, 30, 20, 100);
  return canvas.toBuffer('image/png');
}
const dark = { bytes: drawLogo('#16213a', '#0b7a55') };
const light = { bytes: drawLogo('#ffffff', '#f3f0d8') };

function designOf(prompt: string, mark: BrandMark | undefined, size = { width: 420, height: 560 }): DesignRequest {
  const brief = planBrief(prompt, { size });
  const [direction] = planDesigns(brief, { count: 1, seed: 1 });
  return { brief, direction: direction!, seed: 1, ...(mark && { mark }) };
}
const layerOf = (layers: readonly DesignLayer[], name: string) => layers.find((layer) => layer.name === name);
const overlap = ({ bbox: a }: DesignLayer, { bbox: b }: DesignLayer) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

const sheets: [prompt: string, width: number, height: number][] = [
  ['Poster for a jazz night "Late Set" at Blue Note Shanghai, Fri 9 Oct, 20:30, ¥180', 420, 560],
  ['Menu for a bistro: onion soup 9, steak frites 24, crème brûlée 8, house wine 7', 400, 560],
  ['Banner: 40% off wireless headphones, shop now', 800, 250],
  ['Business card for Anna Weber, architect, anna@weber.de, +49 30 123456', 560, 320],
  ['春节海报“马到成功”，剪纸风格', 420, 560],
  ['Social card: "We are hiring two designers", apply now, remote', 480, 480],
  ['Packaging for lemon black tea, 100 g, loose leaf', 400, 560],
];

describe('a sheet is signed with the brand’s logo and slogan', () => {
  test.each(sheets)('%s', async (prompt, width, height) => {
    const mark = { logos: [dark, light], slogan: 'Slow mornings, well made' };
    const { layers } = await renderDesign(designOf(prompt, mark, { width, height }));
    const [logo, slogan] = [layerOf(layers, 'logo')!, layerOf(layers, 'slogan')!];
    expect(logo.bbox.width / logo.bbox.height).toBeCloseTo(3, 0);
    expect(logo.bbox.width).toBeGreaterThan(width * 0.08);
    expect(slogan.text!.lines.join(' ')).toBe('Slow mornings, well made');
    for (const text of layers.filter(({ kind, name }) => kind === 'text' && name !== 'slogan')) {
      expect(overlap(logo, text), `logo on ${text.name}`).toBe(false);
      expect(overlap(slogan, text), `slogan on ${text.name}`).toBe(false);
    }
    for (const { bbox } of [logo, slogan]) {
      expect(Math.min(bbox.x, bbox.y)).toBeGreaterThan(0);
      expect(bbox.x + bbox.width).toBeLessThan(width);
      expect(bbox.y + bbox.height).toBeLessThan(height);
    }
  });
});

test('of a kit’s logos that one is drawn which its ground shows', async () => {
  const [darkLogo, lightLogo] = [await readLogo(dark.bytes), await readLogo(light.bytes)];
  expect([readsOn(darkLogo, '#f6ecd9'), readsOn(lightLogo, '#f6ecd9')]).toEqual([true, false]);
  expect([readsOn(darkLogo, '#1a1140'), readsOn(lightLogo, '#1a1140')]).toEqual([false, true]);
});

test('what lies within other ink need not be seen on the ground', async () => {
  const canvas = createCanvas(200, 200);
  const context = canvas.getContext('2d');
  for (const [radius, colour] of [
    [98, '#0b3d2e'],
    [60, '#f2e3bf'],
  ] as const) {
    context.fillStyle = colour;
    context.beginPath();
    context.arc(100, 100, radius, 0, Math.PI * 2);
    context.fill();
  }
  const logo = await readLogo(canvas.toBuffer('image/png'));
  expect(['#f2e3bf', '#ffffff', '#0b3d2e'].map((ground) => readsOn(logo, ground))).toEqual([true, true, false]);
});

test('the white paper of a file without transparency is no part of the logo', async () => {
  const jpeg = await sharp(dark.bytes).flatten({ background: '#ffffff' }).jpeg({ quality: 80 }).toBuffer();
  const { aspect, plate, canvas } = await readLogo(jpeg);
  expect(plate).toBe(false);
  expect(aspect).toBeCloseTo(3, 1);
  const { data } = canvas.getContext('2d').getImageData(canvas.width * 0.37, canvas.height / 2, 1, 1);
  expect(data[3]).toBeLessThan(20);
});

test('layers laid over each other are the signed picture, and no grade changes the logo', async () => {
  const design = designOf(
    sheets[0]![0],
    { logos: [dark, light], slogan: 'Slow mornings' },
    { width: 540, height: 720 },
  );
  const grade = gradeFor('black-and-white', design.direction.palette);
  for (const direction of [design.direction, { ...design.direction, grade }]) {
    const request = { ...design, direction };
    const [{ png }, { layers }] = [await renderDesign(request), await renderLayers(request)];
    expect(layers.filter(({ name }) => name === 'logo')).toHaveLength(1);
    const over = layers.map((layer) => ({ input: Buffer.from(layer.png), left: layer.box.x, top: layer.box.y }));
    const blank = { create: { width: 540, height: 720, channels: 4 as const, background: '#00000000' } };
    const laid = await sharp(await sharp(blank).composite(over).png().toBuffer())
      .removeAlpha()
      .raw()
      .toBuffer();
    const whole = await sharp(png).removeAlpha().raw().toBuffer();
    const far = whole.reduce((count, value, at) => count + (Math.abs(value - laid[at]!) > 8 ? 1 : 0), 0);
    expect(far / whole.length).toBeLessThan(0.002);
    const { bbox } = layers.find(({ name }) => name === 'logo')!;
    const region = { left: bbox.x, top: bbox.y, width: bbox.width, height: bbox.height };
    const inks = await sharp(png).extract(region).removeAlpha().raw().toBuffer();
    const coloured = Array.from({ length: inks.length / 3 }, (_, at) => inks[at * 3 + 1]! - inks[at * 3]!);
    expect(coloured.some((green) => green > 60)).toBe(true);
  }
});

describe('what is not signed', () => {
  test.each([
    'Logo for a coffee shop called "Bean There"',
    'Seamless pattern of lemons',
    'A snowy mountain cabin by a lake at night',
  ])('%s', async (prompt) => {
    const size = { width: 300, height: 300 };
    const free = await renderDesign(designOf(prompt, undefined, size));
    const bound = await renderDesign(designOf(prompt, { logos: [dark], slogan: 'Slow mornings' }, size));
    expect(Buffer.from(bound.png).equals(Buffer.from(free.png))).toBe(true);
  });

  test('a slogan that the copy says already, and a file that is no picture', async () => {
    const mark = { logos: [{ bytes: new Uint8Array([1, 2, 3]) }], slogan: 'Fresh every Sunday!' };
    const { layers } = await renderDesign(designOf('Farmers market poster "Fresh Every Sunday", 9:00', mark));
    expect(layers.some(({ name }) => name === 'logo' || name === 'slogan')).toBe(false);
  });
});
