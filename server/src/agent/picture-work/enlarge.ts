import sharp from 'sharp';

/** Pixels drawn beyond each edge, so that moving the picture brings in none of what is not there. */
const rim = 4;

/** Larger by calculation: sharp edges stay sharp, nothing moves, and nothing is made up. */
export async function enlarge(bytes: Uint8Array, size: { width: number; height: number }): Promise<Uint8Array> {
  const { width, height } = size;
  const source = sharp(bytes).autoOrient().toColourspace('srgb').ensureAlpha();
  const { data, info } = await source
    .resize(width, height, { fit: 'fill', kernel: 'lanczos3' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { autoOrient } = await sharp(bytes).metadata();
  // libvips counts from the corner of the first pixel when it enlarges: all of it lies half a pixel off.
  const [dx, dy] = [width > autoOrient.width ? -0.5 : 0, height > autoOrient.height ? -0.5 : 0];
  const raw = { width, height, channels: info.channels };
  const whole = sharp(data, { raw });
  if (dx === 0 && dy === 0) return await whole.png().toBuffer();
  const framed = await whole
    .extend({ top: rim, bottom: rim, left: rim, right: rim, extendWith: 'copy' })
    .raw()
    .toBuffer();
  const moved = sharp(framed, { raw: { ...raw, width: width + 2 * rim, height: height + 2 * rim } });
  const { data: straight, info: after } = await moved
    .affine([1, 0, 0, 1], { odx: dx, ody: dy, interpolator: 'lbb' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return await sharp(straight, { raw: { width: after.width, height: after.height, channels: after.channels } })
    .extract({ left: rim, top: rim, width, height })
    .png()
    .toBuffer();
}
