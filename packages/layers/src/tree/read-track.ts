/**
 * Tracks: a thin bar of which a part has another colour (progress, a scale), with or without a knob where they meet. Where the pieces
 * hang together they are taken apart first; then the whole bar is one thing and what is done lies on it.
 */
import { holds, joinMasks, type Mask } from '../areas/mask.ts';
import { connected } from '../areas/runs.ts';
import { fitSimpleShape } from '../areas/simple-shape.ts';
import { distance } from '../areas/rgb.ts';
import type { Surfaces } from '../surfaces/regions.ts';
import { leafOf, leastShare, type Part, type Thing } from './thing.ts';
import { barOf, isKnob, spanOf, type Span } from './unite-cut-bars.ts';

/** Thickest track, knob included, as a share of the picture's longer side; so many times longer than thick it is at least. */
const thin = { share: 0.044, longer: 3 };
/** How alike the two ends are, px of thickness and of the middle; and how unlike their colours, levels. */
const same = { thickness: 3, middle: 2.5, colour: 14 };
/** Share of its box that a piece fills. */
const full = 0.75;
/** Thickest rim of a rail, in times of its bar's thickness; what JPEG leaves along both, px. */
const rimmed = { thick: 0.25, soft: 5 };
/** A round end's middle reaches beyond its sides by so much of the thickness. */
const round = 0.08;

const inLine = (a: Span, b: Span): boolean =>
  Math.abs(a.thickness - b.thickness) <= same.thickness && Math.abs(a.middle - b.middle) <= same.middle;

const isThin = ({ width, height }: Mask, surfaces: Surfaces): boolean => {
  const [short, long] = [Math.min(width, height), Math.max(width, height)];
  return short <= thin.share * Math.max(surfaces.width, surfaces.height) && long >= thin.longer * short;
};

/** The two ends of a track and its knob, apart; null where the thing is none. */
export function partTrack(surfaces: Surfaces, pixels: Int32Array, outline: Mask, parts: Part[]): Thing[] | null {
  if (!isThin(outline, surfaces)) return null;
  const level = outline.width > outline.height;
  const [a, b] = parts.toSorted((p, q) => q.pixels.length - p.pixels.length);
  if (!a || !b || distance(a.region.colour, b.region.colour) < same.colour) return null;
  const [one, other] = [spanOf(a.filled, level), spanOf(b.filled, level)];
  const beside = Math.min(one.to, other.to) - Math.max(one.from, other.from) <= one.thickness;
  if (!inLine(one, other) || !beside) return partRimmed(surfaces, pixels, outline, [a, b]);
  if ([a, b].some(({ filled, pixels: own }) => own.length < full * (filled.width - 2) * (filled.height - 2)))
    return null;
  const ends = new Set([a.region.id, b.region.id]);
  const rest = new Uint8Array(outline.bits.length);
  for (const i of pixels) {
    const y = Math.floor(i / surfaces.width);
    if (!ends.has(surfaces.label[i]!)) rest[(y - outline.y) * outline.width + i - y * surfaces.width - outline.x] = 1;
  }
  const knobs = connected(rest, outline.width, outline.height)
    .filter((piece) => piece.length >= leastShare * surfaces.label.length)
    .map((piece) => {
      const own = piece.map(
        (j) => (outline.y + Math.floor(j / outline.width)) * surfaces.width + outline.x + (j % outline.width),
      );
      return leafOf(surfaces, own);
    });
  return [leafOf(surfaces, a.pixels), leafOf(surfaces, b.pixels), ...knobs];
}

/**
 * The two ends of a track with a rim of its own, which what is done covers: in the rim one sees the rail, or what lies below. Null where
 * the larger two parts are no such ends.
 */
function partRimmed(surfaces: Surfaces, pixels: Int32Array, outline: Mask, ends: [Part, Part]): Thing[] | null {
  const level = outline.width > outline.height;
  const whole = spanOf(outline, level);
  for (const [done, inside] of [ends, ends.toReversed() as [Part, Part]]) {
    const [one, other] = [spanOf(done.filled, level), spanOf(inside.filled, level)];
    const rim = (one.thickness - other.thickness) / 2;
    if (rim < 1 || rim > rimmed.thick * one.thickness || Math.abs(one.middle - other.middle) > same.middle) continue;
    const isStart = one.from - whole.from <= whole.to - one.to;
    const isEnd = (isStart ? one.from - whole.from : whole.to - one.to) <= same.thickness;
    const isAcross = whole.thickness - one.thickness <= rimmed.soft;
    if (!isEnd || !isAcross || done.pixels.length < full * (one.to - one.from - 2) * (one.thickness - 2)) continue;
    // What is left of soft edges along what is done is its own.
    const isBeside = (i: number) => {
      const along = level ? i % surfaces.width : Math.floor(i / surfaces.width);
      return isStart ? along < one.to - one.thickness / 2 : along >= one.from + one.thickness / 2;
    };
    const isDone = (i: number) => surfaces.label[i] === done.region.id || isBeside(i);
    const rest = pixels.filter((i) => !isDone(i));
    if (!rest.length) continue;
    const rail = leafOf(surfaces, rest);
    const to = spanOf(rail.mask, level);
    if (
      Math.abs(to.thickness - one.thickness) > rimmed.soft ||
      rail.own.length < full * (to.to - to.from - 2) * (to.thickness - 2)
    )
      continue;
    return [leafOf(surfaces, pixels.filter(isDone)), rail].map((end) => ({ ...end, certain: true as const }));
  }
  return null;
}

/** Joins the two ends of each track: one of them lies on the whole. */
export function uniteTracks(things: Thing[], surfaces: Surfaces): Thing[] {
  let list = things;
  for (const first of things.filter((thing) => mayBeEnd(thing, surfaces))) {
    const track = list.includes(first) ? trackFrom(first, list, surfaces) : null;
    if (!track) continue;
    const { ends, rail, done, mask } = track;
    const { own, colour, cast } = rail;
    const children: Thing[] = [{ ...done, kind: 'shape', shape: fitSimpleShape(done.mask), cast: [] }];
    const shape = fitSimpleShape(mask);
    const whole: Thing = { kind: 'shape', own, mask, children, colour, shape, cast: [...cast, ...done.cast] };
    if (rail.certain && done.certain) whole.certain = true;
    list = [...list.filter((thing) => !ends.includes(thing)), whole];
  }
  return list;
}

interface Track {
  /** What became of these two: what is not done of it, and what is. */
  ends: Thing[];
  rail: Thing;
  done: Thing;
  /** All of it. */
  mask: Mask;
}

/** The thing and what goes on where it ends; more than one of those are a chart's segments. */
function trackFrom(first: Thing, list: Thing[], surfaces: Surfaces): Track | null {
  const open = list.filter((thing) => mayBeEnd(thing, surfaces));
  for (const level of [true, false]) {
    const from = spanOf(first.mask, level);
    if (from.thickness > thin.share * Math.max(surfaces.width, surfaces.height)) continue;
    const next = open.filter((other) => {
      if (other === first || distance(other.colour, first.colour) < same.colour) return false;
      const to = spanOf(other.mask, level);
      const long = to.to - from.from >= thin.longer * from.thickness;
      return long && inLine(from, to) && meet(from, to, first, other, list);
    });
    const before = open.some((other) => {
      const span = spanOf(other.mask, level);
      return other !== first && inLine(span, from) && meet(span, from, other, first, list);
    });
    if (next.length !== 1 || before) continue;
    const to = spanOf(next[0]!.mask, level);
    const mask = barOf(from, to);
    const ends = [first, next[0]!];
    if (to.from - from.to > 2) return { ends, rail: next[0]!, done: underKnob(first, from, to), mask };
    const [done, rail] = isRoundAtStart(next[0]!, to) ? [next[0]!, first] : [first, next[0]!];
    return { ends, rail, done, mask };
  }
  return null;
}

/** What is done goes on to the middle of the knob that stands where it ends. */
function underKnob(done: Thing, span: Span, rail: Span): Thing {
  const knob = { ...span, from: span.to - Math.ceil(span.thickness / 2), to: Math.round((span.to + rail.from) / 2) };
  return { ...done, mask: joinMasks(done.mask, barOf(knob, knob)) };
}

/** Does its middle begin before its sides do? What begins a track (left, above) is what is done, but for what is filled from its end. */
function isRoundAtStart({ mask }: Thing, { level, from, middle, thickness }: Span): boolean {
  const startOf = (across: number): number => {
    for (let along = from; along < from + thickness; along++)
      if (holds(mask, level ? along : across, level ? across : along)) return along;
    return from + thickness;
  };
  const side = (0.4 * (thickness - 2)) | 0;
  const centre = Math.floor(middle);
  return startOf(centre) + round * thickness < (startOf(centre - side) + startOf(centre + side)) / 2;
}

function mayBeEnd({ kind, children, mask, own }: Thing, surfaces: Surfaces): boolean {
  if (kind === 'line' || children.length) return false;
  const { from, to, thickness } = spanOf(mask, true);
  const long = to - from;
  return (
    Math.min(long, thickness) <= thin.share * Math.max(surfaces.width, surfaces.height) &&
    own.length >= full * (long - 2) * (thickness - 2)
  );
}

/** Does `b` begin where `a` ends, or only a knob stand between? Masks are padded by a pixel or two. */
function meet(a: Span, b: Span, one: Thing, other: Thing, list: Thing[]): boolean {
  const gap = b.from - a.to;
  if (b.to <= a.to || gap < -a.thickness) return false;
  if (gap <= 2) return true;
  return list.some((thing) => thing !== one && thing !== other && isKnob(thing, a, b));
}
