/** On a photograph: which surfaces somebody drew there. */
import { count, dilate, erode, widen, type Mask } from '../areas/mask.ts';
import { fillHoles } from '../areas/runs.ts';
import { fillHull } from '../areas/outline.ts';
import { stepBetween } from '../areas/rgb.ts';
import { fitSimpleShape } from '../areas/simple-shape.ts';
import type { Region, Surfaces } from '../surfaces/regions.ts';

/** A surface without grain: no camera took it. Mean step between neighbours, levels; with specks at its rim. */
const flat = 0.5;
const mostNoise = 1.3;
/** Share of the picture that the outline has to hold. */
const least = 0.0012;
/** Agreement of the outline with a simple shape. */
const explained = 0.94;
/** Half the thickness of frames, px, and how much of its box a frame shows at most. */
const frame = { thick: 16, share: 0.4 };

const isFrame = ({ box, area, thick }: Region) => thick <= frame.thick && area < frame.share * box.width * box.height;

/** The region over its box. */
function maskOfRegion({ id, box }: Region, { width, label }: Surfaces): Mask {
  const bits = new Uint8Array(box.width * box.height);
  for (let y = 0, j = 0; y < box.height; y++)
    for (let i = (box.y + y) * width + box.x, end = i + box.width; i < end; i++, j++) if (label[i] === id) bits[j] = 1;
  return { ...box, bits };
}

/** Specks of the photograph stick to what lies on it: only what a square of five pixels fits into counts, px eaten from each side. */
const specks = 2;

/** The region's body without specks, over its box; null where nothing is left. `core`: what lies inside of its rim. */
function bodyOf(region: Region, surfaces: Surfaces): { body: Mask; core: Mask } | null {
  const mask = maskOfRegion(region, surfaces);
  const padded = widen(mask, 1, surfaces.width, surfaces.height);
  const core = { ...padded, bits: erode(padded.bits, padded.width, padded.height, specks) };
  if (!core.bits.includes(1)) return null;
  return { core, body: { ...padded, bits: dilate(core.bits, padded.width, padded.height, specks) } };
}

/** What the region encloses; what lies across a frame's corner opens it: then nothing would be enclosed. */
export function wholeOf(region: Region, surfaces: Surfaces): Mask | null {
  const body = bodyOf(region, surfaces)?.body;
  return body ? { ...body, bits: isFrame(region) ? fillHull(body) : fillHoles(body) } : null;
}

/** Mean step between neighbours in the core, levels. */
function grainOf({ width, data }: Surfaces, core: Mask): number {
  let [sum, n] = [0, 0];
  for (let y = 0, j = 0; y < core.height; y++)
    for (let x = 0; x < core.width; x++, j++) {
      if (!core.bits[j] || x === core.width - 1 || !core.bits[j + 1]) continue;
      const i = (core.y + y) * width + core.x + x;
      sum += stepBetween(data, i, i + 1);
      n++;
    }
  return n ? sum / n : Infinity;
}

/**
 * 1 for each region that is flat and whose outline is a rounded rectangle, an ellipse or a circle: cards, bars, discs, and
 * the frames of photographs. How many there are of a colour says nothing: cards repeat as tiles do, but a photograph has no tiles.
 */
export function findDrawn(surfaces: Surfaces): Uint8Array {
  const { width, height, regions } = surfaces;
  return Uint8Array.from(regions, (region) => {
    const { box, noise, thick } = region;
    const size = box.width * box.height;
    if (noise >= mostNoise || thick <= specks || size < least * width * height) return 0;
    const found = bodyOf(region, surfaces);
    if (!found || grainOf(surfaces, found.core) >= flat) return 0;
    const whole = wholeOf(region, surfaces)!;
    if (count(whole.bits) < least * width * height) return 0;
    return (fitSimpleShape(whole)?.score ?? 0) > explained ? 1 : 0;
  });
}
