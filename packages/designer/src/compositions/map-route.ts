import type { SKRSContext2D } from '@napi-rs/canvas';
import { alpha } from '../scenes/tint.ts';
import { fillDisc } from './shapes.ts';
import { voiceOf } from './text.ts';
import type { Stage } from './stage.ts';
import type { HeightField, Point } from './height-field.ts';

/** A path as people walk it: toward each goal in turn, along the slope rather than up it. In cells. */
export function walkRoute(field: HeightField, goals: readonly Point[]): Point[] {
  const [start, ...rest] = goals;
  let [x, y] = start!;
  let heading = Math.atan2(rest[0]![1] - y, rest[0]![0] - x);
  const stride = Math.min(field.columns, field.rows) / 115;
  const points: Point[] = [];
  for (const goal of rest) {
    for (let step = 0; step < 170 && Math.hypot(x - goal[0], y - goal[1]) > stride * 2.4; step++) {
      points.push([x, y]);
      const wanted = Math.atan2(goal[1] - y, goal[0] - x);
      let least = Infinity;
      let next = heading;
      for (let turn = -0.45; turn <= 0.451; turn += 0.09) {
        const angle = heading + turn;
        const climb = Math.abs(
          field.at(x + Math.cos(angle) * stride * 3, y + Math.sin(angle) * stride * 3) - field.at(x, y),
        );
        const off = Math.abs(Math.atan2(Math.sin(angle - wanted), Math.cos(angle - wanted)));
        const cost = climb * 5 + off * 0.7 + Math.abs(turn) * 0.25;
        if (cost < least) {
          least = cost;
          next = angle;
        }
      }
      heading = next;
      x += Math.cos(heading) * stride;
      y += Math.sin(heading) * stride;
    }
  }
  points.push(goals.at(-1)!);
  return smooth(points, 3);
}

/** Rounds corners; the ends stay. */
export function smooth(points: readonly Point[], passes: number): Point[] {
  let line = [...points];
  for (let pass = 0; pass < passes; pass++) {
    line = line.map((point, index): Point => {
      if (index < 3 || index > line.length - 4) return point;
      const near = [-3, -1, 0, 1, 3].map((by) => line[index + by]!);
      return [near.reduce((sum, [x]) => sum + x, 0) / 5, near.reduce((sum, [, y]) => sum + y, 0) / 5];
    });
  }
  return line;
}

export interface RouteLook {
  /** Pixels. */
  weight: number;
  colour: string;
  casing: string;
  dash?: number[];
}

/** The route in pixels, with a darker casing that lifts it off the map. */
export function strokeRoute(context: SKRSContext2D, points: readonly Point[], look: RouteLook): void {
  context.save();
  context.lineJoin = 'round';
  context.lineCap = 'round';
  context.beginPath();
  for (const [x, y] of points) context.lineTo(x, y);
  context.strokeStyle = alpha(look.casing, 0.4);
  context.lineWidth = look.weight * 1.8;
  context.stroke();
  context.strokeStyle = look.colour;
  context.lineWidth = look.weight;
  if (look.dash) context.setLineDash(look.dash);
  context.stroke();
  context.restore();
}

/** The stops' places: evenly along the route, first and last at its ends. */
export function placeStops(points: readonly Point[], count: number): Point[] {
  if (count < 2) return [points.at(-1)!];
  return Array.from({ length: count }, (_, index) => points[Math.round((index / (count - 1)) * (points.length - 1))]!);
}

/** A disc with a stop's number, as the key repeats it. */
export function paintStop(
  stage: Stage,
  [x, y]: Point,
  radius: number,
  number: number,
  colours: { disc: string; ink: string; ring?: string },
): void {
  const { context } = stage;
  if (colours.ring) fillDisc(context, x, y, radius * 1.2, colours.ring);
  fillDisc(context, x, y, radius, colours.disc);
  context.fillStyle = colours.ink;
  context.font = voiceOf(stage, '1', 'text', 700).font(radius * 1.15);
  context.letterSpacing = '0px';
  const width = context.measureText(String(number)).width;
  context.fillText(String(number), x - width / 2, y + radius * 0.41);
}

/** Start as a ring, goal as a disc with a peak or a flag in it. */
export function paintEnds(
  context: SKRSContext2D,
  start: Point,
  goal: Point,
  radius: number,
  colours: { disc: string; mark: string },
): void {
  fillDisc(context, start[0], start[1], radius * 0.74, colours.disc);
  fillDisc(context, start[0], start[1], radius * 0.38, colours.mark);
  fillDisc(context, goal[0], goal[1], radius, colours.disc);
  context.fillStyle = colours.mark;
  context.beginPath();
  context.moveTo(goal[0], goal[1] - radius * 0.56);
  context.lineTo(goal[0] + radius * 0.54, goal[1] + radius * 0.38);
  context.lineTo(goal[0] - radius * 0.54, goal[1] + radius * 0.38);
  context.fill();
}
