/**
 * Stripes on a card are one thing that somebody drew, and the gaps between them are the card. Where they run from one of its sides
 * to the other they cut it into strips, so that neither would be seen as what it is: surfaces are joined before things are read.
 */
import type { Mask } from '../areas/mask.ts';
import { distance } from '../areas/rgb.ts';
import type { Region, Surfaces } from '../surfaces/regions.ts';

/** So many bars of one width, one step apart, are stripes; rows of a list and bars of a chart are fewer, farther apart or uneven. */
const fewest = 4;
/** Bars are so much longer than wide, with no more than this between two, in times of their width. */
const elongated = 4;
const mostStep = 3.5;
/** Shorter ones are the drawing of an icon, like a barcode: share of the picture's longer side. */
const shortest = 0.16;
/** Tolerances: px of width and step, levels of colour; rougher surfaces are no stripes. */
const off = { px: 2.5, colour: 9, noise: 1.3 };

interface Comb {
  level: boolean;
  bars: Region[];
  /** Where the bars begin, and how wide each is, across them; from where to where they run, along them. */
  starts: number[];
  width: number;
  from: number;
  to: number;
}

const across = (level: boolean, { box }: Region) =>
  (level ? [box.y, box.height] : [box.x, box.width]) as [number, number];
const along = (level: boolean, { box }: Region) =>
  (level ? [box.x, box.width] : [box.y, box.height]) as [number, number];

/** What is left of one bar above and below something on it stands at one place. */
function distinctStarts(level: boolean, bars: Region[]): number[] {
  const starts: number[] = [];
  for (const start of bars.map((bar) => across(level, bar)[0]).sort((a, b) => a - b))
    if (!starts.length || start - starts.at(-1)! > off.px) starts.push(start);
  return starts;
}

const isEven = (starts: number[], width: number) => {
  const step = (starts.at(-1)! - starts[0]!) / (starts.length - 1);
  if (step > mostStep * width) return false;
  return starts.every((start, k) => Math.abs(start - starts[0]! - k * step) <= off.px);
};

function combOf(level: boolean, bars: Region[], least: number): Comb | null {
  const starts = distinctStarts(level, bars);
  if (starts.length < fewest) return null;
  const width = across(level, bars[0]!)[1];
  const from = Math.min(...bars.map((bar) => along(level, bar)[0]));
  const to = Math.max(...bars.map((bar) => along(level, bar).reduce((a, b) => a + b)));
  return to - from >= Math.max(least, elongated * width) && isEven(starts, width)
    ? { level, bars, starts, width, from, to }
    : null;
}

/** All combs of bars among the regions: of one colour, one width and one line at which they begin or end. */
function findCombs(regions: Region[], least: number): Comb[] {
  const combs: Comb[] = [];
  for (const level of [false, true]) {
    const groups: Region[][] = [];
    for (const region of regions) {
      const [width, length] = [across(level, region)[1], along(level, region)[1]];
      if (width < 4 || length < 2 * width || region.noise > off.noise) continue;
      if (region.area < 0.7 * width * length) continue;
      const group = groups.find(
        ([first]) =>
          Math.abs(across(level, first!)[1] - width) <= off.px && distance(first!.colour, region.colour) < off.colour,
      );
      if (group) group.push(region);
      else groups.push([region]);
    }
    for (const group of groups) {
      const comb = combOf(level, group, least);
      if (comb) combs.push(comb);
    }
  }
  return combs;
}

/** Do one comb's bars stand in the gaps of the other, side by side? */
const interlock = (a: Comb, b: Comb) =>
  a.level === b.level &&
  Math.abs(a.from - b.from) <= off.px &&
  Math.abs(a.to - b.to) <= off.px &&
  Math.abs(a.starts.length - b.starts.length) <= 1 &&
  Math.abs(Math.abs(a.starts[0]! - b.starts[0]!) - (a.starts[0]! < b.starts[0]! ? a.width : b.width)) <= 2 * off.px;

/** The surface that goes on on both sides of the bars in the colour of their gaps: what the stripes lie on. */
function cardOf(gaps: Comb, regions: Region[]): Region[] {
  const pieces = regions.filter(
    (region) =>
      !gaps.bars.includes(region) &&
      region.noise < off.noise &&
      distance(region.colour, gaps.bars[0]!.colour) < off.colour &&
      touches(region, gaps),
  );
  return pieces.sort((a, b) => b.area - a.area);
}

/** Beside the first or the last gap, one bar away, and as long as the bars. */
function touches(region: Region, { level, starts, width, from, to }: Comb): boolean {
  const [start, size] = across(level, region);
  const [low, length] = along(level, region);
  if (low > from + off.px || low + length < to - off.px) return false;
  const reach = (mostStep - 1) * width;
  return Math.abs(start + size - starts[0]!) < reach || Math.abs(start - starts.at(-1)! - width) < reach;
}

/** All of them become the first. */
function join({ label, regions, width: pictureWidth }: Surfaces, [main, ...rest]: Region[]): void {
  for (const { id, box, area } of rest) {
    for (let y = box.y; y < box.y + box.height; y++)
      for (let x = box.x; x < box.x + box.width; x++)
        if (label[y * pictureWidth + x] === id) label[y * pictureWidth + x] = main!.id;
    const [x, y] = [Math.min(main!.box.x, box.x), Math.min(main!.box.y, box.y)];
    const right = Math.max(main!.box.x + main!.box.width, box.x + box.width);
    const bottom = Math.max(main!.box.y + main!.box.height, box.y + box.height);
    main!.box = { x, y, width: right - x, height: bottom - y };
    main!.area += area;
    regions[id]!.area = 0;
  }
}

function maskOfComb({ level, starts, width, from, to }: Comb): Mask {
  const [first, size] = [starts[0]!, starts.at(-1)! + width - starts[0]!];
  const box = level
    ? { x: from, y: first, width: to - from, height: size }
    : { x: first, y: from, width: size, height: to - from };
  const bits = new Uint8Array(box.width * box.height);
  for (const start of starts)
    for (let s = start - first; s < start - first + width; s++)
      for (let t = 0; t < to - from; t++) bits[level ? s * box.width + t : t * box.width + s] = 1;
  return { ...box, bits };
}

/** Joins stripes to one surface each, and their gaps to the card: labels and regions are changed in place. */
export function uniteStripes(surfaces: Surfaces, ground: Uint8Array): void {
  const free = surfaces.regions.filter((region) => !ground[region.id] && region.area > 60);
  const combs = findCombs(free, shortest * Math.max(surfaces.width, surfaces.height));
  for (const stripes of combs) {
    const gaps = combs.find((other) => other !== stripes && interlock(stripes, other));
    const card = gaps ? cardOf(gaps, free) : [];
    if (!gaps || !card.length || stripes.bars.includes(card[0]!)) continue;
    const bars = stripes.bars.toSorted((a, b) => b.area - a.area);
    join(surfaces, [...card, ...gaps.bars]);
    join(surfaces, bars);
    surfaces.stripes.set(bars[0]!.id, { card: card[0]!.id, mask: maskOfComb(stripes) });
  }
}
