import { Path2D } from '@napi-rs/canvas';
import fc from 'fast-check';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { compositions } from '../src/compositions/catalogue.ts';
import { planBrief, planDesigns, renderDesign, renderSvg } from '../src/index.ts';
import type { DesignRequest } from '../src/index.ts';
import { Pen } from '../src/vector/pen.ts';
import { fewerPoints } from '../src/vector/smooth-outline.ts';
import type { Point } from '../src/vector/smooth-outline.ts';

const side = 640;
const english = 'Logo for "Otter & Pine", coffee roastery, small batch coffee, a fox';
const chinese = '茶馆标志，“云上书局”，茶壶';

function requestFor(prompt: string, composition: string, seed: number): DesignRequest {
  const brief = planBrief(prompt, { size: { width: side, height: side } });
  const [direction] = planDesigns(brief, { count: 1, seed });
  // Paper and print wear are textures of pixels: shapes have none.
  return { brief, direction: { ...direction!, style: 'flat', texture: 'none', composition }, seed };
}

const pixelsOf = (picture: Uint8Array | string) =>
  sharp(Buffer.from(picture as string))
    .removeAlpha()
    .raw()
    .toBuffer();

const logos = compositions.filter(({ types }) => types.includes('logo')).map(({ name }) => name);

test('marks are built in at least eight ways', () => {
  expect(logos.length).toBeGreaterThanOrEqual(8);
});

test.each(logos.map((name, index) => [name, index % 2 ? chinese : english, index + 3] as const))(
  '%s is shapes alone that look like the picture',
  async (name, prompt, seed) => {
    const request = requestFor(prompt, name, seed);
    const [drawn, { png }] = [await renderSvg(request), await renderDesign(request)];
    expect(drawn).not.toMatch(/<(?:image|text|mask|clipPath|filter|use)/);
    const [shapes, picture] = await Promise.all([pixelsOf(drawn), pixelsOf(png)]);
    const apart = picture.reduce((sum, value, at) => sum + Math.abs(value - shapes[at]!), 0) / picture.length;
    expect(apart).toBeLessThan(1);
    expect(await renderSvg(request)).toBe(drawn);
  },
);

test('a mark whose colours were changed by words has them changed in its shapes', async () => {
  const request = requestFor(english, 'logo-wordmark', 3);
  const grey = [0.3, 0.3, 0.3].map(() => [0.3, 0.6, 0.1, 0] as const);
  const svg = await renderSvg({ ...request, direction: { ...request.direction, grade: grey } });
  const colours = [...svg.matchAll(/fill="#(..)(..)(..)"/g)].map(([, ...channels]) => new Set(channels).size);
  expect(colours.length).toBeGreaterThan(1);
  expect(Math.max(...colours)).toBe(1);
});

test('a mark without its ground stands on nothing, and still says its name', async () => {
  const request = requestFor(english, 'logo-monogram', 3);
  const svg = await renderSvg(request, { ground: false });
  expect(svg).toContain('<title>Otter &amp; Pine</title>');
  const { data, info } = await sharp(Buffer.from(svg)).raw().toBuffer({ resolveWithObject: true });
  expect(info.channels).toBe(4);
  expect([data[3], data[(side - 1) * 4 + 3], data.at(-1)]).toEqual([0, 0, 0]);
  expect(data.some((value, at) => at % 4 === 3 && value === 255)).toBe(true);
});

test('a design with pictures is its layers: what can be set anew as text, all else embedded', async () => {
  const brief = planBrief('Menu for "Salt & <Rye>": soup £7, bread £4, tart £6', { size: { width: 480, height: 640 } });
  const [direction] = planDesigns(brief, { count: 1, seed: 2 });
  const svg = await renderSvg({ brief, direction: { ...direction!, composition: 'menu-bistro' }, seed: 2 });
  expect(svg).toMatch(/<text[^>]*font-family="'/);
  expect(svg).toContain('£7');
  expect(svg).toContain('data:image/png;base64,');
  expect(svg).not.toContain('<Rye>');
  expect(await sharp(Buffer.from(svg)).metadata()).toMatchObject({ width: 480, height: 640, format: 'svg' });
});

test('a pen traces arcs as a canvas does', () => {
  const angle = fc.integer({ min: -700, max: 700 }).map((value) => value / 100);
  fc.assert(
    fc.property(angle, angle, fc.boolean(), (from, to, back) => {
      fc.pre(Math.abs(from - to) < 6.28);
      const pen = new Pen(() => ({ a: 1, b: 0, c: 0, d: 1, e: 0, f: 0 }));
      pen.arc(50, 60, 40, from, to, back);
      const known = new Path2D();
      known.arc(50, 60, 40, from, to, back);
      const [mine, theirs] = [pen.path.computeTightBounds(), known.computeTightBounds()];
      for (const [index, edge] of mine.entries()) expect(Math.abs(edge - theirs[index]!)).toBeLessThan(0.1);
    }),
  );
});

test('an outline of fewer points is made of points it had, in their order', () => {
  const point = fc.tuple(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 0, max: 60 }));
  fc.assert(
    fc.property(
      fc.array(point, { minLength: 3, maxLength: 40 }),
      fc.double({ min: 0, max: 9, noNaN: true }),
      (ring, tolerance) => {
        const kept = fewerPoints(ring as Point[], tolerance);
        const places = kept.map((one) => ring.indexOf(one as [number, number]));
        expect(places).toEqual(places.toSorted((a, b) => a - b));
        expect(kept.length).toBeLessThanOrEqual(ring.length);
      },
    ),
  );
});
