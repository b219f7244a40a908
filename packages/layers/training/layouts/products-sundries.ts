/** More goods: to eat, to wear, to play with. */
import { ball, darker, lighter, many, path, rect, stroke, type Draw } from './products-ink.ts';

export const fries: Draw = (k) => {
  const sticks = many(9, (i) =>
    rect(
      24 + i * 17,
      k.r.int(0, 70),
      17,
      190,
      3,
      k.down(i % 2 ? '#ffd05a' : '#f2b52e'),
      `transform="rotate(${-16 + i * 4} 110 240)"`,
    ),
  );
  return [
    220,
    290,
    sticks +
      path('M10 116q100 66 200 0l-22 174H32z', k.down(k.r.pick(['#d7322f', k.a]))) +
      ball(110, 220, 34, '#fff3d6'),
  ];
};

export const donut: Draw = (k) => {
  const icing = k.r.pick(['#f58bb0', '#5d3520', '#fff6e6', '#8fd3c1', k.a]);
  const bits = many(
    26,
    (i) =>
      `<rect x="146" y="36" width="7" height="18" rx="3.500" fill="${['#ffd166', '#e63946', '#1d8fd1', '#fff'][i % 4]}" transform="rotate(${i * 137} 150 150) translate(0 ${(i * 13) % 50}) rotate(${i * 50} 150 46)"/>`,
  );
  const hole = 'M195 150a45 45 0 1 0-90 0 45 45 0 1 0 90 0z';
  return [
    300,
    300,
    path(`M300 150a150 150 0 1 0-300 0 150 150 0 1 0 300 0z${hole}`, k.ball('#d9934a'), 'fill-rule="evenodd"') +
      path(
        `M282 150q6 50-34 84-40 10-54 36-50 24-100-2-20-30-50-40-30-40-26-80Q40 20 150 16t132 134zM205 150a55 55 0 1 0-110 0 55 55 0 1 0 110 0z`,
        k.ball(icing),
        'fill-rule="evenodd"',
      ) +
      bits,
  ];
};

export const cone: Draw = (k) => {
  const scoops = [k.a, lighter(k.b, 0.2), k.c].slice(0, k.r.int(1, 3));
  const h = 210 + scoops.length * 80;
  const balls = scoops.map((c, i) => ball(100, h - 236 - i * 80 + 20, 70, k.ball(lighter(c, 0.25)))).join('');
  return [
    200,
    h,
    path(`M34 ${h - 200}h132L100 ${h}z`, k.tube('#d9a05a')) +
      stroke(`M60 ${h - 190}l70 90M100 ${h - 190}l46 60M140 ${h - 190}l-70 90M100 ${h - 190}l-46 60`, '#b97a3a', 5) +
      balls +
      path(
        `M30 ${h - 206}q20-20 36 4 18-20 34 0 18-20 34 0 18-22 36-2-10 30-70 28-60 0-70-30z`,
        lighter(scoops[0]!, 0.25),
      ) +
      ball(130, h - 250 - (scoops.length - 1) * 80, 18, '#d7263c'),
  ];
};

export const cake: Draw = (k) => {
  const n = k.r.int(2, 4);
  const tiers = many(
    n,
    (i) =>
      rect(20, 70 + i * 54, 260, 28, 4, k.tube(lighter(k.a, 0.55))) +
      rect(20, 96 + i * 54, 260, 30, 4, k.tube(i % 2 ? darker(k.b, 0.1) : '#a8693a')),
  );
  const drips = path(
    'M16 56q0-20 24-20h220q24 0 24 20v40q-14 20-26 0-8-14-16 4v34q-14 18-26 0v-30q-10-14-20 0v16q-14 18-26 0v-20q-10-14-20 0v44q-14 18-28 0v-44q-10-12-20 0v20q-14 16-26 0v-24q-8-12-16 0-18 24-32 0z',
    k.down(k.a),
  );
  const tops = many(5, (i) => ball(50 + i * 50, 30, 20, k.ball('#d7263c')));
  return [300, 84 + n * 54 + 20, tiers + tops + drips + rect(0, 78 + n * 54, 300, 20, 10, '#f4efe6')];
};

export const gamepad: Draw = (k) => {
  const shape = 'M100 20h200q50 0 70 70l26 106q6 44-30 48-30 2-60-64H94q-30 66-60 64-36-4-30-48L30 90Q50 20 100 20z';
  const keys = many(4, (i) =>
    ball(300 + [0, 30, 0, -30][i]!, 92 + [-30, 0, 30, 0][i]!, 14, ['#ffb703', '#e63946', '#2a9d6f', '#1d8fd1'][i]!),
  );
  const sticks =
    ball(150, 146, 30, '#1c1d22') +
    ball(150, 146, 19, k.ball('#3a3c44')) +
    ball(250, 146, 30, '#1c1d22') +
    ball(250, 146, 19, k.ball('#3a3c44'));
  return [
    400,
    250,
    path(shape, k.down(k.a)) +
      path('M92 60h22v22h22v22h-22v22H92v-22H70V82h22z', k.b) +
      keys +
      sticks +
      rect(176, 54, 48, 14, 7, darker(k.a, 0.35)),
  ];
};

export const handbag: Draw = (k) => {
  const [low, round] = [k.r.int(0, 40), k.r.pick([10, 40])];
  const body = `M${20 + low} 120H${300 - low}L320 ${300 - round}Q320 300 ${320 - round} 300H${round}Q0 300 0 ${300 - round}z`;
  const flap = k.r.chance(0.6)
    ? path(`M${20 + low} 120H${300 - low}L306 190Q160 ${k.r.int(210, 290)} 14 190z`, k.down(darker(k.a, 0.15)))
    : stroke('M18 170H302', lighter(k.a, 0.3), 4, 'stroke-dasharray="12 8"');
  return [
    320,
    300,
    stroke('M90 130V80Q90 8 160 8T230 80v50', k.b, k.r.int(10, 20)) +
      path(body, k.down(k.a)) +
      flap +
      rect(138, 196, 44, 34, 8, k.down('#d9b45c')),
  ];
};

export const sunglasses: Draw = (k) => {
  const lens = k.r.pick(['M14 24h130q8 70-60 76T14 24z', 'M79 20a58 52 0 1 1-.1 0z', 'M10 20h138l-10 76H34z']);
  const one =
    path(lens, k.down(k.c, darker(k.c, 0.6)), `stroke="${k.a}" stroke-width="13" stroke-linejoin="round"`) +
    (k.manner === 'flat' ? '' : stroke('M50 84L84 34', '#fff', 9, 'opacity=".5"'));
  return [
    360,
    130,
    one +
      `<g transform="translate(360 0) scale(-1 1)">${one}</g>` +
      stroke('M152 44q28-22 56 0', k.a, 12) +
      stroke('M10 30L2 20M350 30l8-10', k.a, 12),
  ];
};
