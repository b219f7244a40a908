import sharp from 'sharp';

/** Larger by calculation: sharp edges stay sharp, and nothing is made up. */
export function enlarge(bytes: Uint8Array, { width, height }: { width: number; height: number }): Promise<Uint8Array> {
  return sharp(bytes).autoOrient().resize(width, height, { fit: 'fill', kernel: 'lanczos3' }).png().toBuffer();
}
