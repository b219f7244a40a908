/** A thin line all round something that is no simple shape is the outline of a drawing: of an egg with its yolk, of a shield. */
import { count, countHeld, joinMasks, maskOf, pixelsOf, sidesOf, type Mask } from '../areas/mask.ts';
import { fillHoles } from '../areas/runs.ts';
import { fitSimpleShape } from '../areas/simple-shape.ts';
import { simpleEnough } from '../tree/complete.ts';
import type { Thing } from '../tree/thing.ts';
import { coverOfLine, type Hairline } from './find-hairlines.ts';

/** Larger ones frame what they hold: share of the picture's longer side. */
const largest = 0.16;
/** What it is drawn round lies within it for that share, reaches no farther, px, and takes so much of what it holds. */
const within = { share: 0.85, px: 4, least: 0.12 };
/** It is closed, by what crosses it too, where it holds so much of its box. */
const closed = 0.6;
/** A line all round a drawing holds so much of it. */
const allRound = 0.8;

/** The drawing, and those of the things, all of one parent, that are parts of it; null: the line is a thing of its own. */
export function outlinedDrawing(
  line: Hairline,
  things: readonly Thing[],
  width: number,
  height: number,
): { drawing: Thing; parts: Thing[] } | null {
  const { mask, colour } = line;
  if (Math.max(mask.width, mask.height) > largest * Math.max(width, height)) return null;
  const about = things.filter((thing) => thing.kind !== 'line' && reachesNoFarther(thing.mask, mask));
  if (!about.length) return null;
  const joined = joinMasks(
    maskOf(coverOfLine(line, width, height), width, height, 1),
    ...about.map((thing) => thing.mask),
  );
  const whole: Mask = { ...joined, bits: fillHoles(joined) };
  const parts = about.filter(({ own }) => countHeld(whole, own, width) > within.share * own.length);
  const taken = parts.reduce((sum, { own }) => sum + own.length, 0);
  const held = count(whole.bits);
  if (taken < within.least * held || held < closed * mask.width * mask.height) return null;
  if ((fitSimpleShape(whole)?.score ?? 0) > simpleEnough) return null;
  const drawing: Thing = {
    kind: 'icon',
    own: pixelsOf(whole, width),
    mask: whole,
    whole: true,
    children: [],
    colour,
    shape: null,
    cast: [],
  };
  return { drawing, parts };
}

function reachesNoFarther(mask: Mask, about: Mask): boolean {
  const [left, top, right, bottom] = sidesOf(mask);
  const [x, y, u, v] = sidesOf(about);
  const { px } = within;
  return left > x - px && top > y - px && right < u + px && bottom < v + px;
}

/** Does the line run all round a drawing that was found without it? */
export function outlines(mask: Mask, drawing: Thing): boolean {
  return count(fillHoles(mask)) > allRound * count(fillHoles(drawing.mask));
}
