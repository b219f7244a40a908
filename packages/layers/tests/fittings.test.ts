/** What is drawn with a thing, and never without it: a switch's knob, a telephone's notch, a window's bar, a bottle's label, dashes to cut along. */
import type { SKRSContext2D } from '@napi-rs/canvas';
import { expect, it } from 'vitest';
import { maskOf } from '../src/areas/mask.ts';
import { fitSimpleShape } from '../src/areas/simple-shape.ts';
import { separate } from '../src/index.ts';
import { giveDashes } from '../src/tree/give-dashes.ts';
import { joinLabels } from '../src/tree/join-labels.ts';
import { joinRims } from '../src/tree/join-rims.ts';
import { joinSwitches } from '../src/tree/join-switches.ts';
import { layFlush } from '../src/tree/lay-flush.ts';
import type { Thing } from '../src/tree/thing.ts';
import { draw, emptyShelf, fill, readerOf, sizeOf } from './drawing.ts';

const side = 640;
const take = async (paint: (context: SKRSContext2D) => void) => {
  const picture = draw(side, side, (c) => {
    fill(c, '#cfe0ea', () => c.rect(0, 0, side, side));
    paint(c);
  });
  const { layers } = await separate(picture, { reader: readerOf(), shelf: emptyShelf });
  return layers.map((layer) => sizeOf(layer, 128));
};
/** To a few pixels that soft edges may share. */
const about = (width: number, height: number) => [expect.closeTo(width, -0.8), expect.closeTo(height, -0.8)];

const wide = 200;
/** Of the pixels that a test of places says. */
function thingOf(kind: Thing['kind'], isIn: (x: number, y: number) => boolean, children: Thing[] = []): Thing {
  const places = Array.from({ length: wide * wide }, (_, i) => i);
  const all = places.filter((i) => isIn((i % wide) + 0.5, Math.floor(i / wide) + 0.5));
  const mask = maskOf(all, wide, wide, 1);
  const taken = new Set(children.flatMap(({ own }) => [...own]));
  const own = Int32Array.from(all.filter((i) => !taken.has(i)));
  const found = kind === 'shape' ? fitSimpleShape(mask) : null;
  return { kind, own, mask, children, colour: [0, 0, 0], shape: found && found.score > 0.955 ? found : null, cast: [] };
}
const disc = (atX: number, atY: number, radius: number) => (x: number, y: number) =>
  Math.hypot(x - atX, y - atY) < radius;
const box = (left: number, top: number, right: number, bottom: number) => (x: number, y: number) =>
  x > left && x < right && y > top && y < bottom;
const namesOf = (things: readonly Thing[]) => things.map(({ kind, children }) => [kind, children.length]);

it.each([
  ['at its one end: a switch', 70, 15, ['icon', 0]],
  ['in its middle', 100, 15, ['shape', 1]],
  ['that is a mark at its end', 70, 7, ['shape', 1]],
] as const)('asks where on a pill a disc lies: %s', (_, x, radius, expected) => {
  const isPill = (px: number, y: number) => Math.hypot(px - Math.max(70, Math.min(110, px)), y - 100) < 20;
  const pill = thingOf('shape', isPill, [thingOf('shape', disc(x, 100, radius))]);
  expect(namesOf(joinSwitches([pill]))).toEqual([expected]);
});

it('takes the notch and the bar of a telephone, which have the colour of its frame, for the telephone, and no card on its screen', async () => {
  const sizes = await take((c) => {
    fill(c, '#15171c', () => c.roundRect(180, 60, 260, 500, 40));
    fill(c, '#fdfbf5', () => c.roundRect(192, 72, 236, 476, 30));
    fill(c, '#15171c', () => c.roundRect(275, 86, 70, 20, 10));
    fill(c, '#15171c', () => c.roundRect(262, 526, 96, 8, 4));
    fill(c, '#2f7a52', () => c.roundRect(212, 200, 196, 120, 16));
  });
  expect(sizes).toEqual([about(260, 500), about(196, 120)]);
});

it.each([
  ['three dots at its end: they are the window', 3, [about(440, 400)]],
  ['two', 2, [about(440, 400), about(440, 60), about(36, 18)]],
])('asks what lies on the bar at the head of a card: %s', async (_, count, expected) => {
  const sizes = await take((c) => {
    fill(c, '#ffffff', () => c.rect(100, 100, 440, 400));
    fill(c, '#23304f', () => c.rect(100, 100, 440, 60));
    for (let k = 0; k < count; k++) fill(c, '#f2b441', () => c.arc(129 + 28 * k, 130, 9, 0, 7));
  });
  expect(sizes).toEqual(expected);
});

it.each([
  ['on a bottle', box(80, 80, 120, 110), [], ['icon', 0]],
  ['with a word on it', box(80, 80, 120, 110), [{ x: 85, y: 90, width: 30, height: 10 }], ['shape', 1]],
  ['on a card', box(60, 80, 140, 110), [], ['shape', 1]],
] as const)('takes a label without words for a part of what it is on: %s', (_, neck, words, expected) => {
  const isBottle = (x: number, y: number) => box(60, 100, 140, 190)(x, y) || neck(x, y) || box(90, 40, 110, 101)(x, y);
  const isCard = box(60, 40, 140, 190);
  const label = thingOf('shape', box(75, 120, 125, 170));
  const thing = thingOf('shape', neck(61, 85) ? isCard : isBottle, [label]);
  const moved = words.map((word) => ({ ...word, y: 140 }));
  expect(namesOf(joinLabels([thing], moved, 1000))).toEqual([expected]);
});

it.each([
  ['along its edge', 3, ['shape', 0]],
  ['well within it', 24, ['shape', 1]],
] as const)('takes dashes all round a coupon for its border: %s', (_, inside, expected) => {
  const [left, top, right, bottom] = [20 + inside, 40 + inside, 180 - inside, 160 - inside];
  const onEdge = (x: number, y: number) =>
    box(left, top, right, bottom)(x, y) && !box(left + 3, top + 3, right - 3, bottom - 3)(x, y);
  const dashes = thingOf('icon', (x, y) => onEdge(x, y) && (x + y) % 10 < 6);
  const coupon = thingOf('shape', box(20, 40, 180, 160), [dashes]);
  expect(namesOf(giveDashes([coupon], wide, wide))).toEqual([expected]);
});

it.each([
  ['nearly as large: that is its rim', 54, 100, 0],
  ['smaller', 44, 100, 1],
  ['beside its middle', 54, 104, 1],
] as const)('takes for one a disc and one on it, %s', (_, radius, x, left) => {
  const inner = thingOf('shape', disc(x, 100, radius));
  const outer = thingOf('shape', disc(100, 100, 60), [inner]);
  const [whole] = joinRims([outer]);
  expect(whole!.children).toHaveLength(left);
  expect(whole!.own).toHaveLength(outer.own.length + (left ? 0 : inner.own.length));
});

it.each([
  ['that ends where the card ends lies on it', 20, 180, 1],
  ['that ends before', 20, 150, 2],
] as const)('asks how far a head within a card goes: one %s', (_, left, right, count) => {
  const card = thingOf('shape', box(20, 40, 180, 180));
  const head = thingOf('shape', box(left, 40, right, 70));
  expect(layFlush([card, head], wide, wide)).toHaveLength(count);
});
