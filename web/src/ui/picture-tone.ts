/** A small picture that is see-through stands on a ground that shows it, whatever the theme. */
import { luminanceOf } from './luminance.ts';

export type PictureTone = 'dark' | 'light';

/** Beyond these a picture is lost on a panel as dark, or as light, as itself. Relative luminance, 0..1. */
const darkest = 0.18;
const lightest = 0.6;
/** Less of it see-through than this has no ground to be lost on. */
const leastClear = 0.02;
const side = 16;

/**
 * Whether what a see-through picture shows is dark or light as a whole; `null` where it is neither, and where no ground
 * shows through it.
 *
 * @param rgba pixels, four bytes each, not premultiplied
 */
export function toneOf(rgba: Uint8ClampedArray): PictureTone | null {
  let [seen, light] = [0, 0];
  for (let at = 0; at < rgba.length; at += 4) {
    const alpha = rgba[at + 3]! / 255;
    seen += alpha;
    light += alpha * luminanceOf(rgba[at]!, rgba[at + 1]!, rgba[at + 2]!);
  }
  const clear = 1 - seen / (rgba.length / 4);
  if (seen === 0 || clear < leastClear) return null;
  if (light / seen < darkest) return 'dark';
  return light / seen > lightest ? 'light' : null;
}

/** For the `onLoad` of a small picture: style sheets choose the ground by its `data-tone`. */
export function showTone({ currentTarget: image }: { readonly currentTarget: HTMLImageElement }): void {
  const tone = readTone(image);
  if (tone) image.dataset['tone'] = tone;
  else delete image.dataset['tone'];
}

function readTone(image: HTMLImageElement): PictureTone | null {
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return null;
  context.drawImage(image, 0, 0, side, side);
  try {
    return toneOf(context.getImageData(0, 0, side, side).data);
  } catch {
    // From another server, which keeps its pixels to itself.
    return null;
  }
}
