import { shadeMaterial } from './atmosphere.ts';
import { fillPolygon } from './frame.ts';
import type { Frame } from './frame.ts';
import { mix } from '../raster/colour.ts';
import { alpha } from './tint.ts';

/** A tent lit from within, and a fire beside it. */
export function paintTent(frame: Frame, x: number, y: number, size: number): void {
  const { context, atmosphere } = frame;
  const dark = atmosphere.time !== 'day';
  const cloth = shadeMaterial(atmosphere, '#ef8a45', 1);
  const lit = dark ? mix('#f6a24e', atmosphere.lamp, 0.4) : cloth.lit;
  context.save();
  context.translate(x, y);
  context.scale(size, size);
  if (dark) {
    const glow = context.createRadialGradient(0, -40, 10, 0, -40, 260);
    glow.addColorStop(0, alpha(atmosphere.lamp, 0.4));
    glow.addColorStop(1, alpha(atmosphere.lamp, 0));
    context.fillStyle = glow;
    context.fillRect(-280, -300, 560, 520);
  }
  fillPolygon(
    context,
    [
      [-118, 4],
      [-26, -122],
      [72, 4],
    ],
    lit,
  );
  fillPolygon(
    context,
    [
      [-26, -122],
      [72, 4],
      [138, -14],
      [60, -116],
    ],
    mix(cloth.shade, atmosphere.near, 0.15),
  );
  fillPolygon(
    context,
    [
      [-52, 4],
      [-26, -122],
      [8, 4],
    ],
    mix(cloth.shade, atmosphere.near, 0.45),
  );
  fillPolygon(
    context,
    [
      [-42, 4],
      [-26, -84],
      [-8, 4],
    ],
    dark ? mix(atmosphere.lamp, '#ffffff', 0.35) : mix(cloth.shade, atmosphere.near, 0.7),
  );
  if (dark) {
    for (const [height, width, colour] of [
      [64, 30, '#f2662f'],
      [44, 20, '#ffb23e'],
      [24, 11, '#fff0b8'],
    ] as const) {
      context.fillStyle = colour;
      context.beginPath();
      context.moveTo(206, -height);
      context.bezierCurveTo(206 + width * 1.2, -height * 0.4, 206 + width, 4, 206, 6);
      context.bezierCurveTo(206 - width, 4, 206 - width * 1.1, -height * 0.4, 206, -height);
      context.fill();
    }
    context.strokeStyle = mix(atmosphere.near, '#5b3224', 0.5);
    context.lineWidth = 9;
    context.lineCap = 'round';
    for (const lean of [-1, 1]) {
      context.beginPath();
      context.moveTo(206 - 30, 4 + lean * 5);
      context.lineTo(206 + 30, 4 - lean * 5);
      context.stroke();
    }
  }
  context.restore();
}
