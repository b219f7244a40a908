/** Music: a record with its grooves, its label, its sleeve; the bar, its knob, round things to press. */
import { sign } from '../../scripts/designs/placing.ts';
import { photo, svg, type Sheet } from '../../scripts/designs/sheet.ts';
import { button, key, slab } from './everyday-apps-bits.ts';
import {
  apart,
  centre,
  figure,
  lift,
  mix,
  onto,
  paint,
  pairs,
  tint,
  write,
  type Area,
  type Look,
} from './everyday-apps-look.ts';
import { about } from './everyday-apps-stage.ts';

const songs = pairs('Paper Boats/纸船|Late Sun/晚阳|Blue Hour/蓝调时刻|Slow Rain/慢雨|Home Again/又回家');
const bands = pairs('The Larks/云雀乐队|Nora Vale/诺拉|Club Mono/单声道|Tin Moon/铁月亮');

/** The black disc; the grooves are one with it. */
function record(s: Sheet, l: Look, cx: number, cy: number, size: number, seed: number) {
  const r = s.random;
  const fill = r.pick(['#17181c', '#17181c', '#2a2430', apart(tint(l, 2), l.card)]);
  const groove = mix(fill, '#ffffff', 0.24);
  const count = r.int(3, 7);
  const rings = Array.from(
    { length: count },
    (_, k) =>
      `<circle cx="50" cy="50" r="${(24 + (24 * k) / count).toFixed(1)}" fill="none" stroke="${groove}" stroke-width="${r.pick([0.6, 0.9])}"/>`,
  );
  const gleam = r.chance(0.5)
    ? '<path d="M50 50L22 8A50 50 0 0 1 40 3zM50 50L78 92A50 50 0 0 1 60 97z" fill="#ffffff" fill-opacity=".14"/>'
    : '';
  figure(s, 'record', [cx, cy, size], 'disc', { fill, marks: rings.join('') + gleam, shade: true });
  const d = Math.round(size * r.range(0.3, 0.42));
  const rim = r.chance(0.5) ? `border:${Math.max(3, Math.round(d * 0.06))}px solid #ffffff;box-sizing:border-box` : '';
  if (r.chance(0.35)) s.object('label', photo(cx - d / 2, cy - d / 2, d, d, seed + 3, `border-radius:50%;${rim}`));
  else s.disc(cx - d / 2, cy - d / 2, d, paint(r, apart(tint(l, r.int(0, 1)), fill)), rim);
  const hole = Math.max(20, d * 0.2);
  s.disc(
    cx - hole / 2,
    cy - hole / 2,
    hole,
    r.pick(['#ffffff', '#f3ead7']),
    'box-shadow:inset 0 0 0 3px rgba(0,0,0,.4)',
  );
}

/** A sleeve: a photograph, or a coloured card with one large sign. */
function sleeve(s: Sheet, l: Look, x: number, y: number, size: number, seed: number) {
  const r = s.random;
  const css = `border-radius:${r.pick([0, 10, l.small])}px;${lift(s)}`;
  if (r.chance(0.5)) return s.object('sleeve', photo(x, y, Math.round(size), Math.round(size), seed + 2, css));
  const fill = tint(l, r.int(0, 3));
  s.box('sleeve', x, y, size, size, `background:${paint(r, fill)};${css}`);
  const d = size * r.range(0.4, 0.6);
  const ink = onto(fill);
  sign(
    s,
    r.pick(['sun', 'moon', 'leaf', 'heart', 'star', 'flame']),
    x + (size - d) / 2,
    y + (size - d) / 2,
    d,
    ink,
    mix(ink, fill, 0.5),
    r.int(-12, 12),
  );
}

/** The arm of the player, over the record. */
function arm(s: Sheet, cx: number, cy: number, size: number) {
  const [x, y, k] = [cx + size * 0.38, cy - size * 0.44, size / 100];
  const metal = s.random.pick(['#d5d8de', '#c9a66b', '#8b919c']);
  const drawn = `<g style="filter:drop-shadow(0 3px 3px rgba(0,0,0,.4))"><path d="M8 8V44L-6 62" fill="none" stroke="${metal}" stroke-width="4" stroke-linejoin="round"/><circle cx="8" cy="8" r="9" fill="${metal}"/><path d="M-1 52l-10 14 6 5 9-13z" fill="#3a3d45"/></g>`;
  s.object('arm', svg(x, y, 20 * k, 20 * k, drawn, 0, '0 0 20 20'));
}

/** What is heard, as a picture in the area. */
function cover(s: Sheet, l: Look, a: Area, seed: number) {
  const r = s.random;
  const [cx, cy] = [a.x + a.w / 2, a.y + a.h / 2];
  const kind = r.pick(['record', 'deck', 'sleeve', 'sleeve', 'cover']);
  if (kind === 'sleeve') {
    const size = Math.min(a.h, a.w / 1.42);
    const flip = r.chance(0.3);
    const x = a.x + (a.w - size * 1.42) / 2;
    record(s, l, flip ? x + size * 0.48 : x + size * 0.94, cy, size * 0.94, seed);
    return sleeve(s, l, flip ? x + size * 0.52 : x, cy - size / 2, size * 0.9, seed);
  }
  const size = Math.min(a.w, a.h);
  if (kind === 'cover') {
    sleeve(s, l, cx - size / 2, cy - size / 2, size, seed);
    const d = size * 0.3;
    return key(s, l, cx + size * 0.36, cy + size * 0.36, d, r.pick(['heart', 'note']), tint(l, r.int(0, 3)));
  }
  if (kind === 'record') return record(s, l, cx, cy, size, seed);
  const w = Math.min(a.w, size * 1.3);
  s.box(
    'deck',
    cx - w / 2,
    cy - size / 2,
    w,
    size,
    `background:${paint(r, tint(l, 1))};border-radius:${r.pick([12, 30])}px;${lift(s)}`,
  );
  record(s, l, cx - (w - size) * 0.36, cy, size * 0.86, seed);
  arm(s, cx + (w - size) * 0.2, cy, size * 0.86);
}

/** Track with what has been heard of it, and the knob upon it; or a wave. */
function track(s: Sheet, l: Look, a: Area) {
  const r = s.random;
  const [share, colour, cy] = [r.range(0.25, 0.75), tint(l, 0), a.y + a.h / 2];
  if (r.chance(0.3)) {
    const step = r.int(12, 18);
    const bars = Array.from({ length: Math.floor(a.w / step) }, (_, k) => {
      const h = a.h * r.range(0.2, 1);
      const tone = k * step < a.w * share ? colour : mix(l.card, l.ink, 0.34);
      return `<rect x="${k * step}" y="${(a.h - h) / 2}" width="${step * 0.56}" height="${h}" rx="${step * 0.28}" fill="${tone}"/>`;
    });
    return s.object('wave', svg(a.x, a.y, a.w, a.h, bars.join('')));
  }
  const thick = r.int(10, 20);
  const bar = (w: number, fill: string) =>
    `<rect y="${(a.h - thick) / 2}" width="${w}" height="${thick}" rx="${thick / 2}" fill="${fill}"/>`;
  s.object('track', svg(a.x, a.y, a.w, a.h, bar(a.w, mix(l.card, l.ink, 0.25)) + bar(a.w * share, colour)));
  const d = thick * r.range(2.2, 3);
  const [fill, rim] = r.pick([
    ['#ffffff', colour],
    [colour, '#ffffff'],
    [mix(l.card, l.ink, 0.9), l.card],
  ]) as [string, string];
  const css = `border:${Math.round(d * 0.16)}px solid ${rim};box-sizing:border-box;box-shadow:0 3px 9px rgba(0,0,0,.4)`;
  s.disc(a.x + a.w * share - d / 2, cy - d / 2, d, fill, css);
}

/** What is pressed, in a row; the middle one is the largest. */
function keys(s: Sheet, l: Look, a: Area) {
  const r = s.random;
  const names = r.pick([
    ['back', 'play', 'next'],
    ['back', 'pause', 'next'],
    ['heart', 'back', 'play', 'next', 'plus'],
  ]);
  const large = Math.min(a.h, a.w / (names.length + 0.6), 132);
  const [bed, mid] = [r.chance(0.3), (names.length - 1) / 2];
  if (bed) slab(s, l, { x: a.x, y: a.y + (a.h - large * 1.1) / 2, w: a.w, h: large * 1.1 });
  const under = bed ? [l.well, l.card, mix(l.card, tint(l, 0), 0.3), tint(l, 0)][l.slab]! : l.card;
  const step = Math.min((a.w - large) / (names.length - 1), large * 1.5);
  const plated = names.length < 4 && r.chance(0.6);
  const side = r.pick([tint(l, 1), mix(l.card, l.ink, 0.86)]);
  for (const [k, name] of names.entries()) {
    const [cx, cy] = [a.x + a.w / 2 + (k - mid) * step, a.y + a.h / 2];
    if (k === mid)
      key(s, l, cx, cy, large, name, bed && l.slab === 3 ? mix(under, onto(under), 0.88) : tint(l, bed ? 2 : 0));
    else if (plated && !bed) key(s, l, cx, cy, large * 0.72, name, side);
    else sign(s, name, cx - large * 0.19, cy - large * 0.19, large * 0.38, onto(under), mix(onto(under), under, 0.5));
  }
}

/** Title and who plays it; or the two in pills. */
function named(s: Sheet, l: Look, a: Area) {
  const r = s.random;
  const [song, band] = [r.pick(songs), r.pick(bands)];
  if (r.chance(0.25)) {
    button(s, l, { ...a, h: a.h * 0.56 }, song, tint(l, 3), 'note');
    return centre(s, a.x + a.w / 2, a.y + a.h * 0.82, a.w, Math.max(20, a.h * 0.24), l.faint, band);
  }
  const align = r.pick(['left', 'center']);
  write(s, a.x, a.y + a.h * 0.3, a.w, a.h * 0.46, l.ink, song, align);
  write(s, a.x, a.y + a.h * 0.78, a.w, Math.max(20, a.h * 0.26), l.faint, band, align);
}

function draw(s: Sheet, l: Look, a: Area, seed: number) {
  const beside = a.w > a.h * 1.2;
  const low = { words: 104, bar: 56, keys: 120 };
  if (beside) {
    const w = Math.min(a.w * 0.52, a.h * 1.3);
    const left = s.random.chance(0.5);
    cover(s, l, { x: left ? a.x : a.x + a.w - w, y: a.y, w, h: a.h }, seed);
    const [x, rest] = [left ? a.x + w + 40 : a.x, a.w - w - 40];
    const y = a.y + Math.max(0, (a.h - 340) / 2);
    named(s, l, { x, y, w: rest, h: low.words });
    track(s, l, { x, y: y + low.words + 20, w: rest, h: low.bar });
    return keys(s, l, {
      x,
      y: y + low.words + low.bar + 40,
      w: rest,
      h: Math.min(120, a.y + a.h - y - low.words - low.bar - 40),
    });
  }
  const flip = s.random.chance(0.25);
  const h = a.h - low.words - low.bar - low.keys - 64;
  const top = flip ? a.y + low.words + 16 : a.y;
  cover(s, l, { ...a, y: top, h }, seed);
  named(s, l, { ...a, y: flip ? a.y : a.y + h + 24, h: low.words });
  const y = a.y + h + low.words + 34;
  track(s, l, { ...a, y, h: low.bar });
  keys(s, l, { ...a, y: y + low.bar + 20, h: low.keys });
}

export const music = about({
  titles: pairs('Now playing/正在播放|Side A/A面|Listening club/听歌会|Vinyl night/黑胶之夜'),
  notes: pairs('Up next: Tides/下一首：潮汐|Play it loud/大声播放|New album/新专辑|3 new songs/三首新歌'),
  seals: pairs('Hi-Fi/高保真|No. 1/第一名|Live/现场|New/新碟'),
  icons: ['note', 'heart', 'star', 'play', 'moon', 'flame'],
  draw,
});
