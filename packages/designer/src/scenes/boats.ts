import type { SKRSContext2D } from '@napi-rs/canvas';
import { silhouette } from './atmosphere.ts';
import { fillCircle } from './frame.ts';
import type { Frame } from './frame.ts';
import { mix } from '../raster/colour.ts';

type Sail = readonly [[number, number], [number, number], [number, number], [number, number]];

function drawSail(context: SKRSContext2D, sail: Sail, ribs: number, colour: string, seam: string): void {
  const [head, bow, clew, tack] = sail;
  context.fillStyle = colour;
  context.beginPath();
  context.moveTo(...head);
  context.quadraticCurveTo(...bow, ...clew);
  context.lineTo(...tack);
  context.closePath();
  context.fill();
  context.strokeStyle = seam;
  context.lineWidth = 2.4;
  for (let rib = 1; rib < ribs; rib++) {
    const t = rib / ribs;
    context.beginPath();
    context.moveTo(head[0] + (tack[0] - head[0]) * t, head[1] + (tack[1] - head[1]) * t);
    context.lineTo(head[0] + (clew[0] - head[0]) * t + 10 * Math.sin(t * 3.1), head[1] + (clew[1] - head[1]) * t);
    context.stroke();
  }
}

function drawHull(frame: Frame, context: SKRSContext2D): void {
  context.fillStyle = mix(silhouette(frame.atmosphere, 1), '#000000', 0.15);
  context.beginPath();
  context.moveTo(-120, -12);
  context.quadraticCurveTo(0, 16, 128, -20);
  context.lineTo(96, 16);
  context.lineTo(-92, 16);
  context.fill();
  context.fillRect(-3, -150, 6, 150);
}

export type BoatKind = 'junk' | 'sailing' | 'rowing';

function drawBoat(frame: Frame, context: SKRSContext2D, kind: BoatKind): void {
  const { atmosphere } = frame;
  if (kind === 'rowing') {
    context.fillStyle = mix(silhouette(atmosphere, 1), '#7a3a2c', 0.45);
    context.beginPath();
    context.moveTo(-104, -22);
    context.quadraticCurveTo(0, 10, 108, -26);
    context.lineTo(80, 14);
    context.lineTo(-80, 14);
    context.fill();
    context.fillStyle = mix(atmosphere.lamp, '#7a3a2c', 0.4);
    context.fillRect(-60, -9, 124, 4);
    return;
  }
  drawHull(frame, context);
  const day = atmosphere.time === 'day' || atmosphere.time === 'dawn';
  const cloth = kind === 'junk' ? '#e2543f' : day ? '#fff6e6' : mix('#fff1df', atmosphere.haze, 0.3);
  const seam = kind === 'junk' ? '#8d2440' : mix(cloth, atmosphere.near, 0.35);
  const ribs = kind === 'junk' ? 6 : 3;
  drawSail(
    context,
    [
      [4, -150],
      [kind === 'junk' ? 78 : 52, -110],
      [84, -28],
      [4, -22],
    ],
    ribs,
    cloth,
    seam,
  );
  drawSail(
    context,
    [
      [-8, -128],
      [kind === 'junk' ? -62 : -34, -90],
      [-74, -26],
      [-8, -22],
    ],
    ribs - 1,
    mix(cloth, seam, 0.22),
    seam,
  );
  if (!day) fillCircle(context, 0, -18, 6, atmosphere.lamp);
}

/** A boat on its own reflection; `y` is its water line. */
export function paintBoat(frame: Frame, x: number, y: number, size: number, kind: BoatKind): void {
  for (const mirrored of [true, false]) {
    frame.context.save();
    frame.context.translate(x, y + (mirrored ? 24 * size : 0));
    frame.context.scale(size, mirrored ? -size * 0.8 : size);
    frame.context.globalAlpha = mirrored ? 0.28 : 1;
    drawBoat(frame, frame.context, kind);
    frame.context.restore();
  }
}
