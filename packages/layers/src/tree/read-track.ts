/**
 * Tracks: a thin bar of which a part has another colour (progress, a scale), with or without a knob where they meet. Where the pieces
 * hang together they are taken apart first; then the whole bar is one thing and what is done lies on it.
 */
import { connected, type Mask } from '../areas/mask.ts';
import { fitSimpleShape } from '../areas/simple-shape.ts';
import { distance } from '../areas/rgb.ts';
import type { Colour } from '../picture.ts';
import type { Surfaces } from '../surfaces/regions.ts';
import { leafOf, leastShare, type Part, type Thing } from './thing.ts';
import { isKnob, spanOf, type Span } from './unite-cut-bars.ts';

/** Thickest track, knob included, as a share of the picture's longer side; so many times longer than thick it is at least. */
const thin = { share: 0.044, longer: 3 };
/** How alike the two ends are, px of thickness and of the middle; and how unlike their colours, levels. */
const same = { thickness: 3, middle: 2.5, colour: 14 };
/** Share of its box that a piece fills. */
const full = 0.75;

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
  if (!inLine(one, other) || !beside) return null;
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

/** Joins the two ends of each track: what begins it (left, above) lies on the whole. */
export function uniteTracks(things: Thing[], surfaces: Surfaces): Thing[] {
  let list = things;
  for (const first of things) {
    const [track, ...others] = list.includes(first) ? endsFrom(first, list, surfaces) : [];
    if (!track || others.length !== 1) continue;
    const whole = wholeOf(track, others[0]!);
    const done: Thing = { ...track, kind: 'shape', shape: fitSimpleShape(track.mask) };
    list = [...list.filter((thing) => thing !== track && thing !== others[0]), { ...whole, children: [done] }];
  }
  return list;
}

/** The thing and what goes on where it ends; more than one of those are a chart's segments. */
function endsFrom(first: Thing, list: Thing[], surfaces: Surfaces): Thing[] {
  for (const level of [true, false]) {
    const open = list.filter((thing) => mayBeEnd(thing, surfaces));
    if (!open.includes(first)) return [];
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
    if (next.length === 1 && !before) return [first, next[0]!];
  }
  return [];
}

const mayBeEnd = ({ kind, children, mask, own }: Thing, surfaces: Surfaces): boolean =>
  kind !== 'line' &&
  !children.length &&
  Math.min(mask.width, mask.height) <= thin.share * Math.max(surfaces.width, surfaces.height) &&
  own.length >= full * (mask.width - 2) * (mask.height - 2);

/** Does `b` begin where `a` ends, or only a knob stand between? Masks are padded by a pixel or two. */
function meet(a: Span, b: Span, one: Thing, other: Thing, list: Thing[]): boolean {
  const gap = b.from - a.to;
  if (b.to <= a.to || gap < -a.thickness) return false;
  if (gap <= 2) return true;
  return list.some((thing) => thing !== one && thing !== other && isKnob(thing, a, b));
}

function wholeOf(a: Thing, b: Thing): Thing {
  const [x, y] = [Math.min(a.mask.x, b.mask.x), Math.min(a.mask.y, b.mask.y)];
  const width = Math.max(a.mask.x + a.mask.width, b.mask.x + b.mask.width) - x;
  const height = Math.max(a.mask.y + a.mask.height, b.mask.y + b.mask.height) - y;
  const mask: Mask = { x, y, width, height, bits: new Uint8Array(width * height) };
  for (let row = 1; row < height - 1; row++) mask.bits.fill(1, row * width + 1, (row + 1) * width - 1);
  const colour: Colour = b.colour;
  const shape = fitSimpleShape(mask);
  return { kind: 'shape', own: b.own, mask, children: [], colour, shape, cast: [...a.cast, ...b.cast] };
}
