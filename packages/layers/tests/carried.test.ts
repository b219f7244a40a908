/** A small drawing on a disc or tile: found by what shows all round it, and sure. */
import { expect, it } from 'vitest';
import { flatten } from '../src/areas/rgb.ts';
import { maskOf } from '../src/areas/mask.ts';
import { fitSimpleShape } from '../src/areas/simple-shape.ts';
import { markCarried } from '../src/objects/mark-carried.ts';
import type { ObjectMap } from '../src/objects/object-map.ts';
import { partCarried } from '../src/objects/part-carried.ts';
import { regroup } from '../src/objects/regroup.ts';
import type { Thing } from '../src/tree/thing.ts';
import { compress, draw, fill } from './drawing.ts';

const side = 640;

it.each([
  ['an icon', 22, [], 1],
  ['what is as large as the disc: that is its rim', 40, [], 0],
  ['what lies in a ring through which one sees the card', 22, [], 0, true],
  ['a letter', 22, [{ x: 290, y: 290, width: 60, height: 60 }], 0],
])('parts from a disc that JPEG made rough %s', async (_, size, words, parts, isRing = false) => {
  const picture = await compress(
    draw(side, side, (c) => {
      fill(c, '#ffffff', () => c.rect(0, 0, side, side));
      fill(c, '#8b57b8', () => c.arc(320, 320, 44, 0, 7));
      for (let k = 0; k < 4; k++)
        fill(c, k % 2 ? '#f4d35e' : '#fffdf7', () =>
          c.rect(320 - size + (k * size) / 2, 320 - size, size / 3, 2 * size),
        );
    }),
  );
  const clean = flatten(picture);
  const own = Int32Array.from({ length: side * side }, (_, i) => i).filter((i) => {
    const far = Math.hypot((i % side) + 0.5 - 320, Math.floor(i / side) + 0.5 - 320);
    return far < 45 && !(isRing && far > 26 && far < 36);
  });
  const mask = maskOf(own, side, side, 1);
  const disc: Thing = { kind: 'picture', own, mask, children: [], colour: [139, 87, 184], shape: null, cast: [] };
  partCarried([disc], clean, words);
  expect(disc.children).toHaveLength(parts);
  if (!parts) return;
  const [icon] = disc.children;
  expect([disc.kind, disc.certain, icon!.certain]).toEqual(['shape', true, true]);
  expect(icon!.mask.width).toBeGreaterThan(2 * size - 8);
  expect(icon!.mask.width).toBeLessThan(2 * size + 8);
});

it.each([
  ['a tick on a small box, though it is as rough as a photograph', 0, true],
  ['a gloss, which lies to one side', -10, undefined],
])('is sure of %s', (_, off, certain) => {
  const wide = 100;
  const thingOf = (kind: Thing['kind'], isIn: (x: number, y: number) => boolean, children: Thing[] = []): Thing => {
    const own = Int32Array.from({ length: wide * wide }, (_, i) => i).filter((i) =>
      isIn(i % wide, Math.floor(i / wide)),
    );
    const mask = maskOf(own, wide, wide, 1);
    const shape = kind === 'shape' ? fitSimpleShape(mask) : null;
    return { kind, own, mask, children, colour: [0, 0, 0], shape, cast: [] };
  };
  const tick = thingOf('picture', (x, y) => x > 35 && x < 63 && Math.abs(y - off - 60 + Math.abs(x - 44)) < 3);
  // Its soft corners leave it no better outline.
  const box = thingOf(
    'shape',
    (x, y) => x >= 22 && x < 78 && y >= 22 && y < 78 && Math.abs(x - 50) + Math.abs(y - 50) < 49,
    [tick],
  );
  box.shape!.score = 0.975;
  markCarried([box], 1024);
  expect([box.certain, tick.certain]).toEqual([certain, certain]);
});

it.each([
  ['what a part of a drawing carries: a face in its hair', true, 1],
  ['what a disc carries', false, 2],
])('asks a network about %s', (_, hasHair, count) => {
  const wide = 256;
  const thingOf = (isIn: (x: number, y: number) => boolean, kind: Thing['kind'], colour: Thing['colour']): Thing => {
    const own = Int32Array.from({ length: wide * wide }, (_, i) => i).filter((i) =>
      isIn(i % wide, Math.floor(i / wide)),
    );
    const mask = maskOf(own, wide, wide, 1);
    return {
      kind,
      own,
      mask,
      children: [],
      colour,
      shape: null,
      cast: [],
      certain: true,
    };
  };
  const isMouth = (x: number, y: number) => Math.abs(x - 128) < 20 && Math.abs(y - 140) < 6;
  const isFace = (x: number, y: number) => Math.hypot(x - 128, y - 120) < 44;
  const isHair = (x: number, y: number) => Math.hypot(x - 128, y - 116) < 60 && y < 150;
  const mouth = thingOf(isMouth, 'icon', [180, 60, 60]);
  const face = { ...thingOf((x, y) => isFace(x, y) && !isMouth(x, y), 'shape', [214, 160, 120]), children: [mouth] };
  const { certain: _known, ...hair } = thingOf((x, y) => isHair(x, y) && !isFace(x, y), 'icon', [52, 34, 30]);
  const cells = 64;
  const map: ObjectMap = {
    columns: cells,
    rows: cells,
    cellWidth: wide / cells,
    cellHeight: wide / cells,
    edge: new Float32Array(cells * cells).fill(0.1),
    kinds: new Float32Array(4 * cells * cells),
    sides: new Float32Array(4 * cells * cells),
  };
  map.kinds.fill(1, 2 * cells * cells, 3 * cells * cells);
  for (const [k, value] of [68, 56, 188, 164].entries())
    map.sides.fill(value, k * cells * cells, (k + 1) * cells * cells);
  const roots = regroup([...(hasHair ? [hair] : []), face], map, { width: wide, height: wide, words: [] });
  const all = roots.flatMap((root) => [root, ...root.children]);
  expect(all).toHaveLength(count);
});
