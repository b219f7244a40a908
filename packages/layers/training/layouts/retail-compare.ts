/** Two or three wares compared: bars, ticks, badges, the one to take. */
import { sign, type Pair } from '../../scripts/designs/placing.ts';
import { side, svg, type Sheet, type Layout } from '../../scripts/designs/sheet.ts';
import {
  groundCard,
  lookOf,
  mirrored,
  picture,
  pill,
  plate,
  rating,
  ribbon,
  tint,
  ware,
  wordBadge,
  write,
  type Look,
} from './retail-parts.ts';
import { calls, flags, notes, price, wares } from './retail-words.ts';
import { apart, mix, onto, same, type Area } from './screens-parts.ts';

const points: Pair[] = [
  ['Battery', '续航'],
  ['Comfort', '舒适'],
  ['Weight', '重量'],
  ['Colours', '颜色'],
  ['Repair', '维修'],
  ['Value', '性价比'],
];

const heads: Pair[] = [
  ['Which one?', '选哪一款？'],
  ['Side by side', '并排对比'],
  ['Old or new?', '旧款还是新款'],
  ['Compare', '产品对比'],
];

/** A tick or a cross: on a disc in one with it, or bare. */
function mark(s: Sheet, cx: number, cy: number, size: number, yes: boolean, under: string, manner: number): void {
  const fill = yes ? apart('#27a567', under) : apart('#d6483f', under);
  const name = yes ? 'check' : 'cross';
  if (manner === 0) return sign(s, name, cx - size / 2, cy - size / 2, size, fill, fill);
  const inner = s.kit.icons[name]!(onto(fill), '', '');
  const outline = manner === 1 ? '<circle cx="20" cy="20" r="20"' : '<rect width="40" height="40" rx="9"';
  const drawing = `${outline} fill="${fill}"/><g transform="translate(8.500 8.500) scale(.96)">${inner}</g>`;
  s.object(`icon:${name}`, svg(cx - size / 2, cy - size / 2, size, size, drawing, 0, '0 0 40 40'));
}

/** How a page shows its points, one manner for all. */
interface Manner {
  bars: boolean;
  track: boolean;
  mark: number;
  thick: number;
}

/** A point of one ware: its bar, or its tick, with its name. */
function pointOf(s: Sheet, l: Look, a: Area, k: number, m: Manner, text: Pair, under: string, ticked: boolean): void {
  const r = s.random;
  const ink = onto(under);
  if (ticked) {
    const q = Math.min(46, a.h * 0.7);
    mark(s, a.x + q / 2, a.y + a.h / 2, q, r.chance(0.7), under, m.mark);
    write(s, a.x + q + 14, a.y + a.h / 2, a.w - q - 14, Math.min(26, a.h * 0.5), ink, text, 'left');
    return;
  }
  write(s, a.x, a.y + a.h * 0.28, a.w, Math.min(24, a.h * 0.42), ink, text, 'left');
  const y = a.y + a.h * 0.54;
  const round = l.end ? m.thick / 2 : 0;
  if (m.track) s.box('track', a.x, y, a.w, m.thick, `background:${mix(under, ink, 0.16)};border-radius:${round}px`);
  s.box(
    'bar',
    a.x,
    y,
    a.w * r.range(m.track ? 0.3 : 0.35, m.track ? 0.6 : 0.98),
    m.thick,
    `background:${tint(l, k, under)};border-radius:${round}px`,
  );
}

const mannerOf = (s: Sheet, n: number): Manner => ({
  bars: s.random.chance(0.6),
  track: n < 3 && s.random.chance(0.4),
  mark: s.random.int(0, 2),
  thick: s.random.int(20, 28),
});

/** Wares in columns; one of them may be taller and of another colour. */
function columns(s: Sheet, l: Look, seed: number): void {
  const r = s.random;
  const n = r.int(2, 3);
  const m = mannerOf(s, n);
  const [gap, best] = [r.int(22, 44), r.int(0, n - 1)];
  const w = Math.min(410, (side - 90 - gap * (n - 1)) / n);
  const left = (side - n * w - gap * (n - 1)) / 2;
  const head = { x: 172, y: 46, w: 680, h: 108 };
  if (r.chance(0.5)) ribbon(s, l, head, tint(l, 2, l.card), r.pick(heads));
  else pill(s, l, head, tint(l, 2, l.card), r.pick(heads), l.raise);
  const raised = r.chance(0.5) ? 36 : 0;
  const loud = r.chance(0.5) ? l.tints[0]! : l.card;
  for (let k = 0; k < n; k++) {
    const lift = k === best ? raised : 0;
    const a: Area = { x: left + k * (w + gap), y: 226 - lift, w, h: 730 + lift };
    const fill = k === best ? loud : l.card;
    plate(s, 'card', a, fill, l.raise, l.round);
    const q = Math.min(w - 70, n === 2 ? 250 : 210);
    const [icon, name] = wares[(seed + k) % wares.length]!;
    ware(s, l, { x: a.x + (w - q) / 2, y: a.y + 44, w: q, h: q }, icon, k + 1, seed + k, fill);
    write(s, a.x + 20, a.y + q + 88, w - 40, 36, onto(fill), name);
    const rows = n === 2 ? 3 : 2;
    const from = a.y + q + 126;
    const step = (a.y + a.h - 110 - from) / rows;
    for (let i = 0; i < rows; i++) {
      const row = { x: a.x + 36, y: from + i * step, w: w - 72, h: Math.min(step, 84) };
      pointOf(s, l, row, k + 1, m, points[(seed + i) % 6]!, fill, m.bars ? i === rows - 1 : i !== rows - 1);
    }
    if (n === 2 || k === best)
      pill(s, l, { x: a.x + 30, y: a.y + a.h - 92, w: w - 60, h: 66 }, tint(l, 1, fill), price(r));
    else write(s, a.x + 20, a.y + a.h - 58, w - 40, 46, onto(fill), price(r));
  }
  const x = left + best * (w + gap) + (r.chance(0.5) ? 30 : w - 30);
  const size = r.int(126, 160);
  wordBadge(s, Math.min(950, Math.max(74, x)), 238 - raised, size, tint(l, 1, loud), l.drop, [r.pick(flags)]);
}

/** Wares in rows of wide cards, the picture at the side. */
function rows(s: Sheet, l: Look, seed: number): void {
  const r = s.random;
  const n = r.int(2, 3);
  const m = mannerOf(s, n);
  const [x, gap, best] = [r.int(50, 90), r.int(26, 40), r.int(0, n - 1)];
  const top = r.pick([50, 190]);
  const loud = r.pick([l.card, l.tints[0]!]);
  const h = (side - top - 50 - gap * (n - 1)) / n;
  const flips = r.pick([
    [0, 0, 0],
    [0, 1, 0],
    [1, 1, 1],
  ]);
  if (top > 100) pill(s, l, { x, y: 52, w: r.int(520, 760), h: 100 }, tint(l, 2, l.card), r.pick(heads), l.raise);
  for (let k = 0; k < n; k++) {
    const a: Area = { x, y: top + k * (h + gap), w: side - 2 * x, h };
    const fill = k === best ? loud : l.card;
    plate(s, 'card', a, fill, l.raise, l.round);
    const q = h - 64;
    const [flip, shift] = [flips[k] === 1, Math.min(q, 300)];
    const [icon, name] = wares[(seed + k) % wares.length]!;
    const seat = { x: flip ? a.x + a.w - shift - 32 : a.x + 32, y: a.y + (h - shift) / 2, w: shift, h: shift };
    ware(s, l, seat, icon, k + 1, seed + k, fill);
    const tx = flip ? a.x + 44 : a.x + shift + 70;
    const tw = a.w - shift - 118;
    write(s, tx, a.y + h * 0.18, tw * 0.56, 38, onto(fill), name, 'left');
    write(s, tx + tw * 0.64, a.y + h * 0.18, tw * 0.36, 42, onto(fill), price(r), 'right');
    const list = { y: a.y + h * 0.32, h: h * 0.6 };
    const step = list.h / 2;
    for (let i = 0; i < 2; i++) {
      const row = { x: tx, y: list.y + i * step, w: tw * 0.9, h: Math.min(80, step) };
      pointOf(s, l, row, k, m, points[(seed + i) % 6]!, fill, m.bars ? i === 1 && n === 2 : true);
    }
  }
  const by = top + best * (h + gap) + (flips[best] === 1 ? 16 : h - 20);
  wordBadge(s, side - x - 20, by, 124, tint(l, 1, loud), l.drop, [r.pick(flags)]);
}

/** Two against each other: a disc between them, bars that grow from the middle. */
function versus(s: Sheet, l: Look, seed: number): void {
  const r = s.random;
  const a: Area = { x: 50, y: r.int(50, 80), w: 924, h: r.int(850, 890) };
  const joined = r.chance(0.5);
  const [one, two] = [tint(l, 0, l.card), apart(tint(l, 1, l.card), tint(l, 0, l.card))];
  groundCard(s, l, a);
  const seat = r.int(330, 390);
  for (const [k, fill] of [one, two].entries()) {
    const half = mirrored({ x: a.x + 34, y: a.y + 34, w: a.w / 2 - (joined ? 34 : 50), h: seat }, k === 1);
    plate(s, 'field', half, fill, '', joined ? 0 : l.round);
    const [icon, name] = wares[(seed + k * 2) % wares.length]!;
    const q = seat - 130;
    ware(s, l, { x: half.x + (half.w - q) / 2, y: half.y + 26, w: q, h: q }, icon, k + 1, seed + k, fill);
    write(s, half.x + 40, half.y + seat - 52, half.w - 80, 38, onto(fill), name);
  }
  wordBadge(s, 512, a.y + 34 + seat / 2, r.int(110, 140), r.pick([l.card, s.palette.dark]), l.drop, [['VS', '对比']]);
  const n = r.int(3, 4);
  const from = a.y + seat + 60;
  const step = (a.y + a.h - 40 - from) / n;
  const thick = Math.min(step * 0.44, r.int(24, 40));
  const mid = r.int(80, 100);
  for (let i = 0; i < n; i++) {
    const cy = from + (i + 0.5) * step;
    write(s, 512 - mid + 6, cy, 2 * mid - 12, 26, l.ink, points[(seed + i) % 6]!);
    for (const [k, fill] of [one, two].entries()) {
      const w = r.range(0.25, 0.9) * (a.w / 2 - mid - 44);
      const x = k ? 512 + mid : 512 - mid - w;
      s.box('bar', x, cy - thick / 2, w, thick, `background:${fill};border-radius:${l.end ? thick / 2 : 0}px`);
    }
  }
}

/** The one to take, large, with its ticks and stars; the other small beside it. */
function chosen(s: Sheet, l: Look, seed: number): void {
  const r = s.random;
  const [flip, w, m] = [r.chance(0.5), r.int(560, 600), mannerOf(s, 2)];
  const big = mirrored({ x: 50, y: r.int(60, 100), w, h: r.int(820, 860) }, flip);
  const small = mirrored({ x: 50 + w + 30, y: big.y + r.int(0, 120), w: side - w - 130, h: r.int(420, 480) }, flip);
  groundCard(s, l, big);
  const q = r.int(280, 320);
  const [icon, name] = wares[seed % wares.length]!;
  ware(s, l, { x: big.x + (w - q) / 2, y: big.y + 50, w: q, h: q }, icon, 0, seed, l.card);
  write(s, big.x + 40, big.y + q + 98, w - 80, 50, l.ink, name);
  rating(s, big.x + w / 2, big.y + q + 154, 34, apart('#f2a516', l.card), l.well);
  const from = big.y + q + 186;
  const step = (big.y + big.h - 110 - from) / 3;
  for (let i = 0; i < 3; i++)
    pointOf(
      s,
      l,
      { x: big.x + 60, y: from + i * step, w: w - 120, h: Math.min(84, step) },
      i,
      m,
      points[(seed + i) % 6]!,
      l.card,
      m.bars ? i > 1 : true,
    );
  pill(
    s,
    l,
    { x: big.x + w * 0.22, y: big.y + big.h - 98, w: w * 0.56, h: 70 },
    tint(l, 1, l.card),
    r.pick([...calls, price(r)]),
  );
  const fill = mix(l.card, onto(l.card), 0.12);
  plate(s, 'card', small, fill, l.raise, l.round);
  const p = small.w - 90;
  picture(s, { x: small.x + 45, y: small.y + 40, w: p, h: p * 0.7 }, seed + 4, Math.min(l.round, 26), '');
  write(s, small.x + 24, small.y + p * 0.7 + 84, small.w - 48, 30, onto(fill), wares[(seed + 3) % 9]![1]);
  for (let i = 0; i < 2; i++)
    pointOf(
      s,
      l,
      { x: small.x + 45, y: small.y + p * 0.7 + 122 + i * 62, w: p, h: 58 },
      i,
      m,
      points[(seed + i) % 6]!,
      fill,
      true,
    );
  const low = { x: small.x, y: small.y + small.h + 40, w: small.w, h: 110 };
  plate(s, 'note', low, tint(l, 2, l.card), l.raise, l.round);
  write(s, low.x + 20, low.y + 38, low.w - 40, 34, onto(tint(l, 2, l.card)), same(`−${r.int(2, 9) * 5} %`));
  write(s, low.x + 20, low.y + 78, low.w - 40, 22, onto(tint(l, 2, l.card)), r.pick(notes));
  wordBadge(s, flip ? big.x + 50 : big.x + w - 50, big.y + 46, r.int(140, 170), tint(l, 0, l.card), l.drop, [
    r.pick(flags),
  ]);
}

export const compare: Layout = (s, seed) => s.random.pick([columns, rows, versus, chosen])(s, lookOf(s), seed);
