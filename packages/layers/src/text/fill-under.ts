import type { Box, Picture, TextInk } from '../picture.ts';
import { fillApart } from './fill-apart.ts';
import { boxesMeet, dilate } from '../areas/mask.ts';

/** Grown by this much, pixels: antialiasing and the rings of JPEG reach farther than any threshold sees. */
const rim = 2;
/** Known pixels round an ink that its filling starts from. */
const margin = 6;

/**
 * The picture without the given inks: what they cover is filled with the smoothest surface through what surrounds it, but for
 * what lies in front of it. Opacity stays as it is. Answers a new picture.
 */
export function fillUnder(picture: Picture, inks: readonly TextInk[]): Picture {
  const { width, height } = picture;
  const filled: Picture = { width, height, data: picture.data.slice() };
  const maskOf = (some: readonly TextInk[]) => {
    const mask = new Uint8Array(width * height);
    for (const { box, cover } of some) mark(mask, width, box, cover);
    return mask;
  };
  const coverOf = (some: readonly TextInk[]) => dilate(maskOf(some), width, height, rim);
  const mask = maskOf(inks);
  const hole = dilate(mask, width, height, rim);
  const free = inks.filter(({ front }) => !front);
  const boxes = inks.map(({ box }) => within(box, width, height));
  const covered = free.length < inks.length ? coverOf(free) : hole;
  const bars = inks.filter(({ behind }) => behind);
  const behind = bars.length ? new Uint8Array(width * height) : undefined;
  for (const ink of bars) mark(behind!, width, ink.box, ink.behind!);
  for (const box of mergeOverlapping(boxes)) fillBox(filled, { hole, covered, behind }, box);
  // What is in front of one line lies below the next: the header of a card, with words on it, beside larger ones on the card.
  for (const ink of inks.filter(({ front }) => front)) {
    const before = new Uint8Array(width * height);
    mark(before, width, ink.box, ink.front!);
    const own = coverOf([ink]);
    const unknown = hole.slice();
    for (let i = 0; i < before.length; i++) {
      // It may be the ink of the next.
      if (!before[i] || mask[i]) continue;
      unknown[i] = 1;
      own[i] = 0;
    }
    fillBox(filled, { hole: unknown, covered: own, behind }, within(ink.box, width, height));
  }
  return filled;
}

function mark(mask: Uint8Array, width: number, box: Box, bits: Uint8Array): void {
  for (let y = 0, at = 0; y < box.height; y++)
    for (let x = 0, to = (box.y + y) * width + box.x; x < box.width; x++, at++, to++) if (bits[at]) mask[to] = 1;
}

function within(box: Box, width: number, height: number): Box {
  const x = Math.max(0, box.x - margin);
  const y = Math.max(0, box.y - margin);
  const right = Math.min(width, box.x + box.width + margin);
  const bottom = Math.min(height, box.y + box.height + margin);
  return { x, y, width: right - x, height: bottom - y };
}

function around(a: Box, b: Box): Box {
  const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)];
  const right = Math.max(a.x + a.width, b.x + b.width);
  return { x, y, width: right - x, height: Math.max(a.y + a.height, b.y + b.height) - y };
}

/** Holes that reach into each other's boxes are filled as one, or a border would run through them. */
function mergeOverlapping(boxes: Box[]): Box[] {
  const merged: Box[] = [];
  for (let box of boxes) {
    for (let other = merged.findIndex((one) => boxesMeet(one, box)); other >= 0;) {
      box = around(box, merged.splice(other, 1)[0]!);
      const grown = box;
      other = merged.findIndex((one) => boxesMeet(one, grown));
    }
    merged.push(box);
  }
  return merged;
}

function cut(mask: Uint8Array, width: number, box: Box): Uint8Array {
  const piece = new Uint8Array(box.width * box.height);
  for (let y = 0; y < box.height; y++) {
    const row = (box.y + y) * width + box.x;
    piece.set(mask.subarray(row, row + box.width), y * box.width);
  }
  return piece;
}

interface Places {
  /** What says nothing of what lies below. */
  readonly hole: Uint8Array;
  /** What is filled of that. */
  readonly covered: Uint8Array;
  /** 1 where a bar lies behind words. */
  readonly behind: Uint8Array | undefined;
}

function fillBox(picture: Picture, places: Places, box: Box): void {
  const covered = cut(places.covered, picture.width, box);
  const hole = cut(places.hole, picture.width, box);
  if (!covered.includes(1) || !hole.includes(0)) return;
  const channels = [0, 1, 2].map(() => new Float32Array(hole.length));
  const place = (at: number) => ((box.y + Math.floor(at / box.width)) * picture.width + box.x + (at % box.width)) * 4;
  for (let at = 0; at < hole.length; at++)
    for (let k = 0, from = place(at); k < 3; k++) channels[k]![at] = picture.data[from + k]!;
  const behind = places.behind && cut(places.behind, picture.width, box);
  fillApart(channels, { hole, behind }, box.width, box.height);
  for (let at = 0; at < hole.length; at++)
    if (covered[at]) for (let k = 0, to = place(at); k < 3; k++) picture.data[to + k] = channels[k]![at]!;
}
