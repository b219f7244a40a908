import type { SKRSContext2D } from '@napi-rs/canvas';
import { mix } from '../raster/colour.ts';
import type { Composition } from './composition.ts';
import { isChinese } from './pattern-clouds.ts';
import { tonesOnGround } from './pattern-motifs.ts';
import { layRepeat, openRepeat, paintPlainGround, repeatsOn } from './seamless.ts';
import { fillDisc } from './shapes.ts';
import type { Stage } from './stage.ts';

/** One wave: rings of two tones, or a fan of petals on the ones that are to be found. */
function paintScale(
  context: SKRSContext2D,
  x: number,
  y: number,
  radius: number,
  look: { ground: string; ring: string; flower?: string },
): void {
  fillDisc(context, x, y, radius, look.ground);
  fillDisc(context, x, y, radius * 0.94, look.ring);
  fillDisc(context, x, y, radius * 0.78, look.ground);
  if (!look.flower) {
    for (const [outer, inner] of [
      [0.68, 0.52],
      [0.42, 0.26],
    ] as const) {
      fillDisc(context, x, y, radius * outer, look.ring);
      fillDisc(context, x, y, radius * inner, look.ground);
    }
    fillDisc(context, x, y, radius * 0.14, look.ring);
    return;
  }
  context.fillStyle = look.flower;
  for (let petal = 0; petal < 7; petal++) {
    const angle = Math.PI * (1 + petal / 6);
    context.save();
    context.translate(x, y);
    context.rotate(angle);
    context.beginPath();
    context.ellipse(radius * 0.46, 0, radius * 0.22, radius * 0.085, 0, 0, Math.PI * 2);
    context.fill();
    context.restore();
  }
  fillDisc(context, x, y, radius * 0.16, look.flower);
}

function draw(stage: Stage): void {
  const { measure, palette, random } = stage;
  const ground = palette.ground;
  paintPlainGround(stage, ground);
  const { columns, rows, width, height } = repeatsOn(stage, measure * 0.92);
  const repeat = openRepeat(Math.ceil(width), Math.ceil(height));
  const tones = tonesOnGround(palette, ground);
  const across = 5;
  const radius = repeat.width / across / 2;
  // Rows stand half a radius apart and shift by turns: their number must be even to meet itself.
  const down = Math.max(4, Math.round(repeat.height / (radius * 0.5) / 2) * 2);
  const step = repeat.height / down;
  // Few, and apart: two side by side would be read as a mistake.
  const found: { x: number; y: number }[] = [];
  const flowers = new Set<number>();
  for (let attempt = 0; attempt < 90 && found.length < (across * down) / 9; attempt++) {
    const at = Math.floor(random() * across * down);
    const row = Math.floor(at / across);
    const place = { x: ((at % across) * 2 + (row % 2)) * radius, y: row * step };
    if (found.some((other) => repeat.apart(other, place) < radius * 2.4)) continue;
    found.push(place);
    flowers.add(at);
  }
  const rings = [tones[0]!, mix(tones[0]!, ground, 0.3), tones[1 % tones.length]!];
  for (let row = -3; row < down + 4; row++) {
    const own = ((row % down) + down) % down;
    for (let column = -1; column <= across; column++) {
      const at = own * across + (((column % across) + across) % across);
      const x = (column * 2 + (own % 2)) * radius;
      paintScale(repeat.context, x, row * step, radius, {
        ground,
        ring: flowers.has(at) ? rings[2]! : rings[own % 2]!,
        ...(flowers.has(at) ? { flower: tones[2 % tones.length]! } : {}),
      });
    }
  }
  layRepeat(stage, repeat, columns, rows, 'waves');
}

export const patternWaves: Composition = {
  name: 'pattern-waves',
  label: { en: 'rows of waves', zh: '水波纹' },
  types: ['pattern'],
  suits: (brief, subjects) =>
    /浪|波|水纹|海水|wave|seigaiha|ocean|sea\b/i.test(brief.prompt)
      ? 2.95
      : isChinese(brief)
        ? 2.5
        : subjects > 0
          ? 0.8
          : 1.7,
  figures: 0,
  draw,
};
