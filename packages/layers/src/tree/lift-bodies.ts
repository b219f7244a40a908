/**
 * Cards of a pattern's own colour are joined to it: stripes run into them. Where a piece of the ground is much thicker than the
 * pattern's stripes and dots, opening by the stripes' width leaves the card, and a simple shape gives it its edges back.
 */
import { dilate, erode, maskOf, pixelsOf, type Mask } from '../areas/mask.ts';
import { connected, fillHoles } from '../areas/runs.ts';
import { drawShape, fitSimpleShape } from '../areas/simple-shape.ts';
import type { Region, Surfaces } from '../surfaces/regions.ts';
import type { Ground } from './find-ground.ts';

/** So many times the stripes' thickness is a body. */
const thicker = 2.2;
/** How well a simple shape has to explain what opening leaves; square opening cuts no corners off rectangles. */
const explained = 0.93;
const leastShare = 0.003;
/** So many tiles, this many times farther apart than half their thickness, are dots; stripes and checks touch. */
const apart = 3.5;
const leastDots = 60;

/** Parts bodies from the ground's regions as regions of their own: labels, regions and ground are changed in place. */
export function liftBodies(surfaces: Surfaces, ground: Ground): void {
  const { regions, label, width, height } = surfaces;
  const held = regions.filter((region) => ground.holds[region.id] && region.area > 40);
  const depths = held.map(({ thick }) => thick).sort((a, b) => a - b);
  const stripe = depths[depths.length >> 1] ?? 0;
  if (held.length < 9 || stripe < 3) return;
  // Dots stand farther apart than they are thick: what lies between them is no body.
  const pitch = pitchOf(held);
  const lifted: Region[] = [];
  for (const region of held) {
    if (region.thick <= thicker * stripe) continue;
    const bits = new Uint8Array(label.length);
    for (let i = 0; i < label.length; i++) if (label[i] === region.id) bits[i] = 1;
    const dots = held.length >= leastDots && pitch > apart * stripe;
    const radius = Math.ceil(dots ? 0.6 * pitch : 1.25 * stripe);
    const cores = connected(erode(bits, width, height, radius), width, height);
    for (const core of cores) {
      const body = bodyOf(core, radius, width, height);
      if (!body) continue;
      const pixels = pixelsOf(body, width).filter((i) => label[i] === region.id);
      const id = regions.length + lifted.length;
      for (const i of pixels) label[i] = id;
      region.area -= pixels.length;
      lifted.push({ ...region, id, area: pixels.length, box: body, rim: 0 });
    }
  }
  regions.push(...lifted);
  const holds = new Uint8Array(regions.length);
  holds.set(ground.holds);
  ground.holds = holds;
}

/** Half of the tiles have their next one nearer than this, px. */
function pitchOf(held: Region[]): number {
  const centres = held.map(({ box }) => [box.x + box.width / 2, box.y + box.height / 2] as const);
  const sampled = centres.filter((_, k) => k % Math.ceil(centres.length / 200) === 0);
  const nearest = sampled.map(([x, y]) =>
    centres.reduce((least, [u, v]) => {
      const away = Math.hypot(u - x, v - y);
      return away > 2 ? Math.min(least, away) : least;
    }, Infinity),
  );
  return nearest.sort((a, b) => a - b)[nearest.length >> 1] ?? 0;
}

/** A core grown back and drawn as the simple shape that it follows; null where it follows none. */
function bodyOf(core: Int32Array, radius: number, width: number, height: number): Mask | null {
  const mask = maskOf(core, width, height, radius + 1);
  mask.bits = dilate(mask.bits, mask.width, mask.height, radius);
  // Icons and words on the card are holes in it.
  mask.bits = fillHoles(mask);
  cutEars(mask);
  const shape = fitSimpleShape(mask);
  if (!shape || shape.score < explained || 4 * shape.a * shape.b < leastShare * width * height) return null;
  const drawn = { ...mask, bits: drawShape(shape, mask) };
  return drawn.x === 0 && drawn.width === width ? null : drawn;
}

/** Slanted stripes leave ears where they meet a side: rows and columns that are less than half full are cut off. */
function cutEars({ width, height, bits }: Mask): void {
  const [rows, columns] = [new Int32Array(height), new Int32Array(width)];
  for (let y = 0, j = 0; y < height; y++)
    for (let x = 0; x < width; x++, j++)
      if (bits[j]) {
        rows[y]!++;
        columns[x]!++;
      }
  const [widest, highest] = [Math.max(...rows), Math.max(...columns)];
  for (let y = 0, j = 0; y < height; y++)
    for (let x = 0; x < width; x++, j++) if (rows[y]! < 0.5 * widest || columns[x]! < 0.5 * highest) bits[j] = 0;
}
