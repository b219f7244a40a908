/** Drawings with the build of known things, as they stand in posters and on pages: measures, colours and small parts vary. */
import { Path2D } from '@napi-rs/canvas';
import type { Random } from '../scripts/designs/random.ts';
import { colourOn, css } from './colours.ts';
import type { Draw, Inks } from './drawings.ts';
import { bird, fish, insect, person, pottedPlant, sprig, tree } from './living-figures.ts';
import { boat, bottle, crest, house, jar, lamp, letter, lidded, pile, vehicle } from './made-figures.ts';
import { polygon } from './outlines.ts';
import { Sketch, wave, type Figure, type Point } from './sketch.ts';

const sun: Figure = (s) => {
  const { r } = s;
  const rays = r.int(6, 14);
  const [from, to] = [r.range(0.28, 0.36), r.range(0.42, 0.5)];
  for (let k = 0; k < rays; k++) {
    const [x, y] = [Math.cos((k * 2 * Math.PI) / rays), Math.sin((k * 2 * Math.PI) / rays)];
    s.line(
      [
        [x * from, y * from],
        [x * to, y * to],
      ],
      s.main,
      0.05,
    );
  }
  s.oval(0, 0, 0.48, 0.48, s.main);
};

const cloud: Figure = (s) => {
  const { r } = s;
  for (const [x, y, size] of [
    [-0.25, 0.02, 0.4],
    [0.02, -0.12, 0.52],
    [0.28, 0.04, 0.38],
  ] as const)
    s.oval(x, y, size, size, s.main);
  s.rect(0, 0.12, 0.86, 0.22, s.main, 0.5);
  if (!r.chance(0.5)) return;
  for (let k = r.int(2, 5); k > 0; k--)
    s.line(
      [
        [k * 0.16 - 0.5, 0.3],
        [k * 0.16 - 0.56, 0.48],
      ],
      s.second,
      0.04,
    );
};

const cup: Figure = (s) => {
  const { r } = s;
  const [top, foot] = [r.range(0.6, 0.8), r.range(0.35, 0.65)];
  s.line(
    [
      [top / 2 - 0.03, -0.02],
      [0.46, 0.02],
      [0.44, 0.25],
      [foot / 2, 0.3],
    ],
    s.main,
    0.06,
  );
  s.shape(
    [
      [-top / 2, -0.1],
      [top / 2, -0.1],
      [foot / 2, 0.5],
      [-foot / 2, 0.5],
    ],
    s.main,
  );
  if (r.chance(0.6)) s.oval(0, -0.1, top, 0.14, s.second);
  if (r.chance(0.4)) s.rect(0, 0.2, foot, 0.16, s.third);
  for (let k = r.int(0, 3); k > 0; k--)
    s.line(
      wave(k * 0.16 - 0.3, 0.03, 1, -0.45, -0.2).map(([x, y]) => [y, x]),
      s.third,
      0.035,
    );
};

const scene: Figure = (s) => {
  const { r } = s;
  s.rect(0, 0, 1, 1, s.main, r.pick([0, 0, 0.06]));
  if (r.chance(0.7)) s.oval(r.range(-0.3, 0.3), r.range(-0.3, -0.1), 0.2, 0.2, s.third);
  for (let k = r.int(1, 3); k > 0; k--) {
    const top = r.range(-0.2, 0.2);
    s.shape(
      [[-0.5, 0.5], ...wave(top, r.range(0.03, 0.14), r.range(0.4, 2)), [0.5, 0.5]],
      r.chance(0.5) ? s.second : s.shade(s.second),
    );
  }
};

const strokes: Figure = (s) => {
  const { r } = s;
  const count = r.int(2, 5);
  const upright = r.chance(0.5);
  const [deep, waves, width] = [r.pick([0, 0.04, 0.08]), r.range(0.5, 2), r.range(0.03, 0.09)];
  const arrow = r.chance(0.3);
  for (let k = 0; k < count; k++) {
    const at = ((k + 0.5) / count - 0.5) * 0.9;
    const long = r.range(0.3, 0.45);
    const points = wave(at, deep, waves, -long, long);
    s.line(upright ? points.map(([x, y]) => [y, x]) : points, s.main, width);
    if (!arrow) continue;
    const tip: Point[] = [
      [-long + 0.1, at - 0.08],
      [-long, at],
      [-long + 0.1, at + 0.08],
    ];
    s.line(upright ? tip.map(([x, y]) => [y, x]) : tip, s.main, width);
  }
};

const bars: Figure = (s) => {
  const count = s.r.int(3, 8);
  for (let k = 0; k < count; k++) {
    const tall = s.r.range(0.15, 1);
    s.rect(
      (k + 0.5) / count - 0.5,
      0.5 - tall / 2,
      0.7 / count,
      tall,
      s.r.chance(0.8) ? s.main : s.second,
      s.r.pick([0, 0.2]),
    );
  }
  if (s.r.chance(0.4))
    s.line(
      [
        [-0.5, 0.5],
        [0.5, 0.5],
      ],
      s.second,
      0.015,
    );
};

const figures: Figure[] = [
  house,
  bottle,
  jar,
  tree,
  sprig,
  sprig,
  pottedPlant,
  person,
  vehicle,
  sun,
  cloud,
  bird,
  fish,
  cup,
  boat,
  pile,
  lamp,
  letter,
  lidded,
  lidded,
  scene,
  strokes,
  strokes,
  bars,
  insect,
  crest,
];

export function drawFigure(r: Random, w: number, h: number, inks: Inks): Draw {
  const sketch = new Sketch(r, w, h, inks);
  r.pick(figures)(sketch);
  return sketch.draw;
}

/** A head and shoulders, or a scene, cut off by a disc. */
export function drawPortrait(r: Random, size: number, inks: Inks): Draw {
  const ground = colourOn(r, inks.palette, inks.below);
  const sketch = new Sketch(r, size * r.range(0.75, 1), size * r.range(0.85, 1), { ...inks, below: ground });
  (r.chance(0.75) ? person : r.pick(figures))(sketch);
  const rim = r.chance(0.3) ? size * r.range(0.02, 0.06) : 0;
  return (g) => {
    g.save();
    const disc = new Path2D();
    disc.arc(0, 0, size / 2, 0, 7);
    g.fillStyle = css(ground);
    g.fill(disc);
    g.shadowColor = 'transparent';
    g.clip(disc);
    g.translate(0, size * 0.08);
    sketch.draw(g);
    g.restore();
    if (!rim) return;
    g.lineWidth = rim;
    g.strokeStyle = '#fff';
    g.beginPath();
    g.arc(0, 0, (size - rim) / 2, 0, 7);
    g.stroke();
  };
}

/** A band with folded ends that are darker and lie behind it. */
export function drawRibbon(r: Random, w: number, h: number, { palette, below }: Inks): Draw {
  const front = colourOn(r, palette, below, 0.02);
  const back = { ...front, l: Math.max(4, front.l - r.range(12, 28)) };
  const [tail, fold, drop, cut] = [
    w * r.range(0.08, 0.16),
    w * r.range(0.04, 0.08),
    h * r.range(0.12, 0.3),
    h * r.range(0.15, 0.4),
  ];
  const ends = r.chance(0.2) ? [r.pick([-1, 1])] : [-1, 1];
  return (g) => {
    for (const side of ends) {
      g.fillStyle = css(back);
      g.fill(
        polygon([
          [side * (w / 2 - tail - fold), -h / 2 + drop],
          [(side * w) / 2, -h / 2 + drop],
          [side * (w / 2 - cut), drop / 2],
          [(side * w) / 2, h / 2],
          [side * (w / 2 - tail - fold), h / 2],
        ]),
      );
    }
    g.fillStyle = css(front);
    const inner = w - 2 * tail;
    g.fillRect(-inner / 2, -h / 2, inner, h - drop);
  };
}
