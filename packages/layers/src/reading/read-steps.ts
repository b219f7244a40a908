import type { Point, Quad } from '../picture.ts';
import type { Networks } from './networks.ts';
import { growQuad, heightOf, middleOf, sharesIn } from './quad.ts';
import type { FoundLine } from './read-line.ts';
import { recognise, rowsOfLine } from './recognise.ts';
import type { Rgb } from './rgb.ts';
import { straighten } from './straighten.ts';

const loneDigit = /^[1-9]$/;
/** So much may digits of one series differ in height, as a ratio. */
const alikeHigh = 1.3;
/** Steps stand farther apart than digits of one number, in times of their height. */
const leastApart = 1.5;
/** A missed one is looked for in the place of its neighbour's box, grown by so much of its height, and has to be as sure as this. */
const around = 0.08;
const sureEnough = 0.6;

/**
 * Digits that stand alone and evenly number steps. One that was missed, as a "1" easily is, since it may be a bar, is read where
 * the two next to it in number say that it stands. Answers the lines with those that were found so.
 */
export async function readSteps(
  picture: Rgb,
  lines: readonly FoundLine[],
  networks: Networks,
  signal?: AbortSignal,
): Promise<FoundLine[]> {
  const all = [...lines];
  const steps = lines.filter(({ text, vertical }) => !vertical && loneDigit.test(text));
  // Each that is found says where the next one is.
  for (const from of steps) {
    for (const { digit, quad } of placesBeside(from, steps)) {
      if (all.some((line) => covers(line.quad, middleOf(quad)))) continue;
      signal?.throwIfAborted();
      const reading = await recognise(straighten(picture, quad, rowsOfLine), networks);
      if (reading.text !== digit || reading.confidence < sureEnough) continue;
      const found = { ...from, ...reading, quad };
      all.push(found);
      steps.push(found);
    }
  }
  return all;
}

/** Where the digit beyond `from` would stand, seen from each one that follows it or goes before it. */
function placesBeside(from: FoundLine, steps: readonly FoundLine[]): { digit: string; quad: Quad }[] {
  return steps.flatMap((other) => {
    const number = 2 * Number(from.text) - Number(other.text);
    if (Math.abs(number - Number(from.text)) !== 1 || number < 1 || number > 9) return [];
    const [a, b] = [middleOf(from.quad), middleOf(other.quad)];
    const height = heightOf(from.quad);
    const ratio = heightOf(other.quad) / height;
    if (Math.max(ratio, 1 / ratio) > alikeHigh || Math.hypot(a.x - b.x, a.y - b.y) < leastApart * height) return [];
    const moved = from.quad.map(({ x, y }) => ({ x: x + a.x - b.x, y: y + a.y - b.y })) as Quad;
    return [{ digit: `${number}`, quad: growQuad(moved, around * height, around * height) }];
  });
}

function covers(quad: Quad, point: Point): boolean {
  const { x, y } = sharesIn(quad, point);
  return x > 0 && x < 1 && y > 0 && y < 1;
}
