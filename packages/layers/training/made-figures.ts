/** Things that people make. */
import type { Figure } from './sketch.ts';

export const house: Figure = (s) => {
  const { r } = s;
  const eaves = r.range(-0.2, 0);
  s.rect(0, (eaves + 0.5) / 2, r.range(0.7, 0.9), 0.5 - eaves, s.main);
  if (r.chance(0.4)) s.rect(0.25, eaves - 0.2, 0.1, 0.3, s.third);
  s.shape(
    [
      [-0.5, eaves],
      [r.range(-0.1, 0.1), -0.5],
      [0.5, eaves],
    ],
    s.second,
  );
  s.rect(r.range(-0.2, 0.2), 0.35, r.range(0.14, 0.24), 0.3, s.third, r.pick([0, 0.2]));
  const windows = r.int(0, 3);
  for (let k = 0; k < windows; k++)
    s.rect(((k + 0.5) / windows - 0.5) * 0.7, eaves + 0.14, 0.13, 0.14, r.chance(0.7) ? s.third : s.second);
};

export const bottle: Figure = (s) => {
  const { r } = s;
  const [neck, body] = [r.range(0.2, 0.4), r.range(0.55, 0.95)];
  const shoulder = r.range(-0.3, -0.1);
  s.shape(
    [
      [-neck / 2, -0.45],
      [neck / 2, -0.45],
      [neck / 2, shoulder - 0.1],
      [body / 2, shoulder + 0.08],
      [body / 2, 0.5],
      [-body / 2, 0.5],
      [-body / 2, shoulder + 0.08],
      [-neck / 2, shoulder - 0.1],
    ],
    s.main,
  );
  s.rect(0, -0.45, neck * r.range(1, 1.4), 0.1, s.second, 0.2);
  if (r.chance(0.8)) s.rect(0, r.range(0.1, 0.2), body * r.pick([1, 0.85, 0.7]), r.range(0.2, 0.35), s.second);
  if (r.chance(0.5)) s.oval(0, 0.15, body * 0.3, 0.12, s.third);
  if (r.chance(0.4)) s.rect(-body * 0.32, 0.1, body * 0.08, 0.5, s.shade(s.main), 0.5);
};

export const jar: Figure = (s) => {
  const { r } = s;
  s.rect(0, 0.06, 0.9, 0.86, s.main, r.range(0.1, 0.4));
  const full = r.range(-0.15, 0.2);
  if (r.chance(0.6)) s.rect(0, (full + 0.44) / 2, 0.8, 0.44 - full, s.second, 0.15);
  s.rect(0, -0.42, r.range(0.6, 0.98), r.range(0.1, 0.16), s.third, 0.3);
  if (r.chance(0.5)) s.rect(0, 0.1, 0.55, 0.3, s.third, r.pick([0, 0.2, 0.5]));
};

export const vehicle: Figure = (s) => {
  const { r } = s;
  const wheel = r.range(0.2, 0.28);
  s.rect(0, 0.1, 1, 0.4, s.main, r.range(0, 0.3));
  s.shape(
    [
      [-0.35, -0.08],
      [-0.22, -0.45],
      [r.range(0.1, 0.4), -0.45],
      [0.4, -0.08],
    ],
    r.chance(0.5) ? s.main : s.second,
  );
  for (let k = r.int(1, 3); k > 0; k--) s.rect(-0.3 + k * 0.18, -0.2, 0.14, 0.2, s.third, 0.1);
  if (r.chance(0.4)) s.rect(0, 0.12, 1, 0.08, s.second);
  for (const x of [-0.27, 0.27]) {
    s.oval(x, 0.32, wheel, wheel * 1.4, s.third);
    s.oval(x, 0.32, wheel * 0.4, wheel * 0.56, s.second);
  }
};

export const boat: Figure = (s) => {
  s.shape(
    [
      [-0.5, 0.2],
      [0.5, 0.2],
      [0.32, 0.5],
      [-0.35, 0.5],
    ],
    s.main,
  );
  s.rect(0, -0.15, 0.03, 0.7, s.third);
  s.shape(
    [
      [-0.04, -0.48],
      [-0.04, 0.12],
      [-0.42, 0.12],
    ],
    s.second,
  );
  s.shape(
    [
      [0.04, -0.4],
      [0.04, 0.12],
      [0.36, 0.12],
    ],
    s.r.chance(0.5) ? s.second : s.shade(s.second),
  );
};

export const pile: Figure = (s) => {
  const { r } = s;
  const count = r.int(2, 5);
  for (let k = 0; k < count; k++) {
    const [y, w] = [0.5 - (k + 0.5) / count, r.range(0.7, 0.98)];
    const x = r.range(-0.01, 0.5 - w / 2);
    const colour = r.pick([s.main, s.second, s.third]);
    s.rect(x, y, w, 1 / count, colour, r.pick([0, 0.1, 0.3]));
    if (r.chance(0.6)) s.rect(x + w * 0.08, y, w * 0.84, 0.4 / count, s.shade(colour));
  }
};

export const lamp: Figure = (s) => {
  const top = s.r.range(0.2, 0.45);
  s.rect(0, 0.1, 0.06, 0.7, s.second);
  s.rect(0, 0.46, s.r.range(0.3, 0.5), 0.08, s.second, 0.4);
  s.shape(
    [
      [-top / 2, -0.5],
      [top / 2, -0.5],
      [0.4, -0.05],
      [-0.4, -0.05],
    ],
    s.main,
  );
};

export const letter: Figure = (s) => {
  s.rect(0, 0, 1, 0.8, s.main, s.r.pick([0, 0.08]));
  const flap = s.r.range(0, 0.15);
  if (s.r.chance(0.5))
    s.shape(
      [
        [-0.5, -0.4],
        [0.5, -0.4],
        [0, flap],
      ],
      s.shade(s.main),
    );
  else
    s.line(
      [
        [-0.46, -0.36],
        [0, flap],
        [0.46, -0.36],
      ],
      s.second,
      0.03,
    );
  if (s.r.chance(0.4)) s.oval(0, flap, 0.18, 0.18, s.third);
};

export const lidded: Figure = (s) => {
  const { r } = s;
  const [wide, narrow] = [r.range(0.75, 0.95), r.range(0.55, 0.95)];
  const tilt = r.chance(0.4) ? r.range(-0.12, 0.12) : 0;
  s.shape(
    [
      [-wide / 2, -0.24],
      [wide / 2, -0.24],
      [narrow / 2, 0.5],
      [-narrow / 2, 0.5],
    ],
    s.main,
  );
  const lid = r.chance(0.5) ? s.shade(s.main) : s.second;
  s.shape(
    [
      [-0.5, -0.3 + tilt],
      [0.5, -0.3 - tilt],
      [0.46, -0.42 - tilt],
      [-0.46, -0.42 + tilt],
    ],
    lid,
  );
  if (r.chance(0.6)) s.rect(0, -0.46, 0.2, 0.08, lid, 0.4);
  const kind = r.int(0, 3);
  if (kind === 0) for (const x of [-0.2, 0, 0.2]) s.rect(x, 0.14, 0.05, 0.5, s.shade(s.main), 0.5);
  if (kind === 1) s.oval(0, 0.12, 0.36, 0.34, s.third);
  if (kind === 2) s.rect(0, 0.12, 0.5, 0.3, s.third, 0.2);
};

export const crest: Figure = (s) => {
  const { r } = s;
  if (r.chance(0.5)) s.oval(0, 0, 1, 1, s.main);
  else
    s.shape(
      [
        [-0.45, -0.45],
        [0, -0.5],
        [0.45, -0.45],
        [0.45, 0.1],
        [0, 0.5],
        [-0.45, 0.1],
      ],
      s.main,
    );
  const inner = r.range(0.75, 0.9);
  s.oval(0, 0, inner, inner, s.second);
  if (r.chance(0.5)) s.oval(0, 0, inner * 0.92, inner * 0.92, s.main);
  s.shape(
    [
      [-0.2, 0.15],
      [0, -0.25],
      [0.2, 0.15],
      [0, 0.05],
    ],
    s.third,
  );
};
