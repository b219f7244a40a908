import { mix } from '../raster/colour.ts';
import { shadeMaterial } from './atmosphere.ts';
import { fillPolygon } from './frame.ts';
import type { Frame } from './frame.ts';

/** A culm with its nodes, lit along one side, and sprays of leaves from the upper nodes. */
function paintCulm(frame: Frame, x: number, foot: number, top: number, girth: number, depth: number): void {
  const { context, atmosphere, random, lightSide } = frame;
  const green = shadeMaterial(atmosphere, '#6fa05a', depth);
  const lean = (random() - 0.5) * girth * 5;
  const at = (t: number): [number, number] => [x + lean * t * t, foot + (top - foot) * t];
  const joints = Math.max(4, Math.round((foot - top) / (girth * 9)));
  for (let joint = 0; joint < joints; joint++) {
    const [x0, y0] = at(joint / joints);
    const [x1, y1] = at((joint + 1) / joints);
    const half = (girth / 2) * (1 - (0.35 * joint) / joints);
    const section: [number, number][] = [
      [x0 - half, y0 - girth * 0.12],
      [x1 - half * 0.96, y1 + girth * 0.12],
      [x1 + half * 0.96, y1 + girth * 0.12],
      [x0 + half, y0 - girth * 0.12],
    ];
    fillPolygon(context, section, green.mid);
    const lit = lightSide * half;
    fillPolygon(
      context,
      [
        [x0 + lit * 0.3, y0 - girth * 0.12],
        [x1 + lit * 0.3, y1 + girth * 0.12],
        [x1 + lit * 0.96, y1 + girth * 0.12],
        [x0 + lit, y0 - girth * 0.12],
      ],
      green.lit,
    );
    context.fillStyle = green.shade;
    context.fillRect(x1 - half * 1.14, y1 - girth * 0.1, half * 2.28, girth * 0.2);
    if (joint > joints * 0.35 && random() < 0.75) paintSpray(frame, x1, y1, girth, depth);
  }
}

function paintSpray(frame: Frame, x: number, y: number, girth: number, depth: number): void {
  const { random, context, atmosphere } = frame;
  const green = shadeMaterial(atmosphere, '#4f8a4a', depth);
  const side = random() < 0.5 ? -1 : 1;
  const leaves = 4 + Math.floor(random() * 4);
  for (let leaf = 0; leaf < leaves; leaf++) {
    const angle = (side > 0 ? 0.25 : Math.PI - 0.25) + (random() - 0.3) * 1.1 * side;
    const [bx, by] = [x + side * girth * (0.6 + leaf * 0.7), y - girth * (0.4 - leaf * 0.18)];
    const length = girth * (2.6 + random() * 2);
    const [dx, dy] = [Math.cos(angle) * length, Math.abs(Math.sin(angle)) * length];
    fillPolygon(
      context,
      [
        [bx, by],
        [bx + dx * 0.45 - dy * 0.1, by + dy * 0.45 + dx * 0.1 * side],
        [bx + dx, by + dy],
        [bx + dx * 0.45 + dy * 0.1, by + dy * 0.45 - dx * 0.1 * side],
      ],
      random() < 0.45 ? green.lit : mix(green.shade, green.mid, 0.4),
    );
  }
}

/** A grove: four depths of culms, veiled behind one another, that leave the middle open. */
export function paintBamboo(frame: Frame, veil: (top: number, bottom: number, opacity: number) => void): void {
  const { width, horizon, height, random, atmosphere } = frame;
  const below = height - horizon;
  for (const [row, depth] of [0.15, 0.38, 0.66, 1].entries()) {
    const foot = horizon - 10 + below * [0.05, 0.22, 0.5, 1.02][row]!;
    const girth = [7, 12, 20, 34][row]!;
    const count = Math.round((width / 1500) * [64, 40, 24, 11][row]!);
    for (let index = 0; index < count; index++) {
      const x = ((index + random()) / count) * width;
      if (row > 1 && Math.abs(x / width - 0.5) < [0, 0, 0.1, 0.24][row]!) continue;
      paintCulm(frame, x, foot + (random() - 0.5) * 14, -30 - random() * 40, girth * (0.8 + random() * 0.4), depth);
    }
    if (row < 3) veil(horizon * 0.2, foot + 20, 0.34 + 0.4 * atmosphere.fog);
  }
}
