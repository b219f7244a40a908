/** Work and days. */
import { sign, type Pair } from '../../scripts/designs/placing.ts';
import { photo, type Sheet, type Layout } from '../../scripts/designs/sheet.ts';
import { chair, mug, plant, sneaker, tower } from './screens-drawings.ts';
import { aside, card, open, rail, showing, tabs, top, type Screen } from './screens-frames.ts';
import { apart, avatar, mix, onto, same, stand, tag, tint, write, type Area, type Look } from './screens-parts.ts';

const tasks: Pair[] = [
  ['Write the brief', '撰写简报'],
  ['Call the printer', '联系印厂'],
  ['New icons', '新图标'],
  ['Book the hall', '预订大厅'],
  ['Fix the login', '修复登录'],
  ['User talks', '用户访谈'],
  ['Plan the launch', '筹备发布'],
  ['Paint samples', '打样上色'],
  ['Budget check', '核对预算'],
];
const kinds: Pair[] = [
  ['Design', '设计'],
  ['Urgent', '紧急'],
  ['Idea', '想法'],
  ['Code', '开发'],
  ['Print', '印刷'],
];

/** One card of the board; returns its height. Tags, picture, faces and signs lie on it. */
function task(s: Sheet, l: Look, x: number, y: number, w: number, k: number, seed: number): number {
  const r = s.random;
  const [pictured, tagged, faced, colour] = [r.chance(0.28), r.chance(0.7), r.chance(0.6), r.chance(0.2)];
  const fill = colour ? mix(tint(l, k), l.card, 0.35) : l.card;
  const ink = onto(fill);
  const ph = pictured ? r.int(70, 120) : 0;
  const h = 34 + ph + (tagged ? 38 : 0) + 32 + (faced ? 50 : 8);
  card(s, { ...l, round: Math.min(l.round, 18) }, { x, y, w, h }, fill);
  let cy = y + 14;
  if (pictured && r.chance(0.5))
    s.object(
      'picture',
      photo(
        Math.round(x + 12),
        Math.round(cy),
        Math.round(w - 24),
        ph - 8,
        seed + k,
        `border-radius:${Math.min(l.round, 10)}px`,
      ),
    );
  else if (pictured) {
    s.box(
      'picture',
      x + 12,
      cy,
      w - 24,
      ph - 8,
      `background:${tint(l, k + 1)};border-radius:${Math.min(l.round, 10)}px`,
    );
    const drawing = r.pick([chair, mug, plant, sneaker, tower])(
      r,
      apart(tint(l, k + 2), tint(l, k + 1)),
      apart(tint(l, k + 3), tint(l, k + 1)),
    );
    stand(s, 'drawing', x + w / 2 - ph / 2 + 8, cy + 2, ph - 12, drawing);
  }
  cy += ph;
  if (tagged) {
    const tone = tint(l, k + (colour ? 1 : 0));
    const tw = tag(s, x + 14, cy, 26, kinds[k % 5]!, tone, onto(tone), r.pick([4, 13]));
    if (w - tw > 120 && r.chance(0.3))
      tag(
        s,
        x + 22 + tw,
        cy,
        26,
        kinds[(k + 2) % 5]!,
        mix(tint(l, k + 2), fill, 0.4),
        onto(mix(tint(l, k + 2), fill, 0.4)),
        13,
      );
    cy += 38;
  }
  write(s, x + 14, cy + 14, w - 28, 21, ink, tasks[(k + seed) % 9]!);
  if (!faced) return h;
  for (let i = 0; i < r.int(1, 3); i++) avatar(s, l, x + 14 + i * 24, y + h - 44, 34, seed + k + i, fill);
  if (w > 150)
    sign(s, r.pick(['clip', 'clock', 'check', 'mail']), x + w - 40, y + h - 40, 24, mix(ink, fill, 0.3), fill);
  return h;
}

function board(s: Sheet, screen: Screen, a: Area, seed: number) {
  const { l, kind } = screen;
  const r = s.random;
  const columns = a.w < 560 ? r.int(1, 2) : r.int(3, 4);
  const [gap, bed] = [r.int(12, 22), kind === 'bare' || r.chance(0.6)];
  const w = (a.w - gap * (columns - 1)) / columns;
  const heads: Pair[] = [
    ['To do', '待办'],
    ['Doing', '进行中'],
    ['Review', '审核'],
    ['Done', '完成'],
  ];
  for (let c = 0; c < columns; c++) {
    const [x, e] = [a.x + c * (w + gap), bed ? 12 : 0];
    const long = bed ? a.h * r.pick([1, 1, 0.86]) : a.h;
    if (bed)
      s.box(
        'column',
        x,
        a.y,
        w,
        long,
        `background:${kind === 'bare' ? l.page : mix(l.page, r.pick([l.ink, tint(l, c)]), 0.12)};border-radius:${l.round}px;${kind === 'bare' ? l.lift : ''}`,
      );
    s.disc(x + e + 4, a.y + 20, 18, tint(l, c));
    write(s, x + e + 32, a.y + 29, w - 100, 22, l.ink, heads[c]!);
    let y = a.y + 58;
    for (let k = c * 3; y < a.y + long - 190 && k < c * 3 + 5; k++) y += task(s, l, x + e, y, w - 2 * e, k, seed) + 14;
    if (y < a.y + long - 60 && r.chance(0.6)) {
      s.box(
        'more',
        x + e,
        y,
        w - 2 * e,
        44,
        `border:2px dashed ${l.faint};box-sizing:border-box;border-radius:${Math.min(l.round, 14)}px`,
      );
      sign(s, 'plus', x + w / 2 - 11, y + 11, 22, l.faint, l.faint);
    }
  }
}

const days: Pair[] = [
  ['Mon', '一'],
  ['Tue', '二'],
  ['Wed', '三'],
  ['Thu', '四'],
  ['Fri', '五'],
  ['Sat', '六'],
  ['Sun', '日'],
];

/** Weeks of days: each a cell of its own, or only the number; what happens as bars or as dots. */
function month(s: Sheet, l: Look, a: Area) {
  const r = s.random;
  const [weeks, first, celled, gap] = [5, r.int(0, 5), r.chance(0.6), r.pick([2, 6, 10])];
  const [w, h] = [a.w / 7, (a.h - 40) / weeks];
  const today = r.int(3, 26);
  for (let k = 0; k < 7; k++) write(s, a.x + k * w, a.y + 16, w, 19, k > 4 ? tint(l, 0) : l.faint, days[k]!, 'center');
  for (let cell = first; cell < 35 && cell - first < 30; cell++) {
    const [x, y] = [a.x + (cell % 7) * w, a.y + 40 + Math.floor(cell / 7) * h];
    const day = cell - first + 1;
    const fill = r.chance(0.24) ? mix(tint(l, day), l.card, 0.3) : l.card;
    const size = Math.min(w, h);
    if (celled)
      s.box(
        'day',
        x + gap / 2,
        y + gap / 2,
        w - gap,
        h - gap,
        `background:${fill};border-radius:${Math.min(l.round, size / 3)}px;${l.lift}`,
      );
    const low = h > 90 && r.chance(0.45);
    if (day === today) s.disc(x + w / 2 - 19, y + (low ? 8 : h / 2 - 19), 38, tint(l, 0));
    write(
      s,
      x,
      y + (low ? 27 : h / 2),
      w,
      20,
      day === today ? onto(tint(l, 0)) : celled ? onto(fill) : l.ink,
      same(`${day}`),
      'center',
    );
    if (low)
      s.box(
        'event',
        x + gap + 2,
        y + h - 38,
        w - gap * 2 - 4,
        22,
        `background:${tint(l, day + 1)};border-radius:${r.pick([3, 11])}px`,
      );
    else if (!celled && r.chance(0.3)) s.disc(x + w / 2 - 7, y + h / 2 + 20, 14, tint(l, day));
  }
}

/** A week with its hours; what happens are blocks in it, some beside each other. */
function week(s: Sheet, l: Look, a: Area, seed: number) {
  const r = s.random;
  const [count, hours] = [a.w < 560 ? 3 : r.int(5, 7), 7];
  const [left, head] = [60, 54];
  const [w, h] = [(a.w - left) / count, (a.h - head) / hours];
  const upright = r.chance(0.5);
  for (let k = 0; k < hours; k++) {
    write(s, a.x, a.y + head + h * k + 10, 52, 17, l.faint, same(`${8 + k}:00`));
    s.box('rule', a.x + left, a.y + head + h * k, a.w - left, 2, `background:${l.rule}`);
  }
  const now = r.int(0, count - 1);
  for (let k = 0; k < count; k++) {
    const x = a.x + left + k * w;
    if (k === now)
      s.box('now', x + 4, a.y, w - 8, head - 12, `background:${tint(l, 0)};border-radius:${Math.min(l.end, 20)}px`);
    write(s, x, a.y + head / 2 - 6, w, 21, k === now ? onto(tint(l, 0)) : l.ink, days[k]!, 'center');
    if (upright && k) s.box('rule', x, a.y + head, 2, a.h - head, `background:${l.rule}`);
    for (let at = r.range(0, 1.4), i = 0; at < hours - 0.8; i++) {
      const long = r.pick([0.8, 1, 1.5, 2.3]);
      const [tone, pale] = [tint(l, k * 2 + i), r.chance(0.4)];
      const fill = pale ? mix(tone, l.page, 0.72) : tone;
      const bh = Math.min(long, hours - at) * h - 4;
      const by = a.y + head + at * h;
      s.box(
        'event',
        x + 4,
        by,
        w - 8,
        bh,
        `background:${fill};border-radius:${Math.min(l.round, 14)}px;${pale ? `border-left:6px solid ${tone};box-sizing:border-box` : ''}`,
      );
      write(
        s,
        x + 16,
        by + Math.min(26, bh / 2),
        w - 26,
        18,
        onto(fill),
        w < 150 ? kinds[(k + i) % 5]! : tasks[(k * 3 + i + seed) % 9]!,
      );
      if (bh > 110 && r.chance(0.5)) avatar(s, l, x + 14, by + bh - 46, 36, seed + i, fill);
      at += long + r.pick([0, 0.3, 1.2]);
    }
  }
}

const rooms: [string, Pair][] = [
  ['grid', ['Boards', '看板']],
  ['calendar', ['Dates', '日程']],
  ['users', ['Team', '团队']],
  ['bars', ['Reports', '报告']],
  ['gear', ['Setup', '设置']],
];

/** Who does what, and when: a board of cards, a month or a week. */
export const plan: Layout = (s, seed) => {
  const r = s.random;
  const screen = open(s, ['phone', 'window', 'window', 'page', 'bare', 'cut']);
  const { l, kind } = screen;
  aside(s, screen, ['Plan well', '从容安排'], showing(s, l, [mug, plant, tower]));
  let a = kind !== 'phone' && r.chance(0.35) ? rail(s, screen, rooms, r.pick([84, 84, 180]), seed) : screen.a;
  a = top(
    s,
    { ...screen, a },
    r.pick([
      ['Spring launch', '春季发布'],
      ['May', '五月'],
      ['Our week', '本周'],
    ] as const),
    seed,
  );
  if (kind === 'phone' && r.chance(0.5)) a = tabs(s, screen, rooms.slice(0, 4), a);
  const what = r.pick(['board', 'month', 'week', 'week', 'month']);
  if (what === 'board') return board(s, screen, a, seed);
  if (kind === 'bare') {
    card(s, l, a, l.page);
    a = { x: a.x + 20, y: a.y + 20, w: a.w - 40, h: a.h - 40 };
  }
  if (what === 'week') return week(s, l, a, seed);
  const beside = kind !== 'phone' && a.w > 700 && r.chance(0.4);
  const w = kind === 'phone' ? a.w : beside ? a.w - 250 : a.w;
  month(s, l, { ...a, w, h: kind === 'phone' ? Math.min(a.h, a.w * 1.1) : a.h });
  if (beside)
    for (let k = 0, y = a.y; k < 5 && y + 190 < a.y + a.h; k++) y += task(s, l, a.x + w + 20, y, 230, k, seed) + 16;
  if (kind === 'phone')
    for (let k = 0, y = a.y + a.w * 1.1 + 20; y + 190 < a.y + a.h; k++) y += task(s, l, a.x, y, a.w, k, seed) + 14;
};
