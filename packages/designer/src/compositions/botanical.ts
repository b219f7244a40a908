import type { SKRSContext2D } from '@napi-rs/canvas';
import { mix } from '../raster/colour.ts';
import { alpha } from '../scenes/tint.ts';

/** One wet stroke: pale inside, pigment pooled along the edge. */
function washShape(context: SKRSContext2D, colour: string, length: number, depth = 0.16): void {
  const pool = context.createLinearGradient(0, 0, length, 0);
  pool.addColorStop(0, alpha(mix(colour, '#20302c', depth), 0.5 + depth * 2.2));
  pool.addColorStop(0.6, alpha(colour, 0.62));
  pool.addColorStop(1, alpha(colour, 0.84));
  context.fillStyle = pool;
  context.fill();
  context.strokeStyle = alpha(mix(colour, '#20302c', 0.22), 0.5);
  context.lineWidth = Math.max(0.8, length * 0.016);
  context.stroke();
}

function paintLeaf(context: SKRSContext2D, x: number, y: number, length: number, angle: number, colour: string): void {
  context.save();
  context.translate(x, y);
  context.rotate(angle);
  context.beginPath();
  context.moveTo(0, 0);
  context.bezierCurveTo(length * 0.25, -length * 0.3, length * 0.7, -length * 0.24, length, 0);
  context.bezierCurveTo(length * 0.7, length * 0.2, length * 0.25, length * 0.24, 0, 0);
  washShape(context, colour, length);
  context.strokeStyle = alpha('#fffaf0', 0.45);
  context.beginPath();
  context.moveTo(length * 0.08, 0);
  context.quadraticCurveTo(length * 0.5, -length * 0.03, length * 0.9, 0);
  context.stroke();
  context.restore();
}

/** A stem with leaves in pairs that grow smaller to its tip. */
export function paintSprig(
  context: SKRSContext2D,
  place: { x: number; y: number; angle: number; length: number },
  colours: readonly string[],
  random: () => number,
): void {
  const { x, y, angle, length } = place;
  const bend = (random() - 0.5) * 0.9;
  const pairs = 4 + Math.floor(random() * 3);
  const at = (t: number) => {
    const turn = angle + bend * t;
    return { x: x + Math.cos(turn) * length * t, y: y + Math.sin(turn) * length * t, turn };
  };
  context.strokeStyle = alpha(mix(colours[0]!, '#20302c', 0.2), 0.8);
  context.lineWidth = Math.max(1, length * 0.014);
  context.beginPath();
  for (let step = 0; step <= 12; step++) context.lineTo(at(step / 12).x, at(step / 12).y);
  context.stroke();
  for (let pair = 0; pair < pairs; pair++) {
    const point = at((pair + 0.7) / pairs);
    const size = length * (0.4 - 0.035 * pair) * (0.85 + 0.3 * random());
    for (const side of [-1, 1]) {
      const colour = colours[Math.floor(random() * colours.length)]!;
      paintLeaf(context, point.x, point.y, size, point.turn + side * (0.72 + 0.2 * random()), colour);
    }
  }
  const tip = at(1);
  paintLeaf(context, tip.x, tip.y, length * 0.24, tip.turn, colours[0]!);
}

/** An open blossom of five petals around its stamens. */
export function paintBlossom(
  context: SKRSContext2D,
  x: number,
  y: number,
  radius: number,
  colour: string,
  random: () => number,
): void {
  const start = random() * Math.PI * 2;
  for (const [size, petals, shift, tone] of [
    [1, 5, 0, colour],
    [0.62, 5, 0.6, mix(colour, '#b0506a', 0.16)],
  ] as const) {
    for (let petal = 0; petal < petals; petal++) {
      const length = radius * size * (0.92 + 0.16 * random());
      context.save();
      context.translate(x, y);
      context.rotate(start + shift + (petal / petals) * Math.PI * 2);
      context.beginPath();
      context.moveTo(0, 0);
      context.bezierCurveTo(length * 0.2, -length * 0.62, length * 0.86, -length * 0.62, length * 0.98, -length * 0.1);
      context.quadraticCurveTo(length * 0.9, 0, length * 0.98, length * 0.1);
      context.bezierCurveTo(length * 0.86, length * 0.62, length * 0.2, length * 0.62, 0, 0);
      washShape(context, tone, length, 0.02);
      context.restore();
    }
  }
  for (let stamen = 0; stamen < 11; stamen++) {
    const angle = stamen * 2.4;
    const reach = radius * (0.08 + 0.2 * Math.sqrt(stamen / 11));
    context.fillStyle = stamen % 3 ? '#e0a446' : '#b87a2c';
    context.beginPath();
    context.arc(x + Math.cos(angle) * reach, y + Math.sin(angle) * reach, radius * 0.045, 0, Math.PI * 2);
    context.fill();
  }
}
