/**
 * The rim of a disc in the colour of the paper that half of it lies on is seen only over something else, and there it seems an arc beside the
 * disc. It is the disc's, and goes on all round.
 */
import { emptyMask, type Mask } from '../areas/mask.ts';
import { distance, type Rgb } from '../areas/rgb.ts';
import { seenRound } from '../areas/seen-round.ts';
import { fitSimpleShape } from '../areas/simple-shape.ts';
import type { Colour } from '../picture.ts';
import { everyThing, joinPixels, type Thing } from './thing.ts';

/** A disc is so wide at least, px, and so surely round. */
const disc = { least: 30, score: 0.93 };
/** An arc is so thin, px and share of the disc's width, begins so near the disc, px, and is seen in such a share of these directions. */
const arc = { px: 2, share: 0.06, beside: 4, seen: 0.2, parts: 72 };
/** So much of its pixels lie within that, share: crumbs of the pattern on which the rim is not seen hang on it. */
const within = 0.84;
/** In so many of the directions in which it is not seen, share, there is its colour, levels. */
const goesOn = { share: 0.6, levels: 24 };

interface Circle {
  x: number;
  y: number;
  radius: number;
}

/** Gives arcs among the roots to the discs that they run round, in place; what is left of the roots. */
export function giveArcs(roots: Thing[], clean: Rgb): Thing[] {
  const discs = Array.from(everyThing(roots)).flatMap((thing) => {
    const circle = circleOf(thing);
    return circle ? [{ thing, circle }] : [];
  });
  return roots.filter((piece) => {
    if (piece.children.length) return true;
    const rims = discs.map(({ thing, circle }) => ({ thing, circle, outer: outerOf(piece, circle, clean) }));
    const found = rims.find(({ thing, outer }) => thing !== piece && outer > 0);
    if (!found) return true;
    const { thing, circle, outer } = found;
    thing.mask = drawn({ ...circle, radius: outer }, clean);
    thing.shape = fitSimpleShape(thing.mask);
    thing.own = joinPixels(thing.own, piece.own);
    return false;
  });
}

function circleOf({ kind, mask, shape }: Thing): Circle | null {
  if (kind === 'line' || shape?.kind !== 'ellipse' || shape.score < disc.score) return null;
  const { cx, cy, a, b } = shape;
  if (2 * Math.min(a, b) < disc.least || Math.abs(a - b) > arc.beside) return null;
  return { x: mask.x + cx, y: mask.y + cy, radius: (a + b) / 2 };
}

/** How far from the disc's middle the rim ends of which the piece is an arc; 0: it is none. */
function outerOf({ own }: Thing, { x, y, radius }: Circle, clean: Rgb): number {
  const { width } = clean;
  const radii = Float32Array.from(own, (i) => Math.hypot((i % width) + 0.5 - x, Math.floor(i / width) + 0.5 - y));
  radii.sort();
  const aside = (1 - within) / 2;
  const inner = radii[Math.floor(aside * radii.length)]!;
  const outer = radii[Math.floor((1 - aside) * (radii.length - 1))]!;
  if (Math.abs(inner - radius) > arc.beside || outer - inner > arc.px + arc.share * 2 * radius) return 0;
  if (seenRound(own, x, y, arc.parts, width) < arc.seen) return 0;
  return hasColourElsewhere(own, { x, y, radius: (inner + outer) / 2 }, clean) ? outer : 0;
}

/** Is the rest of the circle of the arc's colour, too? */
function hasColourElsewhere(own: Int32Array, { x, y, radius }: Circle, clean: Rgb): boolean {
  const { width, height, data } = clean;
  // Its middle colour: its ends are mixed with what lies beside them.
  const middle = (k: number) => Uint8Array.from(own, (i) => data[i * 3 + k]!).sort()[own.length >> 1]!;
  const colour: Colour = [middle(0), middle(1), middle(2)];
  const mine = new Set(own);
  let [alike, all] = [0, 0];
  for (let k = 0; k < arc.parts; k++) {
    const turn = (2 * Math.PI * k) / arc.parts;
    const [column, row] = [Math.floor(x + radius * Math.cos(turn)), Math.floor(y + radius * Math.sin(turn))];
    const i = row * width + column;
    if (column < 0 || row < 0 || column >= width || row >= height || mine.has(i)) continue;
    all++;
    if (distance(data.subarray(i * 3, i * 3 + 3), colour) < goesOn.levels) alike++;
  }
  return alike > goesOn.share * all;
}

function drawn({ x, y, radius }: Circle, { width, height }: Rgb): Mask {
  const size = Math.ceil(2 * radius);
  const mask = emptyMask(
    { x: Math.floor(x - radius), y: Math.floor(y - radius), width: size, height: size },
    1,
    width,
    height,
  );
  for (let row = 0, j = 0; row < mask.height; row++)
    for (let column = 0; column < mask.width; column++, j++)
      if (Math.hypot(mask.x + column + 0.5 - x, mask.y + row + 0.5 - y) < radius) mask.bits[j] = 1;
  return mask;
}
