/** Music. */
import { sign, type Pair } from '../../scripts/designs/placing.ts';
import { photo, svg, type Sheet, type Layout } from '../../scripts/designs/sheet.ts';
import { cassette, cat, headphones, radio, vinyl } from './screens-drawings.ts';
import { aside, card, open, rail, showing, top, type Screen } from './screens-frames.ts';
import { places } from './screens-panel.ts';
import { apart, mix, onto, same, slider, stand, tint, write, type Area, type Look } from './screens-parts.ts';

const songs: [Pair, Pair][] = [
  [
    ['Salt and Neon', '盐与霓虹'],
    ['The Lowlands', '低地乐队'],
  ],
  [
    ['Paper Moon', '纸月亮'],
    ['Ada Quill', '艾达'],
  ],
  [
    ['Slow Trains', '慢火车'],
    ['Harbour Six', '六号港'],
  ],
  [
    ['Ninth Floor', '九楼'],
    ['Velvet Ants', '丝绒蚁'],
  ],
  [
    ['Tidal', '潮汐'],
    ['Mo Ferry', '莫渡'],
  ],
  [
    ['Honey Static', '蜜色杂音'],
    ['Oslo Kids', '奥斯陆少年'],
  ],
];

const wave = (s: Sheet, w: number, h: number, share: number, on: string, off: string) => {
  const [count, wide] = [Math.floor(w / s.random.int(8, 15)), s.random.pick([3, 4, 6])];
  const bars = Array.from({ length: count }, (_, i) => {
    const half = h * 0.5 * (0.12 + 0.86 * s.random.next() * Math.abs(Math.sin(i * 0.37 + 1)));
    const x = (w * (i + 0.5)) / count;
    return `<path d="M${x.toFixed(1)} ${(h / 2 - half).toFixed(1)}v${(half * 2).toFixed(1)}" stroke="${i / count < share ? on : off}" stroke-width="${wide}" stroke-linecap="round"/>`;
  });
  return bars.join('');
};

/** A sleeve: a photograph, or a coloured card with a drawing on it. */
function cover(s: Sheet, l: Look, x: number, y: number, size: number, k: number, seed: number) {
  const r = s.random;
  const css = `border-radius:${Math.min(l.round, size * 0.2)}px;${size > 150 ? l.lift : ''}`;
  if (r.chance(0.5)) return s.object('cover', photo(x, y, Math.round(size), Math.round(size), seed + k * 7, css));
  const [from, to] = [tint(l, k), mix(tint(l, k), r.pick(['#000000', '#ffffff', tint(l, k + 2)]), 0.4)];
  s.box(
    'cover',
    x,
    y,
    size,
    size,
    `background:${r.pick([from, `linear-gradient(${r.int(0, 360)}deg,${from},${to})`])};${css}`,
  );
  const drawing = r.pick([vinyl, cassette, headphones, radio, cat])(
    r,
    apart(tint(l, k + 1), from),
    apart(mix(tint(l, k + 3), '#ffffff', 0.3), from),
  );
  stand(s, 'drawing', x + size * 0.14, y + size * 0.14, size * 0.72, drawing, r.int(-14, 14));
}

/** Slider or wave, times, and the row of things to press. */
function controls(s: Sheet, l: Look, a: Area) {
  const r = s.random;
  const share = r.range(0.15, 0.8);
  const high = Math.min(90, a.h * 0.4);
  if (r.chance(0.5)) s.object('wave', svg(a.x, a.y, a.w, high, wave(s, a.w, high, share, tint(l, 0), l.faint)));
  else slider(s, l, a.x, a.y + high / 2, a.w, share, tint(l, 0));
  write(s, a.x, a.y + high + 18, 80, 19, l.faint, same(`${r.int(0, 2)}:${r.int(10, 59)}`));
  write(s, a.x + a.w - 80, a.y + high + 18, 80, 19, l.faint, same(`${r.int(3, 5)}:${r.int(10, 59)}`), 'right');
  const [cx, cy, d] = [a.x + a.w / 2, a.y + high + 34 + (a.h - high - 34) / 2, Math.min(104, a.h - high - 36)];
  const fill = r.chance(0.7) ? tint(l, 0) : l.ink;
  s.box(
    'disc',
    cx - d / 2,
    cy - d / 2,
    d,
    d,
    `background:${fill};border-radius:${r.pick([50, 50, 30])}%;${r.pick(['', l.lift])}`,
  );
  sign(s, r.pick(['play', 'pause']), cx - d * 0.21, cy - d * 0.21, d * 0.42, onto(fill), fill);
  const step = Math.min(a.w * 0.2, 110);
  for (const [name, at, size] of [
    ['back', -1, 0.36],
    ['next', 1, 0.36],
    ['shuffle', -2, 0.28],
    ['loop', 2, 0.28],
  ] as const)
    sign(
      s,
      name,
      cx + step * at - (d * size) / 2,
      cy - (d * size) / 2,
      d * size,
      Math.abs(at) > 1 ? l.faint : l.ink,
      l.ink,
    );
}

/** Songs below each other; the one that is heard lies on a band. */
function queue(s: Sheet, l: Look, a: Area, seed: number) {
  const r = s.random;
  const step = r.int(64, 92);
  const count = Math.min(Math.floor(a.h / step), 8);
  const now = r.int(0, Math.max(0, count - 1));
  for (let k = 0; k < count; k++) {
    const [y, [song, who]] = [a.y + k * step, songs[(k + seed) % songs.length]!];
    if (k === now)
      s.box(
        'now',
        a.x - 8,
        y,
        a.w + 16,
        step - 4,
        `background:${mix(l.page, tint(l, 0), 0.22)};border-radius:${Math.min(l.round, 20)}px`,
      );
    cover(s, l, a.x + 2, y + 6, step - 16, k, seed);
    write(s, a.x + step, y + step * 0.34, a.w - step - 70, step * 0.29, l.ink, song);
    write(s, a.x + step, y + step * 0.68, a.w - step - 70, step * 0.22, l.faint, who);
    if (k === now || a.w < 300)
      sign(
        s,
        k === now ? 'speaker' : 'more',
        a.x + a.w - 34,
        y + step / 2 - 15,
        26,
        k === now ? l.ink : l.faint,
        l.faint,
      );
    else write(s, a.x + a.w - 60, y + step / 2 - 2, 60, 19, l.faint, same(`${r.int(2, 5)}:${r.int(10, 59)}`), 'right');
  }
}

/** The upright sliders of an equaliser. */
function equaliser(s: Sheet, l: Look, a: Area) {
  const [r, count] = [s.random, s.random.int(5, 8)];
  for (let k = 0; k < count; k++) {
    const [x, at] = [a.x + (a.w * (k + 0.5)) / count, r.range(0.15, 0.85) * (a.h - 40)];
    const bar = `<rect x="11" width="8" height="${a.h - 36}" rx="4" fill="${l.well}"/><rect x="11" y="${at}" width="8" height="${a.h - 36 - at}" rx="4" fill="${tint(l, 0)}"/><circle cx="15" cy="${at}" r="13" fill="${l.card}" stroke="${tint(l, 0)}" stroke-width="5"/>`;
    s.object('slider', svg(x - 15, a.y, 30, a.h - 36, bar));
    write(
      s,
      x - 30,
      a.y + a.h - 12,
      60,
      17,
      l.faint,
      same(['60', '150', '400', '1k', '2k', '4k', '8k', '16k'][k]!),
      'center',
    );
  }
}

/** On a phone: one song, large. */
function playing(s: Sheet, screen: Screen, a: Area, seed: number) {
  const { l } = screen;
  const r = s.random;
  const size = Math.min(a.w * r.range(0.72, 1), a.h - 330);
  if (r.chance(0.25)) {
    const disc = vinyl(r, tint(l, 0), tint(l, 1));
    stand(s, 'vinyl', a.x + (a.w - size) / 2, a.y, size, disc);
  } else cover(s, l, a.x + (a.w - size) / 2, a.y, size, r.int(0, 4), seed);
  const [song, who] = r.pick(songs);
  const [y, mid] = [a.y + size + 46, r.chance(0.4)];
  write(s, a.x, y, a.w - (mid ? 0 : 60), 36, l.ink, song, mid ? 'center' : 'left');
  write(s, a.x, y + 44, a.w - (mid ? 0 : 60), 23, l.faint, who, mid ? 'center' : 'left');
  if (!mid) sign(s, r.pick(['heart', 'liked']), a.x + a.w - 44, y - 16, 38, tint(l, 0), l.ink);
  const left = a.y + a.h - y - 74;
  controls(s, l, { x: a.x, y: y + 74, w: a.w, h: Math.min(240, left) });
  if (left < 370) return;
  const [cy, h] = [y + 344, Math.min(left - 270, 220)];
  card(s, l, { x: a.x, y: cy, w: a.w, h }, mix(l.page, tint(l, 1), 0.3), 'lyrics');
  write(s, a.x + 24, cy + 30, a.w - 48, 21, l.faint, ['Lyrics', '歌词']);
  write(s, a.x + 24, cy + h - 34, a.w - 48, 27, l.ink, ['And the lights go out', '灯光渐渐熄灭']);
}

/** Music: one song large, a shelf of sleeves with a bar below, or cards on the ground. */
export const player: Layout = (s, seed) => {
  const r = s.random;
  const screen = open(s, ['phone', 'phone', 'window', 'page', 'bare', 'cut']);
  const { l, kind } = screen;
  aside(s, screen, ['Hear more', '听见更多'], showing(s, l, [headphones, cassette, radio, vinyl]));
  if (kind === 'phone') {
    const a = top(s, screen, ['Now playing', '正在播放'], seed);
    return r.chance(0.7)
      ? playing(s, screen, a, seed)
      : (controls(s, l, { ...a, h: 220 }), queue(s, l, { ...a, y: a.y + 244, h: a.h - 244 }, seed));
  }
  const a = kind !== 'bare' && r.chance(0.6) ? rail(s, screen, places.slice(0, 4), r.pick([84, 190]), seed) : screen.a;
  const wide = a.w * r.range(0.52, 0.62);
  const [first, second] = r.chance(0.5) ? [a.x, a.x + wide + 24] : [a.x + a.w - wide, a.x];
  const rest = a.w - wide - 24;
  if (kind === 'bare')
    for (const [x, w] of [
      [first, wide],
      [second, rest],
    ] as const)
      card(s, l, { x, y: a.y, w, h: a.h }, l.page);
  const e = kind === 'bare' ? 24 : 0;
  const [main, list] = [
    { x: first + e, y: a.y + e, w: wide - 2 * e, h: a.h - 2 * e },
    { x: second + e, y: a.y + e, w: rest - 2 * e, h: a.h - 2 * e },
  ];
  if (r.chance(0.45)) playing(s, screen, main, seed);
  else {
    const n = r.int(2, 3);
    const wide = (main.w - 18 * (n - 1)) / n;
    const rows = Math.max(1, Math.round((main.h - 230) / (wide + 66)));
    const size = Math.min(wide, (main.h - 220) / rows - 66);
    for (let k = 0; k < n * rows; k++) {
      const [x, y] = [main.x + (k % n) * (wide + 18), main.y + Math.floor(k / n) * (size + 66)];
      cover(s, l, x, y, size, k, seed);
      write(s, x, y + size + 22, wide, 20, l.ink, songs[k % songs.length]![0]);
    }
    controls(s, l, { x: main.x, y: main.y + main.h - 200, w: main.w, h: 200 });
  }
  write(s, list.x, list.y + 20, list.w, 26, l.ink, ['Up next', '接下来播放']);
  const level = r.chance(0.5);
  queue(s, l, { ...list, y: list.y + 50, h: list.h - (level ? 290 : 50) }, seed);
  if (level) equaliser(s, l, { ...list, y: list.y + list.h - 220, h: 220 });
};
