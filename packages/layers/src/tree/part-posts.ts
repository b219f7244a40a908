/**
 * A post that boards are nailed to is seen between them, in pieces that hang together with them: one thing that goes on behind what is
 * before it. It is taken out before things are read, as its pieces would join the boards to one another.
 */
import { distance } from '../areas/rgb.ts';
import { fitSimpleShape } from '../areas/simple-shape.ts';
import type { Mask } from '../areas/mask.ts';
import type { Colour } from '../picture.ts';
import type { Region, Surfaces } from '../surfaces/regions.ts';
import type { Ground } from './find-ground.ts';
import { colourOf, type Thing } from './thing.ts';

/** How broad a post is, shares of the picture's longer side; it is so long, share, and so many times longer than broad. */
const post = { thin: 0.02, thick: 0.09, long: 0.3, longer: 5 };
/** A piece is so full of its box, share, so high, px, and its sides lie so near to those of the others, px. */
const piece = { full: 0.75, least: 16, off: 5 };
/** Pieces lie in another light each: so much of the colour, times, and but for that they differ so little, levels. */
const light = { least: 0.7, most: 1.2, off: 12 };
/** What lies beside it is looked at so far off, px, and beyond its shadow, px: along so much of the pieces ground on either side, share. */
const beside = { px: 9, beyond: 30, ground: 0.35 };
/** Between two pieces something lies before the post and on both of its sides: so long, px, along so much of that, and as one surface along so much. */
const cover = { least: 12, across: 0.85, one: 0.35 };
/** More of one breadth and colour are stripes, and so is what has no upper end in the picture, px. */
const most = 2;
const upper = 3;

interface Column {
  readonly left: number;
  readonly right: number;
  /** From above to below. */
  readonly pieces: readonly Region[];
}

/** Posts on the ground, whose pixels are taken out of the foreground. */
export function partPosts(surfaces: Surfaces, { kind, holds }: Ground, front: Uint8Array): Thing[] {
  // A photograph may hold a piece, too; of a pattern it is one of its cells.
  const isCell = ({ id }: Region) => kind === 'pattern' && !!holds[id];
  const found = columnsOf(surfaces, isCell)
    .map((column) => standing(column, surfaces, holds))
    .filter((column) => column !== null);
  const isStripe = (column: Column) => found.filter((other) => areOfOneKind(column, other)).length > most;
  return found.filter((column) => !isStripe(column)).map((column) => thingOf(column, surfaces, front));
}

const areOfOneKind = (a: Column, b: Column): boolean =>
  Math.abs(a.right - a.left - b.right + b.left) <= piece.off && isLit(a.pieces[0]!.colour, b.pieces[0]!.colour);

/** Pieces above one another with the same sides and colour; of each column the highest piece comes first to be compared. */
function columnsOf({ regions, width, height }: Surfaces, isCell: (region: Region) => boolean): Column[] {
  const side = Math.max(width, height);
  const isPiece = (region: Region) => isOfSize(region) && !isCell(region);
  const isOfSize = ({ box, area, busy }: Region) =>
    box.width > post.thin * side &&
    box.width < post.thick * side &&
    box.height >= piece.least &&
    area > piece.full * box.width * box.height &&
    busy < 0.5;
  const columns: { left: number; right: number; pieces: Region[] }[] = [];
  for (const region of regions.filter(isPiece).toSorted((a, b) => b.box.height - a.box.height)) {
    const [left, right] = [region.box.x, region.box.x + region.box.width];
    const mine = columns.find(
      (column) =>
        Math.abs(column.left - left) <= piece.off &&
        Math.abs(column.right - right) <= piece.off &&
        isLit(region.colour, column.pieces[0]!.colour),
    );
    if (mine) mine.pieces.push(region);
    else columns.push({ left, right, pieces: [region] });
  }
  return columns
    .filter(({ pieces }) => pieces.length > 1)
    .map(({ left, right, pieces }) => ({ left, right, pieces: pieces.toSorted((a, b) => a.box.y - b.box.y) }));
}

/** Are they of one colour, the one in another light? */
function isLit(one: Colour, other: Colour): boolean {
  const sum = (colour: Colour) => colour[0] + colour[1] + colour[2];
  const share = sum(one) / Math.max(1, sum(other));
  const lit = other.map((value) => value * share);
  return share > light.least && share < light.most && distance(one, lit) < light.off;
}

/** The column, where it stands on the ground and goes on behind what lies between its pieces. */
function standing(column: Column, { label, width, height }: Surfaces, holds: ArrayLike<unknown>): Column | null {
  const { left, right, pieces } = column;
  const [top, bottom] = [pieces[0]!.box.y, pieces.at(-1)!.box.y + pieces.at(-1)!.box.height];
  if (bottom - top < post.long * Math.max(width, height) || bottom - top < post.longer * (right - left)) return null;
  const [before, after] = [left - beside.px, right + beside.px];
  if (top < upper || before < 0 || after >= width) return null;
  const at = (x: number, y: number) => label[y * width + Math.max(0, Math.min(width - 1, x))]!;
  const shareOf = (from: number, to: number, is: (y: number) => boolean) => {
    let seen = 0;
    for (let y = from; y < to; y++) if (is(y)) seen++;
    return seen / (to - from);
  };
  const onGround = (...places: number[]) => {
    const rows = pieces.flatMap(({ box }) => Array.from({ length: box.height }, (_, k) => box.y + k));
    return rows.filter((y) => places.some((x) => holds[at(x, y)])).length > beside.ground * rows.length;
  };
  if (!onGround(before, left - beside.beyond) || !onGround(after, right + beside.beyond)) return null;
  const middle = (left + right) >> 1;
  const goesOn = pieces.slice(1).every(({ box }, k) => {
    const [from, to] = [pieces[k]!.box.y + pieces[k]!.box.height, box.y];
    if (to - from < cover.least) return false;
    const isAcross = (y: number) => ![before, middle, after].some((x) => holds[at(x, y)]);
    const isOne = (y: number) => at(before, y) === at(middle, y) && at(after, y) === at(middle, y);
    return shareOf(from, to, isAcross) > cover.across && shareOf(from, to, isOne) > cover.one;
  });
  return goesOn ? column : null;
}

function thingOf({ pieces }: Column, surfaces: Surfaces, front: Uint8Array): Thing {
  const { label, width } = surfaces;
  const pixels: number[] = [];
  for (const { box, id } of pieces)
    for (let y = box.y; y < box.y + box.height; y++)
      for (let x = box.x, i = y * width + x; x < box.x + box.width; x++, i++) if (label[i] === id) pixels.push(i);
  for (const i of pixels) front[i] = 0;
  const [left, right] = sidesOfMost(pixels, width);
  const own = Int32Array.from(pixels.filter((i) => i % width >= left && i % width < right));
  const [y, bottom] = [pieces[0]!.box.y, pieces.at(-1)!.box.y + pieces.at(-1)!.box.height];
  const [wide, high] = [right - left, bottom - y];
  const mask: Mask = { x: left, y, width: wide, height: high, bits: new Uint8Array(wide * high).fill(1) };
  const colour = colourOf(surfaces, own);
  return {
    kind: 'shape',
    own,
    mask,
    children: [],
    colour,
    shape: fitSimpleShape(mask),
    cast: [],
    certain: true,
    behind: true,
  };
}

/** Where it is seen in most of its rows: the shadow of a board runs out beside it. */
function sidesOfMost(pixels: readonly number[], width: number): [number, number] {
  const columns = new Uint32Array(width);
  for (const i of pixels) columns[i % width]!++;
  const least = columns.reduce((fullest, n) => Math.max(fullest, n), 0) / 2;
  return [columns.findIndex((n) => n > least), columns.findLastIndex((n) => n > least) + 1];
}
