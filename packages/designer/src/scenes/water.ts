import { wave } from '../raster/noise.ts';
import type { Frame } from './frame.ts';
import type { Orb } from './sky.ts';
import { alpha } from './tint.ts';

/**
 * Mirrors what stands above the water line into it: row by row, stretched and shaken more toward the near edge, then
 * deepened. Rows are copied as 32-bit pixels: drawing the canvas into itself copies it whole for every row.
 */
export function paintReflection(frame: Frame, line: number, options: { stretch?: number; ripple?: number } = {}): void {
  const { canvas, context, unit, atmosphere } = frame;
  const { stretch = 1.22, ripple = 0.085 } = options;
  const top = Math.round(line * unit);
  const rows = canvas.height - top;
  if (rows <= 0) return;
  const { width } = canvas;
  const source = new Uint32Array(context.getImageData(0, 0, width, top).data.buffer);
  const image = context.createImageData(width, rows);
  const target = new Uint32Array(image.data.buffer);
  const shake = wave('soft', 6);
  for (let row = 0; row < rows; row++) {
    const depth = row / unit;
    const jitter = (shake(depth * 3, 40) - 0.5) * (2 + depth * 0.02) * unit;
    const from = Math.max(0, Math.min(top - 1, Math.round(top - 1 - row * stretch + jitter)));
    const shift = Math.round((shake((depth + line) * 7, 7) - 0.5) * (2 + depth * ripple) * unit);
    const start = from * width;
    const offset = row * width;
    const left = Math.max(0, shift);
    target.set(source.subarray(start + Math.max(0, -shift), start + width - left), offset + left);
    // The strip that the shift uncovers repeats the edge.
    if (shift > 0) target.fill(source[start]!, offset, offset + shift);
    else if (shift < 0) target.fill(source[start + width - 1]!, offset + width + shift, offset + width);
  }
  context.putImageData(image, 0, top);
  const tint = context.createLinearGradient(0, line, 0, frame.height);
  tint.addColorStop(0, alpha(atmosphere.sky[1], 0.22));
  tint.addColorStop(
    1,
    alpha(atmosphere.time === 'day' ? atmosphere.sky[0] : atmosphere.near, atmosphere.time === 'day' ? 0.55 : 0.8),
  );
  context.fillStyle = tint;
  context.fillRect(0, line, frame.width, frame.height - line);
}

export interface GlintColours {
  orb: string;
  stray: string;
}

/** Flat ellipses of light: a path below the sun or moon, a few strays elsewhere. */
export function paintGlints(frame: Frame, line: number, orb: Orb, colours: GlintColours, lampX?: number): void {
  const { context, random } = frame;
  const count = frame.width * 0.1;
  for (let index = 0; index < count; index++) {
    const depth = random() ** 1.6;
    const y = line + 4 + depth * (frame.height - line);
    const stray = index % 3 !== 0;
    const lamp = !stray && lampX !== undefined && index % 2 === 0;
    const x = stray ? random() * frame.width : (lamp ? lampX : orb.x) + (random() - 0.5) * 150 * (0.4 + depth);
    context.fillStyle = stray
      ? alpha(colours.stray, 0.16)
      : lamp
        ? alpha(frame.atmosphere.lamp, 0.5)
        : alpha(colours.orb, 0.45);
    context.beginPath();
    context.ellipse(x, y, (14 + 70 * random()) * (0.4 + depth), 0.9 + depth * 1.8, 0, 0, Math.PI * 2);
    context.fill();
  }
}

/** Open sea to the horizon: bands of tone that break into crests toward the viewer. */
export function paintSea(frame: Frame, line: number, orb: Orb): void {
  const { context, atmosphere, random } = frame;
  const gradient = context.createLinearGradient(0, line, 0, frame.height);
  const day = atmosphere.time === 'day';
  gradient.addColorStop(0, atmosphere.sky[2]);
  gradient.addColorStop(0.22, atmosphere.sky[1]);
  gradient.addColorStop(1, day ? '#12567f' : atmosphere.near);
  context.fillStyle = gradient;
  context.fillRect(0, line, frame.width, frame.height - line);
  const bands = 26;
  for (let band = 0; band < bands; band++) {
    const t = (band / bands) ** 1.7;
    const y = line + 8 + t * (frame.height - line);
    const drift = wave('soft', band + 3);
    context.fillStyle = alpha(band % 2 ? atmosphere.sky[0] : atmosphere.glow, band % 2 ? 0.16 : 0.07);
    context.beginPath();
    for (let x = -10; x <= frame.width + 20; x += 12)
      context.lineTo(x, y + (drift(x * 0.35 + band * 37) - 0.5) * (5 + 34 * t));
    for (let x = frame.width + 10; x >= -20; x -= 12)
      context.lineTo(
        x,
        y + (3 + 22 * t) * (0.3 + drift(x * 0.5, 60)) + (drift(x * 0.35 + band * 37) - 0.5) * (5 + 34 * t),
      );
    context.fill();
  }
  const light = atmosphere.time === 'night' ? 170 : 210;
  for (let index = 0; index < light; index++) {
    const depth = random() ** 1.5;
    const spread = 60 + 420 * depth;
    context.fillStyle = alpha(atmosphere.orb, 0.25 + 0.4 * random());
    context.beginPath();
    context.ellipse(
      orb.x + (random() + random() - 1) * spread,
      line + 5 + depth * (frame.height - line) * 0.95,
      (6 + 40 * random()) * (0.35 + depth),
      0.9 + depth * 2.2,
      0,
      0,
      Math.PI * 2,
    );
    context.fill();
  }
}
