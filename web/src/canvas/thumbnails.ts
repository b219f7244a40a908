/** Which size of a picture to ask the server for. */
import { variantWidths } from '@easel/contract';

/** Files of this service, which it also keeps in smaller widths; SVG is sharp at any size as it is. */
const resizable = /^(https?:\/\/[^/]+)?\/api\/files\/[^?#]+$/;

/**
 * The smallest kept width that is sharp at `pixels` device pixels, or `null` for the original: when it is no
 * larger than the variant would be, or when none is wide enough.
 */
export function variantWidth(pixels: number, naturalWidth: number): number | null {
  const width = variantWidths.find((candidate) => candidate >= pixels);
  return width === undefined || width >= naturalWidth ? null : width;
}

/** The address of a picture for `pixels` device pixels of width; addresses that are not ours stay as they are. */
export function thumbnailUrl(url: string, pixels: number, naturalWidth: number): string {
  if (!resizable.test(url) || url.endsWith('.svg')) return url;
  const width = variantWidth(pixels, naturalWidth);
  return width === null ? url : `${url}?w=${width}`;
}

/**
 * Zoom in steps of a factor of two, upwards: pictures compare it instead of the zoom itself, so that they
 * are not drawn anew with every notch of the wheel.
 */
export function sharpness(k: number, devicePixelRatio: number): number {
  return 2 ** Math.ceil(Math.log2(k * devicePixelRatio) - 1e-9);
}
