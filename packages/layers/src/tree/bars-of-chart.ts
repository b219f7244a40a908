/** The bars of a chart: a line may cross them, and they may stand on another, but between two of them one sees what they lie on. */
import { sidesOf, type Mask, type Sides } from '../areas/mask.ts';
import { distance } from '../areas/rgb.ts';
import type { Region, Surfaces } from '../surfaces/regions.ts';

/** Levels: what differs no more from what they lie on is that; a rougher surface is known by no colour. */
const seen = { colour: 9, noise: 1.5 };
/** Side by side they share so many px, and so much of the smaller one's length (share). */
const beside = { px: 24, share: 0.2, facing: 0.3 };
/** So many rows or columns one after the other show what they lie on, along so much of what the two share. */
const between = { px: 4, share: 0.6 };

/** So many bars are a chart: so alike in breadth (share, px), on one line (px), and of more than one length (share). */
const chart = { fewest: 3, breadth: 0.04, px: 3, lengths: 0.1 };

/** Does a pixel show the colour of what things lie on? Null: that has none. */
export function isSeenBelow({ label, regions }: Surfaces, below: Region | null): ((i: number) => boolean) | null {
  if (!below || below.noise >= seen.noise) return null;
  const known = new Map<number, boolean>();
  return (i) => {
    const id = label[i]!;
    let shows = known.get(id);
    if (shows === undefined) {
      const { noise, colour } = regions[id]!;
      known.set(id, (shows = noise < seen.noise && distance(colour, below.colour) < seen.colour));
    }
    return shows;
  };
}

/** Do two stand side by side, with what they lie on seen between them from end to end? */
export function standApart(a: Mask, b: Mask, shows: (i: number) => boolean, width: number): boolean {
  const [one, other] = [sidesOf(a), sidesOf(b)];
  return [0, 1].some((along) => {
    const across = 1 - along;
    const [from, to] = [Math.min(one[along + 2]!, other[along + 2]!), Math.max(one[along]!, other[along]!)];
    const [first, last] = [Math.max(one[across]!, other[across]!), Math.min(one[across + 2]!, other[across + 2]!)];
    const smaller = Math.min(one[across + 2]! - one[across]!, other[across + 2]! - other[across]!);
    if (last - first < Math.max(beside.px, beside.share * smaller)) return false;
    let run = 0;
    for (let at = from; at < to; at++) {
      let free = 0;
      for (let k = first; k < last; k++) if (shows(along ? at * width + k : k * width + at)) free++;
      run = free >= between.share * (last - first) ? run + 1 : 0;
      if (run >= between.px) return true;
    }
    return false;
  });
}

/** Are they side by side, or one above the other, along some of the smaller one's length? What lies askew of a piece is of another bar. */
export function faceEachOther(a: Mask, b: Mask): boolean {
  const [one, other] = [sidesOf(a), sidesOf(b)];
  return [0, 1].some((k) => {
    const shared = Math.min(one[k + 2]!, other[k + 2]!) - Math.max(one[k]!, other[k]!);
    return shared >= beside.facing * Math.min(one[k + 2]! - one[k]!, other[k + 2]! - other[k]!);
  });
}

/** Which of the outlines are bars of one breadth and of unlike lengths that stand on one line; none: it is no chart. */
export function barsOfChart(outlines: readonly Mask[]): Mask[] {
  const boxes = outlines.map((mask) => ({ mask, sides: sidesOf(mask) }));
  for (const foot of [0, 1, 2, 3]) {
    const along = foot % 2;
    const breadthOf = (sides: Sides) => sides[3 - along]! - sides[1 - along]!;
    const lengthOf = (sides: Sides) => sides[along + 2]! - sides[along]!;
    for (const { sides: first } of boxes) {
      const bars = boxes.filter(
        ({ sides }) =>
          Math.abs(sides[foot]! - first[foot]!) <= chart.px &&
          Math.abs(breadthOf(sides) - breadthOf(first)) <= chart.breadth * breadthOf(first) + 2,
      );
      const lengths = bars.map(({ sides }) => lengthOf(sides));
      const differ = Math.max(...lengths) - Math.min(...lengths) > chart.lengths * Math.max(...lengths);
      if (bars.length >= chart.fewest && differ) return bars.map(({ mask }) => mask);
    }
  }
  return [];
}
