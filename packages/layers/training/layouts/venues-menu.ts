/** A café's board: what there is, dotted lines, prices; beside it a cup, a photograph, a badge. */
import { svg, type Sheet, type Layout } from '../../scripts/designs/sheet.ts';
import {
  breadth,
  card,
  centred,
  legible,
  look,
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
import {
  badge,
  badgeIcon,
  garland,
  icon,
  leader,
  picture,
  pill,
  plate,
  ribbon,
  rule,
  tape,
  title,
} from './venues-parts.ts';

const goods = pairs(
  'Flat white/澳白|Espresso/浓缩咖啡|Cappuccino/卡布奇诺|Iced latte/冰拿铁|Green tea/绿茶|Hot cocoa/热可可|Carrot cake/胡萝卜蛋糕|Croissant/可颂|Lemon tart/柠檬挞|Bagel/贝果|Granola/燕麦杯|Toast/吐司',
);
const names = pairs(
  'Corner Café/街角咖啡|Bean House/豆子屋|Morning Cup/晨间一杯|The Daily Roast/每日烘焙|Little Oven/小烤炉|Menu/菜单',
);
const notes = pairs(
  'Until 11 am/十一点前|With oat milk/可换燕麦奶|All day/全天供应|Take away too/可外带|Baked here/本店现烤',
);
const cries = pairs('New/新品|Fresh/新鲜|Try me/尝一尝|Hot/热饮');
const signs = ['cup', 'croissant', 'cake', 'pot', 'bean', 'bun', 'glass', 'cone', 'leaf'];

const price = (s: Sheet) => {
  const whole = s.random.int(2, 9);
  return [`$${whole}.${s.random.pick(['00', '50', '80'])}`, `¥${whole * 6}`] as const;
};

/** A line of the board. `manner`: 0 plain, 1 with a sign, 2 its price on a plate. */
function good(s: Sheet, l: Look, a: Area, k: number, manner: number, text: (typeof goods)[number]): void {
  const cy = a.y + a.h / 2;
  const size = Math.min(40, a.h * 0.46, a.w * 0.075);
  const lead = manner === 1 ? size * 1.7 : 0;
  if (manner === 1) icon(s, l, s.random.pick(signs), a.x, cy - size * 0.65, size * 1.3, l.card);
  const wide = write(s, a.x + lead, cy, a.w * 0.52, size, l.ink, text);
  const cost = price(s);
  const end = Math.max(breadth(s, cost) * size, size * 2);
  const from = a.x + lead + wide + 16;
  leader(s, l, from, cy + size * 0.2, a.x + a.w - end - (manner === 2 ? size : 14) - from);
  const tag = { x: a.x + a.w - end - size * 0.7, y: cy - size * 0.8, w: end + size * 0.7, h: size * 1.6 };
  if (manner === 2) return plate(s, l, tag, cost, tint(l, k), l.pill, '');
  write(s, a.x + a.w - end, cy, end, size, legible(tint(l, 0), l.card), cost, 'right');
}

function list(s: Sheet, l: Look, a: Area, count: number, manner: number): void {
  const step = Math.min(a.h / count, 132);
  const top = a.y + (a.h - step * count) / 2;
  for (const [i, text] of some(s.random, goods, count).entries())
    good(s, l, { x: a.x, y: top + i * step, w: a.w, h: step }, manner === 2 ? 0 : i, manner, text);
}

/** A board's inner frame or hem, where it has one. */
function frame(s: Sheet, l: Look, a: Area): void {
  const edge = tint(l, s.random.int(0, 2));
  const e = 18;
  const [w, h] = [a.w - 2 * e, a.h - 2 * e];
  const dash = s.random.pick(['', '14 10', '2 10', '']);
  const [thin, round] = [s.random.pick([3, 5, 8]), Math.max(4, l.corner - e)];
  const twice = s.random.chance(0.4) ? `<rect x="12" y="12" width="${w - 24}" height="${h - 24}" rx="${round}"/>` : '';
  const drawn = `<g fill="none" stroke="${edge}" stroke-width="${thin}" stroke-dasharray="${dash}"><rect width="${w}" height="${h}" rx="${round}"/>${twice}</g>`;
  s.object('frame', svg(a.x + e, a.y + e, w, h, drawn));
}

/** The cord a board hangs by. */
function cord(s: Sheet, l: Look, cx: number, y: number, w: number): void {
  const ink = s.random.pick(['#2b2833', '#8a5a34', '#ffffff']);
  const shade = 'filter:drop-shadow(0 3px 3px rgba(0,0,0,.5))';
  const drawn = `<g style="${shade}"><path d="M0 ${y}L${w / 2} 34 ${w} ${y}" fill="none" stroke="${ink}" stroke-width="9"/><circle cx="${w / 2}" cy="34" r="18" fill="${tint(l, 1)}" stroke="${ink}" stroke-width="6"/></g>`;
  s.object('cord', svg(cx - w / 2, 0, w, y, drawn));
}

function tall(s: Sheet, l: Look, seed: number): void {
  const r = s.random;
  const [w, hung] = [r.int(620, 820), r.chance(0.45)];
  const top = hung ? r.int(140, 180) : r.int(50, 90);
  const a = { x: r.int(70, 954 - w), y: top, w, h: r.int(900, 970) - top };
  if (hung) cord(s, l, a.x + w / 2, top + 20, w * 0.7);
  card(s, l, a, l.card, 'board');
  const headed = r.int(0, 3);
  if (headed === 0) picture(s, l, { x: a.x + 30, y: a.y + 30, w: w - 60, h: 190 }, seed + 4, '12px', false);
  if (headed === 1) frame(s, l, a);
  const y = a.y + (headed === 0 ? 178 : 56);
  const head = { x: a.x + 90, y, w: w - 180, h: 92 };
  if (headed === 0) plate(s, l, head, r.pick(names), tint(l, 0), r.pick(['round', 'pill', 'square', 'chamfer']));
  else title(s, l, head, r.pick(names), r.int(0, 1));
  const foot = headed > 1 && !hung ? r.int(1, 2) : r.int(0, 2);
  const below = foot ? 128 : 40;
  const rows = y + 112;
  list(
    s,
    l,
    { x: a.x + 62, y: rows, w: w - 124, h: a.y + a.h - below - rows },
    foot ? 4 : 5,
    foot === 1 ? 0 : r.int(1, 2),
  );
  const fy = a.y + a.h - 78;
  if (foot === 1)
    for (const [i, name] of some(r, signs, 3).entries()) badgeIcon(s, l, name, a.x + w / 2 + (i - 1) * 120, fy, 84, i);
  if (foot === 2) plate(s, l, { x: a.x + w * 0.2, y: fy - 34, w: w * 0.6, h: 68 }, r.pick(notes), tint(l, 2));
  const side = a.x > 512 - w / 2 ? a.x + 10 : a.x + w - 10;
  badge(s, l, Math.max(100, Math.min(924, side)), a.y + r.int(20, 60), r.int(70, 90), [r.pick(cries)], tint(l, 1));
}

/** A narrower board; beside it a large round thing. */
function beside(s: Sheet, l: Look, seed: number): void {
  const r = s.random;
  const [left, w] = [r.chance(0.5), r.int(540, 590)];
  const a = { x: left ? 46 : 978 - w, y: r.int(60, 120), w, h: r.int(790, 860) };
  const [cx, q] = [left ? 1000 - (930 - w) / 2 : 24 + (930 - w) / 2, r.int(300, 350)];
  const cy = r.int(280, 400);
  card(s, l, a, l.card, 'board');
  if (r.chance(0.5))
    slab(s, 'head', { x: a.x + 24, y: a.y + 24, w: w - 48, h: 120 }, tint(l, 2), { corner: l.corner / 2, loud: false });
  else rule(s, l, a.x + 60, a.y + 146, w - 120, 1);
  const headed = s.elements.at(-1)!.name === 'head';
  centred(s, a.x + w / 2, a.y + 84, w - 110, 54, headed ? onto(tint(l, 2)) : l.ink, r.pick(names));
  list(s, l, { x: a.x + 48, y: a.y + 164, w: w - 96, h: a.h - 190 }, r.int(4, 5), r.int(0, 2));
  const round = { x: Math.max(20, Math.min(1004 - q, cx - q / 2)), y: cy - q / 2, w: q, h: q };
  const mid = round.x + q / 2;
  if (r.chance(0.5))
    picture(s, l, { ...round, h: q * r.pick([1, 1.3]) }, seed + 9, r.pick(['50%', '999px 999px 20px 20px']), true);
  else {
    slab(s, 'disc', round, tint(l, 0), {
      outline: 'pill',
      rim: r.pick([0, 10]),
      edge: l.card,
      lift: l.lift || 'drop-shadow(0 6px 10px rgba(0,0,0,.35))',
      loud: true,
    });
    icon(s, l, r.pick(signs), mid - q * 0.3, cy - q * 0.3, q * 0.6, tint(l, 0), r.int(-10, 10));
  }
  badge(s, l, mid + (left ? 30 : -30), cy + q * 0.72, r.int(74, 92), [r.pick(cries)], tint(l, 1));
  const h = 66;
  const text = r.pick(notes);
  const most = breadth(s, text) * h * 0.5 + h;
  pill(
    s,
    l,
    Math.max(20, Math.min(1004 - most, mid - most / 2)),
    r.int(850, 920),
    h,
    380,
    text,
    l.card,
    '',
    'drop-shadow(0 6px 10px rgba(0,0,0,.4))',
  );
}

/** Two boards, one dark and one light, a ribbon above them both. */
function two(s: Sheet, l: Look, seed: number): void {
  const r = s.random;
  const across = r.chance(0.5);
  const other = r.pick([tint(l, 0), tint(l, 2), l.card]);
  if (r.chance(0.5)) garland(s, l, 0, 20, 1024, 60);
  for (const i of upTo(2)) {
    const a = across
      ? { x: 52 + i * 472, y: 250 + r.int(0, 40), w: 448, h: r.int(580, 660) }
      : { x: 90 + (i ? 60 : 0), y: 226 + i * 388, w: 784, h: 360 };
    const m = on(l, i ? other : l.card);
    turned(s, a.x + a.w / 2, a.y + a.h / 2, r.int(-3, 3), () => {
      card(s, m, a, m.card, 'board');
      const head = across ? 170 : 0;
      const sx = across ? a.x + a.w / 2 : a.x + (i ? a.w - 110 : 110);
      const sy = across ? a.y + 100 : a.y + a.h / 2;
      if (r.chance(0.3)) picture(s, m, { x: sx - 70, y: sy - 70, w: 140, h: 140 }, seed + i * 7, '50%', true);
      else badgeIcon(s, m, r.pick(signs), sx, sy, 136, i + 1);
      const x = across ? a.x + 36 : a.x + (i ? 40 : 210);
      list(
        s,
        m,
        { x, y: a.y + head + 20, w: across ? a.w - 72 : a.w - 250, h: a.h - head - 40 },
        across && !i ? 3 : 2,
        0,
      );
    });
  }
  const big = { x: 212, y: r.int(90, 130), w: 600, h: 100 };
  if (r.chance(0.5))
    ribbon(s, 512, big.y + 50, 640, 100, r.pick(names), tint(l, 1), 'drop-shadow(0 5px 7px rgba(0,0,0,.4))');
  else plate(s, l, big, r.pick(names), tint(l, 1), 'round', 'drop-shadow(0 5px 7px rgba(0,0,0,.4))');
  if (r.chance(0.4)) tape(s, l, 512, 250, 150, r.int(-8, 8));
  badge(
    s,
    l,
    across ? r.pick([100, 924]) : 900,
    across ? r.int(280, 310) : 920,
    72,
    [r.pick([same('-20%'), same('2 + 1')])],
    tint(l, 3),
  );
}

export const menu: Layout = (s, seed) => s.random.pick([tall, beside, beside, two])(s, look(s), seed);
