/** A visit to a museum: the ticket with its stub, the plan of a floor, numbers on discs and what they stand for. */
import type { Random } from '../../scripts/designs/random.ts';
import { svg, type Sheet, type Layout } from '../../scripts/designs/sheet.ts';
import {
  apart,
  card,
  centred,
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
import { badge, badgeIcon, icon, picture, plate, title } from './venues-parts.ts';

const museums = pairs(
  'City Museum/城市博物馆|House of Light/光之馆|Sea Museum/海洋博物馆|Gallery North/北方画廊|Museum of Toys/玩具博物馆|Old Mint/旧造币厂',
);
const halls = pairs(
  'Pottery/陶器|Masks/面具|Whales/鲸鱼|Portraits/肖像|Maps/地图|Café/咖啡馆|Coins/钱币|Garden/花园|Shop/商店|Sculpture/雕塑',
);
const kinds = pairs('Admit one/单人票|Family ticket/家庭票|Day pass/一日通票|Night visit/夜游票');
const floors = pairs('Ground floor/一层|Upper floor/二层|Your way round/参观路线|Floor plan/楼层图');
const cries = pairs('Free/免费|Sunday/周日|New wing/新馆|Kids 0/儿童免费');
const signs = ['temple', 'vase', 'camera', 'picture', 'mask', 'palette', 'drum', 'key'];
const lift = 'drop-shadow(0 7px 11px rgba(0,0,0,.4))';

function barcode(r: Random, w: number, h: number, ink: string): string {
  const lines: string[] = [];
  for (let x = 0; x < w - 6; x += r.pick([5, 7, 9, 12])) lines.push(`M${x} 0h${r.pick([2, 3, 5])}v${h}H${x}z`);
  return `<path d="${lines.join('')}" fill="${ink}"/>`;
}

/** What the stub shows: bars, or a sign, or a number. */
function stubbed(s: Sheet, l: Look, a: Area, ink: string, under: string): void {
  const r = s.random;
  const kind = r.int(0, 2);
  if (kind === 0) {
    const [w, h] = [a.w * 0.5, a.h * 0.72];
    const drawn = `<g transform="translate(${w} 0) rotate(90)">${barcode(r, h, w, ink)}</g>`;
    return s.object('barcode', svg(a.x + (a.w - w) / 2, a.y + (a.h - h) / 2, w, h, drawn));
  }
  const q = Math.min(a.w, a.h) * 0.3;
  if (kind === 1) icon(s, l, r.pick(signs), a.x + a.w / 2 - q, a.y + a.h * 0.4 - q, 2 * q, under);
  else {
    const plain = { x: a.x + a.w / 2 - q, y: a.y + a.h * 0.4 - q, w: 2 * q, h: 2 * q };
    slab(s, 'disc', plain, apart(tint(l, 2), under), { outline: 'pill', lift: l.small });
    centred(
      s,
      a.x + a.w / 2,
      a.y + a.h * 0.4,
      q * 1.4,
      q * 0.9,
      onto(apart(tint(l, 2), under)),
      same(`${r.int(2, 29)}`),
    );
  }
  centred(s, a.x + a.w / 2, a.y + a.h * 0.84, a.w * 0.8, 30, ink, same(`No ${r.int(100, 999)}`));
}

/** A ticket: in one piece with a dashed line, or its stub torn off and beside it. */
function ticket(s: Sheet, l: Look, a: Area, seed: number): void {
  const r = s.random;
  const fill = r.pick([l.card, tint(l, 0), tint(l, 1)]);
  const [torn, left, part] = [r.chance(0.45), r.chance(0.3), a.w * r.range(0.22, 0.28)];
  const m = on(l, fill);
  const [cut, n, c] = [left ? part : a.w - part, r.int(14, 24), r.pick([0, 14, 30])];
  const stub = { x: left ? a.x : a.x + cut, y: a.y, w: part, h: a.h };
  const body = { x: left ? a.x + part : a.x, y: a.y, w: a.w - part, h: a.h };
  if (torn) {
    const other = r.pick([fill, tint(l, 2)]);
    slab(s, 'ticket', body, fill, {
      outline: r.pick(['bite', 'zigzag', 'chamfer', 'round']),
      corner: n,
      lift: l.lift || lift,
    });
    const off = { ...stub, x: stub.x + (left ? -8 : 8) };
    turned(s, off.x + part / 2, a.y + a.h / 2, r.pick([-4, 3, 6]), () => {
      slab(s, 'stub', off, other, { outline: r.pick(['bite', 'round', 'square']), corner: n, lift: l.lift || lift });
      stubbed(s, on(l, other), off, onto(other), other);
    });
  } else {
    const bite = `a${n} ${n} 0 0 0 ${2 * n} 0`;
    const d = `M${c} 0H${cut - n}${bite}H${a.w - c}q${c} 0 ${c} ${c}V${a.h - c}q0 ${c} ${-c} ${c}H${cut + n}a${n} ${n} 0 0 0 ${-2 * n} 0H${c}q${-c} 0 ${-c} ${-c}V${c}q0 ${-c} ${c} ${-c}z`;
    s.object('ticket', svg(a.x, a.y, a.w, a.h, `<path d="${d}" fill="${fill}" style="filter:${l.lift || lift}"/>`));
    const line = `<path d="M4 0V${a.h - 2 * n - 20}" stroke="${m.faint}" stroke-width="5" stroke-dasharray="${r.pick(['12 10', '4 9'])}"/>`;
    s.object('cut line', svg(a.x + cut - 4, a.y + n + 10, 8, a.h - 2 * n - 20, line));
    stubbed(s, m, stub, m.ink, fill);
  }
  printed(s, m, body, seed);
}

/** What is on the ticket itself. */
function printed(s: Sheet, m: Look, a: Area, seed: number): void {
  const r = s.random;
  const q = Math.min(a.h * 0.6, a.w * 0.3);
  const first = r.chance(0.6);
  const sx = first ? a.x + 34 : a.x + a.w - 34 - q;
  if (r.chance(0.4))
    picture(s, m, { x: sx, y: a.y + (a.h - q) / 2, w: q, h: q }, seed + 3, r.pick(['50%', '12px', '0']), true);
  else badgeIcon(s, m, r.pick(signs), sx + q / 2, a.y + a.h / 2, q, 1);
  const [x, w] = [first ? sx + q + 30 : a.x + 36, a.w - q - 100];
  write(s, x, a.y + a.h * 0.34, w, 56, m.ink, r.pick(museums));
  if (r.chance(0.5)) return void write(s, x, a.y + a.h * 0.66, w, 32, m.faint, r.pick(kinds));
  plate(
    s,
    m,
    { x, y: a.y + a.h * 0.56, w: Math.min(w, 250), h: Math.min(58, a.h * 0.28) },
    r.pick(kinds),
    tint(m, 0),
    m.pill,
    '',
  );
}

/** Rooms by cutting a box again and again. */
function cutUp(r: Random, a: Area, depth: number): Area[] {
  const wide = a.w > a.h * r.range(0.8, 1.2);
  const long = wide ? a.w : a.h;
  if (!depth || long < 230) return [a];
  const at = Math.round(long * r.range(0.38, 0.62));
  const halves = wide
    ? [
        { ...a, w: at },
        { ...a, x: a.x + at, w: a.w - at },
      ]
    : [
        { ...a, h: at },
        { ...a, y: a.y + at, h: a.h - at },
      ];
  return halves.flatMap((half) => cutUp(r, half, depth - 1));
}

/** The plan of a floor as one drawing; returns its rooms, which are where it stands. */
function plan(s: Sheet, l: Look, a: Area): Area[] {
  const r = s.random;
  const [wall, thick] = [apart(r.pick([l.ink, tint(l, 2), tint(l, 0)]), l.card), r.int(5, 12)];
  const rooms = cutUp(r, a, 3);
  const shades = r.pick([
    [l.card],
    [mix(l.card, tint(l, 1), 0.35), mix(l.card, tint(l, 0), 0.25), l.card],
    [l.well, l.card],
  ]);
  const floor = rooms.map((o, i) => {
    const [x, y] = [o.x - a.x, o.y - a.y];
    const door =
      o.w > 90
        ? `<path d="M${x + o.w * 0.66} ${y}h${Math.min(44, o.w * 0.24)}" stroke="${shades[0]}" stroke-width="${thick + 2}" stroke-linecap="butt"/>`
        : '';
    const round = r.chance(0.25)
      ? `<circle cx="${x + o.w * 0.78}" cy="${y + o.h * 0.76}" r="${Math.min(o.w, o.h) * 0.1}" fill="${wall}"/>`
      : '';
    const stairs = r.chance(0.2)
      ? upTo(5)
          .map((k) => `<path d="M${x + 18 + k * 10} ${y + o.h - 50}v36" stroke="${wall}" stroke-width="4"/>`)
          .join('')
      : '';
    return [
      `<rect x="${x}" y="${y}" width="${o.w}" height="${o.h}" fill="${shades[i % shades.length]}" stroke="${wall}" stroke-width="${thick}"/>`,
      round + stairs + door,
    ] as const;
  });
  const way = r.chance(0.5)
    ? `<path d="M${rooms.map((o) => `${o.x - a.x + o.w / 2} ${o.y - a.y + o.h / 2}`).join('L')}" fill="none" stroke="${apart(tint(l, 0), l.card)}" stroke-width="6" stroke-dasharray="2 14" stroke-linecap="round"/>`
    : '';
  s.object('plan', svg(a.x, a.y, a.w, a.h, floor.map((f) => f[0]).join('') + floor.map((f) => f[1]).join('') + way));
  return rooms;
}

/** A number on a disc, a drop, or a square. */
function number(s: Sheet, l: Look, cx: number, cy: number, q: number, i: number, manner: number): void {
  const fill = [tint(l, 0), tint(l, i), l.ink, tint(l, 1)][manner]!;
  const rim = manner === 1 ? 0 : 5;
  const drop = `M0 ${q * 1.7}L${-q * 0.8} ${q * 0.6}A${q} ${q} 0 1 1 ${q * 0.8} ${q * 0.6}z`;
  if (manner === 3)
    s.object(
      'pin',
      svg(cx, cy, 10, 10, `<path d="${drop}" fill="${fill}" style="filter:drop-shadow(0 3px 4px rgba(0,0,0,.4))"/>`),
    );
  else
    slab(s, 'disc', { x: cx - q, y: cy - q, w: 2 * q, h: 2 * q }, fill, {
      outline: 'pill',
      rim,
      edge: apart(l.card, fill),
      flat: true,
      lift: l.small,
    });
  centred(s, cx, cy, q * 1.5, q * 1.04, onto(fill), same(`${i + 1}`));
}

/** The plan with its numbers on a card, and what they stand for: beside it, beneath it, or nowhere. */
function guide(s: Sheet, l: Look, a: Area, plated: boolean): void {
  const r = s.random;
  card(s, l, a);
  const wide = a.w > a.h * 1.25;
  const count = plated ? r.int(3, 4) : 3;
  const legend = wide ? 250 : 150;
  const flip = wide && r.chance(0.5);
  const head = r.chance(0.6) ? 96 : 40;
  if (head > 50) title(s, l, { x: a.x + 60, y: a.y + 18, w: a.w - 120, h: 72 }, r.pick(floors), 1);
  const area = {
    x: a.x + 40 + (flip ? legend : 0),
    y: a.y + head + 6,
    w: a.w - 80 - (wide ? legend : 0),
    h: a.h - head - 50 - (wide ? 0 : legend),
  };
  const rooms = some(r, plan(s, l, area), count);
  const manner = r.int(0, 3);
  const q = r.int(26, 34);
  for (const [i, o] of rooms.entries()) number(s, l, o.x + o.w / 2, o.y + o.h / 2, q, i, manner);
  const named = some(r, halls, rooms.length);
  for (const [i, name] of named.entries()) {
    const [lx, ly, lw] = wide
      ? [flip ? a.x + 30 : a.x + a.w - legend - 10, area.y + ((i + 0.5) * area.h) / named.length, legend - 20]
      : [a.x + 40 + ((i % 2) * (a.w - 80)) / 2, a.y + a.h - legend + 20 + (i >> 1) * 62, (a.w - 100) / 2];
    const text = plated ? onto(tint(l, i)) : l.ink;
    if (plated)
      slab(s, 'label', { x: lx, y: ly - 25, w: lw, h: 50 }, tint(l, i), { outline: l.pill, corner: 12, lift: '' });
    centred(s, lx + lw / 2, ly, lw - 36, 25, text, [`${i + 1}  ${name[0]}`, `${i + 1}  ${name[1]}`]);
  }
}

/** Ticket above or below the plan, perhaps over its edge. */
function stacked(s: Sheet, l: Look, seed: number): void {
  const r = s.random;
  const above = r.chance(0.5);
  const [th, over] = [r.int(230, 280), r.pick([0, 26, -30])];
  const t = { x: r.int(50, 90), y: above ? r.int(40, 70) : 984 - th, w: r.int(840, 880), h: th };
  const g = { x: r.int(60, 120), y: above ? t.y + th - over + 30 : 50, w: 0, h: 0 };
  g.w = 1024 - 2 * g.x;
  g.h = above ? 980 - g.y : t.y + over - 30 - g.y;
  guide(s, l, g, true);
  turned(s, 512, t.y + th / 2, r.int(-2, 2), () => ticket(s, l, t, seed));
  const q = r.int(62, 76);
  badge(s, l, r.chance(0.5) ? g.x + 20 : g.x + g.w - 20, above ? 935 : 80, q, [r.pick(cries)], tint(l, 3));
}

/** The plan tall on one side; on the other things to see, the ticket leaning at the foot. */
function leaning(s: Sheet, l: Look, seed: number): void {
  const r = s.random;
  const left = r.chance(0.5);
  const g = { x: left ? 44 : 420, y: r.int(40, 70), w: 560, h: r.int(600, 640) };
  guide(s, l, g, false);
  const [x, w] = [left ? 636 : 40, 346];
  const pictured = r.chance(0.6);
  if (pictured) picture(s, l, { x, y: g.y + 10, w, h: 300 }, seed + 8, r.pick(['50% 50% 0 0', '20px', '0']), true);
  else {
    slab(s, 'card', { x, y: g.y + 10, w, h: 300 }, tint(l, 0), {
      outline: l.outline,
      corner: l.corner,
      loud: true,
      lift: l.lift || lift,
    });
    icon(s, on(l, tint(l, 0)), r.pick(signs), x + w / 2 - 95, g.y + 65, 190, tint(l, 0));
  }
  plate(s, l, { x, y: g.y + 340, w, h: 92 }, r.pick(museums), l.card, r.pick(['round', 'pill', 'square']), lift);
  for (const [i, name] of some(r, signs, pictured ? 2 : 1).entries())
    badgeIcon(s, l, name, x + w * (pictured ? 0.27 + i * 0.46 : 0.5), g.y + 520, 128, i + 1, lift);
  const t = { x: 80, y: 730, w: 860, h: r.int(220, 240) };
  turned(s, 512, 840, r.int(-4, 4), () => ticket(s, l, t, seed));
}

export const museum: Layout = (s, seed) => s.random.pick([stacked, leaning])(s, look(s), seed);
