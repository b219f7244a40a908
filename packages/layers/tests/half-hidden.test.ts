/** What something lies before goes on under it. */
import { expect, it } from 'vitest';
import { cropped, maskOf } from '../src/areas/mask.ts';
import { fitSimpleShape } from '../src/areas/simple-shape.ts';
import { completeDiscs } from '../src/tree/complete-discs.ts';
import type { Thing } from '../src/tree/thing.ts';

const about = (width: number, height: number) => [expect.closeTo(width, -0.8), expect.closeTo(height, -0.8)];

it('takes a record that looks out of its sleeve for a whole one, which lies behind it', () => {
  const [width, height] = [500, 300];
  const thingOf = (holds: (x: number, y: number) => boolean, more: Partial<Thing>): Thing => {
    const own = Int32Array.from({ length: width * height }, (_, i) => i).filter((i) =>
      holds((i % width) + 0.5, Math.floor(i / width) + 0.5),
    );
    const mask = maskOf(own, width, height, 1);
    return { kind: 'icon', own, mask, children: [], colour: [0, 0, 0], shape: null, cast: [], ...more };
  };
  const isSleeve = (x: number, y: number) => x > 50 && x < 230 && y > 60 && y < 240;
  const sleeve = thingOf(isSleeve, { kind: 'picture' });
  sleeve.shape = fitSimpleShape(sleeve.mask);
  const half = (radius: number) =>
    thingOf((x, y) => Math.hypot(x - 235, y - 150) < radius && !isSleeve(x, y) && x > 230, {});
  const boxes = (things: Thing[]) => things.map(({ mask }) => [cropped(mask).width, cropped(mask).height]);
  expect(boxes(completeDiscs([sleeve, half(80)], width, height))).toEqual([about(160, 160), about(180, 180)]);
  // What ends flat beside a card, and round at its corners alone, is no disc.
  const tab = thingOf((x, y) => x > 230 && x < 300 && y > 70 && y < 230 && Math.hypot(x - 230, y - 150) < 100, {});
  expect(boxes(completeDiscs([sleeve, tab], width, height))).toEqual([about(180, 180), about(70, 160)]);
});
