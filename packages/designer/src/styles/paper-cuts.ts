import type { SKRSContext2D } from '@napi-rs/canvas';

interface Place {
  x: number;
  y: number;
}

/** 锯齿: a tooth with a bellied side, its root at `at`, its tip `length` along the unit `direction`. */
export function cutTooth(context: SKRSContext2D, at: Place, direction: Place, length: number, width: number): void {
  const point = (along: number, across: number): [number, number] => [
    at.x + direction.x * along - direction.y * across,
    at.y + direction.y * along + direction.x * across,
  ];
  const [tipX, tipY] = point(length, 0);
  context.beginPath();
  context.moveTo(...point(0, width));
  context.quadraticCurveTo(...point(length * 0.5, width * 0.5), tipX, tipY);
  context.quadraticCurveTo(...point(length * 0.5, -width * 0.5), ...point(0, -width));
  context.quadraticCurveTo(...point(-width * 0.5, 0), ...point(0, width));
  context.fill();
}

/** 团花: petals round a hole. */
export function cutRosette(context: SKRSContext2D, at: Place, radius: number, petals: number, rotation: number): void {
  context.save();
  context.translate(at.x, at.y);
  context.rotate(rotation);
  for (let petal = 0; petal < petals; petal++) {
    context.rotate((Math.PI * 2) / petals);
    context.beginPath();
    context.moveTo(radius * 0.28, 0);
    context.bezierCurveTo(radius * 0.45, -radius * 0.32, radius * 0.85, -radius * 0.26, radius * 0.98, 0);
    context.bezierCurveTo(radius * 0.85, radius * 0.26, radius * 0.45, radius * 0.32, radius * 0.28, 0);
    context.fill();
  }
  context.beginPath();
  context.arc(0, 0, radius * 0.15, 0, Math.PI * 2);
  context.fill();
  context.restore();
}
