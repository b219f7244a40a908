/** Pictures and layered files as their pixels. */
import { initializeCanvas, readPsd, type Psd } from 'ag-psd';
import type { Page } from 'playwright-core';

// Pixels are read as they are: nothing is drawn on this side.
initializeCanvas(
  () => {
    throw new Error('no canvas is needed');
  },
  (width, height) => ({ width, height, data: new Uint8ClampedArray(width * height * 4) }) as ImageData,
);

/** A layered file with the pixels of its layers and of its composite. */
export function readLayers(file: Buffer): Psd {
  return readPsd(file, { useImageData: true });
}

/** Decoded by the page: what a browser says that a file shows. */
export async function pixelsOf(page: Page, file: Buffer, type = 'image/png') {
  const wanted = { base64: file.toString('base64'), type };
  const { width, height, levels } = await page.evaluate(async ({ base64, type: kind }) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const image = new Image();
    image.src = URL.createObjectURL(new Blob([bytes], { type: kind }));
    await image.decode();
    const canvas = new OffscreenCanvas(image.naturalWidth, image.naturalHeight);
    const context = canvas.getContext('2d')!;
    context.drawImage(image, 0, 0);
    const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
    let text = '';
    for (let at = 0; at < data.length; at += 8192) text += String.fromCharCode(...data.subarray(at, at + 8192));
    return { width: canvas.width, height: canvas.height, levels: btoa(text) };
  }, wanted);
  return { width, height, data: new Uint8ClampedArray(Buffer.from(levels, 'base64')) };
}

/** Of the levels of red, green and blue, 0 to 255. */
export function meanDifference(a: Uint8ClampedArray, b: Uint8ClampedArray): number {
  let sum = 0;
  for (let at = 0; at < a.length; at += 4) for (let of = 0; of < 3; of += 1) sum += Math.abs(a[at + of]! - b[at + of]!);
  return sum / (a.length * 0.75);
}
