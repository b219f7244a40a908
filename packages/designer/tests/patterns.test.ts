import { describe, expect, test } from 'vitest';
import { compositions } from '../src/compositions/catalogue.ts';
import type { Stage } from '../src/compositions/stage.ts';
import { drawCase, palettes } from './stage-case.ts';

const patterns = compositions.filter(({ types }) => types.includes('pattern')).map(({ name }) => name);

interface Pixels {
  width: number;
  height: number;
  data: Uint8ClampedArray;
}

function pixelsOf(stage: Stage, cut = 0): Pixels {
  const [width, height] = [stage.width - cut, stage.height - cut];
  return { width, height, data: stage.context.getImageData(0, 0, width, height).data };
}

/** Mean difference between two rows or columns of pixels, 0 to 255. */
function difference({ width, height, data }: Pixels, axis: 'x' | 'y', a: number, b: number): number {
  const length = axis === 'x' ? height : width;
  let sum = 0;
  for (let along = 0; along < length; along++)
    for (let channel = 0; channel < 3; channel++) {
      const at = (line: number) => (axis === 'x' ? along * width + line : line * width + along) * 4 + channel;
      sum += Math.abs(data[at(a)]! - data[at(b)]!);
    }
  return sum / length / 3;
}

/** How much the meeting edges differ, against the 24 lines on either side of them, where nothing was ever cut. */
function seam(pixels: Pixels, axis: 'x' | 'y'): { edge: number; beside: number } {
  const last = (axis === 'x' ? pixels.width : pixels.height) - 1;
  const beside: number[] = [];
  for (let line = 0; line < 24; line++) {
    beside.push(difference(pixels, axis, line, line + 1));
    beside.push(difference(pixels, axis, last - line, last - line - 1));
  }
  return { edge: difference(pixels, axis, last, 0), beside: Math.max(...beside) };
}

describe.each(patterns)('%s', (name) => {
  test.each([
    [512, 512],
    [600, 450],
    [500, 701],
  ])('continues over its edges on a tile of %i × %i', (width, height) => {
    for (const figures of [0, 3]) {
      const stage = drawCase({ composition: name, width, height, copy: { title: 'Tea' }, figures, seed: 5 });
      for (const axis of ['x', 'y'] as const) {
        const { edge, beside } = seam(pixelsOf(stage), axis);
        expect(edge, `${axis} with ${figures} figures`).toBeLessThanOrEqual(beside * 1.25 + 1);
      }
    }
  });

  test('another seed or palette gives another tile, the same gives the same', () => {
    const draw = (seed: number, palette = palettes[0]!) =>
      drawCase({ composition: name, width: 300, height: 300, copy: { title: 'Tea' }, palette, seed }).canvas.data();
    expect(Buffer.compare(draw(3), draw(3))).toBe(0);
    expect(Buffer.compare(draw(3), draw(3, palettes[1]!))).not.toBe(0);
  });

  test('has no words, only its ground and its repeat', () => {
    const { layers } = drawCase({ composition: name, width: 400, height: 400, copy: { title: 'Lemon grove' } });
    expect(layers.map(({ kind }) => kind)).toEqual(['background', 'picture']);
    expect(layers.some(({ text }) => text)).toBe(false);
  });
});

test('a tile that is cut short does not pass for seamless', () => {
  const stage = drawCase({
    composition: 'pattern-geometric',
    width: 512,
    height: 512,
    copy: { title: 'Tea' },
    seed: 5,
  });
  const { edge, beside } = seam(pixelsOf(stage, 60), 'x');
  expect(edge).toBeGreaterThan(beside * 1.25 + 1);
});

test('clouds and waves lead where they are asked for, and stay out of what has another manner', () => {
  const at = (prompt: string, language: 'en' | 'zh') => {
    const { brief } = drawCase({ composition: 'pattern-clouds', width: 300, height: 300, copy: { title: 'x' } });
    return (name: string) =>
      compositions.find((composition) => composition.name === name)!.suits({ ...brief, prompt, language }, 1);
  };
  expect(at('中式祥云图案', 'zh')('pattern-clouds')).toBeGreaterThan(at('中式祥云图案', 'zh')('pattern-tossed'));
  const lemons = at('pattern of lemons', 'en');
  expect(lemons('pattern-clouds')).toBeLessThan(lemons('pattern-tossed'));
});

/** Lines of one pixel, upright or level, that part what is one colour on both their sides: the longest of them, pixels. */
function longestHairline({ width, height, data }: Pixels): number {
  const levels = new Uint32Array(data.buffer, data.byteOffset, width * height);
  let longest = 0;
  for (const [long, across, step, next] of [
    [height, width, width, 1],
    [width, height, 1, width],
  ] as const)
    for (let line = 2; line < across - 2; line++)
      for (let along = 0, run = 0; along < long; along++) {
        const at = along * step + line * next;
        const beside = [-2, -1, 1, 2].map((off) => levels[at + off * next]!);
        run = beside.every((level) => level === beside[0]) && levels[at] !== beside[0] ? run + 1 : 0;
        longest = Math.max(longest, run);
      }
  return longest;
}

test.each([
  ['pattern-geometric', 1000, 1000, [1]],
  // Sails, leaves and quarter rounds in turn.
  ['product-claims', 410, 513, [3, 4, 5]],
] as const)('cells of one colour meet in %s as one', (composition, width, height, seeds) => {
  for (const seed of seeds) {
    const stage = drawCase({ composition, width, height, copy: { title: 'Tea' }, figures: 0, seed });
    expect(longestHairline(pixelsOf(stage)), `seed ${seed}`).toBeLessThan(20);
  }
});
