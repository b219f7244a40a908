import { createCanvas } from '@napi-rs/canvas';
import type { Canvas } from '@napi-rs/canvas';
import { contrast, luminanceAt } from '../palette/contrast.ts';
import { hexOf, mix } from '../raster/colour.ts';
import type { BoundingBox } from '../type/bounding-box.ts';

/** A part of a picture as words would have it behind them. */
export interface PlaceLook {
  /** Mean change of lightness from one cell to the next, 0..1: a sky has 0.01, leaves have 0.1. */
  change: number;
  /** How far cells lie from the usual colour there in the mean, 0..1: what stands on an even ground is far from that. */
  spread: number;
  /** Mean luminance, 0..1. */
  light: number;
  /** "#rrggbb" of its darkest and its brightest cell. */
  extremes: readonly string[];
}

/** The longer side of what is looked at, in cells. */
const longest = 128;

/** Where a picture lies that covers a sheet from edge to edge, its middle in the sheet's. */
export function coverOf(picture: Canvas, { width, height }: { width: number; height: number }): BoundingBox {
  const scale = Math.max(width / picture.width, height / picture.height);
  const [across, down] = [picture.width * scale, picture.height * scale];
  return { x: (width - across) / 2, y: (height - down) / 2, width: across, height: down };
}

/** Tells what is seen within boxes of a sheet. */
export type Look = (box: BoundingBox) => PlaceLook;

/** How a sheet looks within boxes given as shares of its sides: a picture from edge to edge, or only its ground. */
export function lookAt(picture: Canvas | undefined, sheet: { width: number; height: number; ground: string }): Look {
  const scale = longest / Math.max(sheet.width, sheet.height);
  const [across, down] = [Math.max(4, Math.round(sheet.width * scale)), Math.max(4, Math.round(sheet.height * scale))];
  const small = createCanvas(across, down);
  const context = small.getContext('2d');
  context.fillStyle = sheet.ground;
  context.fillRect(0, 0, across, down);
  context.imageSmoothingQuality = 'high';
  if (picture) {
    const { x, y, width, height } = coverOf(picture, { width: across, height: down });
    context.drawImage(picture, x, y, width, height);
  }
  const { data } = context.getImageData(0, 0, across, down);
  // The square root is near enough to how light is seen.
  const lightAt = (x: number, y: number) => Math.sqrt(luminanceAt(data, (y * across + x) * 4));
  return (box) => {
    const from = { x: Math.floor(box.x * across), y: Math.floor(box.y * down) };
    const to = { x: Math.ceil((box.x + box.width) * across), y: Math.ceil((box.y + box.height) * down) };
    const cells: { at: number; luminance: number }[] = [];
    let [change, pairs] = [0, 0];
    for (let y = from.y; y < Math.min(down, to.y); y++) {
      for (let x = from.x; x < Math.min(across, to.x); x++) {
        const at = (y * across + x) * 4;
        cells.push({ at, luminance: luminanceAt(data, at) });
        const own = lightAt(x, y);
        if (x + 1 < across) change += Math.abs(lightAt(x + 1, y) - own);
        if (y + 1 < down) change += Math.abs(lightAt(x, y + 1) - own);
        pairs += 2;
      }
    }
    cells.sort((a, b) => a.luminance - b.luminance);
    const colourOf = ({ at }: { at: number }) => hexOf([data[at]!, data[at + 1]!, data[at + 2]!]);
    const usual = cells[cells.length >> 1]!;
    const apart = ({ at }: { at: number }) =>
      Math.hypot(...[0, 1, 2].map((channel) => data[at + channel]! - data[usual.at + channel]!)) / 441;
    return {
      change: change / Math.max(1, pairs),
      spread: cells.reduce((sum, cell) => sum + apart(cell), 0) / cells.length,
      light: cells.reduce((sum, { luminance }) => sum + luminance, 0) / cells.length,
      extremes: [colourOf(cells[0]!), colourOf(cells.at(-1)!)],
    };
  };
}

/**
 * How opaque a shade has to be for an ink to read on it everywhere in a place, 0..1.
 * @param least contrast that is wanted, 1..21
 */
export function shadeFor(
  { extremes }: PlaceLook,
  { shade, ink, least }: { shade: string; ink: string; least: number },
): number {
  const reads = (opacity: number) => extremes.every((colour) => contrast(mix(colour, shade, opacity), ink) >= least);
  let opacity = 0;
  while (opacity < 0.96 && !reads(opacity)) opacity += 0.04;
  return Math.min(0.96, opacity);
}
