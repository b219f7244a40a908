import type { Quad } from '../picture.ts';
import type { FoundText } from './detect.ts';
import type { Networks } from './networks.ts';
import { heightOf, lengthOf, turnQuad } from './quad.ts';
import { hasHan, recognise, rowsOfLine, type Reading } from './recognise.ts';
import type { Rgb } from '../areas/rgb.ts';
import { standUp } from './stand-up.ts';
import { straighten } from './straighten.ts';

/** A place that has been read. Of a vertical line the quad is the upright column. */
export interface FoundLine extends FoundText, Reading {
  vertical: boolean;
}

/** Above this a level line is not looked at upside down. */
const surelyUpright = 0.75;
/** How much surer the other way must be, and how sure: what is read so by chance are mostly rows of pictures, glasses on a shelf. */
const clearly = 0.1;
const surelyTurned = 0.95;
/** Share of the letters read sideways that the cells of a column, stood up, have to show too. */
const leastCommon = 0.5;

/** From here on a box is taller than a line of text is: either a column, or a line on its side. */
export const isTall = (quad: Quad): boolean => heightOf(quad) > 1.5 * lengthOf(quad);

export async function readLine(picture: Rgb, found: FoundText, networks: Networks): Promise<FoundLine> {
  return isTall(found.quad) ? readTall(picture, found, networks) : readLevel(picture, found, networks);
}

const readQuad = (picture: Rgb, quad: Quad, networks: Networks) =>
  recognise(straighten(picture, quad, rowsOfLine), networks);

async function readLevel(picture: Rgb, found: FoundText, networks: Networks): Promise<FoundLine> {
  const reading = await readQuad(picture, found.quad, networks);
  const upright = { ...found, ...reading, vertical: false };
  if (reading.confidence > surelyUpright || lengthOf(found.quad) < heightOf(found.quad)) return upright;
  const quad = turnQuad(found.quad, 2);
  const other = await readQuad(picture, quad, networks);
  const isTurned = other.confidence > Math.max(reading.confidence + clearly, surelyTurned);
  return isTurned ? { ...found, quad, ...other, vertical: false } : upright;
}

const commonLetters = (a: string, b: string): number => [...b].filter((letter) => a.includes(letter)).length;

/** One glyph alone is easily a chance. */
const weightOf = (reading: Reading) => reading.confidence * Math.min(1, reading.glyphs.length / 2);

/**
 * A tall box is read up and down its side. Up shows upright letters only in text that was turned to the left. Down shows
 * them in text turned to the right; but the network also reads an upright column that lies on its side, so its cells
 * decide: stood up, they say the same of a column, and nothing of a line on its side.
 */
async function readTall(picture: Rgb, found: FoundText, networks: Networks): Promise<FoundLine> {
  const [downQuad, upQuad] = [turnQuad(found.quad, 1), turnQuad(found.quad, 3)];
  const down = await readQuad(picture, downQuad, networks);
  const up = await readQuad(picture, upQuad, networks);
  if (weightOf(up) > weightOf(down)) return { ...found, quad: upQuad, ...up, vertical: false };
  // Where characters stand apart they are fewer than square cells would be.
  for (const count of hasHan(down.text) ? [undefined, down.glyphs.length] : [undefined]) {
    const cells = standUp(picture, found.quad, count);
    const column = cells && (await recognise(cells, networks));
    if (column && commonLetters(column.text, down.text) >= leastCommon * down.glyphs.length) {
      return { ...found, ...(column.confidence > down.confidence ? column : down), vertical: true };
    }
  }
  return { ...found, quad: downQuad, ...down, vertical: false };
}
