/** A bank's card over another that is turned: chip, waves, stripe and mark each lie on it by themselves. */
import { burst, svg, type Sheet } from '../../scripts/designs/sheet.ts';
import { button, emblem, progress, slab } from './everyday-apps-bits.ts';
import {
  apart,
  lift,
  mix,
  onto,
  paint,
  pairs,
  tint,
  turnAll,
  write,
  type Area,
  type Look,
} from './everyday-apps-look.ts';
import { about } from './everyday-apps-stage.ts';

const uses = pairs('Everyday/日常卡|Travel/旅行卡|Student/学生卡|Family/家庭卡');
const owners = pairs('Nora Feld/诺拉|Sam Ortiz/山姆|Li Wen/李文');

/** The metal square with its lines. */
function contact(s: Sheet, x: number, y: number, w: number, under: string) {
  const r = s.random;
  const [metal, line] = r.pick([
    ['#e9c568', '#94752a'],
    ['#d9dde4', '#737b88'],
    ['#f0b48a', '#96602f'],
  ]) as [string, string];
  const paths = [
    'M0 14h18v12H0M52 14H34v12h18M18 0v40M34 0v40',
    'M0 20h16M52 20H36M26 0v10M26 40V30M16 10h20v20H16z',
    'M0 12h52M0 28h52M26 0v40',
  ];
  const drawn = `<rect width="52" height="40" rx="${r.pick([4, 9])}" fill="${apart(metal, under)}"/><path d="${r.pick(paths)}" stroke="${line}" stroke-width="2.500" fill="none"/>`;
  s.object('chip', svg(x, y, w, w * 0.77, drawn, 0, '0 0 52 40'));
}

/** Pay without touching: three or four arcs. */
function waves(s: Sheet, x: number, y: number, size: number, ink: string) {
  const count = s.random.int(3, 4);
  const arcs = Array.from({ length: count }, (_, k) => {
    const [left, reach] = [4 + k * 9, 6 + k * 5];
    return `<path d="M${left} ${20 - reach}Q${left + 4 + k * 2} 20 ${left} ${20 + reach}" fill="none" stroke="${ink}" stroke-width="4" stroke-linecap="round"/>`;
  });
  s.object('waves', svg(x, y, size, size, arcs.join(''), 0, '0 0 40 40'));
}

function brand(s: Sheet, x: number, y: number, w: number, ink: string) {
  const r = s.random;
  const drawn = r.pick([
    '<circle cx="20" cy="20" r="18" fill="#e8443a"/><circle cx="42" cy="20" r="18" fill="#f6a934" fill-opacity=".88"/>',
    `<circle cx="20" cy="20" r="16" fill="none" stroke="${ink}" stroke-width="5"/><circle cx="40" cy="20" r="16" fill="none" stroke="${ink}" stroke-width="5"/>`,
    `<path fill="${ink}" d="M4 34L16 6h12L16 34zM30 34L42 6h14L44 34z"/>`,
    burst(31, 20, 19, 8, 0.55, ink),
  ]);
  s.object('brand', svg(x, y, w, w * 0.66, drawn, 0, '0 0 62 40'));
}

/** A part of the card across its whole width, cut to its corners. */
function stripe(s: Sheet, a: Area, round: number, fill: string) {
  const r = s.random;
  const id = `card${s.elements.length}`;
  const drawn = r.pick([
    `<rect y="${a.h * 0.1}" width="${a.w}" height="${a.h * 0.17}"/>`,
    `<rect y="${a.h * 0.77}" width="${a.w}" height="${a.h * 0.23}"/>`,
    `<path d="M${a.w * 0.62} 0H${a.w * 0.78}L${a.w * 0.6} ${a.h}H${a.w * 0.44}z"/>`,
    `<path d="M0 ${a.h * 0.82}Q${a.w * 0.5} ${a.h * 0.56} ${a.w} ${a.h * 0.8}V${a.h}H0z"/>`,
  ]);
  const edge = `<clipPath id="${id}"><rect width="${a.w}" height="${a.h}" rx="${round}"/></clipPath>`;
  s.object('stripe', svg(a.x, a.y, a.w, a.h, `${edge}<g clip-path="url(#${id})" fill="${fill}">${drawn}</g>`));
}

/** The card in front, in parts of its size; some cards stand upright. */
function front(s: Sheet, l: Look, a: Area, fill: string) {
  const r = s.random;
  const round = Math.min(a.w, a.h) * r.pick([0.05, 0.08, 0.12]);
  const ink = onto(fill);
  const edge = r.chance(0.25) ? `border:4px solid ${mix(fill, ink, 0.4)};box-sizing:border-box;` : '';
  s.box('card', a.x, a.y, a.w, a.h, `background:${paint(r, fill)};border-radius:${round}px;${edge}${lift(s)}`);
  const striped = mix(fill, r.pick([ink, tint(l, 3), '#000000']), 0.26);
  if (r.chance(0.75)) stripe(s, a, round, striped === fill ? mix(fill, ink, 0.25) : striped);
  const upright = a.h > a.w;
  const u = (upright ? a.h : a.w) / 100;
  const [left, top] = [a.x + 7 * u, a.y + (upright ? 10 : 24) * u];
  contact(s, left, top, 13 * u, fill);
  waves(s, upright ? left + 17 * u : r.chance(0.5) ? left + 17 * u : a.x + a.w - 16 * u, top + u, 8.5 * u, ink);
  brand(s, a.x + a.w - 20 * u, a.y + a.h - 14.5 * u, 14 * u, ink);
  const number = ` ${r.int(1000, 9999)}`;
  if (upright) {
    write(s, left, a.y + 46 * u, a.w - 14 * u, 6 * u, ink, r.pick(uses));
    return write(s, left, a.y + a.h - 8 * u, a.w - 30 * u, 5 * u, ink, [`•• ${number}`, `•• ${number}`]);
  }
  write(s, left, a.y + 12 * u, 54 * u, 6.5 * u, ink, r.pick(uses));
  write(s, left, a.y + a.h - 20 * u, 62 * u, 6.5 * u, ink, [`•••• •••• ${number}`, `•••• •••• ${number}`]);
  write(s, left, a.y + a.h - 9 * u, 50 * u, 4.6 * u, ink, r.pick(owners));
}

/** One or two cards that are turned, the front one before them. */
function stack(s: Sheet, l: Look, a: Area) {
  const r = s.random;
  const upright = a.h > a.w * 1.15 ? r.chance(0.6) : false;
  const ratio = upright ? 0.64 : 1.58;
  const w = Math.min(a.w * 0.9, a.h * 0.84 * ratio);
  const h = w / ratio;
  const [x, y] = [a.x + (a.w - w) / 2, a.y + (a.h - h) / 2];
  const [fill, turn] = [tint(l, 0), r.pick([-12, -9, -7, 7, 9, 12])];
  const shift = Math.min(a.h - h, 60) * 0.5;
  const behind = r.chance(0.3) ? [turn, -turn] : [turn];
  for (const [k, degrees] of behind.entries()) {
    const colour = apart(apart(tint(l, k + 1), fill), l.card);
    s.box(
      'back',
      x,
      y - shift,
      w,
      h,
      `background:${paint(r, colour)};border-radius:${Math.min(w, h) * 0.08}px;${lift(s)}`,
      degrees,
    );
  }
  const from = s.elements.length;
  front(s, l, { x, y: y + shift * 0.6, w, h }, fill);
  turnAll(s, from, x + w / 2, y + h / 2, r.pick([0, 0, 0, -Math.sign(turn) * 3]));
}

const payments = pairs('Groceries/超市购物|Train/火车票|Coffee/咖啡|Salary/工资');
const signs = ['basket', 'bike', 'cup', 'coin'];

function rows(s: Sheet, l: Look, a: Area, plated: boolean) {
  const r = s.random;
  const count = a.h > 210 ? 2 : 1;
  const h = (a.h - 16 * (count - 1)) / count;
  const first = r.int(0, 3);
  for (let k = 0; k < count; k++) {
    const row = { ...a, y: a.y + k * (h + 16), h: Math.min(h, 120) };
    if (plated) s.box('row', row.x, row.y, row.w, row.h, `background:${l.card};border-radius:${l.small}px;${lift(s)}`);
    const under = plated ? l.card : slab(s, l, row, k);
    const [size, kind, mid] = [row.h * 0.64, (first + k) % 4, row.y + row.h / 2];
    emblem(
      s,
      l,
      row.x + 20 + size / 2,
      mid,
      size,
      signs[kind]!,
      !plated && l.slab === 3 ? mix(under, onto(under), 0.85) : tint(l, k + 1),
    );
    const x = row.x + size + 38;
    write(s, x, mid, row.w * 0.46, 34, onto(under), payments[kind]!);
    const sum = `${kind === 3 ? '+' : '-'}$${r.int(4, 90)}`;
    write(s, row.x + row.w - 150, mid, 130, 34, onto(under), [sum, sum.replace('$', '¥')], 'right');
  }
}

/** What is done with the card: two buttons, or keys with words below. */
function actions(s: Sheet, l: Look, a: Area, plated: boolean) {
  const r = s.random;
  const names = pairs('Send/转账|Lock/锁卡|Top up/充值');
  const icons = ['next', 'lock', 'plus'];
  const count = a.w > 560 ? 3 : 2;
  const [h, e] = [Math.min(a.h, 110), plated ? 16 : 0];
  const bed = { ...a, y: a.y + (a.h - h) / 2, h };
  if (plated) s.box('bed', bed.x, bed.y, bed.w, h, `background:${l.card};border-radius:${l.small}px;${lift(s)}`);
  const w = (a.w - 2 * e - 18 * (count - 1)) / count;
  for (let k = 0; k < count; k++) {
    const cell = { x: a.x + e + k * (w + 18), y: bed.y + e, w, h: h - 2 * e };
    button(
      s,
      l,
      cell,
      names[k]!,
      k ? mix(tint(l, k), l.card, 0.1) : mix(l.card, l.ink, 0.92),
      r.chance(0.8) ? icons[k] : '',
    );
  }
}

/** How much is saved: a pig's coin, a bar, words. */
function saved(s: Sheet, l: Look, a: Area, plated: boolean) {
  const h = Math.min(a.h, 150);
  const bed = { ...a, h };
  if (plated) s.box('row', a.x, a.y, a.w, h, `background:${l.card};border-radius:${l.small}px;${lift(s)}`);
  const under = plated ? l.card : slab(s, l, bed, 2);
  const strong = !plated && l.slab === 3 ? mix(under, onto(under), 0.85) : tint(l, 1);
  const size = h * 0.66;
  emblem(s, l, a.x + 22 + size / 2, a.y + h / 2, size, 'coin', strong);
  const x = a.x + size + 44;
  const w = a.x + a.w - x - 26;
  write(
    s,
    x,
    a.y + h * 0.32,
    w,
    h * 0.26,
    onto(under),
    s.random.pick(pairs('New bike/新单车|Summer trip/夏日旅行|Rainy day/应急金')),
  );
  progress(s, l, { x, y: a.y + h * 0.56, w, h: h * 0.18 }, s.random.range(0.3, 0.85), strong, under);
}

function draw(s: Sheet, l: Look, a: Area, _seed: number, plated: boolean) {
  const r = s.random;
  const wide = a.w > a.h * 1.9;
  const low = wide ? 0 : r.pick([120, 150, a.h > 560 ? 250 : 130]);
  if (wide) {
    const left = r.chance(0.5);
    stack(s, l, { ...a, x: left ? a.x : a.x + a.w * 0.4, w: a.w * 0.6 });
    return rows(s, l, { x: left ? a.x + a.w * 0.62 : a.x, y: a.y + 20, w: a.w * 0.38, h: a.h - 40 }, plated);
  }
  stack(s, l, { ...a, h: a.h - low - 24 });
  const rest = { ...a, y: a.y + a.h - low, h: low };
  r.pick([rows, actions, saved])(s, l, rest, plated);
}

export const bank = about({
  titles: pairs('My cards/我的卡片|Pay easy/轻松支付|Your new card/你的新卡|Open an account/开户'),
  notes: pairs('No fees/零手续费|Tap to pay/碰一碰支付|Cash back 3%/返现3%|Order online/在线申请'),
  seals: pairs('0%/0%|Free/免费|+3%/+3%|New/新'),
  icons: ['wallet', 'lock', 'coin', 'star', 'heart', 'bolt'],
  free: true,
  draw,
});
