import sharp from 'sharp';
import { expect, test } from 'vitest';
import { planBrief, planDesigns, renderDesign, withPicture, type DesignLayer } from '../src/index.ts';

const svg = (inner: string) =>
  sharp(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="600" height="800">${inner}</svg>`))
    .png()
    .toBuffer();

const wall = '<rect width="600" height="800" fill="#d9c3a3"/>';
const pictures = {
  'a vase at the foot': `${wall}<path d="M160 430h280l-50 350H210z" fill="#23405e"/>`,
  'a lamp at the head': `${wall}<path d="M180 60h240l70 240H110z" fill="#23405e"/>`,
  snow: '<rect width="600" height="800" fill="#f7f8fa"/><path d="M0 700 200 560 380 690 600 540V800H0z" fill="#dfe6ee"/>',
  night: '<rect width="600" height="800" fill="#0d1420"/><circle cx="430" cy="210" r="70" fill="#f4e9c1"/>',
};

const poster = 'Poster for a garden evening called "Slow Light", 12 June, 19:00, Rose Terrace, tickets £8';

async function drawn(inner: string, more: { prompt?: string; size?: [number, number]; seed?: number } = {}) {
  const { prompt = poster, size: [width, height] = [480, 640], seed = 3 } = more;
  const bytes = await svg(inner);
  const brief = planBrief(prompt, { size: { width, height } });
  const [direction] = planDesigns(brief, { count: 1, seed });
  const design = withPicture(
    { brief, direction: direction!, seed },
    { colours: ['#d9c3a3', '#23405e'], placed: true, cutOut: false, behind: true },
  );
  return renderDesign({ ...design, picture: { bytes, cutOut: false } });
}

const named = (layers: readonly DesignLayer[], name: string) => layers.filter((layer) => layer.name === name);
const wordsOf = (layers: readonly DesignLayer[]) => layers.filter(({ kind }) => kind === 'text');

test.each(Object.entries(pictures))(
  '%s covers the sheet, and its words need no label of their own',
  async (_, inner) => {
    for (const seed of [2, 3, 6]) {
      const { composition, layers } = await drawn(inner, { seed });
      expect(composition).toBe('full-picture');
      expect(named(layers, 'photograph')[0]!.bbox).toEqual({ x: 0, y: 0, width: 480, height: 640 });
      expect(named(layers, 'text ground')).toEqual([]);
      expect(
        wordsOf(layers)
          .flatMap(({ text }) => text!.lines)
          .join(' '),
      ).toMatch(/slow light/i);
    }
  },
);

test('the title stands where the picture is empty', async () => {
  const middle = async (inner: string) => {
    const { layers } = await drawn(inner);
    const { y, height } = named(layers, 'title')[0]!.bbox;
    return (y + height / 2) / 640;
  };
  expect(await middle(pictures['a vase at the foot'])).toBeLessThan(0.45);
  expect(await middle(pictures['a lamp at the head'])).toBeGreaterThan(0.55);
});

test('on a wide sheet words stand beside what the picture shows', async () => {
  const right =
    '<rect width="600" height="800" fill="#d9c3a3"/><rect x="330" width="270" height="800" fill="#23405e"/>';
  const speckled = Array.from(
    { length: 60 },
    (_, i) => `<circle cx="${(i * 37) % 300}" cy="${(i * 113) % 800}" r="14" fill="${i % 2 ? '#fff' : '#111'}"/>`,
  ).join('');
  const even = await drawn(right, { prompt: 'Banner for our autumn sale, shop now', size: [960, 480] });
  const busy = await drawn(right + speckled, { prompt: 'Banner for our autumn sale, shop now', size: [960, 480] });
  expect(named(even.layers, 'title')[0]!.bbox.x).toBeLessThan(200);
  expect(named(busy.layers, 'title')[0]!.bbox.x).toBeGreaterThan(480);
});

test('a picture without an even place is covered by a panel with the words', async () => {
  const cells = Array.from({ length: 30 * 40 }, (_, i) => {
    const [x, y] = [(i % 30) * 20, Math.floor(i / 30) * 20];
    return `<rect x="${x}" y="${y}" width="20" height="20" fill="${(i * 7919) % 13 < 6 ? '#f3ead2' : '#1c1712'}"/>`;
  });
  const { layers } = await drawn(cells.join(''));
  const [panel] = named(layers, 'panel');
  for (const { bbox } of wordsOf(layers)) {
    expect(bbox.y).toBeGreaterThanOrEqual(panel!.bbox.y);
    expect(bbox.y + bbox.height).toBeLessThanOrEqual(panel!.bbox.y + panel!.bbox.height);
  }
});

test('of three designs one has its words on a panel, unless that would reach what the picture shows', async () => {
  const panels = async (inner: string) => named((await drawn(inner, { seed: 4 })).layers, 'panel').length;
  const wave = (y: number, fill: string) => `<path d="M0 ${y}q150-60 300 0t300 0V800H0z" fill="${fill}"/>`;
  const hills = [200, 400, 600].map((y, i) => wave(y, ['#7fa8b8', '#5b8ca0', '#7fa8b8'][i]!)).join('');
  expect(await panels(`<rect width="600" height="800" fill="#5b8ca0"/>${hills}`)).toBe(1);
  expect(await panels(pictures['a vase at the foot'])).toBe(0);
});

test('nothing is laid behind a logo, and other kinds are framed and whole in turns', () => {
  const use = { colours: [], placed: true, cutOut: false };
  const layoutOf = (prompt: string, seed: number, more: { behind: boolean; cutOut?: boolean }) => {
    const brief = planBrief(prompt);
    const [direction] = planDesigns(brief, { count: 1, seed });
    return withPicture({ brief, direction: direction!, seed }, { ...use, ...more }).direction.composition;
  };
  expect(layoutOf('Logo for Alder Coffee', 1, { behind: true })).not.toBe('full-picture');
  const seeds = [2, 3, 4, 5];
  const inTurn = seeds.map((seed) => layoutOf(poster, seed, { behind: false }) === 'full-picture');
  expect(inTurn).toEqual([false, true, true, false]);
  expect(seeds.map((seed) => layoutOf(poster, seed, { behind: false, cutOut: true }))).not.toContain('full-picture');
});
