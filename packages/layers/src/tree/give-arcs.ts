/**
 * The rim of a disc in the colour of the paper that half of it lies on is seen only over something else, and there it seems an arc beside the
 * disc. It is the disc's, and goes on all round.
 */
import { discMask } from '../areas/mask.ts';
import { distance, middleOf, type Rgb } from '../areas/rgb.ts';
import { radiiOf, seenRound } from '../areas/seen-round.ts';
import { fitSimpleShape } from '../areas/simple-shape.ts';
import { circleOf, type Circle } from './circle-of.ts';
import { everyThing, joinPixels, type Thing } from './thing.ts';

/** A disc is so wide at least, px, and so surely round. */
const disc = { least: 30, score: 0.93 };
/** An arc is so thin, px and share of the disc's width, begins so near the disc, px, and is seen in such a share of these directions. */
const arc = { px: 2, share: 0.06, beside: 4, seen: 0.2, parts: 72 };
/** So much of its pixels lie within that, share: crumbs of the pattern on which the rim is not seen hang on it. */
const within = 0.84;
/** In so many of the directions in which it is not seen, share, there is its colour, levels. */
const goesOn = { share: 0.6, levels: 24 };

/** Gives arcs among the roots to the discs that they run round, in place; what is left of the roots. */
export function giveArcs(roots: Thing[], clean: Rgb): Thing[] {
  const discs = Array.from(everyThing(roots)).flatMap((thing) => {
    const circle = discOf(thing);
    return circle ? [{ thing, circle }] : [];
  });
  return roots.filter((piece) => {
    if (piece.children.length) return true;
    const found = discs.find(({ thing, circle }) => thing !== piece && isRimOf(piece, circle, clean));
    if (!found) return true;
    const { thing, circle } = found;
    const [, outer] = radiiAbout(piece, circle, clean);
    thing.mask = discMask({ ...circle, radius: outer }, clean.width, clean.height);
    thing.shape = fitSimpleShape(thing.mask);
    thing.own = joinPixels(thing.own, piece.own);
    return false;
  });
}

function discOf(thing: Thing): Circle | null {
  const circle = thing.kind === 'line' ? null : circleOf(thing, disc.score);
  return circle && 2 * circle.radius - circle.off >= disc.least && circle.off <= arc.beside ? circle : null;
}

const radiiAbout = ({ own }: Thing, { x, y }: Circle, { width }: Rgb) => radiiOf(own, x, y, within, width);

function isRimOf(piece: Thing, circle: Circle, clean: Rgb): boolean {
  const { x, y, radius } = circle;
  const thick = arc.px + arc.share * 2 * radius;
  // A rim has no more room than that, and most pieces have more: nothing is sorted for them.
  if (within * piece.own.length > 2 * Math.PI * (radius + arc.beside + thick) * (thick + 1)) return false;
  const [inner, outer] = radiiAbout(piece, circle, clean);
  if (Math.abs(inner - radius) > arc.beside || outer - inner > thick) return false;
  if (seenRound(piece.own, x, y, arc.parts, clean.width) < arc.seen) return false;
  return hasColourElsewhere(piece.own, { ...circle, radius: (inner + outer) / 2 }, clean);
}

/** Is the rest of the circle of the arc's colour, too? */
function hasColourElsewhere(own: Int32Array, { x, y, radius }: Circle, clean: Rgb): boolean {
  const { width, height, data } = clean;
  // Its middle colour: its ends are mixed with what lies beside them.
  const colour = middleOf(own, data);
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
