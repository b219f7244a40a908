import { median } from '../areas/quantile.ts';
import { distance } from '../areas/rgb.ts';
import { calmColumns, inksBetween, type CalmRun, type Stretch } from './calm-columns.ts';
import type { Networks } from './networks.ts';
import { partChips } from './part-chips.ts';
import { pullIn } from './pull-in.ts';
import { partOf } from './quad.ts';
import type { FoundLine } from './read-line.ts';
import { readTight } from './read-tight.ts';
import type { Rgb } from '../areas/rgb.ts';
import { straighten } from './straighten.ts';

/** Height of the strip that is looked at: its gaps are as wide as the line is high, so that few rows show them. */
const rows = 24;
/** Ground from here on parts a line, in its heights: the widest of tracking is narrower, and so are spaces between words. */
const wideGap = 1.6;
/** And so much where it is twice as wide as most gaps of the line and what follows is as much bolder, or less bold, than what went before. */
const styledGap = 0.7;
const otherWeight = 1.25;
/** Two grounds that differ so much (levels, as a distance of RGB) meet at the edge of something. */
const anotherGround = 40;
/** Widest edge: the side of a disc leans, and it may have a rim. In heights. */
const widestEdge = 0.7;
/** Ink on both sides of such an edge stands apart by so many heights: letters of one word, on two halves of a ground, don't. */
const leastApart = 0.4;
/** Ground that is looked at on both sides of a part, in heights. */
const room = 0.2;
/** How much less sure the parts may be, read alone. */
const lessSure = 0.05;
/** What the side of a disc is read as. */
const bracket = /^[()（）[\]{}|丨]$/;

/**
 * A letter on a disc beside its label, or the labels under the bars of a chart, are found or joined as one line. It becomes
 * several where its ground changes from one colour to another between the letters, where its ground alone is seen for much
 * longer than any space or tracking is wide, and where bold words end and others begin farther on: a date and a place.
 */
export async function partApart(picture: Rgb, line: FoundLine, networks: Networks): Promise<FoundLine[]> {
  if (line.vertical || line.glyphs.length < 2) return [line];
  const strip = straighten(picture, line.quad, rows);
  const stretches = stretchesIn(strip, line);
  if (stretches.length < 2) return [line];
  // A row of chips is parted later, by all of them: here some would stay together.
  if (await standOnChips(picture, line, networks)) return [line];
  const parts: FoundLine[] = [];
  for (const { from, to } of stretches) {
    const loose = partOf(line.quad, { x: from / strip.width, y: 0 }, { x: to / strip.width, y: 1 });
    parts.push({ ...line, ...(await readTight(picture, loose, networks)) });
  }
  return surenessOf(parts) >= line.confidence - lessSure ? parts : [line];
}

async function standOnChips(picture: Rgb, line: FoundLine, networks: Networks): Promise<boolean> {
  return (await partChips(picture, pullIn(picture, line), networks)).length > 1;
}

/** Mean over the glyphs of all. */
function surenessOf(lines: readonly FoundLine[]): number {
  const glyphs = lines.flatMap((line) => line.glyphs);
  return glyphs.reduce((sum, { probability }) => sum + probability, 0) / Math.max(1, glyphs.length);
}

/** The parts of the line that hold ink, one where nothing parts it. */
function stretchesIn(strip: Rgb, line: FoundLine): Stretch[] {
  const runs = calmColumns(strip);
  const inks = inksBetween(runs, strip.width);
  const letters = line.glyphs.filter(({ character }) => !bracket.test(character));
  const places = letters.map(({ place }) => place * strip.width);
  const edges = [...edgesIn(runs, places), ...leadersIn(inks, line, strip.width)];
  const isInk = (ink: Stretch) => !edges.some((edge) => ink.from >= edge.from && ink.to <= edge.to);
  const letterInks = inks.filter(isInk);
  const isOther = otherWeights(strip, letterInks);
  const stretches: Stretch[] = [];
  for (const [index, ink] of letterInks.entries()) {
    const last = stretches.at(-1);
    const gap = last ? ink.from - last.to : 0;
    const crossed = last && edges.some((edge) => edge.from >= last.to && edge.to <= ink.from);
    const widest = crossed ? leastApart : isOther(index) ? styledGap : wideGap;
    if (last && gap < widest * rows) last.to = ink.to;
    else stretches.push({ ...ink });
  }
  return stretches.map((stretch) => withRoom(stretch, edges, strip.width));
}

/** Whether the words that begin with an ink, after a gap, are of another weight than those before it: a letter alone tells none. */
function otherWeights(strip: Rgb, inks: readonly Stretch[]): (index: number) => boolean {
  const gaps = inks.slice(1).map((ink, index) => ink.from - inks[index]!.to);
  const wide = Math.max(styledGap * rows, 2 * median(gaps));
  const starts = [0, ...gaps.flatMap((gap, index) => (gap >= wide ? [index + 1] : []))];
  const groups = starts.map((start, k) => inks.slice(start, starts[k + 1]));
  return (index) => {
    const k = starts.indexOf(index);
    const [before, after] = [groups[k - 1], groups[k]];
    if (!before || !after || Math.min(before.length, after.length) < 2) return false;
    const [one, other] = [weightOf(strip, before), weightOf(strip, after)];
    return Math.max(one, other) > otherWeight * Math.min(one, other);
  };
}

/** How thick strokes are, on a scale of its own: the ink's area over the length of its outline, both told from soft edges. */
function weightOf({ data, width, height }: Rgb, inks: readonly Stretch[]): number {
  const ground = Math.max(0, inks[0]!.from - 1) * 3;
  const offAt = (x: number, y: number) => {
    const at = (y * width + x) * 3;
    return Math.hypot(data[at]! - data[ground]!, data[at + 1]! - data[ground + 1]!, data[at + 2]! - data[ground + 2]!);
  };
  let [area, outline] = [0, 0];
  for (const { from, to } of inks)
    for (let y = 1; y < height; y++)
      for (let x = Math.max(1, from); x < to; x++) {
        const off = offAt(x, y);
        area += off;
        outline += Math.hypot(off - offAt(x - 1, y), off - offAt(x, y - 1));
      }
  return area / Math.max(1, outline);
}

/** Where one ground ends and another begins. A letter between them is none of it: then they may be the halves of one ground. */
function edgesIn(runs: readonly CalmRun[], letters: readonly number[]): Stretch[] {
  return runs.flatMap((run, index) => {
    const next = runs[index + 1];
    if (!next || next.from - run.to > widestEdge * rows || distance(run.last, next.first) <= anotherGround) return [];
    const edge = { from: run.to, to: next.from };
    return letters.some((place) => place >= edge.from && place <= edge.to) ? [] : [edge];
  });
}

/** A row of dots leads from a dish to its price: so many, as the reader sees them. */
const leader = /^[.·…•]$/;
const leastDots = 2;

/** From where to where such rows stand. */
function leadersIn(inks: readonly Stretch[], { glyphs }: FoundLine, width: number): Stretch[] {
  const signs = glyphs.filter(({ character }) => character !== ' ');
  const found: Stretch[] = [];
  for (let first = 0, last = 0; first < signs.length; first = last + 1) {
    last = first;
    if (!leader.test(signs[first]!.character)) continue;
    while (last + 1 < signs.length && leader.test(signs[last + 1]!.character)) last++;
    if (last - first + 1 < leastDots || first === 0 || last === signs.length - 1) continue;
    const [from, to] = [signs[first]!, signs[last]!].map(({ place }) => place * width) as [number, number];
    const dots = inks.filter((ink) => ink.to > from - room * rows && ink.from < to + room * rows);
    if (dots.length) found.push({ from: dots[0]!.from, to: dots.at(-1)!.to });
  }
  return found;
}

/** With some ground on both sides, though not beyond an edge of it. */
function withRoom({ from, to }: Stretch, edges: readonly Stretch[], width: number): Stretch {
  const left = Math.max(0, ...edges.filter((edge) => edge.to <= from).map((edge) => edge.to));
  const right = Math.min(width, ...edges.filter((edge) => edge.from >= to).map((edge) => edge.from));
  return { from: Math.max(left, from - room * rows), to: Math.min(right, to + room * rows) };
}
