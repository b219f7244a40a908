import type { SKRSContext2D } from '@napi-rs/canvas';

/** Inks of the small drawings on an illustrated map. */
export interface GlyphInks {
  line: string;
  light: string;
  shade: string;
  leaf: string;
}

function fillPath(context: SKRSContext2D, colour: string, points: readonly [number, number][]): void {
  context.fillStyle = colour;
  context.beginPath();
  for (const [x, y] of points) context.lineTo(x, y);
  context.closePath();
  context.fill();
}

/** A peak that stands on `y`, lit from the left. */
export function paintPeak(context: SKRSContext2D, x: number, y: number, size: number, inks: GlyphInks): void {
  const half = size * 0.56;
  const top = y - size;
  fillPath(context, inks.light, [
    [x, top],
    [x + half, y],
    [x - half, y],
  ]);
  fillPath(context, inks.shade, [
    [x, top],
    [x + half, y],
    [x + half * 0.12, y],
    [x - half * 0.12, y - size * 0.34],
    [x + half * 0.1, y - size * 0.52],
  ]);
  context.strokeStyle = inks.line;
  context.lineWidth = Math.max(1, size * 0.045);
  context.lineJoin = 'round';
  context.beginPath();
  context.moveTo(x - half, y);
  context.lineTo(x, top);
  context.lineTo(x + half, y);
  context.stroke();
}

export function paintFir(context: SKRSContext2D, x: number, y: number, size: number, inks: GlyphInks): void {
  context.fillStyle = inks.line;
  context.fillRect(x - size * 0.04, y - size * 0.24, size * 0.08, size * 0.24);
  for (const [lift, reach] of [
    [0.18, 0.3],
    [0.44, 0.23],
  ] as const)
    fillPath(context, inks.leaf, [
      [x, y - size * (lift + 0.56)],
      [x + size * reach, y - size * lift],
      [x - size * reach, y - size * lift],
    ]);
}

export function paintRoundTree(context: SKRSContext2D, x: number, y: number, size: number, inks: GlyphInks): void {
  context.fillStyle = inks.line;
  context.fillRect(x - size * 0.04, y - size * 0.4, size * 0.08, size * 0.4);
  context.fillStyle = inks.leaf;
  context.beginPath();
  context.arc(x, y - size * 0.6, size * 0.3, 0, Math.PI * 2);
  context.fill();
}

/** A village: three gables. */
export function paintHouses(context: SKRSContext2D, x: number, y: number, size: number, inks: GlyphInks): void {
  for (const [dx, width, tall] of [
    [-0.42, 0.34, 0.3],
    [0.4, 0.36, 0.26],
    [0, 0.44, 0.42],
  ] as const) {
    const half = (size * width) / 2;
    const middle = x + dx * size;
    const eaves = y - size * tall;
    context.fillStyle = inks.light;
    context.fillRect(middle - half, eaves, half * 2, y - eaves);
    fillPath(context, inks.shade, [
      [middle - half * 1.25, eaves],
      [middle, eaves - half * 1.1],
      [middle + half * 1.25, eaves],
    ]);
    context.fillStyle = inks.line;
    context.fillRect(middle - half * 0.22, y - half * 0.8, half * 0.44, half * 0.8);
  }
}

/** A small swell of two or three arcs. */
export function paintSwell(context: SKRSContext2D, x: number, y: number, size: number, colour: string): void {
  context.strokeStyle = colour;
  context.lineWidth = Math.max(1, size * 0.1);
  context.lineCap = 'round';
  context.beginPath();
  for (let arc = 0; arc < 3; arc++) {
    const left = x + (arc - 1.5) * size * 0.62;
    context.moveTo(left, y);
    context.quadraticCurveTo(left + size * 0.31, y - size * 0.42, left + size * 0.62, y);
  }
  context.stroke();
}

/** Compass rose: eight points, the north one in the strong colour, without letters. */
export function paintCompass(
  context: SKRSContext2D,
  x: number,
  y: number,
  radius: number,
  inks: { line: string; paper: string; north: string },
): void {
  context.strokeStyle = inks.line;
  context.lineWidth = Math.max(1, radius * 0.035);
  for (const share of [0.62, 0.55]) {
    context.beginPath();
    context.arc(x, y, radius * share, 0, Math.PI * 2);
    context.stroke();
  }
  for (let point = 0; point < 8; point++) {
    // The four winds between lie under the main ones.
    const main = point >= 4;
    const angle = (main ? point - 4 : point + 0.5) * (Math.PI / 2) - Math.PI / 2;
    const reach = radius * (main ? 1 : 0.6);
    const waist = radius * 0.17;
    const tip: [number, number] = [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach];
    const north = main && point === 4;
    for (const side of [-1, 1]) {
      const turn = angle + (side * Math.PI) / 4;
      fillPath(context, north ? inks.north : side < 0 ? inks.paper : inks.line, [
        tip,
        [x + Math.cos(turn) * waist, y + Math.sin(turn) * waist],
        [x, y],
      ]);
      context.beginPath();
      context.lineWidth = Math.max(0.8, radius * 0.02);
      context.moveTo(...tip);
      context.lineTo(x + Math.cos(turn) * waist, y + Math.sin(turn) * waist);
      context.stroke();
    }
  }
}

/** The border of a chart: bars of two tones between two lines. */
export function paintChartBorder(
  context: SKRSContext2D,
  box: { x: number; y: number; width: number; height: number },
  weight: number,
  inks: { line: string; paper: string },
): void {
  const across = Math.round(box.width / (weight * 9)) * 2 + 1;
  const down = Math.round(box.height / (weight * 9)) * 2 + 1;
  context.fillStyle = inks.paper;
  context.fillRect(box.x, box.y, box.width, weight);
  context.fillRect(box.x, box.y + box.height - weight, box.width, weight);
  context.fillRect(box.x, box.y, weight, box.height);
  context.fillRect(box.x + box.width - weight, box.y, weight, box.height);
  context.fillStyle = inks.line;
  const wide = box.width / across;
  for (let bar = 0; bar < across; bar += 2)
    for (const y of [box.y, box.y + box.height - weight]) context.fillRect(box.x + bar * wide, y, wide, weight);
  const tall = box.height / down;
  for (let bar = 0; bar < down; bar += 2)
    for (const x of [box.x, box.x + box.width - weight]) context.fillRect(x, box.y + bar * tall, weight, tall);
  context.strokeStyle = inks.line;
  context.lineWidth = Math.max(1, weight * 0.16);
  context.strokeRect(box.x, box.y, box.width, box.height);
  context.strokeRect(box.x + weight, box.y + weight, box.width - weight * 2, box.height - weight * 2);
}
