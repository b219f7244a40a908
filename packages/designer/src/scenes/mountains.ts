import { wave } from '../raster/noise.ts';
import { shadeMaterial } from './atmosphere.ts';
import { smoothStep } from '../raster/smooth-step.ts';
import { fillLand, fillPolygon, openLayer, placeLayer, stipple } from './frame.ts';
import type { Frame } from './frame.ts';
import { mix } from '../raster/colour.ts';

type Point = readonly [number, number];

function jagged(frame: Frame, from: Point, to: Point, count: number, rough: number): Point[] {
  const points: Point[] = [from];
  for (let index = 1; index < count; index++) {
    const t = index / count;
    points.push([
      from[0] + (to[0] - from[0]) * t + (frame.random() - 0.5) * rough,
      from[1] + (to[1] - from[1]) * t + (frame.random() - 0.5) * rough * 0.8,
    ]);
  }
  return [...points, to];
}

/** A faint range far behind. */
export function paintRange(frame: Frame, base: number, height: number, depth: number, seed: number): void {
  const coarse = wave('soft', seed);
  const { lit, shade } = shadeMaterial(frame.atmosphere, '#5c6f8f', depth);
  const crest = (x: number) => base - height * (coarse(x / 3, 10) * 0.8 + coarse(x, 90) * 0.3);
  const layer = openLayer(frame, 0, base - height * 1.15, frame.width, frame.horizon + 2);
  fillLand(layer.context, frame, crest, frame.horizon + 2, lit);
  stipple(frame, layer, shade, (_x, y) => 0.5 * (1 - smoothStep(base - height, base, y)), seed);
  placeLayer(frame, layer);
}

export interface Peak {
  x: number;
  top: number;
  left: number;
  right: number;
  base: number;
  depth: number;
}

/** Crest, a lit face and a shaded one parted by a wandering ridge, grain toward the foot, flakes of bare rock. */
export function paintPeak(frame: Frame, peak: Peak, snowy: boolean, material: string): void {
  const { random, lightSide } = frame;
  const { x, top, base } = peak;
  const snow = frame.atmosphere;
  const rock = shadeMaterial(frame.atmosphere, material, peak.depth);
  const lit = snowy ? mix(snow.snow, snow.haze, (1 - peak.depth) * 0.35) : rock.lit;
  const shade = snowy ? mix(snow.snowShade, snow.haze, (1 - peak.depth) * 0.35) : rock.shade;
  const leftEdge = jagged(frame, [x, top], [x - peak.left, base], 11, peak.left * 0.1);
  const rightEdge = jagged(frame, [x, top], [x + peak.right, base], 11, peak.right * 0.1);
  const ridge = jagged(frame, [x, top], [x - lightSide * peak.left * 0.1, base], 9, peak.left * 0.24);
  const layer = openLayer(frame, x - peak.left * 1.1, top - 6, x + peak.right * 1.1, base + 60);
  const { context } = layer;
  fillPolygon(
    context,
    [...leftEdge, [x - peak.left, base + 60], [x + peak.right, base + 60], ...rightEdge.toReversed()],
    shade,
  );
  fillPolygon(context, [...ridge, ...(lightSide > 0 ? rightEdge : leftEdge).toReversed()], lit);
  const dark = snowy ? rock.shade : mix(rock.shade, frame.atmosphere.near, 0.35);
  const away = (px: number, py: number) => (px - x) * -lightSide + (py - top) * 0.16;
  stipple(frame, layer, dark, (px, py) => (away(px, py) > 0 ? 0.8 : 0.06) * smoothStep(top, base, py) ** 1.4, 4);
  for (let index = 0; index < 15; index++) {
    const t = 0.2 + 0.75 * random();
    const side = random() < 0.62 ? lightSide : -lightSide;
    const px = x + side * (side > 0 ? peak.right : peak.left) * t * (0.12 + 0.7 * random());
    const py = top + (base - top) * t;
    const size = (12 + 34 * random()) * (0.5 + t);
    context.globalCompositeOperation = 'source-atop';
    fillPolygon(
      context,
      [
        [px, py - size],
        [px + size * 0.16, py - size * 0.2],
        [px + size * 0.34 * side, py + size * 0.7],
        [px + size * 0.05, py + size * 0.2],
        [px - size * 0.16 * side, py + size * 0.55],
        [px - size * 0.12, py - size * 0.1],
      ],
      side === lightSide ? mix(dark, lit, 0.45) : dark,
    );
  }
  context.globalCompositeOperation = 'source-over';
  if (!snowy && base - top > 260) paintCap(frame, layer.context, peak, leftEdge, rightEdge);
  placeLayer(frame, layer);
}

/** Snow that stays on a high summit the year round; its hem runs in teeth. */
function paintCap(
  frame: Frame,
  context: ReturnType<typeof openLayer>['context'],
  peak: Peak,
  leftEdge: Point[],
  rightEdge: Point[],
): void {
  const { atmosphere, lightSide } = frame;
  const left = leftEdge.slice(0, 4);
  const right = rightEdge.slice(0, 4);
  const hem: Point[] = [];
  const from = right.at(-1)!;
  const to = left.at(-1)!;
  for (let index = 1; index < 8; index++) {
    const t = index / 8;
    const drop = (index % 2 ? 34 : -22) * (0.6 + 0.8 * frame.random());
    hem.push([from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t + drop]);
  }
  context.globalCompositeOperation = 'source-atop';
  fillPolygon(context, [...left.toReversed(), ...right.slice(1), ...hem], atmosphere.snowShade);
  const half = lightSide > 0 ? right : left;
  const inner = lightSide > 0 ? hem.slice(0, 4) : hem.slice(3).toReversed();
  fillPolygon(
    context,
    [[peak.x, peak.top], ...half.slice(1), ...inner, [peak.x - lightSide * 6, peak.top + 60]],
    atmosphere.snow,
  );
  context.globalCompositeOperation = 'source-over';
}

/** A row of peaks that rises once, off the centre, and never twice to the same height. */
export function paintMassif(frame: Frame, snowy: boolean): void {
  const { random, width, horizon } = frame;
  const material = frame.setting.season === 'autumn' ? '#8f7f86' : '#8290a0';
  paintRange(frame, horizon - 110, 210, 0.16, frame.seed + 3);
  const count = Math.max(3, Math.round(width / 330));
  const summit = Math.floor(count * (frame.lightSide > 0 ? 0.35 : 0.62));
  const order = Array.from({ length: count }, (_, index) => index).toSorted(
    (a, b) => Math.abs(b - summit) - Math.abs(a - summit),
  );
  for (const index of order) {
    const main = index === summit;
    const height = main ? 505 : 270 + 170 * random() * (1 - Math.abs(index - summit) / (count * 1.6));
    const spread = height * (main ? 0.66 + 0.1 * random() : 0.74 + 0.2 * random());
    paintPeak(
      frame,
      {
        x: ((index + 0.5 + (random() - 0.5) * 0.3) * width) / count,
        top: horizon - 22 - height,
        left: spread,
        right: spread * (0.86 + 0.3 * random()),
        base: horizon - 20,
        depth: main ? 0.82 : 0.62,
      },
      snowy,
      material,
    );
  }
}
