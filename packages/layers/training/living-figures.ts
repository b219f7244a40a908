/** Plants, people and animals. */
import type { Hsl } from './colours.ts';
import type { Figure, Point } from './sketch.ts';

export const tree: Figure = (s) => {
  const { r } = s;
  s.rect(0, 0.35, r.range(0.08, 0.18), 0.3, s.second);
  const kind = r.int(0, 2);
  if (kind === 0)
    for (let k = 0; k < 3; k++) {
      const [top, wide] = [-0.5 + k * 0.22, 0.5 + k * 0.22];
      s.shape(
        [
          [0, top],
          [wide / 2, top + 0.36],
          [-wide / 2, top + 0.36],
        ],
        r.chance(0.5) ? s.main : s.shade(s.main),
      );
    }
  else if (kind === 1) s.oval(0, -0.14, 0.9, 0.72, s.main);
  else
    for (const [x, y] of [
      [-0.22, 0],
      [0.22, 0],
      [0, -0.2],
    ] as const)
      s.oval(x, y, 0.5, 0.5, s.main);
  for (let k = r.int(0, 5); k > 0; k--) s.oval(r.range(-0.25, 0.25), r.range(-0.3, 0.1), 0.08, 0.08, s.third);
};

export const sprig: Figure = (s) => {
  const { r } = s;
  const lean = r.range(-0.25, 0.25);
  const at = (y: number): Point => [lean * (0.5 - y) * (0.5 - y), y];
  s.line(
    Array.from({ length: 9 }, (_, k) => at(0.5 - k * 0.115)),
    s.second,
    r.range(0.015, 0.04),
  );
  const leaves = r.int(2, 6);
  const long = r.range(0.2, 0.4);
  for (let k = 0; k < leaves; k++) {
    const [x, y] = at(0.38 - (k * 0.7) / leaves);
    for (const side of r.chance(0.7) ? [-1, 1] : [k & 1 ? 1 : -1])
      s.oval(x + side * long * 0.45, y - long * 0.2, long, long * r.range(0.3, 0.5), s.main, -side * 0.5);
  }
  if (r.chance(0.5)) return;
  const [x, y] = at(-0.36);
  const petals = r.int(4, 8);
  for (let k = 0; k < petals; k++) {
    const angle = (k * 2 * Math.PI) / petals;
    s.oval(x + Math.cos(angle) * 0.13, y + Math.sin(angle) * 0.1, 0.16, 0.13, s.third);
  }
  s.oval(x, y, 0.12, 0.1, s.second);
};

export const pottedPlant: Figure = (s) => {
  const { r } = s;
  for (let k = r.int(2, 6); k > 0; k--) {
    const tip = r.range(-0.45, 0.45);
    s.shape(
      [
        [0, 0.15],
        [tip * 0.8 - 0.1, -0.2],
        [tip, r.range(-0.5, -0.2)],
        [tip * 0.6 + 0.1, -0.1],
      ],
      r.chance(0.6) ? s.main : s.shade(s.main),
      true,
    );
  }
  s.shape(
    [
      [-0.28, 0.12],
      [0.28, 0.12],
      [0.2, 0.5],
      [-0.2, 0.5],
    ],
    s.second,
  );
  if (r.chance(0.6)) s.rect(0, 0.15, 0.62, 0.1, s.third);
};

export const person: Figure = (s) => {
  const { r } = s;
  const skin: Hsl = { h: r.range(15, 35), s: r.range(30, 60), l: r.range(30, 80) };
  const head = r.range(0.3, 0.5);
  if (r.chance(0.5)) s.oval(0, -0.2, head * 1.3, head * 1.5, s.third);
  s.shape(
    [
      [-0.5, 0.5],
      [-0.42, 0.2],
      [-0.15, 0.12],
      [0.15, 0.12],
      [0.42, 0.2],
      [0.5, 0.5],
    ],
    s.main,
  );
  s.rect(0, 0.1, head * 0.35, 0.2, s.shade(skin));
  s.oval(0, -0.16, head, head * 1.15, skin);
  s.shape(
    [
      [-head / 2, -0.15],
      [-head * 0.45, -0.42],
      [0, -0.5],
      [head * 0.45, -0.42],
      [head / 2, -0.15],
      [r.range(-0.1, 0.1), -0.3],
    ],
    s.third,
    r.chance(0.6),
  );
  if (r.chance(0.6)) for (const side of [-1, 1]) s.oval(side * head * 0.2, -0.15, head * 0.08, head * 0.08, s.third);
  if (r.chance(0.4))
    s.line(
      [
        [-head * 0.15, -0.02],
        [0, 0.01],
        [head * 0.15, -0.02],
      ],
      s.second,
      0.02,
    );
};

export const bird: Figure = (s) => {
  const { r } = s;
  s.shape(
    [
      [-0.5, r.range(-0.1, 0.2)],
      [-0.2, 0.02],
      [-0.2, 0.2],
    ],
    s.second,
  );
  s.oval(0, 0.1, 0.62, 0.5, s.main, r.range(-0.3, 0.1));
  s.oval(0.24, -0.2, 0.34, 0.34, s.main);
  s.shape(
    [
      [0.38, -0.24],
      [0.5, -0.16],
      [0.38, -0.1],
    ],
    s.third,
  );
  s.oval(0.28, -0.24, 0.06, 0.06, s.third);
  s.oval(-0.06, 0.08, 0.34, 0.22, r.chance(0.5) ? s.second : s.shade(s.main), 0.3);
  if (r.chance(0.5))
    for (const x of [-0.05, 0.1])
      s.line(
        [
          [x, 0.32],
          [x, 0.5],
        ],
        s.third,
        0.025,
      );
};

export const fish: Figure = (s) => {
  const { r } = s;
  s.shape(
    [
      [-0.2, 0],
      [-0.5, -0.25],
      [-0.44, 0],
      [-0.5, 0.25],
    ],
    s.second,
  );
  s.oval(0.08, 0, 0.75, r.range(0.4, 0.6), s.main);
  for (let k = r.int(0, 3); k > 0; k--)
    s.line(
      [
        [k * 0.13 - 0.25, -0.16],
        [k * 0.13 - 0.22, 0.16],
      ],
      s.second,
      0.04,
    );
  s.oval(0.3, -0.06, 0.07, 0.07, s.third);
};

export const insect: Figure = (s) => {
  for (const side of [-1, 1]) s.oval(side * 0.26, -0.18, 0.4, 0.26, s.third, side * 0.5);
  s.oval(0, 0.05, 0.44, 0.62, s.main);
  for (const y of [-0.06, 0.08, 0.22])
    s.line(
      [
        [-0.2, y],
        [0.2, y],
      ],
      s.second,
      0.07,
    );
  s.oval(0, -0.3, 0.26, 0.22, s.second);
};
