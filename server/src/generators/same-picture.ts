import sharp from 'sharp';
import type { Parts } from './parts.ts';

/** Levels of 255 that parts may be off in the mean: rounding takes less than one. */
const mostOff = 2;

/** Whether the parts, laid over each other, are the picture: another version of the designer may draw otherwise. */
export async function isSamePicture(picture: Uint8Array, { width, height, parts }: Parts): Promise<boolean> {
  const shown = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  if (shown.info.width !== width || shown.info.height !== height) return false;
  const overlays = parts.map(({ png, box }) => ({ input: Buffer.from(png), left: box.x, top: box.y }));
  const ground = sharp({ create: { width, height, channels: 4, background: '#0000' } });
  const laid = await ground.composite(overlays).raw().toBuffer();
  let sum = 0;
  for (let at = 0; at < laid.length; at++) sum += Math.abs(laid[at]! - shown.data[at]!);
  return sum / laid.length <= mostOff;
}
