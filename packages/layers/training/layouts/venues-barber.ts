/** A barber's prices: combs, scissors, a pole, a badge with the year, names and what each costs. */
import { svg, type Sheet, type Layout } from '../../scripts/designs/sheet.ts';
import { inDisc, person } from './venues-figures.ts';
import {
  apart,
  breadth,
  card,
  centred,
  legible,
  look,
  mix,
  on,
  onto,
  pairs,
  same,
  slab,
  some,
  tint,
  turned,
  upTo,
  write,
  type Area,
  type Look,
} from './venues-look.ts';
import { badge, badgeIcon, icon, leader, picture, plate, ribbon, rule, title } from './venues-parts.ts';

const shops = pairs(
  "Finn's Barbers/芬恩理发|Sharp & Co/利落理发|The Blue Chair/蓝椅子|Razor Room/剃刀房|Uncle Leo/里奥叔叔|Cut Above/高人一剪",
);
const works = pairs(
  'Haircut/剪发|Beard trim/修胡须|Hot shave/热毛巾剃须|Kids cut/儿童剪发|Wash & dry/洗吹|Colour/染发|Buzz cut/寸头|Styling/造型',
);
const notes = pairs(
  'No appointment needed/无需预约|Tue to Sat/周二至周六|Walk in any time/随时光临|Call 555 0142/电话 555 0142',
);
const since = ['1962', '1988', '2004', '2015'];
const tools = ['comb', 'scissors', 'razor', 'dryer', 'moustache', 'bottle', 'star'];
const lift = 'drop-shadow(0 6px 9px rgba(0,0,0,.42))';

/** A striped pole with its caps: one thing. */
function pole(s: Sheet, l: Look, cx: number, y: number, h: number): void {
  const r = s.random;
  const w = r.int(64, 90);
  const key = `p${s.elements.length}`;
  const [one, two] = r.pick([
    ['#d8262c', '#2458a8'],
    [tint(l, 0), tint(l, 1)],
    ['#1f1d22', '#c79a45'],
  ]) as [string, string];
  const cap = r.pick(['#c9ced8', '#c79a45', '#2a2930']);
  const step = w * 1.1;
  const turns = upTo(Math.ceil(h / step) + 2).map((i) => {
    const at = (i - 1) * step;
    return `<path d="M0 ${at + w * 0.7}L${w} ${at}v${step * 0.3}L0 ${at + w * 0.7 + step * 0.3}z" fill="${i % 2 ? one : two}"/>`;
  });
  const glass = `<clipPath id="${key}"><rect y="40" width="${w}" height="${h - 80}"/></clipPath><rect y="40" width="${w}" height="${h - 80}" fill="#ffffff"/><g clip-path="url(#${key})">${turns.join('')}</g>`;
  const ends = `<path d="M-8 26h${w + 16}v22H-8zM-8 ${h - 48}h${w + 16}v22H-8z" fill="${cap}"/><circle cx="${w / 2}" cy="16" r="20" fill="${cap}"/><path d="M6 ${h - 26}h${w - 12}L${w * 0.66} ${h}H${w * 0.34}z" fill="${cap}"/>`;
  s.object('pole', svg(cx - w / 2, y, w, h, `<g style="filter:${lift}">${ends}${glass}</g>`));
}

/** Two tools crossed, two things. */
function crossed(s: Sheet, l: Look, cx: number, cy: number, size: number, under: string): void {
  const m = on(l, under);
  const names = some(s.random, ['comb', 'scissors', 'razor'], 2);
  for (const [i, name] of names.entries())
    icon(s, m, name, cx - size / 2 + (i ? 1 : -1) * size * 0.24, cy - size / 2, size, under, i ? 38 : -38);
}

/** The shop's sign: tools on a disc, a barber, or a photograph. */
function emblem(s: Sheet, l: Look, cx: number, cy: number, size: number, seed: number): void {
  const r = s.random;
  const [fill, kind] = [tint(l, r.int(0, 2)), r.int(0, 4)];
  const a = { x: cx - size / 2, y: cy - size / 2, w: size, h: size };
  if (kind === 0) return picture(s, l, a, seed + 6, '50%', true);
  if (kind === 1) {
    const key = `b${s.elements.length}`;
    const shirt = apart(tint(l, 1), fill);
    const man = `<circle cx="100" cy="120" r="98" fill="${fill}" stroke="${apart(l.edge, fill)}" stroke-width="8"/>${inDisc(key, person(r, shirt, apart(l.card, shirt), 'barber'))}`;
    return s.object('portrait', svg(a.x, a.y, size, size, `<g style="filter:${lift}">${man}</g>`, 0, '0 20 200 200'));
  }
  slab(s, 'disc', a, fill, {
    outline: r.pick(['pill', 'pill', 'round', 'chamfer']),
    corner: size * 0.2,
    loud: true,
    rim: r.pick([0, 8]),
    edge: apart(l.edge, fill),
    lift: l.small,
  });
  if (kind === 2) icon(s, on(l, fill), r.pick(tools), cx - size * 0.3, cy - size * 0.3, size * 0.6, fill);
  else crossed(s, l, cx, cy, size * 0.5, fill);
}

const cost = (s: Sheet) => {
  const whole = s.random.int(3, 18) * 2;
  return [`$${whole}`, `¥${whole * 4}`] as const;
};

/** One work and its price. `manner`: line, pill, band behind, sign before. */
function work(s: Sheet, l: Look, a: Area, text: (typeof works)[number], k: number, manner: number): void {
  const cy = a.y + a.h / 2;
  const size = Math.min(38, a.h * 0.44);
  const sum = cost(s);
  const banded = manner === 2;
  const under = banded ? (k % 2 ? l.well : tint(l, 0)) : l.card;
  if (banded)
    slab(s, 'row', { x: a.x, y: a.y + 4, w: a.w, h: a.h - 10 }, under, {
      outline: l.pill === 'slant' ? 'round' : l.pill,
      corner: 12,
      lift: l.small,
    });
  const ink = onto(under) === '#ffffff' ? '#ffffff' : banded ? '#1c1a22' : l.ink;
  const lead = manner === 3 ? size * 1.8 : banded ? a.h * 0.4 : 0;
  if (manner === 3) icon(s, l, tools[k % tools.length]!, a.x, cy - size * 0.7, size * 1.4, l.card);
  const wide = write(s, a.x + lead, cy, a.w * 0.58 - lead, size, ink, text);
  const end = breadth(s, sum) * size + (manner === 1 ? size : 0);
  const right = a.x + a.w - (banded ? a.h * 0.4 : 0);
  if (manner === 1)
    plate(s, l, { x: right - end - 8, y: cy - size * 0.8, w: end + 8, h: size * 1.6 }, sum, tint(l, k), l.pill, '');
  else write(s, right - end, cy, end, size, ink, sum, 'right');
  const from = a.x + lead + wide + 16;
  if (!banded) leader(s, l, from, cy + size * 0.2, right - end - 20 - from);
}

function prices(s: Sheet, l: Look, a: Area, count: number, manner: number): void {
  const step = Math.min(104, a.h / count);
  const top = a.y + (a.h - step * count) / 2;
  for (const [i, text] of some(s.random, works, count).entries())
    work(s, l, { x: a.x, y: top + i * step, w: a.w, h: step }, text, i, manner);
}

const year = (s: Sheet) => [...(s.random.chance(0.5) ? [['Since', '始于'] as const] : []), same(s.random.pick(since))];

/** A board in the middle, poles beside it. */
function central(s: Sheet, l: Look, seed: number): void {
  const r = s.random;
  const both = r.chance(0.5);
  const left = r.chance(0.5);
  const w = both ? r.int(620, 680) : r.int(700, 760);
  const a = { x: both ? 512 - w / 2 : left ? 984 - w : 40, y: r.int(110, 170), w, h: r.int(760, 810) };
  card(s, l, a, l.card, 'board');
  const top = { x: a.x + w / 2, q: r.int(190, 220) };
  emblem(s, l, top.x, a.y + r.int(40, 70), top.q, seed);
  title(s, l, { x: a.x + 70, y: a.y + 176, w: w - 140, h: 90 }, r.pick(shops), 1);
  const foot = r.chance(0.5);
  prices(
    s,
    l,
    { x: a.x + 60, y: a.y + 280, w: w - 120, h: a.h - (foot ? 410 : 370) },
    foot ? 4 : 5,
    foot ? r.int(0, 3) : r.pick([0, 2]),
  );
  if (foot) plate(s, l, { x: a.x + w * 0.18, y: a.y + a.h - 102, w: w * 0.64, h: 68 }, r.pick(notes), tint(l, 2));
  const py = r.int(130, 220);
  const ph = r.int(560, 680);
  if (both || !left) pole(s, l, both ? (1024 + a.x + w) / 2 : (a.x + w + 1024) / 2, py, ph);
  if (both || left) pole(s, l, a.x / 2, py, ph);
  badge(s, l, left ? a.x + 40 : a.x + w - 40, a.y + a.h - r.int(0, 10), 84, year(s), tint(l, 3));
}

/** Two panels: the shop on one, its prices on the other. */
function halves(s: Sheet, l: Look, seed: number): void {
  const r = s.random;
  const left = r.chance(0.5);
  const [w, y, h] = [r.int(340, 380), r.int(50, 100), 0];
  const tall = 1024 - 2 * y + h;
  const shop = { x: left ? 40 : 984 - w, y, w, h: tall };
  const list = { x: left ? 40 + w - 20 : 40, y: y + r.pick([0, 40]), w: 944 - w + 20, h: 0 };
  list.h = 1024 - 2 * list.y;
  card(s, l, list);
  const fill = r.pick([tint(l, 0), tint(l, 2), l.ink]);
  const m = on(l, fill);
  slab(s, 'panel', shop, fill, {
    outline: r.pick(['round', 'square', 'chamfer', 'arch']),
    corner: l.corner,
    loud: false,
    lift: l.lift || lift,
    rim: l.rim,
    edge: m.ink,
  });
  const cx = shop.x + w / 2;
  emblem(s, m, cx, y + 220, 230, seed);
  centred(s, cx, y + 400, w - 60, 50, m.ink, r.pick(shops));
  rule(s, m, shop.x + 60, y + 464, w - 120, 1);
  badgeIcon(s, m, r.pick(tools), cx, y + 560, 140, 1);
  plate(s, m, { x: shop.x + 36, y: y + tall - 130, w: w - 72, h: 76 }, r.pick(notes), tint(m, 1));
  const x = left ? list.x + 60 : list.x + 44;
  title(
    s,
    l,
    { x: x + 20, y: list.y + 44, w: list.w - 144, h: 84 },
    r.pick(pairs('Price list/价目表|Our work/服务项目|Prices/价格')),
    0,
  );
  prices(s, l, { x, y: list.y + 150, w: list.w - 104, h: list.h - 260 }, 4, r.pick([0, 0, 1, 2]));
  badge(s, l, left ? list.x + list.w - 70 : list.x + 70, list.y + list.h - 60, 80, year(s), tint(l, 1));
}

/** A card for each work, its sign above. */
function grid(s: Sheet, l: Look, seed: number): void {
  const r = s.random;
  const columns = r.pick([2, 3]);
  const count = columns === 3 ? 5 : 4;
  const [lean, bare] = [r.chance(0.3), columns === 3 || r.chance(0.4)];
  const head = { x: r.int(80, 200), y: 50, w: 0, h: 170 };
  head.w = 1024 - 2 * head.x;
  const fill = r.pick([l.card, tint(l, 1)]);
  const m = on(l, fill);
  card(s, l, head, fill, 'head');
  emblem(s, m, head.x + 110, head.y + 84, 140, seed);
  write(s, head.x + 210, head.y + 66, head.w - 260, 56, m.ink, r.pick(shops));
  write(s, head.x + 210, head.y + 124, head.w - 260, 28, m.ink, r.pick(notes));
  const [gap, top] = [26, 256];
  const [w, h] = [(944 - gap * (columns - 1)) / columns, 330];
  for (const [i, text] of some(r, works, count).entries()) {
    const a = { x: 40 + (i % columns) * (w + gap), y: top + Math.floor(i / columns) * (h + gap), w, h };
    turned(s, a.x + w / 2, a.y + h / 2, lean ? r.int(-3, 3) : 0, () => {
      card(s, l, a);
      const wide = columns === 2;
      const [name, size] = [tools[(i + seed) % tools.length]!, wide ? 150 : 120];
      const [cx, cy] = [wide ? a.x + 120 : a.x + w / 2, a.y + (wide ? h / 2 : 90)];
      if (bare) icon(s, l, name, cx - size * 0.4, cy - size * 0.4, size * 0.8, l.card);
      else badgeIcon(s, l, name, cx, cy, size, i);
      const [tx, tw] = wide ? [a.x + 220, w - 244] : [a.x + 20, w - 40];
      write(s, tx, a.y + (wide ? 110 : 196), tw, 40, l.ink, text, wide ? 'left' : 'center');
      const sum = {
        x: wide ? tx : a.x + w / 2 - 80,
        y: a.y + (wide ? 170 : 236),
        w: wide ? Math.min(170, tw) : 160,
        h: 64,
      };
      if (wide && bare) plate(s, l, sum, cost(s), tint(l, i + 1));
      else write(s, sum.x, sum.y + 32, sum.w, 50, legible(tint(l, 0), l.card), cost(s), wide ? 'left' : 'center');
    });
  }
  if (count === 5) badge(s, l, 40 + 2 * (w + gap) + w / 2, top + h + gap + h / 2, 130, year(s), tint(l, 0));
  else badge(s, l, r.pick([90, 934]), 200, 70, year(s), tint(l, 0));
}

/** A mirror: oval above, a shelf of tools beneath, a ribbon with the name. */
function mirror(s: Sheet, l: Look, seed: number): void {
  const r = s.random;
  const [w, y, bare] = [r.int(720, 800), r.int(30, 60), r.chance(0.5)];
  const a = { x: 512 - w / 2, y, w, h: 760 };
  slab(s, 'mirror', a, l.card, {
    outline: r.pick(['arch', 'arch', 'bite', 'round']),
    corner: 120,
    rim: r.pick([14, 22]),
    edge: apart(tint(l, 0), l.card),
    lift: l.lift || lift,
  });
  emblem(s, l, 512, y + 150, 190, seed);
  ribbon(s, 512, y + 306, w * 0.82, 100, r.pick(shops), tint(l, 1), l.small);
  prices(s, l, { x: a.x + w * 0.14, y: y + 370, w: w * 0.72, h: 340 }, 4, bare ? r.pick([1, 3]) : 0);
  const shelf = { x: 60, y: 830, w: 904, h: 150 };
  const wood = r.pick([tint(l, 2), '#8a5a34', mix(tint(l, 0), '#000000', 0.3)]);
  slab(s, 'shelf', shelf, wood, { outline: r.pick(['round', 'square', 'pill']), corner: 20, loud: true, lift });
  for (const [i, name] of some(r, tools, bare ? 2 : 3).entries()) {
    if (bare) icon(s, l, name, 120 + i * 150, 855, 100, wood);
    else badgeIcon(s, on(l, wood), name, 170 + i * 150, 905, 110, i, lift);
  }
  plate(s, l, { x: 590, y: 862, w: 330, h: 86 }, r.pick(notes), apart(l.card, wood), 'round', lift);
  badge(s, l, r.pick([a.x + 30, a.x + w - 30]), y + 170, 78, year(s), tint(l, 3));
}

export const barber: Layout = (s, seed) => s.random.pick([central, central, halves, grid, mirror])(s, look(s), seed);
