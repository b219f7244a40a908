import sharp from 'sharp';
import { expect, test } from 'vitest';
import { compositions } from '../src/compositions/catalogue.ts';
import { planBrief, planDesigns, renderDesign, renderLayers } from '../src/index.ts';
import type { DesignRequest, PaintedLayer } from '../src/index.ts';

const english = 'Poster "Autumn Harvest Market", Sat 12 October, 9:00, at Old Mill Square, 20% off, pumpkin and apples';
const chinese = '海报，标题“秋日丰收市集”，10月12日，老磨坊广场，全场八折，茶壶';

function requestFor(prompt: string, composition: string | undefined, size: [number, number], seed = 3): DesignRequest {
  const brief = planBrief(prompt, { size: { width: size[0], height: size[1] } });
  const [direction] = planDesigns(brief, { count: 1, seed });
  return { brief, direction: { ...direction!, ...(composition && { composition }) }, seed };
}

async function flatten(layers: PaintedLayer[], width: number, height: number): Promise<Buffer> {
  const overlays = layers.map(({ png, box }) => ({ input: Buffer.from(png), left: box.x, top: box.y }));
  const blank = sharp({ create: { width, height, channels: 4, background: '#0000' } });
  return blank.composite(overlays).raw().toBuffer();
}

/** How far the layers, laid over each other, are from the picture: levels of 255. */
async function difference(request: DesignRequest) {
  const { png, layers: told } = await renderDesign(request);
  const { layers, width, height } = await renderLayers(request);
  const flat = await sharp(png).ensureAlpha().raw().toBuffer();
  const laid = await flatten(layers, width, height);
  let [sum, worst] = [0, 0];
  for (let at = 0; at < flat.length; at++) {
    const apart = Math.abs(flat[at]! - laid[at]!);
    sum += apart;
    worst = Math.max(worst, apart);
  }
  return { mean: sum / flat.length, worst, layers, told };
}

const names = compositions.map(({ name }) => name);

test.each(names.map((name, index) => [name, index % 2 ? chinese : english] as const))(
  '%s is its layers laid over each other, the lowest without a hole',
  async (name, prompt) => {
    const { mean, worst, layers, told } = await difference(requestFor(prompt, name, [540, 720]));
    expect(mean).toBeLessThan(1);
    expect(worst).toBeLessThanOrEqual(16);
    const [ground] = layers;
    expect(ground!.box).toEqual({ x: 0, y: 0, width: 540, height: 720 });
    expect((await sharp(ground!.png).stats()).isOpaque).toBe(true);
    // What runs round a badge is cut out of it; all else that can be read has a layer of its own.
    const read = told.flatMap(({ text }) =>
      !text || text.align === 'circle'
        ? []
        : text.align === 'vertical'
          ? text.lines.filter(Boolean)
          : [text.lines.join()],
    );
    expect(layers.map(({ text }) => text?.lines.join())).toEqual(expect.arrayContaining(read));
  },
);

test.each(['riso', 'watercolour', 'jianzhi', 'inkwash', 'paper'] as const)(
  'in the style %s, too, whose ink is printed into what lies below',
  async (style) => {
    const request = requestFor(chinese, 'vertical-calligraphy', [480, 640]);
    const { mean, worst } = await difference({ ...request, direction: { ...request.direction, style } });
    expect(mean).toBeLessThan(1);
    // Single pixels of washed ink are further off.
    expect(worst).toBeLessThanOrEqual(64);
  },
);

test('a small picture is drawn larger and reduced, and so are its layers', async () => {
  const { mean, layers } = await difference(requestFor(english, 'banner-offer', [600, 200]));
  expect(mean).toBeLessThan(1);
  for (const { box, png } of layers) {
    const { width, height } = await sharp(png).metadata();
    expect({ width, height }).toEqual({ width: box.width, height: box.height });
    expect(box.x + box.width).toBeLessThanOrEqual(600);
  }
});

test('words are told as they are set, and that a worn or run-down title is not', async () => {
  const { layers } = await renderLayers(requestFor(english, 'arches', [600, 800]));
  const title = layers.find(({ name }) => name === 'title')!;
  expect(title.exactText).toBe(true);
  expect(title.text!.lines.join(' ').toLowerCase()).toBe('autumn harvest market');
  expect(title.text!.baseline).toBeGreaterThan(title.bbox.y);
  expect(title.text!.weight).toBeGreaterThanOrEqual(400);
  const down = await renderLayers(requestFor(chinese, 'vertical-calligraphy', [600, 800]));
  const columns = down.layers.filter(({ name }) => name === 'title');
  expect(columns.map(({ text }) => text!.lines)).toEqual([['秋日丰'], ['收市集']]);
  const [first, second] = columns;
  for (const { exactText, text, bbox, box } of columns) {
    expect(exactText).toBe(false);
    expect(text).toMatchObject({ align: 'vertical', tracking: expect.closeTo(0.02, 3) });
    expect(text!.baseline! - bbox.y).toBeCloseTo(text!.size * 0.89, 0);
    expect(box.x + box.width / 2).toBeGreaterThan(bbox.x);
    expect(box.x + box.width / 2).toBeLessThan(bbox.x + bbox.width);
  }
  expect(second!.bbox.x).toBeLessThan(first!.bbox.x);
  expect(second!.box.x + second!.box.width).toBeLessThanOrEqual(first!.box.x + 1);
});
