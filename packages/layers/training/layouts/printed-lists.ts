/** Menus and price lists, time tables, comparisons. */
import { cast, line, middle, sign, soft, type Pair } from '../../scripts/designs/placing.ts';
import type { Hues } from './printed-drawings.ts';
import { burst, photo, svg, type Sheet, type Layout } from '../../scripts/designs/sheet.ts';
import { calm, decor, divider, draw, huesOf, toneOf, upTo, type Tone } from './printed-parts.ts';

const dishes: Pair[] = [
  ['Lemon soup', '柠檬汤'],
  ['Duck and plum', '梅子鸭'],
  ['Grilled trout', '烤鳟鱼'],
  ['Beet salad', '甜菜沙拉'],
  ['Rice with herbs', '香草饭'],
  ['Apple tart', '苹果挞'],
  ['Dark chocolate', '黑巧克力'],
  ['Mint tea', '薄荷茶'],
  ['House red', '本店红酒'],
  ['Fig and goat cheese', '无花果奶酪'],
];
const sections: Pair[] = [
  ['Starters', '前菜'],
  ['Mains', '主菜'],
  ['Sweets', '甜点'],
  ['Drinks', '饮品'],
];
const foods = ['cup', 'cake', 'fish', 'fruit', 'bowl', 'glass', 'bottle', 'mushroom'];

/** The head of a part of the menu: plain, in a band, on a pill, with a drawing. */
function sectionHead(s: Sheet, t: Tone, kind: number, x: number, y: number, w: number, title: Pair): void {
  const { random: r, palette: p } = s;
  if (kind === 1) s.box('band', x, y - 26, w, 52, `${calm(r, p.accent)};border-radius:${r.pick([0, 8])}px`);
  if (kind === 2) s.box('pill', x, y - 24, 190, 48, `background:${p.mid};border-radius:24px`);
  line(s, x + (kind ? 20 : 0), y, w, 32, kind ? '#fff' : t.mark, title);
  if (kind === 0) s.box('rule', x, y + 26, w, 3, `background:${t.mark}`);
}

/** A dish with its price; between them dots, a line beneath, or nothing. */
function dish(s: Sheet, t: Tone, leader: number, x: number, y: number, w: number, nth: number): void {
  const { random: r } = s;
  const cost = `${r.int(4, 28)}`;
  line(s, x, y, w - 70, 24, t.ink, dishes[nth % dishes.length]!);
  s.text(x + w - 60, y - 16, 60, 24, t.mark, 'text-align:right', [cost, cost]);
  if (leader === 1) {
    const dots = `<path d="M2 3H${w * 0.3}" stroke="${t.faint}" stroke-width="3" stroke-dasharray="1 8" stroke-linecap="round"/>`;
    s.object('leader', svg(x + w * 0.62, y + 4, w * 0.3 - 8, 6, dots));
  }
  if (leader === 2) s.box('rule', x, y + 22, w, 2, `background:${t.faint}66`);
  if (r.chance(0.18)) sign(s, r.pick(['leaf', 'flame', 'star']), x + w - 92, y - 11, 22, t.mark, t.ink);
}

/** A list of dishes in one or two columns beside, under or round drawings. */
function menu(s: Sheet, seed: number): void {
  const { random: r, palette: p } = s;
  const t = toneOf(s, 0.4);
  const hues = huesOf(s);
  const [top, w] = [r.int(24, 60), r.pick([620, 760, 912])];
  const x = w > 700 ? 512 - w / 2 : r.pick([40, 364, 202]);
  s.box('page', x, top, w, 1000 - top, `${calm(r, t.face)};border-radius:${r.pick([0, 0, 20])}px;${soft(s)}`);
  if (r.chance(0.4))
    s.box(
      'border',
      x + 16,
      top + 16,
      w - 32,
      968 - top,
      `border:${r.pick([2, 5])}px ${r.pick(['solid', 'double', 'dashed'])} ${t.mark};box-sizing:border-box`,
    );
  const headed = r.int(0, 2);
  const ink = headed ? '#ffffff' : t.ink;
  if (headed === 1) s.box('head', x, top, w, 156, decor(r, p.accent, p.mid));
  if (headed === 2) s.object('photo', photo(x, top, w, 170, seed + 3));
  const plated = headed > 0;
  if (plated)
    s.box(
      'plate',
      512 - 240 + (x + w / 2 - 512),
      top + 38,
      480,
      92,
      `background:${p.dark};border-radius:${r.pick([0, 12, 46])}px`,
    );
  middle(
    s,
    x,
    top + 84,
    w,
    54,
    ink,
    r.pick([
      ['The Blue Pot', '蓝锅小馆'],
      ['Osteria Lume', '灯火餐馆'],
      ['Menu', '菜单'],
      ['Tea Garden', '茶园'],
    ] as Pair[]),
  );
  if (!plated) s.object('divider', svg(x + w / 2 - 160, top + 124, 320, 24, divider(r, 320, t.mark)));
  const columns = w > 700 ? 2 : 1;
  const [leader, kind, per] = [r.int(0, 2), r.int(0, 2), r.int(3, 5)];
  const cw = (w - 100 - (columns - 1) * 50) / columns;
  const big = columns === 2 && r.chance(0.6);
  const skip = big ? r.int(0, 3) : -1;
  const [parts, first] = [columns * 2, r.int(0, 9)];
  if (columns === 2 && r.chance(0.5)) s.box('rule', x + w / 2 - 1, top + 190, 3, 700 - top, `background:${t.faint}`);
  for (const k of upTo(parts)) {
    const [left, y] = [x + 50 + (k % columns) * (cw + 50), top + 216 + Math.floor(k / columns) * 356];
    if (k === skip) {
      if (r.chance(0.5)) s.disc(left + cw / 2 - 150, y - 10, 300, r.pick([t.tint, p.second]));
      draw(s, hues, left + cw / 2 - 125, y + 15, 250, foods, r.int(-6, 6));
      continue;
    }
    sectionHead(s, t, kind, left, y, cw, sections[k]!);
    if (r.chance(0.6)) draw(s, hues, left + cw - 62, y - 34, 60, foods);
    for (const i of upTo(per)) dish(s, t, leader, left, y + 64 + i * Math.min(64, 260 / per), cw, first + k * per + i);
  }
  for (const i of upTo(r.int(0, 2))) draw(s, hues, i ? x - 40 : x + w - 130, i ? 880 : 908, 170, foods, r.int(-14, 14));
  if (r.chance(0.6)) {
    const [bx, by] = [r.pick([x + 20, x + w - 20]), top + r.int(40, 70)];
    s.object('badge', burst(bx, by, 70, r.pick([10, 16, 24]), 0.86, p.second));
    middle(s, bx - 60, by, 120, 28, p.dark, ['New!', '新品']);
  }
}

const plans: Pair[] = [
  ['Basic', '基础'],
  ['Plus', '进阶'],
  ['Studio', '工作室'],
  ['Team', '团队'],
];
const features: Pair[] = [
  ['Own address', '独立域名'],
  ['Daily copies', '每日备份'],
  ['Colour print', '彩色打印'],
  ['Free delivery', '免费配送'],
  ['Phone help', '电话支持'],
  ['Guest seats', '访客席位'],
  ['Night hours', '夜间开放'],
  ['Lockers', '储物柜'],
];

/** What each plan holds: ticks and crosses in a ruled table, one column raised. */
function comparison(s: Sheet): void {
  const { random: r, palette: p } = s;
  const t = toneOf(s);
  const [columns, rows] = [r.int(2, 4), r.int(5, 8)];
  s.box('page', 40, 40, 944, 944, `${calm(r, t.face)};border-radius:${r.pick([0, 24])}px;${cast(s)}`);
  line(s, 80, 104, 600, 50, t.ink, ['Choose your plan', '选择方案']);
  line(s, 80, 156, 600, 24, t.faint, ['Change it whenever you like', '随时可更换']);
  const [x, y, first] = [80, 210, 264];
  const [cw, rh] = [(864 - first) / columns, (740 - 110) / rows];
  const best = r.int(0, columns - 1);
  const kind = r.int(0, 2);
  if (kind === 1)
    for (const k of upTo(rows)) if (k % 2) s.box('band', x, y + 110 + k * rh, 864, rh, `background:${t.tint}`);
  if (r.chance(0.7))
    s.box(
      'column',
      x + first + best * cw + 4,
      y - 20,
      cw - 8,
      770,
      `${calm(r, t.tint === p.mid ? p.accent : p.second)};border-radius:${r.pick([0, 18])}px;box-shadow:0 8px 22px rgba(0,0,0,.25)`,
    );
  for (const k of upTo(columns)) {
    const cx = x + first + k * cw;
    const fill = k === best ? (t.tint === p.mid ? p.dark : p.accent) : p.mid;
    s.box('head', cx + 14, y, cw - 28, 84, `${calm(r, fill)};border-radius:${r.pick([0, 14])}px`);
    middle(s, cx, y + 26, cw, 26, '#fff', plans[k]!);
    middle(s, cx, y + 60, cw, 26, '#fff', [`€${9 + k * 12}`, `${9 + k * 12} 元`]);
  }
  const [ring, plain] = [r.chance(0.5), r.chance(0.5)];
  const lineCss = `background:${t.faint}`;
  for (const k of upTo(rows)) {
    const cy = y + 110 + k * rh + rh / 2;
    if (kind !== 1) s.box('rule', x, y + 109 + k * rh, 864, 2, lineCss);
    line(s, x + 14, cy, first, 26, t.ink, features[k]!);
    for (const c of upTo(columns)) {
      const yes = c >= columns - 1 || r.chance(0.35 + c * 0.2);
      const cx = x + first + c * cw + cw / 2;
      if (!yes && plain) continue;
      const size = r.pick([28, 28, 34]);
      const colour = yes ? '#2f8f5b' : '#b04a4a';
      const disc = `<circle cx="12" cy="12" r="12" fill="${colour}"/><g transform="translate(5 5) scale(.58)">${s.kit.icons[yes ? 'tick' : 'cross']!('#fff', '', '')}</g>`;
      s.object(
        yes ? 'tick' : 'cross',
        svg(
          cx - size / 2,
          cy - size / 2,
          size,
          size,
          ring ? disc : s.kit.icons[yes ? 'tick' : 'cross']!(colour, '', ''),
          0,
          '0 0 24 24',
        ),
      );
    }
  }
  if (kind === 2) for (const c of upTo(columns)) s.box('rule', x + first + c * cw - 1, y, 2, 740, lineCss);
  draw(s, huesOf(s), 800, 56, 120);
}

interface Grid {
  x: number;
  y: number;
  cw: number;
  rh: number;
  days: number;
  hours: number;
}

/** What is on, in the cells of a week. */
function lessons(s: Sheet, t: Tone, hues: Hues, { x, y, cw, rh, days, hours }: Grid): void {
  const { random: r, palette: p } = s;
  const subjects: Pair[] = [
    ['Maths', '数学'],
    ['Art', '美术'],
    ['Music', '音乐'],
    ['Swim', '游泳'],
    ['Latin', '拉丁语'],
    ['Choir', '合唱'],
  ];
  const [round, shade] = [r.pick([0, 10, 24]), s.shadow()];
  for (const d of upTo(days))
    for (let k = r.int(0, 2); k < hours;) {
      const long = k + 2 <= hours ? r.int(1, 2) : 1;
      const fill = r.pick([p.second, p.accent, p.mid, hues.a, t.tint === t.face ? p.second : t.tint]);
      const top = y + k * rh + 5;
      s.box(
        'lesson',
        x + d * cw + 6,
        top,
        cw - 12,
        long * rh - 10,
        `background:${fill};border-radius:${round}px;box-shadow:${shade || '0 1px 4px rgba(0,0,0,.35)'}`,
      );
      const pale = [p.second, p.light, p.paper].includes(fill);
      middle(s, x + d * cw, top + rh * 0.4, cw, 22, pale ? p.dark : '#fff', r.pick(subjects));
      if (long > 1 && r.chance(0.7))
        sign(
          s,
          r.pick(['notes', 'pen', 'star', 'bell', 'waves', 'heart', 'cup']),
          x + (d + 0.5) * cw - 18,
          top + rh * 0.4 + 30,
          36,
          pale ? p.dark : '#fff',
          fill,
        );
      k += long + r.int(0, 2);
    }
}

/** A week of lessons: ruled days and hours, blocks of colour that hold what is on. */
function timetable(s: Sheet): void {
  const { random: r, palette: p } = s;
  const t = toneOf(s);
  const hues = huesOf(s);
  const [days, hours] = [r.int(4, 6), r.int(5, 8)];
  s.box('page', 32, 32, 960, 960, `${calm(r, t.face)};border-radius:${r.pick([0, 0, 30])}px;${cast(s)}`);
  const banded = r.chance(0.5);
  if (banded) s.box('head', 32, 32, 960, 132, decor(r, p.mid, p.accent));
  if (banded) s.box('plate', 220, 52, 584, 92, `background:${p.dark};border-radius:${r.pick([0, 46])}px`);
  middle(
    s,
    32,
    98,
    960,
    52,
    banded ? '#fff' : t.ink,
    r.pick([
      ['My week', '我的一周'],
      ['Class plan', '课程表'],
      ['Departures', '发车时刻表'],
    ] as Pair[]),
  );
  for (const i of [0, 1]) draw(s, hues, i ? 850 : 60, 38, 116);
  const [x, y, first] = [64, 188, 96];
  const [cw, rh] = [(896 - first) / days, 716 / hours];
  const names: Pair[] = [
    ['Mon', '周一'],
    ['Tue', '周二'],
    ['Wed', '周三'],
    ['Thu', '周四'],
    ['Fri', '周五'],
    ['Sat', '周六'],
  ];
  const tabs = r.chance(0.6);
  for (const d of upTo(days)) {
    if (tabs)
      s.box(
        'tab',
        x + first + d * cw + 4,
        y,
        cw - 8,
        50,
        `background:${[p.accent, p.mid][d % 2]};border-radius:${r.pick([8, 8, 25])}px`,
      );
    middle(s, x + first + d * cw, y + 25, cw, 26, tabs ? '#fff' : t.ink, names[d]!);
  }
  const style = r.pick(['solid', 'dashed', 'dotted']);
  for (const k of upTo(hours + 1)) s.box('rule', x, y + 62 + k * rh, 896, 0, `border-top:2px ${style} ${t.faint}`);
  if (r.chance(0.6))
    for (const d of upTo(days + 1))
      s.box('rule', x + first + d * cw, y + 62, 0, hours * rh, `border-left:2px ${style} ${t.faint}`);
  for (const k of upTo(hours))
    middle(s, x, y + 62 + (k + 0.5) * rh, first, 22, t.faint, [`${8 + k}:00`, `${8 + k}:00`]);
  lessons(s, t, hues, { x: x + first, y: y + 62, cw, rh, days, hours });
}

/** A menu, or a table that compares, or one of a week. */
export const lists: Layout = (s, seed) => {
  const kind = s.random.int(0, 3);
  if (kind < 2) return menu(s, seed);
  return kind === 2 ? comparison(s) : timetable(s);
};
