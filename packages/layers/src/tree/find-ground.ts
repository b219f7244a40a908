/** Which regions are the ground of the picture, and of what kind it is. */
import { count } from '../areas/mask.ts';
import { fillHoles } from '../areas/runs.ts';
import { distance } from '../areas/rgb.ts';
import type { Region, Surfaces } from '../surfaces/regions.ts';
import { findDrawn } from './drawn-shapes.ts';
import { isHill, isSidePanel, liesAtEdge } from './edge-panels.ts';
import { findPattern, isShadedTile, type Tint } from './find-pattern.ts';

export type GroundKind = 'smooth' | 'pattern' | 'photo';
export interface Ground {
  kind: GroundKind;
  /** 1 for each region that belongs to it. */
  holds: Uint8Array;
  /** 1 for each region that somebody drew on a photograph. */
  drawn: Uint8Array;
  /** Its largest region; none if nothing reaches the rim of the picture. */
  main: Region | undefined;
}

const byArea = (a: Region, b: Region) => b.area - a.area;

/**
 * A region's share of its box. What lies on a band takes nothing of it away where it borders on the main ground; where a thing lies
 * between the two it may be the ground's other side.
 */
function shareOfBox(
  { box, area, id }: Region,
  { label, width, bordersOf }: Surfaces,
  isGround: (id: number) => boolean,
): number {
  const total = box.width * box.height;
  let beside = 0;
  for (const { a, b, length } of bordersOf.get(id)) if (isGround(a === id ? b : a)) beside += length;
  const across = box.width === width ? box.width : box.height;
  if (area < 0.4 * total || beside < 0.5 * across) return area / total;
  const bits = new Uint8Array(total);
  for (let y = 0, j = 0; y < box.height; y++)
    for (let x = 0, i = (box.y + y) * width + box.x; x < box.width; x++, i++, j++) bits[j] = label[i] === id ? 1 : 0;
  return count(fillHoles({ ...box, bits })) / total;
}

/** A flat colour, through JPEG as well: mean step between neighbours and distance from a plane, levels. */
const evenly = { noise: 0.15, rough: 1.5 };

/** A band from side to side is a thing, not ground; `perfect`: straight on all sides. */
function bandOf(
  region: Region,
  surfaces: Surfaces,
  isGround: (id: number) => boolean,
): { is: boolean; perfect: boolean } {
  const { box } = region;
  const across = (box.width === surfaces.width) !== (box.height === surfaces.height);
  if (!across) return { is: false, perfect: false };
  const share = shareOfBox(region, surfaces, isGround);
  const isHilly = isHill(region, surfaces);
  const is = (share > 0.85 && region.noise < 1.5) || isHilly;
  // A photographed sky has grain: only what was drawn is as even as that.
  const drawn = isHilly && region.noise < evenly.noise && region.rough < evenly.rough;
  return { is, perfect: drawn || (share > 0.93 && region.rough < 2.5) };
}

/** No bit of a plain ground differs so much from the rest, levels. */
const unlike = 40;

/** Colours beyond what lies between are compared so far from its edges, px, and so close they have to be, levels. */
const beyond = 4;
const sameGround = 10;

/**
 * Is the band the ground's other side: does the main ground go on in its colours beyond what lies between? Told where least lies between,
 * as a gradient changes behind a pennant more than behind its string.
 */
function goesOn({ width, height, data, label }: Surfaces, band: Region, main: Region): boolean {
  const { box } = band;
  const level = box.width === width;
  const [length, depth] = level ? [width, height] : [height, width];
  const [along, across] = level ? [1, width] : [width, 1];
  const [first, last] = level ? [box.y, box.y + box.height - 1] : [box.x, box.x + box.width - 1];
  const places: { gap: number; off: number }[] = [];
  for (let s = 16; s < length; s += 16)
    for (const [edge, step] of [
      [last, 1],
      [first, -1],
    ] as const) {
      const start = s * along;
      let end = edge;
      while (end >= first && end <= last && label[start + end * across] !== band.id) end -= step;
      const from = end - beyond * step;
      if (from < first || from > last || label[start + from * across] !== band.id) continue;
      let t = end + step;
      while (t >= 0 && t < depth && label[start + t * across] !== main.id) t += step;
      const to = t + beyond * step;
      if (to < 0 || to >= depth || label[start + to * across] !== main.id) continue;
      const [i, j] = [(start + from * across) * 3, (start + to * across) * 3];
      places.push({ gap: Math.abs(t - end), off: distance(data.subarray(i, i + 3), data.subarray(j, j + 3)) });
    }
  if (places.length <= 8) return false;
  const near = places.sort((a, b) => a.gap - b.gap).slice(0, Math.max(8, places.length >> 2));
  return near.sort((a, b) => a.off - b.off)[near.length >> 1]!.off < sameGround;
}

/** Pieces of the ground that things part differ so little, levels. */
const parted = 8;

/** The rim that a region holds together with all of its colour: what stands from top to bottom parts the ground. */
const rimOf = ({ colour }: Region, regions: readonly Region[]): number =>
  regions.reduce((sum, region) => sum + (distance(region.colour, colour) < parted ? region.rim : 0), 0);

/** Tiles take more room than what lies on them, or so much of a panel's along the picture's side. */
const besidePanel = 0.25;

/**
 * A wave, a foot or a panel may hold more of the picture's rim than any tile: where the tiles take enough room, and it has none of
 * their colours, it lies on them and the largest tile is the main ground.
 */
function belowWidest(surfaces: Surfaces, pieces: Uint8Array, tints: Tint[], widest: Region): Region {
  const { width, height, regions, bordersOf } = surfaces;
  const plain = regions.filter(({ id }) => !pieces[id]);
  if (pieces[widest.id] || rimOf(widest, plain) > 0.45 * 2 * (width + height)) return widest;
  if (tints.some((tint) => distance(tint.region.colour, widest.colour) < 30)) return widest;
  const tiles = regions.filter((region) => pieces[region.id]);
  const room = tiles.reduce((sum, { area }) => sum + area, 0);
  // What dots lie in is their ground, however it lies along the picture's side.
  const within = ({ id }: Region) => bordersOf.get(id).every(({ a, b }) => a === widest.id || b === widest.id);
  const panel = tiles.filter(within).length < 0.3 * tiles.length && liesAtEdge(widest, surfaces);
  const least = panel ? besidePanel : 1;
  return room > least * widest.area ? tiles.toSorted(byArea)[0]! : widest;
}

/** The rim and the area that the main ground has at least, in times of the widest region's, where that one is a band. */
const besideBand = { rim: 0.4, area: 0.7 };
/** Of two panels that part the picture the plainer lies on the other: shadows and a gradient make the ground so many times rougher. */
const rougher = 1.5;
/** The area that the ground beside a panel along the left or right side has at least, in times of the panel's. */
const half = 0.5;
/** Grain of paper: a photograph beside a panel is not read as ground yet, as what is drawn on it would come in pieces. */
const paper = 2.6;

/**
 * The region that holds most of the picture's rim, but a band along one of its sides (the head of a magazine, a coloured foot)
 * lies on the ground: what lies beside it, from side to side, is that.
 */
function widestOf(rim: Region[], surfaces: Surfaces): Region | undefined {
  const [widest] = rim;
  if (!widest || !liesAtEdge(widest, surfaces)) return widest;
  const side = isSidePanel(widest, surfaces);
  const besides = rim.filter(
    ({ area, rim: held, noise }) =>
      area > (side ? half : besideBand.area) * widest.area &&
      held > besideBand.rim * widest.rim &&
      (noise < paper || !side),
  );
  const open = besides.find((region) => region !== widest && !liesAtEdge(region, surfaces));
  if (open || !side) return open ?? widest;
  return besides.find((region) => region !== widest && region.rough > rougher * widest.rough) ?? widest;
}

/** Beside a photograph a panel is as even as this, through JPEG. */
const panelNoise = 0.5;

/** A panel along the left or the right side, of another colour than the ground. */
const isPanelOn = (main: Region, region: Region, surfaces: Surfaces): boolean =>
  distance(region.colour, main.colour) >= 30 && isSidePanel(region, surfaces);

/** The grain of paper is finer than that of a photograph, and its colour the same from side to side, levels. */
const finePaper = { noise: 2.4, rough: 6.5 };

/** A photograph's surface; stripes may look like parts of one, and are not busy. */
export const isGrainy = ({ busy, noise, rough }: Region): boolean =>
  busy > 0.5 && !(noise < finePaper.noise && rough < finePaper.rough);

/** What a camera took has grain from rim to rim, through JPEG as well: mean step between neighbours, levels. */
const grain = 0.8;
/** A photograph that is read as a plain ground with things on it: its parts along the rim, of so many colours, and none so long. */
const parts = { least: 3, rim: 0.02, longest: 0.7, apart: 30 };

/** Whether all that reaches the picture's rim has grain, and is of several colours: a plain ground's paper is of one. */
export function isGrainyAll({ width, height, regions }: Surfaces): boolean {
  const perimeter = 2 * (width + height);
  const rim = regions.filter((region) => region.rim > parts.rim * perimeter).sort((a, b) => b.rim - a.rim);
  if (rim.length === 0 || rim[0]!.rim > parts.longest * perimeter) return false;
  const colours: Region['colour'][] = [];
  for (const { colour } of rim)
    if (colours.every((other) => distance(other, colour) >= parts.apart)) colours.push(colour);
  return colours.length >= parts.least && rim.every(({ noise }) => noise >= grain);
}

export function findGround(surfaces: Surfaces): Ground {
  const { width, height, regions } = surfaces;
  const total = width * height;
  const perimeter = 2 * (width + height);
  const rim = regions.filter((region) => region.rim > 0).sort((a, b) => b.rim - a.rim);
  const widest = widestOf(rim, surfaces);
  const holds = new Uint8Array(regions.length);
  if (!widest) return { kind: 'smooth', holds, drawn: new Uint8Array(regions.length), main: widest };
  // A photograph has no tiles: what repeats on it are cards.
  const grainy = isGrainy(widest);
  const { pieces, tints } = grainy
    ? { pieces: new Uint8Array(regions.length), tints: [] }
    : findPattern(surfaces, widest);
  const patterned = tints.length > 0;
  const main = patterned ? belowWidest(surfaces, pieces, tints, widest) : widest;
  const panels = new Set(rim.filter((region) => region !== main && isPanelOn(main, region, surfaces)));
  const covered = [...panels].reduce((sum, panel) => sum + panel.rim, 0);
  const open = perimeter - covered;
  // Broad stripes of a colour hold half of the rim together.
  const isParted = main.rim < 0.45 * open && rimOf(main, rim) < 0.7 * open;
  const photo = grainy || (rim.length > 4 && isParted && !patterned);
  const drawn = grainy ? findDrawn(surfaces) : new Uint8Array(regions.length);
  for (const { id, onPaper } of regions) if (onPaper) drawn[id] = 1;
  const belongs = (region: Region): boolean => {
    if (drawn[region.id]) return false;
    if (region === main || pieces[region.id]) return true;
    // The cut bit of a leaf in the corner is as little of a plain ground as the leaf.
    if (region.area < 0.0006 * total) return photo || patterned || distance(region.colour, main.colour) < unlike;
    if (!photo && !patterned && distance(region.colour, main.colour) < parted) return true;
    if (panels.has(region) && (!photo || region.noise < panelNoise)) return false;
    if (
      patterned &&
      region.area < 0.3 * total &&
      tints.some((tint) => distance(tint.region.colour, region.colour) < 20)
    )
      return true;
    const through = region.box.width === width || region.box.height === height;
    if (patterned && through && isShadedTile(region, tints, true)) return true;
    const band = bandOf(region, surfaces, (id) => id === main.id || pieces[id] === 1);
    if (band.is && goesOn(surfaces, region, main)) return true;
    if (band.is && !photo) return false;
    const atEdge = region.box.y === 0 || region.box.y + region.box.height === height || region.rim < 0.4 * perimeter;
    if (band.is && band.perfect && atEdge) return false;
    if (photo) return !(region.noise < 0.5 && region.rough < 1.5 && region.rim < 0.12 * perimeter);
    // The same ground seen on the far side of something, or another piece of it.
    if (distance(region.colour, main.colour) < 30 || region.rim > 0.25 * perimeter) return true;
    // On a plain ground it is a drawing that the picture's side cuts: a branch.
    return patterned && region.busy > 0.5;
  };
  const sure = rim.filter(belongs).map(({ id }) => id);
  for (const id of sure) holds[id] = 1;
  spreadGround(surfaces, holds, sure, (region, from) => {
    if (drawn[region.id]) return false;
    if (pieces[region.id]) return true;
    if (patterned && isShadedTile(region, tints)) return true;
    if (patterned && pieces[from] && region.area < 0.004 * total && region.thick < 4) return true;
    return photo && (region.busy > 0.5 || region.noise > 1.6);
  });
  if (!photo && !patterned)
    for (const region of rim) if (distance(region.colour, main.colour) < 12) holds[region.id] = 1;
  return { kind: photo ? 'photo' : patterned ? 'pattern' : 'smooth', holds, drawn, main };
}

function spreadGround(
  { regions, bordersOf }: Surfaces,
  holds: Uint8Array,
  open: number[],
  follows: (region: Region, from: number) => boolean,
): void {
  while (open.length) {
    const from = open.pop()!;
    for (const border of bordersOf.get(from)) {
      const to = border.a === from ? border.b : border.a;
      if (holds[to] || !follows(regions[to]!, from)) continue;
      holds[to] = 1;
      open.push(to);
    }
  }
}
