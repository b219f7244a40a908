/** Money. A bank's card and what lies on it are things by themselves; chip and mark are one each. */
import { sign, type Pair } from '../../scripts/designs/placing.ts';
import { burst, photo, svg, type Sheet, type Layout } from '../../scripts/designs/sheet.ts';
import { chart, progress, spent } from './screens-charts.ts';
import { house, piggy, safe, sprout } from './screens-drawings.ts';
import { aside, card, open, rail, showing, tabs, top } from './screens-frames.ts';
import { apart, avatar, chip, mix, onto, same, stand, tint, write, type Area, type Look } from './screens-parts.ts';

/** What is printed on a bank's card, in hundredths of its width. */
function printed(s: Sheet, x: number, y: number, w: number, ink: string) {
  const r = s.random;
  const u = w / 100;
  const lines = 'M0 14h18v12H0M52 14H34v12h18M18 0v40M34 0v40';
  const plate = `<rect width="52" height="40" rx="8" fill="#e8c468"/><path d="${lines}" stroke="#9a7b2c" stroke-width="2.500" fill="none"/>`;
  s.object('chip', svg(x + 7 * u, y + 20 * u, 13 * u, 10 * u, plate, 0, '0 0 52 40'));
  if (r.chance(0.6)) sign(s, 'wifi', x + 23 * u, y + 20.5 * u, 9 * u, ink, ink, 90);
  const mark = r.pick([
    '<circle cx="20" cy="20" r="18" fill="#ea3b2e"/><circle cx="42" cy="20" r="18" fill="#f7a52b" fill-opacity=".85"/>',
    `<path fill="${ink}" d="M4 36L18 4h12L16 36zM32 36L46 4h12L44 36z"/>`,
    burst(30, 20, 19, 8, 0.5, ink),
  ]);
  s.object('mark', svg(x + 78 * u, y + 47 * u, 15 * u, 10 * u, mark, 0, '0 0 60 40'));
  write(s, x + 7 * u, y + 9 * u, 60 * u, 7 * u, ink, r.pick(purposes));
  write(s, x + 7 * u, y + 39 * u, 80 * u, 7.5 * u, ink, same(`•••• •••• ${r.int(1000, 9999)}`));
  write(s, x + 7 * u, y + 53 * u, 46 * u, 5 * u, ink, ['Mira Lang', '米拉']);
}

const purposes: Pair[] = [
  ['Everyday', '日常卡'],
  ['Savings', '储蓄卡'],
  ['Travel', '旅行卡'],
];

/** A card of a bank. One that is turned lies behind another and stays bare. */
function plastic(s: Sheet, l: Look, x: number, y: number, w: number, k: number, seed: number, turn = 0) {
  const r = s.random;
  const h = w * 0.62;
  const [from, to] = [tint(l, k), r.pick([mix(tint(l, k), '#000000', 0.45), tint(l, k + 1), s.palette.dark])];
  const round = Math.max(10, Math.min(28, l.round));
  const css = `border-radius:${round}px;box-shadow:0 8px 22px rgba(0,0,0,.26)`;
  const pictured = !turn && r.chance(0.15);
  const fill = r.pick([from, `linear-gradient(${r.int(90, 160)}deg,${from},${to})`]);
  if (pictured) s.object('card', photo(x, y, Math.round(w), Math.round(h), seed + k, css));
  else s.box('card', x, y, w, h, `background:${fill};${css}`, turn);
  if (turn) return;
  const ink = pictured ? '#ffffff' : onto(from);
  if (r.chance(0.4)) {
    const rings = [0.3, 0.44, 0.58].map((q) => `<circle cx="${w * 0.86}" cy="${h * 0.2}" r="${h * q}"/>`);
    const key = `p${s.elements.length}`;
    const within = `<clipPath id="${key}"><rect width="${w}" height="${h}" rx="${round}"/></clipPath>`;
    const style = `fill="none" stroke="${ink}" stroke-opacity=".24" stroke-width="${h * 0.06}"`;
    s.object('rings', svg(x, y, w, h, `${within}<g clip-path="url(#${key})" ${style}>${rings.join('')}</g>`));
  }
  printed(s, x, y, w, ink);
}

/** What came and went: sign, name, sum in each row. */
function sums(s: Sheet, l: Look, a: Area, seed: number) {
  const r = s.random;
  const [step, cards, rules] = [r.int(62, 80), r.chance(0.4), r.chance(0.5)];
  for (let k = 0; k < Math.min(7, Math.floor(a.h / step)); k++) {
    const [y, [icon, name]] = [a.y + k * step, spent[(k + seed) % 8]!];
    if (cards) card(s, l, { x: a.x, y, w: a.w, h: step - 10 }, l.card, 'row');
    else if (rules && k) s.box('rule', a.x, y - 6, a.w, 2, `background:${l.rule}`);
    const [e, size] = [cards ? 12 : 0, step - 26];
    if (r.chance(0.2)) avatar(s, l, a.x + e, y + 8, size, seed + k);
    else chip(s, l, a.x + e, y + 8, size, icon, tint(l, k));
    write(s, a.x + e + size + 14, y + step / 2 - 5, a.w - size - 140, 22, l.ink, name);
    const sum = `${r.chance(0.25) ? '+' : '−'}${r.int(3, 420)}.${r.int(10, 99)}`;
    write(s, a.x + a.w - 116 - e, y + step / 2 - 5, 114, 21, sum[0] === '+' ? '#1f9d61' : l.ink, same(sum), 'right');
  }
}

const doings: [string, Pair][] = [
  ['send', ['Send', '转账']],
  ['down', ['Top up', '充值']],
  ['note', ['Bills', '账单']],
  ['more', ['More', '更多']],
];

/** Four things to do, in a row. */
function actions(s: Sheet, l: Look, a: Area) {
  const size = Math.min(64, a.w / 6);
  for (const [k, [icon, name]] of doings.entries()) {
    const x = a.x + (a.w * k) / 4;
    chip(s, l, x + a.w / 8 - size / 2, a.y, size, icon, tint(l, k % 2));
    write(s, x, a.y + size + 20, a.w / 4, 18, l.ink, name, 'center');
  }
}

/** Something that is saved for: a drawing, how far it is. */
function goal(s: Sheet, l: Look, a: Area, k: number) {
  const r = s.random;
  card(s, l, a);
  const size = Math.min(a.h - 32, a.w * 0.4);
  stand(
    s,
    'goal',
    a.x + 14,
    a.y + (a.h - size) / 2,
    size,
    r.pick([piggy, safe, sprout, house])(r, apart(tint(l, k), l.card), apart(tint(l, k + 1), l.card)),
  );
  const [x, w] = [a.x + size + 28, a.w - size - 46];
  write(
    s,
    x,
    a.y + a.h * 0.32,
    w,
    24,
    l.ink,
    r.pick([
      ['Rainy days', '应急金'],
      ['New home', '新家'],
      ['Big trip', '长途旅行'],
    ] as const),
  );
  const share = r.range(0.2, 0.9);
  progress(s, l, x, a.y + a.h * 0.58, w, 14, share, tint(l, 0));
  if (a.h > 110) write(s, x, a.y + a.h * 0.8, w, 19, l.faint, same(`${Math.round(share * 100)}%`));
}

/** What follows the card on a phone. */
function below(s: Sheet, l: Look, a: Area, seed: number) {
  const r = s.random;
  let y = a.y;
  if (r.chance(0.7)) {
    actions(s, l, { ...a, y });
    y += 118;
  }
  const what = r.pick(['goal', 'goal', 'chart', '']);
  if (what === 'goal') goal(s, l, { ...a, y, h: 120 }, 2);
  if (what === 'chart') chart(s, l, { ...a, y, h: 170 }, r.int(0, 2));
  if (what) y += what === 'goal' ? 140 : 190;
  sums(s, l, { ...a, y, h: a.y + a.h - y }, seed);
}

const money: [string, Pair][] = [
  ['home', ['Home', '首页']],
  ['wallet', ['Cards', '卡片']],
  ['bars', ['Budget', '预算']],
  ['user', ['Me', '我的']],
];

/** The money of a person: cards, what came and went, charts. */
export const bank: Layout = (s, seed) => {
  const r = s.random;
  const screen = open(s, ['phone', 'phone', 'window', 'page', 'bare', 'cut']);
  const { l, kind } = screen;
  aside(s, screen, ['Save more', '多存一点'], showing(s, l, [piggy, safe, sprout]));
  let a = kind !== 'phone' && r.chance(0.5) ? rail(s, screen, money, r.pick([84, 190]), seed) : screen.a;
  a = top(
    s,
    { ...screen, a },
    r.pick([
      ['Hello, Mira', '你好，米拉'],
      ['My money', '我的账户'],
    ] as const),
    seed,
  );
  if (kind === 'phone') {
    if (r.chance(0.6)) a = tabs(s, screen, money, a);
    const w = a.w * r.pick([1, 0.84]);
    if (r.chance(0.4)) plastic(s, l, a.x + 14, a.y + 12, w - 20, 1, seed, r.pick([-5, 4, 7]));
    plastic(s, l, a.x, a.y, w, 0, seed);
    const round = Math.max(10, l.round);
    const next = `background:${tint(l, 2)};border-radius:${round}px 0 0 ${round}px`;
    if (w < a.w) s.box('card', a.x + w + 14, a.y, a.w - w + 6, w * 0.62, next);
    const y = a.y + w * 0.62 + 30;
    return below(s, l, { x: a.x, y, w: a.w, h: a.y + a.h - y }, seed);
  }
  const [first, gap] = [a.w * r.range(0.44, 0.56), r.int(18, 28)];
  const flip = r.chance(0.5);
  const [lx, rx] = flip ? [a.x + a.w - first, a.x] : [a.x, a.x + first + gap];
  const second = a.w - first - gap;
  plastic(s, l, lx, a.y, first, 0, seed);
  const y = a.y + first * 0.62 + gap;
  const rest = a.y + a.h - y;
  const pad = 24;
  const block = (x: number, by: number, w: number, h: number, name: Pair, manner: number) => {
    card(s, l, { x, y: by, w, h });
    write(s, x + pad, by + 34, w - 2 * pad, 24, l.ink, name);
    const inner = { x: x + pad, y: by + 70, w: w - 2 * pad, h: h - 70 - 22 };
    if (manner === 3) sums(s, l, { ...inner, h: inner.h + 16 }, seed);
    else chart(s, l, inner, manner);
  };
  const manners = r.pick([
    [0, 3, 2],
    [1, 3, 0],
    [2, 1, 3],
    [3, 0, 2],
  ]);
  const down = kind !== 'bare' && r.chance(0.5) ? 116 : 0;
  if (down) actions(s, l, { x: rx, y: a.y, w: second, h: 100 });
  block(rx, a.y + down, second, a.h * 0.44 - down, ['Trend', '趋势'], manners[0]!);
  block(rx, a.y + a.h * 0.44 + gap, second, a.h * 0.56 - gap, ['Lately', '最近'], manners[1]!);
  const split = r.chance(0.6) && rest > 300;
  if (split) goal(s, l, { x: lx, y, w: first, h: 130 }, 3);
  block(lx, split ? y + 130 + gap : y, first, rest - (split ? 130 + gap : 0), ['By kind', '分类'], manners[2]!);
};
