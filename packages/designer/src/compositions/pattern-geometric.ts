import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Composition } from './composition.ts';
import { distance } from './colours.ts';
import { tonesOnGround } from './pattern-motifs.ts';
import { layRepeat, openRepeat, paintPlainGround, repeatsOn } from './seamless.ts';
import type { Stage } from './stage.ts';

const round = Math.PI * 2;

type Motif = (context: SKRSContext2D, side: number, ink: string, second: string) => void;

function pie(context: SKRSContext2D, x: number, y: number, radius: number, from: number, to: number): void {
  context.beginPath();
  context.moveTo(x, y);
  context.arc(x, y, radius, from, to);
  context.fill();
}

/** Shapes in a square cell of their own; none leaves it. */
const motifs: readonly Motif[] = [
  (context, side, ink, second) => {
    context.fillStyle = ink;
    pie(context, 0, 0, side, 0, Math.PI / 2);
    context.fillStyle = second;
    pie(context, 0, 0, side * 0.5, 0, Math.PI / 2);
  },
  (context, side, ink, second) => {
    context.fillStyle = ink;
    pie(context, side / 2, 0, side / 2, 0, Math.PI);
    context.fillStyle = second;
    pie(context, side / 2, side, side / 2, Math.PI, round);
  },
  (context, side, ink, second) => {
    context.fillStyle = ink;
    context.beginPath();
    context.arc(side, 0, side, Math.PI / 2, Math.PI);
    context.arc(0, side, side, -Math.PI / 2, 0);
    context.fill();
    context.fillStyle = second;
    context.beginPath();
    context.arc(side / 2, side / 2, side * 0.13, 0, round);
    context.fill();
  },
  (context, side, ink, second) => {
    for (const [radius, colour] of [
      [0.46, ink],
      [0.3, second],
      [0.14, ink],
    ] as const) {
      context.fillStyle = colour;
      context.beginPath();
      context.arc(side / 2, side / 2, side * radius, 0, round);
      context.fill();
    }
  },
  (context, side, ink) => {
    context.fillStyle = ink;
    for (let stripe = 0; stripe < 4; stripe++) context.fillRect(0, (side / 4) * stripe, side, side / 8);
  },
  (context, side, ink, second) => {
    context.fillStyle = ink;
    context.beginPath();
    context.moveTo(0, side);
    context.lineTo(side, side);
    context.lineTo(side, 0);
    context.fill();
    context.fillStyle = second;
    context.beginPath();
    context.arc(side * 0.28, side * 0.28, side * 0.14, 0, round);
    context.fill();
  },
  (context, side, ink, second) => {
    context.fillStyle = ink;
    for (let column = 0; column < 3; column++)
      for (let row = 0; row < 3; row++) {
        context.fillStyle = column === 1 && row === 1 ? second : ink;
        context.beginPath();
        context.arc(((column + 0.5) * side) / 3, ((row + 0.5) * side) / 3, side * 0.09, 0, round);
        context.fill();
      }
  },
  (context, side, ink, second) => {
    context.fillStyle = ink;
    for (const [x, y] of [
      [0, 0],
      [1, 1],
    ] as const)
      pie(context, x * side, y * side, side / 2, x * Math.PI, x * Math.PI + Math.PI / 2);
    context.fillStyle = second;
    for (const [x, y, from] of [
      [1, 0, Math.PI / 2],
      [0, 1, Math.PI * 1.5],
    ] as const)
      pie(context, x * side, y * side, side / 2, from, from + Math.PI / 2);
  },
];

/** Which motif, turn and ground a cell has: no two neighbours share ground or motif, over the edges too. */
function draw(stage: Stage): void {
  const { measure, palette, random } = stage;
  const ground = palette.ground;
  paintPlainGround(stage, ground);
  const tones = [ground, ...tonesOnGround(palette, ground)].slice(0, 6);
  const { columns, rows, width, height } = repeatsOn(stage, measure);
  const across = 6;
  const side = Math.ceil(width / across / 2) * 2;
  const down = Math.max(2, Math.round((height / width) * across));
  const repeat = openRepeat(side * across, side * down);
  const { context } = repeat;
  const grounds: string[] = [];
  const kinds: number[] = [];
  const at = (column: number, row: number) => ((row + down) % down) * across + ((column + across) % across);
  for (let row = 0; row < down; row++)
    for (let column = 0; column < across; column++) {
      const around = [at(column - 1, row), at(column, row - 1), at(column + 1, row), at(column, row + 1)];
      const pick = <T>(options: readonly T[], taken: readonly (T | undefined)[]): T => {
        const free = options.filter((option) => !taken.includes(option));
        const from = free.length > 0 ? free : options;
        return from[Math.floor(random() * from.length)]!;
      };
      const own = pick(
        tones,
        around.map((place) => grounds[place]),
      );
      const kind = pick(
        [...motifs.keys()],
        around.map((place) => kinds[place]),
      );
      grounds[at(column, row)] = own;
      kinds[at(column, row)] = kind;
      const inks = tones.filter((tone) => distance(tone, own) > 80);
      const ink = pick(inks.length > 0 ? inks : tones, [own]);
      const second = pick(inks.length > 1 ? inks : tones, [ink]);
      const turn = (Math.floor(random() * 4) * Math.PI) / 2;
      // Off by a share in which no shape ends: the tile's edges run through cells, where a joint would be seen. In whole
      // pixels: between cells of one colour half a pixel of each would show what lies beneath as a hairline.
      const off = Math.round(0.19 * side);
      repeat.wrap(column * side + off, row * side + off, side / 2, (x, y) => {
        context.save();
        context.translate(x, y);
        context.rotate(turn);
        context.beginPath();
        context.rect(-side / 2, -side / 2, side, side);
        context.clip();
        context.translate(-side / 2, -side / 2);
        context.fillStyle = own;
        context.fillRect(0, 0, side, side);
        motifs[kind]!(context, side, ink, second);
        context.restore();
      });
    }
  layRepeat(stage, repeat, columns, rows, 'geometric grid');
}

export const patternGeometric: Composition = {
  name: 'pattern-geometric',
  label: { en: 'geometric grid', zh: '几何网格' },
  types: ['pattern'],
  suits: (brief, subjects) =>
    /geometr|bauhaus|mid-?century|grid|mosaic|tile|abstract|retro|几何|包豪斯|抽象|格/i.test(brief.prompt)
      ? 3
      : subjects > 0
        ? 1.2
        : 2.3,
  figures: 0,
  draw,
};
