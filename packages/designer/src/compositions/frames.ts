import type { SKRSContext2D } from '@napi-rs/canvas';
import type { BoundingBox } from '../type/bounding-box.ts';
import { record } from './stage.ts';
import type { Stage } from './stage.ts';

export const inset = (box: BoundingBox, by: number): BoundingBox => ({
  x: box.x + by,
  y: box.y + by,
  width: box.width - by * 2,
  height: box.height - by * 2,
});

export const sheetBox = ({ width, height }: Stage): BoundingBox => ({ x: 0, y: 0, width, height });

/** A rectangle whose corners are cut inward: round like a ticket's, or square in steps like a deco panel's. */
export function traceNotched(context: SKRSContext2D, box: BoundingBox, cut: number, form: 'round' | 'step'): void {
  const { x, y, width, height } = box;
  const [right, foot] = [x + width, y + height];
  context.beginPath();
  if (form === 'round') {
    context.moveTo(x + cut, y);
    context.lineTo(right - cut, y);
    context.arc(right, y, cut, Math.PI, Math.PI / 2, true);
    context.lineTo(right, foot - cut);
    context.arc(right, foot, cut, -Math.PI / 2, Math.PI, true);
    context.lineTo(x + cut, foot);
    context.arc(x, foot, cut, 0, -Math.PI / 2, true);
    context.lineTo(x, y + cut);
    context.arc(x, y, cut, Math.PI / 2, 0, true);
  } else {
    const half = cut / 2;
    const corners: [number, number, number, number][] = [
      [x, y, 1, 1],
      [right, y, -1, 1],
      [right, foot, -1, -1],
      [x, foot, 1, -1],
    ];
    for (const [index, [cx, cy, sx, sy]] of corners.entries()) {
      const steps: [number, number][] = [
        [cx, cy + sy * cut],
        [cx + sx * half, cy + sy * cut],
        [cx + sx * half, cy + sy * half],
        [cx + sx * cut, cy + sy * half],
        [cx + sx * cut, cy],
      ];
      // Round the sheet clockwise: every other corner is met from its other side.
      for (const [px, py] of index % 2 === 0 ? steps : steps.toReversed()) context.lineTo(px, py);
    }
  }
  context.closePath();
}

/** Fans in quarter rounds, as cinemas of the twenties have in their corners. */
function paintFan(context: SKRSContext2D, x: number, y: number, radius: number, from: number, sweep: number): void {
  const blades = Math.max(5, Math.round((sweep / Math.PI) * 14));
  for (let blade = 0; blade <= blades; blade++) {
    const angle = from + (sweep * blade) / blades;
    context.beginPath();
    context.moveTo(x + Math.cos(angle) * radius * 0.3, y + Math.sin(angle) * radius * 0.3);
    context.lineTo(x + Math.cos(angle) * radius * 0.94, y + Math.sin(angle) * radius * 0.94);
    context.stroke();
  }
  for (const share of [0.3, 0.22, 1]) {
    context.beginPath();
    context.arc(x, y, radius * share, from, from + sweep);
    context.stroke();
  }
}

/** Stepped double lines with a fan in every corner. */
export function paintDecoFrame(stage: Stage, box: BoundingBox, colour: string, fan: number): void {
  const { context, measure } = stage;
  context.strokeStyle = colour;
  for (const [by, weight] of [
    [0, 0.0042],
    [0.013, 0.0016],
  ] as const) {
    context.lineWidth = Math.max(1, measure * weight);
    traceNotched(context, inset(box, measure * by), fan * 0.36, 'step');
    context.stroke();
  }
  context.lineWidth = Math.max(1, measure * 0.0018);
  const inner = inset(box, measure * 0.026 + fan * 0.18);
  const [right, foot] = [inner.x + inner.width, inner.y + inner.height];
  paintFan(context, inner.x, inner.y, fan, 0, Math.PI / 2);
  paintFan(context, right, inner.y, fan, Math.PI / 2, Math.PI / 2);
  paintFan(context, right, foot, fan, Math.PI, Math.PI / 2);
  paintFan(context, inner.x, foot, fan, Math.PI * 1.5, Math.PI / 2);
  record(stage, 'frame', 'shape', inset(box, -measure * 0.003));
}

/** A half round of blades over the words: the sun of a deco sheet. Stands on `y`. */
export function paintSunburst(
  stage: Stage,
  x: number,
  y: number,
  radius: number,
  colour: string,
  flipped = false,
): void {
  const { context, measure } = stage;
  context.strokeStyle = colour;
  context.lineWidth = Math.max(1, measure * 0.0022);
  paintFan(context, x, y, radius, flipped ? 0 : Math.PI, Math.PI);
  record(stage, 'sunburst', 'shape', { x: x - radius, y: flipped ? y : y - radius, width: radius * 2, height: radius });
}

/** The squared spiral 回纹 of a corner, from its outer end inward; `sx`, `sy` say which way the sheet lies. */
function traceFret(context: SKRSContext2D, x: number, y: number, side: number, sx: number, sy: number): void {
  const points: [number, number][] = [
    [0, 1],
    [0, 0],
    [1, 0],
    [1, 0.72],
    [0.28, 0.72],
    [0.28, 0.28],
    [0.72, 0.28],
    [0.72, 0.5],
  ];
  context.beginPath();
  for (const [px, py] of points) context.lineTo(x + sx * px * side, y + sy * py * side);
  context.stroke();
}

/** A Chinese frame: a line all round that turns into a fret at each corner, a thin one within. */
export function paintFretFrame(stage: Stage, box: BoundingBox, colour: string, side: number): void {
  const { context } = stage;
  const weight = side * 0.085;
  context.strokeStyle = colour;
  context.lineJoin = 'miter';
  context.lineCap = 'square';
  context.lineWidth = weight;
  const [right, foot] = [box.x + box.width, box.y + box.height];
  traceFret(context, box.x, box.y, side, 1, 1);
  traceFret(context, right, box.y, side, -1, 1);
  traceFret(context, box.x, foot, side, 1, -1);
  traceFret(context, right, foot, side, -1, -1);
  const gap = side * 1.3;
  for (const [x1, y1, x2, y2] of [
    [box.x + gap, box.y, right - gap, box.y],
    [box.x + gap, foot, right - gap, foot],
    [box.x, box.y + gap, box.x, foot - gap],
    [right, box.y + gap, right, foot - gap],
  ] as const) {
    context.beginPath();
    context.moveTo(x1, y1);
    context.lineTo(x2, y2);
    context.stroke();
  }
  context.lineCap = 'butt';
  record(stage, 'frame', 'shape', inset(box, -weight));
}

/** A rule with a lozenge in its middle: parts names from facts. */
export function paintDivider(stage: Stage, box: BoundingBox, colour: string): void {
  const { context, measure } = stage;
  const y = box.y + box.height / 2;
  const x = box.x + box.width / 2;
  const reach = Math.min(box.width / 2, measure * 0.13);
  const half = Math.max(2, box.height * 0.36);
  context.strokeStyle = colour;
  context.fillStyle = colour;
  context.lineWidth = Math.max(1, measure * 0.0018);
  for (const side of [-1, 1]) {
    context.beginPath();
    context.moveTo(x + side * half * 2.2, y);
    context.lineTo(x + side * reach, y);
    context.stroke();
  }
  context.beginPath();
  context.moveTo(x, y - half);
  context.lineTo(x + half, y);
  context.lineTo(x, y + half);
  context.lineTo(x - half, y);
  context.fill();
  record(stage, 'divider', 'shape', { x: x - reach, y: box.y, width: reach * 2, height: box.height });
}
