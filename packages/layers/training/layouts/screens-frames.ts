/** What holds a screen: phone, window, plain page or nothing; its bars; and what stands beside a phone. */
import { cast, sign, type Pair } from '../../scripts/designs/placing.ts';
import { burst, svg, type Sheet } from '../../scripts/designs/sheet.ts';
import { curve } from './screens-charts.ts';
import type { Drawing } from './screens-drawings.ts';
import {
  apart,
  avatar,
  button,
  chip,
  look,
  mix,
  onto,
  same,
  stand,
  tag,
  tint,
  write,
  type Area,
  type Look,
} from './screens-parts.ts';

type Frame = 'phone' | 'window' | 'page' | 'cut' | 'bare';

export interface Screen {
  l: Look;
  a: Area;
  kind: Frame;
  /** What is left of the ground beside a phone. */
  beside?: Area;
}

/** Time and signs along the upper edge of a phone. */
function status(s: Sheet, l: Look, x: number, y: number, w: number) {
  write(s, x + 34, y + 26, 90, 20, l.ink, same(`${s.random.int(7, 21)}:${s.random.int(10, 59)}`));
  sign(s, 'wifi', x + w - 92, y + 15, 22, l.ink, l.ink);
  sign(s, 'battery', x + w - 60, y + 14, 26, l.ink, l.ink);
  if (s.random.chance(0.6)) s.box('notch', x + w / 2 - 54, y + 12, 108, 28, 'background:#050506;border-radius:14px');
}

function phone(s: Sheet, l: Look): Screen {
  const r = s.random;
  const [w, cut] = [r.int(468, 548), r.chance(0.25)];
  const h = cut ? 1200 : Math.min(964, w * 2.04);
  const at = r.pick(['left', 'right', 'mid']);
  const x = at === 'left' ? r.int(28, 60) : at === 'right' ? 1024 - w - r.int(28, 60) : (1024 - w) / 2;
  const y = cut ? r.int(40, 90) : (1024 - h) / 2;
  const [bezel, round, shell] = [
    r.int(8, 18),
    r.int(36, 72),
    apart(r.pick(['#15171c', '#e9e9ee', '#3a3d45', '#d8c7b0', s.palette.dark]), l.page),
  ];
  s.box('phone', x, y, w, h, `background:${shell};border-radius:${round}px;${cast(s)}`);
  const [sx, sy, sw] = [x + bezel, y + bezel, w - 2 * bezel];
  s.box('screen', sx, sy, sw, h - 2 * bezel, `background:${l.page};border-radius:${round - bezel}px`);
  status(s, l, sx, sy, sw);
  const bottom = cut ? 1018 : y + h - bezel - 30;
  if (!cut) s.box('handle', x + w / 2 - 70, y + h - bezel - 18, 140, 6, `background:${l.faint};border-radius:3px`);
  const a = { x: sx + 22, y: sy + 58, w: sw - 44, h: bottom - sy - 58 };
  if (at === 'mid') return { l, a, kind: 'phone' };
  const beside =
    at === 'left' ? { x: x + w + 36, y: 60, w: 1024 - x - w - 72, h: 904 } : { x: 36, y: 60, w: x - 72, h: 904 };
  return { l, a, kind: 'phone', beside };
}

function windowed(s: Sheet, l: Look): Screen {
  const r = s.random;
  const [x, y, bar, round] = [r.int(20, 60), r.int(30, 80), r.int(46, 60), r.pick([0, 12, 22])];
  const [w, h] = [1024 - 2 * x, 1024 - 2 * y];
  s.box('window', x, y, w, h, `background:${l.page};border-radius:${round}px;${cast(s)}`);
  const tone = r.pick([l.card, mix(l.page, l.ink, 0.1), s.palette.dark]);
  s.box(
    'bar',
    x,
    y,
    w,
    bar,
    `background:${tone};border-radius:${round}px ${round}px 0 0;border-bottom:2px solid ${l.rule};box-sizing:border-box`,
  );
  const fills = r.pick([
    ['#f25f57', '#f8bd2f', '#3fc950'],
    [l.faint, l.faint, l.faint],
  ]);
  const dots = fills.map((fill, i) => `<circle cx="${9 + i * 26}" cy="9" r="9" fill="${fill}"/>`);
  s.object('dots', svg(x + 20, y + bar / 2 - 9, 70, 18, dots.join('')));
  if (r.chance(0.7)) {
    s.box(
      'address',
      x + 130,
      y + 9,
      w - 260,
      bar - 18,
      `background:${mix(tone, onto(tone), 0.12)};border-radius:${r.pick([6, 30])}px`,
    );
    sign(s, 'lock', x + 146, y + bar / 2 - 9, 18, onto(tone), tone);
    write(
      s,
      x + 176,
      y + bar / 2,
      w - 330,
      18,
      onto(tone),
      same(r.pick(['app.lumen.io', 'my.northbay.com', 'go.kestrel.app'])),
    );
  }
  return { l, a: { x: x + 24, y: y + bar + 22, w: w - 48, h: h - bar - 44 }, kind: 'window' };
}

export function open(s: Sheet, kinds: readonly Frame[]): Screen {
  const [r, l, kind] = [s.random, look(s), s.random.pick(kinds)];
  if (kind === 'phone') return phone(s, l);
  if (kind === 'window') return windowed(s, l);
  if (kind === 'bare') {
    l.lift = cast(s);
    const e = r.int(36, 64);
    return { l, a: { x: e, y: e, w: 1024 - 2 * e, h: 1024 - 2 * e }, kind };
  }
  const [x, y] = [r.int(32, 72), r.int(32, 72)];
  const [right, down] =
    kind === 'cut'
      ? r.pick([
          [1200, 1024 - y],
          [1024 - x, 1200],
          [1200, 1200],
        ] as const)
      : [1024 - x, 1024 - y];
  s.box('page', x, y, right! - x, down! - y, `background:${l.page};border-radius:${r.pick([0, 20, 44])}px;${cast(s)}`);
  const e = r.int(26, 40);
  return {
    l,
    a: { x: x + e, y: y + e, w: Math.min(1014, right! - e) - x - e, h: Math.min(1014, down! - e) - y - e },
    kind,
  };
}

export const card = (s: Sheet, l: Look, a: Area, fill = l.card, name = 'card') =>
  s.box(name, a.x, a.y, a.w, a.h, `background:${fill};border-radius:${Math.min(l.round, a.h / 2)}px;${l.lift}`);

/** The head of a screen; returns what is left below it. */
export function top(s: Sheet, screen: Screen, text: Pair, seed: number): Area {
  const { l, a } = screen;
  const r = s.random;
  const h = r.int(52, 66);
  const cy = a.y + h / 2;
  const manner = r.int(0, 2);
  const left = manner === 1 ? a.x + 50 : manner === 2 ? a.x + h + 14 : a.x;
  if (screen.kind === 'bare') card(s, l, { x: a.x - 8, y: a.y - 8, w: a.w + 16, h: h + 16 }, l.page);
  if (manner === 1) sign(s, r.pick(['menu', 'grid']), a.x + 4, cy - 15, 30, l.ink, l.ink);
  if (manner === 2) avatar(s, l, a.x, a.y + 2, h - 4, seed);
  write(s, left, cy, a.w - (left - a.x) - 116, r.int(26, 36), l.ink, text);
  const signs = r.pick([
    ['bell', 'search'],
    ['search', 'more'],
    ['gear', 'bell'],
  ]);
  for (const [k, name] of signs.entries()) sign(s, name, a.x + a.w - 88 + k * 54, cy - 14, 28, l.ink, l.ink);
  if (r.chance(0.5))
    s.disc(a.x + a.w - 68, cy - 17, 13, tint(l, 0), `border:2px solid ${l.page};box-sizing:border-box`);
  return { x: a.x, y: a.y + h + 22, w: a.w, h: a.h - h - 22 };
}

/** The row of places along the lower edge; returns what is left above it. */
export function tabs(s: Sheet, screen: Screen, names: readonly (readonly [string, Pair])[], a: Area): Area {
  const { l } = screen;
  const r = s.random;
  const [h, now, words, plus] = [r.int(64, 80), r.int(0, names.length - 1), r.chance(0.6), r.chance(0.35)];
  const y = a.y + a.h - h;
  const floating = r.chance(0.5) || screen.kind === 'bare';
  const bar = r.pick([
    l.card,
    l.night ? mix(l.page, '#ffffff', 0.2) : '#ffffff',
    l.night ? mix(l.page, '#ffffff', 0.28) : s.palette.dark,
  ]);
  const ink = onto(bar);
  if (floating)
    s.box(
      'tabs',
      a.x - 6,
      y - 4,
      a.w + 12,
      h + 4,
      `background:${bar};border-radius:${Math.max(16, l.end)}px;box-shadow:0 6px 22px rgba(0,0,0,.26)`,
    );
  else s.box('rule', a.x - 8, y - 8, a.w + 16, 2, `background:${l.rule}`);
  const quiet = floating ? mix(ink, bar, 0.3) : l.faint;
  const step = a.w / names.length;
  for (const [k, [name, text]] of names.entries()) {
    const cx = a.x + step * (k + 0.5);
    const on = k === now;
    if (on && !words) s.box('now', cx - 30, y + h / 2 - 26, 60, 48, `background:${tint(l, 0)};border-radius:24px`);
    const tone = on ? (words ? (floating ? ink : l.ink) : onto(tint(l, 0))) : quiet;
    sign(s, name, cx - 14, y + (words ? 8 : h / 2 - 16), 28, tone, mix(tone, bar, 0.4));
    if (words) write(s, cx - step / 2 + 4, y + h - 18, step - 8, 16, tone, text, 'center');
  }
  if (plus) {
    s.disc(a.x + a.w - 76, y - 96, 72, tint(l, 0), 'box-shadow:0 8px 20px rgba(0,0,0,.34)');
    sign(s, 'plus', a.x + a.w - 56, y - 76, 32, onto(tint(l, 0)), '#fff');
  }
  return { ...a, h: a.h - h - 20 };
}

/** A bar of places along a side; returns what is left of the screen. */
export function rail(
  s: Sheet,
  screen: Screen,
  names: readonly (readonly [string, Pair])[],
  w: number,
  seed: number,
): Area {
  const { l, a } = screen;
  const r = s.random;
  const [right, words, now] = [r.chance(0.2), w > 120, r.int(0, names.length - 1)];
  const x = right ? a.x + a.w - w : a.x;
  const fill = r.pick([l.card, s.palette.dark, tint(l, 0), mix(l.page, l.ink, 0.06)]);
  const ink = onto(fill);
  s.box('rail', x, a.y, w, a.h, `background:${fill};border-radius:${l.round}px;${l.lift}`);
  const accent = fill === tint(l, 0) ? tint(l, 1) : tint(l, 0);
  const mark = r.pick([
    burst(24, 24, 23, r.int(5, 9), 0.6, accent),
    `<path fill="${accent}" d="M24 2l20 11v22L24 46 4 35V13z"/>`,
    `<path d="M8 40V8l32 32V8" fill="none" stroke="${accent}" stroke-width="9"/>`,
  ]);
  s.object('mark', svg(words ? x + 20 : x + w / 2 - 22, a.y + 22, 44, 44, mark, 0, '0 0 48 48'));
  if (words)
    write(
      s,
      x + 76,
      a.y + 44,
      w - 88,
      26,
      ink,
      r.pick([
        ['Kestrel', '红隼'],
        ['Lumen', '流明'],
        ['Northbay', '北湾'],
      ] as const),
    );
  const step = Math.min(66, (a.h - 200) / names.length);
  for (const [k, [name, text]] of names.entries()) {
    const cy = a.y + 120 + k * step;
    const on = k === now;
    if (on) s.box('now', x + 10, cy - 24, w - 20, 48, `background:${accent};border-radius:${Math.min(l.end, 24)}px`);
    const tone = on ? onto(accent) : mix(ink, fill, 0.2);
    sign(s, name, words ? x + 24 : x + w / 2 - 14, cy - 14, 28, tone, mix(tone, fill, 0.5));
    if (words) write(s, x + 66, cy, w - 84, 20, tone, text);
  }
  avatar(s, l, words ? x + 20 : x + w / 2 - 26, a.y + a.h - 74, 52, seed + 9, fill);
  if (words) write(s, x + 84, a.y + a.h - 48, w - 96, 19, ink, ['Mira Lang', '米拉']);
  return { x: right ? a.x : a.x + w + 22, y: a.y, w: a.w - w - 22, h: a.h };
}

const praise: Pair[] = [
  ['All in one app', '一个应用全搞定'],
  ['Made for you', '为你而做'],
  ['Try it free', '免费试用'],
  ['Simply better', '简单更好用'],
  ['New this spring', '今春新上线'],
];

/** Beside the phone: what it is about, in a few things. `draw` puts a picture into a square. */
export function aside(
  s: Sheet,
  { l, beside: b }: Screen,
  text: Pair,
  draw: (x: number, y: number, size: number) => void,
) {
  if (!b || b.w < 200) return;
  const r = s.random;
  const size = Math.min(b.w, r.int(240, 380));
  const [fill, high] = [r.pick([s.palette.dark, tint(l, 0), '#ffffff']), r.chance(0.5)];
  const ink = onto(fill);
  const y = b.y + (high ? 20 : 470);
  s.box('plate', b.x, y, b.w, 190, `background:${fill};border-radius:${l.round}px;${cast(s)}`);
  write(s, b.x + 24, y + 58, b.w - 48, 46, ink, text);
  write(s, b.x + 24, y + 124, b.w - 48, 28, mix(ink, fill, 0.2), r.pick(praise));
  const py = b.y + (high ? 270 : 60);
  if (r.chance(0.6)) s.disc(b.x + b.w / 2 - size / 2, py, size, tint(l, 1), r.pick(['', 'opacity:.8']));
  draw(b.x + b.w / 2 - size * 0.44, py + size * 0.06, size * 0.88);
  const by = b.y + (high ? 700 : 710);
  const manner = r.int(0, 2);
  if (manner === 0) button(s, l, b.x, by, b.w, 76, ['Get the app', '下载应用'], tint(l, 0));
  if (manner === 1) {
    card(s, l, { x: b.x, y: by, w: b.w, h: 150 });
    chip(s, l, b.x + 18, by + 20, 52, 'trend', tint(l, 2));
    write(s, b.x + 84, by + 46, b.w - 100, 30, l.ink, same(`+${r.int(4, 48)}%`));
    s.object('line', svg(b.x + 18, by + 86, b.w - 36, 48, curve(r, b.w - 36, 48, 8, tint(l, 0), r.int(0, 3))));
  }
  if (manner === 2) {
    for (let k = 0; k < 3; k++) avatar(s, l, b.x + k * 50, by, 72, k + r.int(0, 9) * 3, '#ffffff');
    tag(s, b.x, by + 92, 44, ['40,000 users', '四万用户'], '#ffffff', '#20222b', 22, cast(s));
  }
}

/** For `aside`: one of the drawings, in tones that are seen on the disc. */
export const showing = (s: Sheet, l: Look, drawings: readonly Drawing[]) => (x: number, y: number, size: number) => {
  const drawing = s.random.pick(drawings)(s.random, apart(tint(l, 2), tint(l, 1)), apart(tint(l, 3), tint(l, 1)));
  stand(s, 'drawing', x, y, size, drawing, s.random.int(-8, 8));
};
