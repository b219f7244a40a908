import type { Face } from './faces.ts';
import { fitLine, type FittedFace, type Specimen } from './fit-face.ts';
import { drawSetting } from './set-line.ts';

/** Of a weight that is taken for another the ink differs so little, and by so much less than that of the other: logarithms. */
const likely = 0.12;
const clearly = 0.04;
/** Lines of a block that are drawn: more say the same. */
const drawnLines = 4;

/**
 * The faces, the first in the weight in which lines have as much ink as they show. How alike drawings are does not tell it: half
 * a pixel beside each other, strokes of small words share as much with those of any weight. A weight is some 15 to 20 % more
 * ink than the one below; where none comes near, as with outlines and glows, the face stays.
 */
export function inWeight(ranked: FittedFace[], specimens: readonly Specimen[], faces: readonly Face[]): FittedFace[] {
  const [best, ...others] = ranked;
  if (!best) return ranked;
  const { family, italic } = best.face;
  const weights = faces.filter((face) => face.family === family && face.italic === italic);
  if (weights.length < 2) return ranked;
  const longest = specimens.toSorted((a, b) => b.text.length - a.text.length).slice(0, drawnLines);
  const off = new Map(weights.map((face) => [face, inkBeyond(longest, face)]));
  const [nearest] = weights.toSorted((a, b) => off.get(a)! - off.get(b)!);
  const isClear = off.get(nearest!)! < likely && off.get(best.face)! - off.get(nearest!)! > clearly;
  return isClear ? [{ face: nearest!, score: best.score }, ...others] : ranked;
}

/** How far the ink of the lines, drawn in a face, is from what they have: the logarithm of their ratio, without its sign. */
function inkBeyond(specimens: readonly Specimen[], face: Face): number {
  let [drawn, seen] = [0, 0];
  for (const specimen of specimens) {
    const { text, strip, vertical } = specimen;
    const { setting } = fitLine(specimen, face);
    drawn += sumOf(drawSetting(text, setting, strip, vertical, strip.ink));
    seen += sumOf(strip.alpha);
  }
  return drawn && seen ? Math.abs(Math.log(drawn / seen)) : Infinity;
}

function sumOf(coverage: Float32Array): number {
  let sum = 0;
  for (let at = 0; at < coverage.length; at++) sum += coverage[at]!;
  return sum;
}
