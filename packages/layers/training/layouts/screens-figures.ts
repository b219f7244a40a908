/** The board of figures. */
import { sign, type Pair } from '../../scripts/designs/placing.ts';
import { svg, type Sheet, type Layout } from '../../scripts/designs/sheet.ts';
import { chart, curve, dial, progress } from './screens-charts.ts';
import { aside, card, open, rail, top } from './screens-frames.ts';
import { avatar, chip, mix, onto, same, tag, tint, write, type Area, type Look } from './screens-parts.ts';

const facts: [string, Pair][] = [
  ['users', ['Visitors', '访客']],
  ['cart', ['Orders', '订单']],
  ['wallet', ['Revenue', '收入']],
  ['clock', ['Time', '时长']],
  ['heart', ['Likes', '点赞']],
];

/** One figure on its card: sign, number, how it goes. */
function fact(s: Sheet, l: Look, a: Area, k: number, manner: number) {
  const r = s.random;
  const fill = manner === 3 ? tint(l, k) : l.card;
  const ink = onto(fill) === '#ffffff' ? '#ffffff' : l.night ? '#1b1d26' : onto(fill);
  card(s, l, a, fill);
  const [icon, name] = facts[k % 5]!;
  const value = same(r.pick([`${r.int(2, 96)}.${r.int(1, 9)}k`, `€${r.int(100, 990)}`, `${r.int(12, 98)}%`]));
  write(s, a.x + 18, a.y + 30, a.w - 80, 20, mix(ink, fill, 0.3), name);
  write(s, a.x + 18, a.y + 68, a.w - 40 - (manner === 1 ? 80 : 0), 36, ink, value);
  if (manner !== 1)
    chip(s, { ...l, card: fill }, a.x + a.w - 62, a.y + 16, 46, icon, manner === 3 ? mix(fill, ink, 0.7) : tint(l, k));
  if (manner === 1) dial(s, l, a.x + a.w - 56, a.y + a.h / 2, 82, r.range(0.2, 0.95), tint(l, k), r.pick([1, 3]));
  if (manner === 2)
    s.object(
      'spark',
      svg(a.x + 18, a.y + a.h - 38, a.w - 36, 28, curve(r, a.w - 36, 28, 9, tint(l, k), r.pick([0, 2, 3]), 3)),
    );
  else if (manner !== 1) {
    const up = r.chance(0.7);
    tag(
      s,
      a.x + 18,
      a.y + a.h - 40,
      28,
      same(`${up ? '+' : '−'}${r.int(2, 30)}%`),
      up ? '#d4f3df' : '#fbdad7',
      up ? '#156b3b' : '#a02721',
      8,
    );
  }
}

const people: Pair[] = [
  ['Nora Vale', '诺拉'],
  ['Sam Okoye', '萨姆'],
  ['Elif Kaya', '艾丽'],
  ['Tom Bauer', '汤姆'],
  ['Yuki Mori', '雪'],
  ['Ada Quill', '艾达'],
  ['Jo Linden', '乔'],
];

/** Rows with faces, each with where it stands and how far it is; hair-lines or every second row on a band. */
function table(s: Sheet, l: Look, a: Area, seed: number) {
  const r = s.random;
  const [step, banded, boxes, barred] = [r.int(52, 68), r.chance(0.4), r.chance(0.3), r.chance(0.6)];
  const moods: [Pair, string][] = [
    [['Paid', '已付'], '#2f9e62'],
    [['Open', '待付'], '#e08e1b'],
    [['Late', '逾期'], '#d33b3b'],
  ];
  for (let k = 0; k < Math.min(7, Math.floor((a.h - 40) / step)); k++) {
    const cy = a.y + 40 + (k + 0.5) * step;
    if (banded && k % 2 === 0)
      s.box(
        'band',
        a.x - 10,
        cy - step / 2,
        a.w + 20,
        step,
        `background:${mix(l.card, l.ink, 0.07)};border-radius:${Math.min(l.round, 12)}px`,
      );
    if (!banded) s.box('rule', a.x, cy - step / 2, a.w, 2, `background:${l.rule}`);
    const e = boxes ? 38 : 0;
    if (boxes)
      s.object(
        'box',
        svg(
          a.x,
          cy - 12,
          24,
          24,
          `<rect x="1.500" y="1.500" width="21" height="21" rx="5" fill="${k % 3 ? l.card : tint(l, 0)}" stroke="${l.faint}" stroke-width="3"/>${k % 3 ? '' : '<path d="M6 12l4 4 8-9" stroke="#fff" stroke-width="3" fill="none"/>'}`,
        ),
      );
    avatar(s, l, a.x + e, cy - 20, 40, seed + k);
    write(s, a.x + e + 54, cy, a.w * 0.32 - e, 20, l.ink, people[(k + seed) % 7]!);
    const [mood, tone] = r.pick(moods);
    tag(s, a.x + a.w * 0.5, cy - 15, 30, mood, tone, '#ffffff', Math.min(l.end, 15));
    const bw = a.w * 0.24;
    const share = r.range(0.15, 0.95);
    if (barred && a.w > 420) progress(s, l, a.x + a.w - bw, cy, bw, 12, share, tint(l, k));
    else write(s, a.x + a.w - 100, cy, 100, 20, l.ink, same(`€${r.int(20, 990)}`), 'right');
  }
  write(s, a.x, a.y + 14, a.w * 0.4, 17, l.faint, ['Customer', '客户']);
  write(s, a.x + a.w * 0.5, a.y + 14, a.w * 0.24, 17, l.faint, ['State', '状态']);
}

/** A card with a head, and a chart or a table in it. */
function sheet(s: Sheet, l: Look, a: Area, name: Pair, what: number, seed: number) {
  card(s, l, a);
  const inner: Look = { ...l, page: l.card };
  write(s, a.x + 22, a.y + 34, a.w - 110, 24, l.ink, name);
  if (s.random.chance(0.6)) sign(s, 'more', a.x + a.w - 50, a.y + 20, 28, l.faint, l.faint);
  const within = { x: a.x + 22, y: a.y + 68, w: a.w - 44, h: a.h - 90 };
  if (what === 3) table(s, inner, within, seed);
  else chart(s, inner, within, what);
}

const views: [string, Pair][] = [
  ['grid', ['Overview', '总览']],
  ['bars', ['Reports', '报表']],
  ['cart', ['Orders', '订单']],
  ['users', ['People', '客户']],
  ['mail', ['Mail', '邮件']],
  ['gear', ['Setup', '设置']],
];

/** Figures, charts and rows on cards beside a bar. */
export const figures: Layout = (s, seed) => {
  const r = s.random;
  const screen = open(s, ['window', 'window', 'page', 'bare', 'cut', 'phone']);
  const { l, kind } = screen;
  aside(s, screen, ['Know more', '一目了然'], (x, y, size) =>
    dial(s, { ...l, well: '#ffffff' }, x + size / 2, y + size / 2, size * 0.84, r.range(0.4, 0.9), l.ink, r.int(0, 3)),
  );
  let a =
    kind !== 'phone' && r.chance(0.75)
      ? rail(s, screen, views.slice(0, r.int(4, 6)), r.pick([84, 84, 180]), seed)
      : screen.a;
  a = top(s, { ...screen, a }, ['Overview', '总览'], seed);
  const [gap, manner] = [r.int(14, 24), r.int(0, 3)];
  const n = kind === 'phone' ? 2 : a.w > 760 ? r.int(3, 4) : r.int(2, 3);
  const w = (a.w - gap * (n - 1)) / n;
  const h = r.int(132, 160);
  for (let k = 0; k < n; k++)
    fact(s, l, { x: a.x + k * (w + gap), y: a.y, w, h }, k, manner === 1 && w < 190 ? 2 : manner);
  const y = a.y + h + gap;
  const rest = a.y + a.h - y;
  if (kind === 'phone') {
    const part = rest * r.range(0.44, 0.52);
    sheet(s, l, { ...a, y, h: part }, ['This month', '本月'], r.int(0, 2), seed);
    return sheet(s, l, { ...a, y: y + part + gap, h: rest - part - gap }, ['Orders', '订单'], r.int(0, 2), seed);
  }
  const [share, part, flip] = [r.range(0.56, 0.66) * (a.w - gap), rest * r.range(0.42, 0.52), r.chance(0.4)];
  const [lx, rx] = flip ? [a.x + a.w - share, a.x] : [a.x, a.x + share + gap];
  const other = a.w - share - gap;
  const [first, second] = r.pick([
    [1, 2],
    [0, 2],
    [1, 0],
  ]) as [number, number];
  sheet(s, l, { x: lx, y, w: share, h: part }, ['This month', '本月'], first, seed);
  const tallSide = r.chance(0.3);
  sheet(s, l, { x: rx, y, w: other, h: tallSide ? rest : part }, ['Sources', '来源'], second, seed);
  sheet(
    s,
    l,
    { x: tallSide ? lx : a.x, y: y + part + gap, w: tallSide ? share : a.w, h: rest - part - gap },
    ['Orders', '订单'],
    3,
    seed,
  );
};
