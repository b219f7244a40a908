import type { Quad } from '../picture.ts';
import type { Networks } from './networks.ts';
import { growQuad, heightOf } from './quad.ts';
import { recognise, rowsOfLine, type Reading } from './recognise.ts';
import type { Rgb } from '../areas/rgb.ts';
import { straighten } from './straighten.ts';
import { tighten } from './tighten.ts';

/** What is left free round the ink of a part, in heights. */
const beside = 0.08;

/** Reads a level part of what was found, pulled in to its ink: a narrow letter's box is tall, yet its line is level. */
export async function readTight(picture: Rgb, loose: Quad, networks: Networks): Promise<Reading & { quad: Quad }> {
  const tight = tighten(picture, loose, false);
  const quad = growQuad(tight, beside * heightOf(tight), beside * heightOf(tight));
  return { quad, ...(await recognise(straighten(picture, quad, rowsOfLine), networks)) };
}
