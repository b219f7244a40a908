/** The shop. */
import { sign, type Pair } from '../../scripts/designs/placing.ts';
import { burst, photo, svg, type Sheet, type Layout } from '../../scripts/designs/sheet.ts';
import { tote, wares } from './screens-drawings.ts';
import { aside, card, open, showing, tabs, top, type Screen } from './screens-frames.ts';
import {
  apart,
  button,
  chip,
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

const names: Pair[] = [
  ['Nook', '角落'],
  ['Dune', '沙丘'],
  ['Plain Tee', '素色衫'],
  ['Morning', '清晨'],
  ['Pico', '皮可'],
  ['Field Bag', '野外包'],
  ['Halo', '光环'],
  ['Linden', '椴木'],
  ['Comet', '彗星'],
];

/** A ware on its ground: a tint, a blend, a photograph below a drawing would be too much, so one or the other. */
function ware(s: Sheet, l: Look, a: Area, k: number, seed: number, round: number) {
  const r = s.random;
  const css = `border-radius:${round}`;
  if (r.chance(0.22))
    return s.object(
      'photo',
      photo(Math.round(a.x), Math.round(a.y), Math.round(a.w), Math.round(a.h), seed + k * 5, `${css}px`),
    );
  const fill = r.pick([tint(l, k), mix(tint(l, k), '#ffffff', 0.6), l.well, mix(tint(l, k), '#000000', 0.4)]);
  s.box(
    'plate',
    a.x,
    a.y,
    a.w,
    a.h,
    `background:${r.pick([fill, fill, `linear-gradient(160deg,${mix(fill, '#ffffff', 0.4)},${fill})`])};${css}px`,
  );
  const size = Math.min(a.w, a.h) * r.range(0.66, 0.94);
  const [x, y] = [a.x + (a.w - size) / 2, a.y + (a.h - size) / 2];
  if (r.chance(0.3))
    s.box(
      'shade',
      x + size * 0.16,
      y + size * 0.9,
      size * 0.68,
      Math.max(15, size * 0.09),
      'background:rgba(0,0,0,.32);border-radius:50%;filter:blur(6px)',
    );
  const drawing = r.pick(wares)(
    r,
    apart(tint(l, k + 1), fill),
    apart(r.pick([tint(l, k + 2), '#f4efe6', '#3a3d46']), fill),
  );
  stand(s, 'ware', x, y, size, drawing, r.chance(0.3) ? r.int(-14, 14) : 0);
}

const price = (s: Sheet) => {
  const n = s.random.int(9, 180);
  return [`€${n}`, `¥${n * 8}`] as const;
};

/** Ware, name, price; a heart, a tag, the colours it comes in, a button: as the shop has it. `manner` is one for the whole page. */
function product(
  s: Sheet,
  l: Look,
  a: Area,
  k: number,
  seed: number,
  manner: { framed: boolean; heart: number; buy: boolean; stars: boolean },
) {
  const r = s.random;
  const [e, foot] = [manner.framed ? 12 : 0, 84];
  if (manner.framed) card(s, l, a);
  const view = { x: a.x + e, y: a.y + e, w: a.w - 2 * e, h: a.h - foot - e };
  ware(s, l, view, k, seed, Math.max(0, Math.min(l.round, 34) - e / 2));
  if (manner.heart === 1) {
    s.disc(view.x + view.w - 50, view.y + 10, 40, '#ffffff', 'box-shadow:0 2px 8px rgba(0,0,0,.22)');
    sign(s, r.pick(['heart', 'liked']), view.x + view.w - 41, view.y + 19, 22, '#e2344f', '#fff');
  } else if (manner.heart === 2)
    sign(s, r.pick(['heart', 'heart', 'liked']), view.x + view.w - 42, view.y + 12, 30, '#e2344f', '#fff');
  if (r.chance(0.3))
    tag(
      s,
      view.x + 10,
      view.y + 10,
      30,
      r.pick([
        ['New', '新品'],
        ['−20%', '八折'],
        ['Last', '最后'],
      ] as const),
      '#d92f45',
      '#ffffff',
      r.pick([4, 15]),
    );
  const y = a.y + a.h - foot;
  write(s, view.x + 4, y + 26, view.w - 60, 22, l.ink, names[(k + seed) % 9]!);
  write(s, view.x + 4, y + 58, view.w * 0.5, 22, manner.framed ? l.ink : l.faint, price(s));
  if (manner.buy) {
    const size = 46;
    s.box(
      'add',
      view.x + view.w - size,
      y + 20,
      size,
      size,
      `background:${tint(l, 0)};border-radius:${Math.min(l.end, 23)}px`,
    );
    sign(s, r.pick(['plus', 'bag']), view.x + view.w - size + 11, y + 31, 24, onto(tint(l, 0)), '#fff');
  } else if (manner.stars) {
    const five = Array.from(
      { length: 5 },
      (_, i) => `<circle cx="${8 + i * 19}" cy="8" r="7.500" fill="${tint(l, k + i)}"/>`,
    );
    s.object('colours', svg(view.x + view.w - 96, y + 50, 94, 16, five.slice(0, r.int(3, 5)).join('')));
  }
}

const calls: Pair[] = [
  ['Spring sale', '春季特卖'],
  ['Made to last', '经久耐用'],
  ['New season', '新季上市'],
];

/** The large field above the wares: words, a button, a drawing that may step over its edge. */
function banner(s: Sheet, l: Look, a: Area, seed: number) {
  const r = s.random;
  const [fill, pictured] = [tint(l, seed), r.chance(0.25)];
  const round = `border-radius:${l.round}px`;
  const paint = r.pick([fill, `linear-gradient(100deg,${fill},${tint(l, seed + 1)})`]);
  if (pictured) s.object('banner', photo(Math.round(a.x), a.y, Math.round(a.w), a.h, seed + 3, round));
  else s.box('banner', a.x, a.y, a.w, a.h, `background:${paint};${round}`);
  const ink = pictured ? '#ffffff' : onto(fill);
  const [flip, size] = [r.chance(0.4), a.h * r.range(0.8, 1.04)];
  const x = flip ? a.x + a.w * 0.44 : a.x + 28;
  const [dx, dy] = [flip ? a.x + 20 : a.x + a.w - size - 24, a.y + a.h - size * 0.98];
  const veil = `background:rgba(12,14,22,.62);border-radius:${Math.min(l.round, 16)}px`;
  if (pictured) s.box('veil', x - 14, a.y + 18, a.w * 0.52, a.h - 36, veil);
  else if (r.chance(0.5)) s.disc(dx + size * 0.08, dy + size * 0.12, size * 0.84, ink, 'opacity:.22');
  const drawing = r.pick(wares)(r, apart(tint(l, seed + 2), fill), apart('#f4efe6', fill));
  stand(s, 'ware', dx, dy, size, drawing, r.int(-10, 10));
  write(s, x, a.y + a.h * 0.26, a.w * 0.48, 40, ink, r.pick(calls));
  write(s, x, a.y + a.h * 0.48, a.w * 0.48, 22, ink, ['Until Sunday', '截至周日']);
  const press = pictured ? tint(l, 0) : mix(fill, onto(fill), 0.82);
  button(s, l, x, a.y + a.h * 0.64, Math.min(170, a.w * 0.4), 48, ['Shop now', '立即选购'], press);
  if (!r.chance(0.35)) return;
  const [bx, by] = [flip ? a.x + a.w - 56 : a.x + a.w * 0.56, a.y + 50];
  s.object('burst', burst(bx, by, 46, r.int(9, 18), r.range(0.76, 0.9), '#ffd43b'));
  write(s, bx - 40, by, 80, 26, '#2a1c05', ['−30%', '七折'], 'center');
}

const sorts: Pair[] = [
  ['All', '全部'],
  ['Chairs', '椅子'],
  ['Bags', '包袋'],
  ['Kitchen', '厨房'],
  ['Sport', '运动'],
  ['Light', '灯具'],
];

/** One ware alone: large, what it costs, its colours and sizes. */
function detail(s: Sheet, screen: Screen, a: Area, seed: number) {
  const { l } = screen;
  const r = s.random;
  const wide = a.w > 600;
  const flip = wide && r.chance(0.4);
  const view = wide
    ? { x: flip ? a.x + a.w * 0.48 : a.x, y: a.y, w: a.w * 0.52, h: a.h - 140 }
    : { ...a, h: a.h * 0.46 };
  ware(s, l, view, 0, seed, Math.min(l.round * 1.5, 40));
  sign(s, 'heart', view.x + view.w - 58, view.y + 20, 38, '#e2344f', '#fff');
  if (wide)
    for (let k = 0; k < 4; k++)
      ware(
        s,
        l,
        { x: view.x + (k * view.w) / 4 + 4, y: a.y + a.h - 122, w: view.w / 4 - 12, h: 118 },
        k + 1,
        seed + k,
        Math.min(l.round, 16),
      );
  const [x, w] = wide ? [flip ? a.x + 8 : a.x + a.w * 0.52 + 30, a.w * 0.48 - 44] : [a.x, a.w];
  let y = wide ? a.y + 30 : view.y + view.h + 38;
  write(s, x, y, w * 0.62, 42, l.ink, names[seed % 9]!);
  write(s, x + w * 0.62, y, w * 0.38, 36, apart(tint(l, 0), l.page), price(s), 'right');
  const stars = Array.from({ length: 5 }, (_, i) => burst(14 + i * 32, 14, 14, 5, 0.45, i < 4 ? '#f3aa1c' : l.well));
  s.object('stars', svg(x, y + 42, 160, 28, stars.join('')));
  y += 104;
  const chosen = r.int(0, 3);
  for (let k = 0; k < 4; k++) {
    if (k === chosen)
      s.box('ring', x + k * 62 - 5, y - 5, 54, 54, `border:3px solid ${l.ink};border-radius:50%;box-sizing:border-box`);
    s.disc(x + k * 62, y, 44, apart(tint(l, k), l.page));
  }
  y += 74;
  for (const [k, size] of ['S', 'M', 'L', 'XL'].entries()) {
    const bw = Math.min(84, w / 4 - 10);
    const fill = k === 1 ? l.ink : l.card;
    s.box(
      'size',
      x + k * (bw + 12),
      y,
      bw,
      54,
      `background:${fill};border-radius:${Math.min(l.end, 27)}px;${k === 1 ? '' : `border:2px solid ${l.faint};box-sizing:border-box`}`,
    );
    write(s, x + k * (bw + 12), y + 27, bw, 22, onto(fill), same(size), 'center');
  }
  y += 84;
  if (y + 70 > a.y + a.h) return;
  button(s, l, x, y, w, 64, ['Add to bag', '加入购物袋'], tint(l, 0));
  const notes: [string, Pair][] = [
    ['truck', ['Free delivery', '免费配送']],
    ['loop', ['Thirty days to return', '三十天退换']],
    ['leaf', ['Made from scraps', '再生材料']],
    ['shield', ['Two years', '两年质保']],
  ];
  for (const [k, [icon, text]] of notes.entries()) {
    const ny = y + 92 + k * 72;
    if (ny + 56 > a.y + a.h) return;
    if (k) s.box('rule', x, ny - 10, w, 2, `background:${l.rule}`);
    chip(s, l, x, ny, 48, icon, tint(l, k + 1));
    write(s, x + 66, ny + 24, w - 70, 21, l.ink, text);
  }
}

const walks: [string, Pair][] = [
  ['home', ['Shop', '商店']],
  ['search', ['Find', '查找']],
  ['liked', ['Liked', '收藏']],
  ['bag', ['Bag', '购物袋']],
];

/** A shop: wares in tiles below a banner, or one of them alone. */
export const shop: Layout = (s, seed) => {
  const r = s.random;
  const screen = open(s, ['phone', 'phone', 'window', 'page', 'bare', 'cut']);
  const { l, kind } = screen;
  aside(s, screen, ['Shop anywhere', '随处购物'], showing(s, l, [tote, ...wares]));
  let a = top(
    s,
    screen,
    r.pick([
      ['Kestrel', '红隼'],
      ['Good Things', '好物'],
    ] as const),
    seed,
  );
  if (kind === 'phone' && r.chance(0.5)) a = tabs(s, screen, walks, a);
  if (r.chance(0.3)) {
    if (kind !== 'bare') return detail(s, screen, a, seed);
    card(s, l, a, l.page);
    return detail(s, screen, { x: a.x + 28, y: a.y + 28, w: a.w - 56, h: a.h - 56 }, seed);
  }
  const manner = {
    framed: kind === 'bare' || r.chance(0.5),
    heart: r.int(0, 2),
    buy: r.chance(0.4),
    stars: r.chance(0.6),
  };
  let y = a.y;
  const high = r.int(160, 220);
  if (r.chance(0.65)) {
    banner(s, l, { ...a, h: high }, seed);
    y += high + 22;
  }
  if (r.chance(0.6)) {
    let x = a.x;
    for (const [k, sort] of sorts.entries()) {
      if (x + 110 > a.x + a.w) break;
      const fill = k ? l.card : l.ink;
      x += tag(s, x, y, 42, sort, fill, onto(fill), Math.min(l.end, 21), k ? l.lift : '') + 10;
    }
    y += 62;
  }
  const [columns, gap] = [kind === 'phone' ? 2 : r.int(3, 4), r.int(14, 26)];
  const w = (a.w - gap * (columns - 1)) / columns;
  const rest = a.y + a.h - y;
  const rows = Math.max(1, Math.round((rest + gap) / (w * 1.25 + gap)));
  const h = Math.min((rest - gap * (rows - 1)) / rows, w * 1.6);
  for (let k = 0; k < columns * rows; k++)
    product(
      s,
      l,
      { x: a.x + (k % columns) * (w + gap), y: y + Math.floor(k / columns) * (h + gap), w, h },
      k,
      seed,
      manner,
    );
};
