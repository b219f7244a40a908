/** What is no card, as its outline bends inwards, and carries one label without a word is a drawing with that: a bottle, a jar, a bag. */
import { count } from '../areas/mask.ts';
import { fillHoles } from '../areas/runs.ts';
import { fillHull } from '../areas/outline.ts';
import type { Box } from '../picture.ts';
import { allPixels, type Thing } from './thing.ts';

/** So much of its hull a drawing takes at most, share; cards, and what is hidden of them, take more. A larger one is a scene, share of the picture's longer side. */
const drawing = { hull: 0.93, side: 0.45 };
/** A label follows a simple shape so closely, and takes so much of what it is on, shares. */
const label = { score: 0.96, least: 0.1, most: 0.5 };

/** @param words where they stand: what carries one is a ticket or a tag, and what lies on that a thing of its own */
export function joinLabels(things: readonly Thing[], words: readonly Box[], longerSide: number): Thing[] {
  return things.map((thing) => {
    const children = joinLabels(thing.children, words, longerSide);
    const isOne = children.length === 1 && isLabel(children[0]!, thing) && isDrawing(thing, words, longerSide);
    return isOne ? { ...thing, kind: 'icon', own: allPixels(thing), children: [] } : { ...thing, children };
  });
}

function isLabel({ kind, shape, mask }: Thing, on: Thing): boolean {
  if (kind !== 'shape' || (shape?.score ?? 0) < label.score) return false;
  const share = count(mask.bits) / Math.max(1, count(on.mask.bits));
  return share > label.least && share < label.most;
}

function isDrawing({ kind, shape, mask }: Thing, words: readonly Box[], longerSide: number): boolean {
  if (kind !== 'shape' || shape || Math.max(mask.width, mask.height) > drawing.side * longerSide) return false;
  const holdsMiddle = ({ x, y, width, height }: Box) => {
    const [across, down] = [x + width / 2 - mask.x, y + height / 2 - mask.y];
    return across > 0 && down > 0 && across < mask.width && down < mask.height;
  };
  if (words.some(holdsMiddle)) return false;
  const filled = { ...mask, bits: fillHoles(mask) };
  return count(filled.bits) < drawing.hull * count(fillHull(filled));
}
