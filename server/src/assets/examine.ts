import { isPicture, sniff } from './media-types.ts';
import { measure } from './pictures.ts';
import type { Measured } from './queries.ts';

/** What the bytes measure, or `null` when they are not what was announced. */
export async function examine(bytes: Uint8Array, announced: string): Promise<Measured | null> {
  const found = await sniff(bytes);
  if (found !== announced) return null;
  if (!isPicture(found)) return { bytes: bytes.length, width: 0, height: 0, thumbhash: '' };
  try {
    return { bytes: bytes.length, ...(await measure(bytes)) };
  } catch {
    return null; // it begins like a picture, but none can be decoded
  }
}
