/**
 * A track that is no more than a thin outline, in which one sees what it lies on: with the bar that fills its one end it is one bar from
 * end to end, and what is seen in the outline is the track's.
 */
import { holds, joinMasks, maskOf, overlap, pixelsOf, type Mask } from '../areas/mask.ts';
import { fillHoles } from '../areas/runs.ts';
import { fitSimpleShape } from '../areas/simple-shape.ts';
import { joinPixels, marksOf, type Thing } from './thing.ts';
import { barOf, spanOf, type Span } from './unite-cut-bars.ts';

/** Thickest bar as a share of the picture's longer side, and so full of its box it is at least. */
const bar = { thickest: 0.044, full: 0.75 };
/** How much the two differ in thickness and lie apart across, px. */
const same = { thickness: 4, middle: 2.5 };
/** The outline runs so far from the bar's sides at most, in times of its thickness, along so much of what is not filled, share. */
const outline = { deep: 0.3, along: 0.85 };
/** What lies in the track with so much of itself is seen in it. */
const within = 0.8;

export function closeTracks(things: readonly Thing[], width: number, height: number): void {
  for (const thing of things) {
    closeTracks(thing.children, width, height);
    for (const line of thing.children) {
      const track = thing.children.includes(line) ? trackOf(line, thing.children, width, height) : null;
      if (track) closeTrack(thing, track, width, height);
    }
  }
}

interface Track {
  line: Thing;
  done: Thing;
  mask: Mask;
}

function trackOf(line: Thing, siblings: readonly Thing[], width: number, height: number): Track | null {
  if (line.kind !== 'line') return null;
  const thickest = bar.thickest * Math.max(width, height);
  for (const level of [true, false]) {
    const open = spanOf(line.mask, level);
    if (open.thickness > thickest || open.to - open.from < open.thickness) continue;
    const done = siblings.find((other) => other.kind !== 'line' && !other.children.length && fills(other, line, level));
    if (done) return { line, done, mask: wholeOf(done, line, level) };
  }
  return null;
}

/** Does the outline go on from where the bar ends, along both its sides, to an end of its own? */
function fills({ mask, own }: Thing, line: Thing, level: boolean): boolean {
  const [done, open] = [spanOf(mask, level), spanOf(line.mask, level)];
  if (own.length < bar.full * (done.to - done.from - 2) * (done.thickness - 2)) return false;
  if (Math.abs(done.thickness - open.thickness) > same.thickness) return false;
  if (Math.abs(done.middle - open.middle) > same.middle) return false;
  const isAfter = open.to > done.to;
  const [near, end] = isAfter ? [open.from - done.to, open.to - done.to] : [done.from - open.to, done.from - open.from];
  if (near > 2 || near < -done.thickness || end < done.thickness / 2) return false;
  return runsRound(line.mask, open, isAfter ? [done.to, open.to] : [open.from, done.from]);
}

function runsRound(mask: Mask, { level, middle, thickness }: Span, [from, to]: [number, number]): boolean {
  const deep = Math.max(2, outline.deep * thickness);
  const isSeen = (along: number, first: number, last: number): boolean => {
    for (let across = Math.floor(first); across <= last; across++)
      if (holds(mask, level ? along : across, level ? across : along)) return true;
    return false;
  };
  let both = 0;
  let inner = 0;
  for (let along = from; along < to; along++) {
    const above = isSeen(along, middle - thickness / 2, middle - thickness / 2 + deep);
    const below = isSeen(along, middle + thickness / 2 - deep, middle + thickness / 2);
    if (above && below) both++;
    if (isSeen(along, middle - 1, middle + 1)) inner++;
  }
  // Its end goes across, or round.
  return both > outline.along * (to - from - thickness / 2) && inner > 0 && inner < thickness / 2;
}

/** As far as the two go together, with what they surround. */
function wholeOf(done: Thing, line: Thing, level: boolean): Mask {
  const box = barOf(spanOf(done.mask, level), spanOf(line.mask, level));
  const joined = joinMasks(done.mask, line.mask);
  const mask = { ...joined, bits: fillHoles(joined) };
  return overlap(mask, box) > bar.full * box.width * box.height ? mask : box;
}

/** The track in the place of the outline and the bar: the bar lies on it. */
function closeTrack(below: Thing, { line, done, mask }: Track, width: number, height: number): void {
  const inside = below.children.filter(
    (thing) => thing !== line && thing !== done && overlap(mask, thing.mask) > within * thing.own.length,
  );
  const held = marksOf(pixelsOf(mask, width), width * height);
  const seen = below.own.filter((i) => held[i]);
  const track: Thing = {
    ...line,
    kind: 'shape',
    own: joinPixels(line.own, seen, ...inside.map(({ own }) => own)),
    mask,
    shape: fitSimpleShape(mask),
    children: [withoutLine(done, line, width, height)],
    certain: true,
  };
  below.own = below.own.filter((i) => !held[i]);
  const gone = new Set([line, done, ...inside]);
  below.children = [...below.children.filter((thing) => !gone.has(thing)), track];
}

/** What was filled beside the bar where the outline was took its colour. */
function withoutLine(done: Thing, line: Thing, width: number, height: number): Thing {
  const taken = marksOf(line.own, width * height);
  const own = done.own.filter((i) => !taken[i]);
  const mask = maskOf(own, width, height, 1);
  return { ...done, kind: 'shape', own, mask, shape: fitSimpleShape(mask), certain: true };
}
