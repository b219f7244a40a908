/** Pictures of a PDF: JPEG as it is, all else as pixels with a mask for what shines through. */
import type { PdfFile, Ref } from './pdf-file.ts';
import { spreadColours } from './spread-colours.ts';

export async function writeImage(file: PdfFile, bitmap: ImageBitmap, blob: Blob | null): Promise<Ref> {
  const { width, height } = bitmap;
  const entries = `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /BitsPerComponent 8`;
  if (blob?.type === 'image/jpeg') {
    const bytes = new Uint8Array(await blob.arrayBuffer());
    if (isPlainJpeg(bytes)) return file.packed(`${entries} /ColorSpace /DeviceRGB /Filter /DCTDecode`, bytes);
  }
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d', { willReadFrequently: true })!;
  context.drawImage(bitmap, 0, 0);
  const { data } = context.getImageData(0, 0, width, height);
  canvas.width = 0;
  const colours = new Uint8Array(width * height * 3);
  const alpha = new Uint8Array(width * height);
  let clear = false;
  for (let pixel = 0; pixel < alpha.length; pixel += 1) {
    colours[pixel * 3] = data[pixel * 4]!;
    colours[pixel * 3 + 1] = data[pixel * 4 + 1]!;
    colours[pixel * 3 + 2] = data[pixel * 4 + 2]!;
    alpha[pixel] = data[pixel * 4 + 3]!;
    clear ||= alpha[pixel] !== 255;
  }
  if (clear) spreadColours(colours, alpha, width);
  const mask = clear ? ` /SMask ${await file.stream(`${entries} /ColorSpace /DeviceGray`, alpha)} 0 R` : '';
  return file.stream(`${entries} /ColorSpace /DeviceRGB${mask}`, colours);
}

/** Three colours, and not to be turned before it is shown: a PDF does neither. */
export function isPlainJpeg(bytes: Uint8Array): boolean {
  let at = 2;
  while (at + 9 < bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1]!;
    const length = (bytes[at + 2]! << 8) | bytes[at + 3]!;
    // Exif may say that the picture lies on its side.
    if (marker === 0xe1 && bytes[at + 4] === 0x45) return false;
    // A frame's header, of any way to pack it.
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)) return bytes[at + 9] === 3;
    at += 2 + length;
  }
  return false;
}
