/** Repeated pieces of one colour all over the picture: the pattern that a picture has for its ground. */
import { distance } from '../areas/rgb.ts';
import type { Box, Colour } from '../picture.ts';
import type { Region, Surfaces } from '../surfaces/regions.ts';

/** So many pieces of a colour all over the picture are a pattern; and so many where the picture's side cuts none of them, as it does large ones. */
const leastPieces = { cut: 9, uncut: 25 };
/** So many of them are about as large as the middle one, share: parts of icons and cards are of all sizes. */
const ofOneSize = 0.34;
/** Together they take so much of the picture: specks that JPEG leaves about words take less. */
const leastTiled = 0.0025;
/** How far over each side of the picture they have to spread, share. */
const spread = 0.6;

/** From this share of their box on to the other side pieces leave it so plain (share), in the widest surface's colour (levels). */
const hollow = { from: 0.3, plain: 0.97, levels: 8 };
/** A soft edge is no thicker, px; it borders on both so much (share), and its colour lies between theirs, but for so much. */
const softEdge = { thick: 2, share: 0.4, between: 1.2 };

/** Nor are they a pattern where so many of them lie in a band of so much of the picture, shares; of more only so many are asked. */
const gathered = { share: 0.85, band: 0.35, asked: 200 };

/** A tile in a soft shadow: no larger than the others, so much darker than their colour at most, and of its hue (levels). */
const shaded = { size: 1.4, darkest: 0.6, hue: 9 };

export interface Tint {
  region: Region;
  /** What most of its pieces are no larger than, and the largest, px. */
  size: number;
  largest: number;
}

/** Is it a tile on which a soft shadow lies? */
export function isShadedTile(region: Region, tints: Tint[], stripe = false): boolean {
  return tints.some(({ region: { colour }, size, largest }) => {
    if (region.area > shaded.size * (stripe ? largest : size)) return false;
    const light = colour.reduce((sum, value, k) => sum + region.colour[k]! / Math.max(1, value), 0) / 3;
    return (
      light < 1 &&
      light > shaded.darkest &&
      distance(
        region.colour,
        colour.map((value) => light * value),
      ) < shaded.hue
    );
  });
}

/** Is it the soft edge between two others, as compression leaves it along a drawing's outline? */
function isMixed({ id, thick, colour }: Region, { regions, bordersOf }: Surfaces): boolean {
  if (thick > softEdge.thick) return false;
  const borders = [...bordersOf.get(id)].sort((one, other) => other.length - one.length).slice(0, 2);
  if (borders.length < 2 || borders[1]!.length < softEdge.share * borders[0]!.length) return false;
  const [one, other] = borders.map(({ a, b }) => regions[a === id ? b : a]!.colour) as [Colour, Colour];
  return distance(colour, one) + distance(colour, other) < softEdge.between * distance(one, other);
}

function boxAround(boxes: readonly Box[]): Box {
  const [x, y] = [Math.min(...boxes.map((box) => box.x)), Math.min(...boxes.map((box) => box.y))];
  const width = Math.max(...boxes.map((box) => box.x + box.width)) - x;
  return { x, y, width, height: Math.max(...boxes.map((box) => box.y + box.height)) - y };
}

/** Do nearly all of the pieces lie in one band of the picture, as the bars of a chart and the cells of a mosaic do? */
export function isGathered(pieces: readonly Box[], { width, height }: Pick<Surfaces, 'width' | 'height'>): boolean {
  return isInBand(pieces, 'x', 'width', width) || isInBand(pieces, 'y', 'height', height);
}

function isInBand(pieces: readonly Box[], start: 'x' | 'y', side: 'width' | 'height', whole: number): boolean {
  const asked = pieces.filter((_, k) => k % Math.ceil(pieces.length / gathered.asked) === 0);
  const ends = asked.map((box) => [box[start], box[start] + box[side]] as const);
  return ends.some(([from]) => {
    const within = ends.filter(([first, last]) => first >= from && last <= from + gathered.band * whole);
    return within.length > gathered.share * asked.length;
  });
}

/** Is the widest surface, or more of its colour, all there is in the middle of them: do they make a wreath? */
function isHollow(box: Box, widest: Region, { width, label, regions }: Surfaces): boolean {
  const [left, top] = [Math.floor(box.x + hollow.from * box.width), Math.floor(box.y + hollow.from * box.height)];
  const [right, bottom] = [box.x + (1 - hollow.from) * box.width, box.y + (1 - hollow.from) * box.height];
  let [plain, all] = [0, 0];
  for (let y = top; y < bottom; y += 4)
    for (let x = left; x < right; x += 4, all++)
      if (distance(regions[label[y * width + x]!]!.colour, widest.colour) < hollow.levels) plain++;
  return plain > hollow.plain * all;
}

/** Repeated pieces of one colour all over the picture: stripes, dots, checks. */
export function findPattern(surfaces: Surfaces, widest: Region): { pieces: Uint8Array; tints: Tint[] } {
  const { width, height, regions } = surfaces;
  const total = width * height;
  const groups: Region[][] = [];
  for (const region of regions.toSorted((a, b) => b.area - a.area)) {
    if (region.area > 0.06 * total || (region.rim === 0 && region.area < 12)) continue;
    if (isMixed(region, surfaces)) continue;
    const group = groups.find(([first]) => distance(first!.colour, region.colour) < 16);
    if (group) group.push(region);
    else if (groups.length < 60) groups.push([region]);
  }
  const pieces = new Uint8Array(regions.length);
  const tints: Tint[] = [];
  for (const group of groups) {
    const isCut = group.some(({ rim }) => rim > 0);
    if (group.length < (isCut ? leastPieces.cut : leastPieces.uncut)) continue;
    const boxes = group.map(({ box }) => box);
    const around = boxAround(boxes);
    if (around.width < spread * width || around.height < spread * height) continue;
    if (isGathered(boxes, surfaces)) continue;
    // A pattern goes on beyond the picture, and a card of its ground's colour may lie in its middle.
    if (!isCut && isHollow(around, widest, surfaces)) continue;
    const sizes = group.map(({ area }) => area).sort((a, b) => a - b);
    if (sizes.reduce((sum, size) => sum + size, 0) < leastTiled * total) continue;
    const middle = sizes[group.length >> 1]!;
    if (sizes.filter((size) => size > 0.5 * middle && size < 1.5 * middle).length < ofOneSize * group.length) continue;
    const usual = sizes[Math.floor(group.length * 0.7)]!;
    for (const region of group) if (region.area < 4 * usual) pieces[region.id] = 1;
    tints.push({ region: group[0]!, size: usual, largest: sizes.at(-1)! });
  }
  return { pieces, tints };
}
