import type { Composition } from './composition.ts';
import { distance } from './colours.ts';
import { paintBlossom, paintLeafSprig, tonesOnGround } from './pattern-motifs.ts';
import type { Figure, Stage } from './stage.ts';
import { layRepeat, openRepeat, paintPlainGround, repeatsOn } from './seamless.ts';
import type { Repeat } from './seamless.ts';

interface Toss {
  x: number;
  y: number;
  /** Share of the repeat's shorter side. */
  size: number;
  turn: number;
  kind: number;
}

/** An even scatter that meets itself at the edges: what was set is kept away from, the larger first. */
function scatter(stage: Stage, repeat: Repeat, kinds: number): Toss[] {
  const { random } = stage;
  const side = Math.min(repeat.width, repeat.height);
  const placed: Toss[] = [];
  for (const [size, most] of [
    [0.36, 5],
    [0.27, 6],
    [0.2, 9],
  ] as const) {
    let set = 0;
    for (let attempt = 0; attempt < 1200 && set < most; attempt++) {
      const x = random() * repeat.width;
      const y = random() * repeat.height;
      if (placed.some((other) => repeat.apart(other, { x, y }) < (other.size + size) * side * 0.47)) continue;
      // The same thing twice is not set side by side.
      const near = placed.toSorted((a, b) => repeat.apart(a, { x, y }) - repeat.apart(b, { x, y })).slice(0, 3);
      const free = Array.from({ length: kinds }, (_, kind) => kind).filter((kind) =>
        near.slice(0, Math.max(0, kinds - 1)).every((other) => other.kind !== kind),
      );
      const kind = free[Math.floor(random() * free.length)] ?? placed.length % kinds;
      placed.push({ x, y, size, turn: (random() - 0.5) * 1.3, kind });
      set++;
    }
  }
  return placed;
}

/** A figure around a place, its ink as wide as `side`. */
function stampFigure(repeat: Repeat, figure: Figure, x: number, y: number, side: number, turn: number): void {
  const { context } = repeat;
  const { canvas, ink } = figure;
  const scale = side / Math.max(ink.width * canvas.width, ink.height * canvas.height);
  context.save();
  context.translate(x, y);
  context.rotate(turn);
  context.drawImage(
    canvas,
    -(ink.x + ink.width / 2) * canvas.width * scale,
    -(ink.y + ink.height / 2) * canvas.height * scale,
    canvas.width * scale,
    canvas.height * scale,
  );
  context.restore();
}

/** Leaves, buds and dots in what is left between. */
function fillBetween(stage: Stage, repeat: Repeat, placed: readonly Toss[], tones: readonly string[]): void {
  const { random } = stage;
  const { context } = repeat;
  const side = Math.min(repeat.width, repeat.height);
  const small: { x: number; y: number }[] = [];
  for (let attempt = 0; attempt < 2600 && small.length < 70; attempt++) {
    const at = { x: random() * repeat.width, y: random() * repeat.height };
    if (placed.some((other) => repeat.apart(other, at) < other.size * side * 0.53 + side * 0.018)) continue;
    if (small.some((other) => repeat.apart(other, at) < side * 0.062)) continue;
    small.push(at);
    const turn = random() * Math.PI * 2;
    const kind = random();
    const tone = tones[Math.floor(random() * tones.length)]!;
    repeat.wrap(at.x, at.y, side * 0.05, (x, y) => {
      context.save();
      context.translate(x, y);
      context.rotate(turn);
      context.fillStyle = tone;
      context.beginPath();
      if (kind < 0.55) {
        context.moveTo(-side * 0.026, 0);
        context.quadraticCurveTo(0, -side * 0.017, side * 0.026, 0);
        context.quadraticCurveTo(0, side * 0.017, -side * 0.026, 0);
      } else context.arc(0, 0, side * (kind < 0.85 ? 0.0075 : 0.011), 0, Math.PI * 2);
      context.fill();
      context.restore();
    });
  }
}

function draw(stage: Stage): void {
  const { measure, palette, figures } = stage;
  const ground = palette.ground;
  paintPlainGround(stage, ground);
  const { columns, rows, width, height } = repeatsOn(stage, measure);
  const repeat = openRepeat(Math.ceil(width), Math.ceil(height));
  const side = Math.min(repeat.width, repeat.height);
  const tones = tonesOnGround(palette, ground);
  // A lone subject gets company that nobody has to name: leaves and blossoms.
  const drawn = figures.length < 3 ? 2 : 0;
  const kinds = figures.length + drawn;
  const placed = scatter(stage, repeat, kinds);
  for (const { x, y, size, turn, kind } of placed) {
    const reach = size * side * 0.6;
    repeat.wrap(x, y, reach, (px, py) => {
      const figure = figures[kind];
      if (figure) stampFigure(repeat, figure, px, py, size * side, turn);
      else if (kind === figures.length) paintLeafSprig(repeat.context, px, py, size * side * 0.9, turn * 2, tones);
      else paintBlossom(repeat.context, px, py, size * side * 0.36, turn, tones);
    });
  }
  fillBetween(stage, repeat, placed, tones.filter((tone) => distance(tone, ground) > 60).slice(0, 3));
  layRepeat(stage, repeat, columns, rows, 'tossed motifs');
}

export const patternTossed: Composition = {
  name: 'pattern-tossed',
  label: { en: 'tossed motifs', zh: '散点图案' },
  types: ['pattern'],
  suits: (brief, subjects) =>
    /geometr|几何|祥云|云纹|海浪|波纹|回纹/i.test(brief.prompt) ? 0.9 : subjects > 1 ? 2.8 : subjects > 0 ? 2.5 : 1.6,
  figures: 5,
  draw,
};
