/** A card with a map: land, water, parks as they are, all streets as one, the way, pins, and what they say. */
import { sign } from '../../scripts/designs/placing.ts';
import { svg, type Sheet } from '../../scripts/designs/sheet.ts';
import { button, emblem, key } from './everyday-apps-bits.ts';
import {
  apart,
  breadth,
  centre,
  figure,
  lift,
  mix,
  onto,
  pairs,
  tint,
  write,
  type Area,
  type Look,
} from './everyday-apps-look.ts';
import { about } from './everyday-apps-stage.ts';

interface Land {
  ground: string;
  street: string;
  water: string;
  greens: string[];
  blocks: string[];
  round: number;
}

function landOf(s: Sheet, l: Look): Land {
  const { random: r, palette: p } = s;
  const round = r.pick([0, 16, 30, 44]);
  if (r.chance(0.3))
    return {
      ground: '#262c3a',
      street: '#4a546a',
      water: '#1d4a6b',
      greens: ['#2f5c44', '#3a6b3f'],
      blocks: ['#5d688f', '#735a80'],
      round,
    };
  if (r.chance(0.3))
    return {
      ground: mix(p.mid, '#ffffff', 0.72),
      street: '#ffffff',
      water: mix(p.second, '#ffffff', 0.35),
      greens: [mix(p.mid, '#ffffff', 0.3), mix(p.accent, '#ffffff', 0.45)],
      blocks: [mix(p.dark, '#ffffff', 0.55), tint(l, 3)],
      round,
    };
  return {
    ground: r.pick(['#eee9dc', '#e4e8ec', '#f1e6d4']),
    street: r.pick(['#ffffff', '#fffdf4', '#c9c3b4']),
    water: r.pick(['#8fc7ea', '#9fd8dc']),
    greens: ['#a7d490', r.pick(['#8cc79a', '#bfd67d'])],
    blocks: [r.pick(['#d9c9a8', '#c8cdd6']), r.pick(['#e6b89c', '#d5c4dd'])],
    round,
  };
}

/** Drawn within the map's edges. */
function within(s: Sheet, name: string, a: Area, round: number, inner: string) {
  const id = `map${s.elements.length}`;
  const edge = `<clipPath id="${id}"><rect width="${a.w}" height="${a.h}" rx="${round}"/></clipPath>`;
  s.object(name, svg(a.x, a.y, a.w, a.h, `${edge}<g clip-path="url(#${id})">${inner}</g>`));
}

/** Where the streets run: their middles across and down. */
function mesh(s: Sheet, a: Area) {
  const r = s.random;
  const run = (long: number) => {
    const spots: number[] = [];
    for (let v = r.int(60, 130); v < long - 50; v += r.int(120, 190)) spots.push(v);
    return spots;
  };
  return { xs: run(a.w), ys: run(a.h) };
}

type Mesh = ReturnType<typeof mesh>;

/** Parks and houses in the fields between the streets. */
function fields(s: Sheet, a: Area, land: Land, { xs, ys }: Mesh, tilt: string) {
  const r = s.random;
  const [us, vs] = [
    [0, ...xs, a.w],
    [0, ...ys, a.h],
  ];
  const taken = new Set<string>();
  for (let k = r.int(2, 3); k > 0; k--) {
    const [i, j] = [r.int(0, us.length - 2), r.int(0, vs.length - 2)];
    if (taken.has(`${i},${j}`)) continue;
    taken.add(`${i},${j}`);
    const [x, y, w, h] = [us[i]! + 20, vs[j]! + 20, us[i + 1]! - us[i]! - 40, vs[j + 1]! - vs[j]! - 40];
    if (w < 50 || h < 50) continue;
    const park = r.chance(0.6);
    const fill = r.pick(park ? land.greens : land.blocks);
    const trees = Array.from(
      { length: 4 },
      () =>
        `<circle cx="${r.int(x + 16, x + w - 16)}" cy="${r.int(y + 16, y + h - 16)}" r="12" fill="${mix(fill, '#1c4a2a', 0.35)}"/>`,
    );
    const plot = `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${r.pick([4, 16, 26])}" fill="${fill}"/>`;
    within(
      s,
      park ? 'park' : 'block',
      a,
      land.round,
      `<g${tilt}>${plot}${park && r.chance(0.6) ? trees.join('') : ''}</g>`,
    );
  }
}

function streets(s: Sheet, a: Area, land: Land, { xs, ys }: Mesh, tilt: string) {
  const r = s.random;
  const wide = r.int(12, 18);
  const bend = r.pick([0, 0, 40]);
  const lines = [
    ...xs.map((x) => `M${x} -400C${x} ${a.h * 0.3} ${x + bend} ${a.h * 0.6} ${x} ${a.h + 400}`),
    ...ys.map((y) => `M-400 ${y}C${a.w * 0.3} ${y} ${a.w * 0.6} ${y + bend} ${a.w + 400} ${y}`),
  ];
  const path = lines.map((d, k) => `<path d="${d}" stroke-width="${k % 3 === 1 ? wide * 1.6 : wide}"/>`);
  within(s, 'streets', a, land.round, `<g${tilt} fill="none" stroke="${land.street}">${path.join('')}</g>`);
}

function river(s: Sheet, a: Area, land: Land) {
  const r = s.random;
  const [y, end] = [a.h * r.range(0.15, 0.85), a.h * r.range(0.15, 0.85)];
  const stream = `<path d="M-60 ${y}C${a.w * 0.35} ${end} ${a.w * 0.6} ${y} ${a.w + 60} ${end}" fill="none" stroke="${land.water}" stroke-width="${r.int(50, 100)}"/>`;
  const [rx, ry] = [a.w * r.range(0.14, 0.22), a.h * r.range(0.12, 0.2)];
  const lake = `<ellipse cx="${r.pick([a.w * 0.14, a.w * 0.86])}" cy="${r.pick([a.h * 0.16, a.h * 0.84])}" rx="${rx}" ry="${ry}" fill="${land.water}"/>`;
  within(s, 'water', a, land.round, r.pick([stream, stream, lake]));
}

/** The way; returns its ends. It keeps off the lower part, where the chip lies. */
function route(s: Sheet, a: Area, colour: string) {
  const r = s.random;
  const count = r.int(3, 5);
  const flip = r.chance(0.5);
  const spots = Array.from({ length: count }, (_, k) => {
    const t = 0.14 + (0.72 * k) / (count - 1);
    return [a.x + a.w * (flip ? 1 - t : t), a.y + a.h * r.range(0.28, 0.84)] as const;
  });
  const kind = r.pick(['corner', 'straight', 'bent']);
  const d = spots.map(([x, y], k) => {
    if (!k) return `M${x} ${y}`;
    const [px, py] = spots[k - 1]!;
    if (kind === 'corner') return `H${x}V${y}`;
    return kind === 'bent' ? `C${(px + x) / 2} ${py} ${(px + x) / 2} ${y} ${x} ${y}` : `L${x} ${y}`;
  });
  const wide = r.int(9, 16);
  const style = 'fill="none" stroke-linecap="round" stroke-linejoin="round"';
  const line = (tone: string, w: number, dash = '') =>
    `<path d="${d.join('')}" ${style} stroke="${tone}" stroke-width="${w}"${dash}/>`;
  const drawn = r.pick([
    line('#ffffff', wide + 8) + line(colour, wide),
    line(mix(colour, '#000000', 0.45), wide + 6) + line(colour, wide),
    line(colour, wide, ` stroke-dasharray="${wide * 1.6} ${wide * 1.5}"`),
    line(colour, wide),
  ]);
  s.object('route', svg(0, 0, 1024, 1024, drawn));
  return [spots[0]!, spots[count - 1]!] as const;
}

const pins = [
  'M50 98C24 66 14 52 14 37a36 36 0 0 1 72 0c0 15-10 29-36 61z',
  'M18 8h64a10 10 0 0 1 10 10v46a10 10 0 0 1-10 10H62L50 96 38 74H18A10 10 0 0 1 8 64V18A10 10 0 0 1 18 8z',
  'M26 4h10v4h54L76 28l14 20H36v50H26z',
];

/** Stands on its point: a drop or a plate, with a hole or a sign. */
function pin(s: Sheet, x: number, y: number, size: number, fill: string, manner: number, icon: string) {
  const rim = s.random.chance(0.4) ? ' stroke="#ffffff" stroke-width="6" stroke-linejoin="round"' : '';
  const hole = manner === 0 && !icon ? `<circle cx="50" cy="37" r="14" fill="${onto(fill)}"/>` : '';
  const drawn = `<g style="filter:drop-shadow(0 4px 5px rgba(0,0,0,.4))"><path d="${pins[manner]}" fill="${fill}"${rim}/>${hole}</g>`;
  const shift = manner === 2 ? 0.31 : 0.5;
  s.object('pin', svg(x - size * shift, y - size * 0.97, size, size, drawn, 0, '0 0 100 100'));
  if (!icon || manner === 2) return;
  const d = size * 0.36;
  const ink = onto(fill);
  sign(s, icon, x - d / 2, y - size * 0.6 - d / 2, d, ink, mix(ink, fill, 0.6));
}

const places = pairs('Old Mill/老磨坊|River Café/河畔咖啡|Market/集市|School/学校|Harbour/码头');
const times = pairs('8 min/8分钟|2.4 km/2.4公里|15 min/15分钟');

/** What is written near the second pin, or on the map's edge. */
function chip(s: Sheet, l: Look, a: Area, land: Land, [x, y]: readonly [number, number]) {
  const r = s.random;
  const text = r.pick(r.chance(0.5) ? places : times);
  const h = r.int(48, 62);
  const w = Math.min(a.w * 0.6, breadth(s, text) * h * 0.46 + h * 1.1);
  const left = Math.max(a.x + 14, Math.min(a.x + a.w - w - 14, x - w / 2));
  const top = Math.min(a.y + a.h - h - 12, y + 18);
  const fill = r.pick([apart(tint(l, 2), land.ground), onto(land.ground)]);
  s.box('chip', left, top, w, h, `background:${fill};border-radius:${r.pick([h / 2, 8, l.small])}px;${lift(s)}`);
  centre(s, left + w / 2, top + h / 2, w - h * 0.6, h * 0.46, onto(fill), text);
}

/** The card below the map: where, how long, and a button. */
function foot(s: Sheet, l: Look, a: Area, bare: boolean) {
  const r = s.random;
  const fill = bare ? l.card : r.pick([l.well, tint(l, 3), mix(l.card, l.ink, 0.9)]);
  s.box(
    'sheet',
    a.x,
    a.y,
    a.w,
    a.h,
    `background:${fill};border-radius:${Math.min(l.small, 26)}px;${bare ? lift(s) : ''}`,
  );
  const [size, cy, ink] = [a.h * 0.62, a.y + a.h / 2, onto(fill)];
  emblem(
    s,
    l,
    a.x + 22 + size / 2,
    cy,
    size,
    r.pick(['bike', 'shoe', 'house', 'cup']),
    fill === tint(l, 3) ? mix(fill, ink, 0.8) : tint(l, 1),
  );
  const [x, wide] = [a.x + size + 42, a.w > 540];
  const w = wide ? a.w * 0.36 : a.x + a.w - x - 20;
  write(s, x, cy - a.h * 0.16, w, a.h * 0.26, ink, r.pick(places));
  write(s, x, cy + a.h * 0.18, w, Math.max(19, a.h * 0.2), mix(ink, fill, 0.2), r.pick(times));
  if (!wide) return;
  const bh = a.h * 0.56;
  const call = fill === tint(l, 0) ? mix(fill, ink, 0.85) : tint(l, 0);
  button(
    s,
    l,
    { x: a.x + a.w - 230, y: cy - bh / 2, w: 206, h: bh },
    r.pick(pairs('Go/出发|Start/开始')),
    call,
    r.pick(['', 'bike']),
  );
}

function draw(s: Sheet, l: Look, whole: Area, _seed: number, bare: boolean) {
  const r = s.random;
  const [footed, land] = [r.chance(0.7) && whole.h > 330, landOf(s, l)];
  const low = footed ? Math.max(110, Math.min(150, whole.h * 0.2)) : 0;
  const over = r.chance(0.4) ? low * 0.4 : -20;
  const a = footed ? { ...whole, h: whole.h - low + over } : whole;
  const edge = r.pick(['', '', 'border:8px solid #ffffff;box-sizing:border-box;']);
  s.box('land', a.x, a.y, a.w, a.h, `background:${land.ground};border-radius:${land.round}px;${edge}${lift(s)}`);
  const e = edge ? 8 : 0;
  const inner = { x: a.x + e, y: a.y + e, w: a.w - 2 * e, h: a.h - 2 * e };
  const inside = { ...land, round: Math.max(0, land.round - e) };
  const tilt = ` transform="rotate(${r.pick([0, 0, -18, 14, 32])} ${inner.w / 2} ${inner.h / 2})"`;
  const net = mesh(s, inner);
  if (r.chance(0.6)) river(s, inner, inside);
  fields(s, inner, inside, net, tilt);
  streets(s, inner, inside, net, tilt);
  const free = { ...inner, h: footed && over > 0 ? inner.h - over : inner.h };
  const colour = mix(tint(l, 0), '#000000', land.street === '#4a546a' ? 0 : 0.14);
  const [start, end] = route(s, free, colour);
  const [manner, size, named] = [r.int(0, 2), r.int(84, 116), r.chance(0.5)];
  if (r.chance(0.5)) pin(s, ...start, size * 0.86, tint(l, 2), manner, named ? 'house' : '');
  else figure(s, 'start', [...start, r.int(40, 56)], 'disc', { fill: '#ffffff', rim: colour, wide: 20 });
  pin(s, ...end, size, tint(l, 1), manner, named ? r.pick(['star', 'cup', 'heart']) : '');
  chip(s, l, free, land, end);
  if (r.chance(0.4)) {
    const [kx, d] = [r.chance(0.5) ? inner.x + 50 : inner.x + inner.w - 50, 60];
    if (start[1] > inner.y + 200 && end[1] > inner.y + 220)
      key(s, l, kx, inner.y + 50, d, 'plus', mix(l.card, l.ink, 0.9));
  }
  if (footed)
    foot(
      s,
      l,
      {
        ...whole,
        x: whole.x + (over > 0 ? 20 : 0),
        w: whole.w - (over > 0 ? 40 : 0),
        y: whole.y + whole.h - low,
        h: low,
      },
      bare || over > 0,
    );
}

export const map = about({
  titles: pairs('Find us/找到我们|Bike tour/骑行路线|Your route/你的路线|City walk/城市漫步'),
  notes: pairs('Free parking/免费停车|Open till 8/营业到8点|Two stops/两站地|Easy ride/轻松骑行'),
  seals: pairs('5 km/5公里|Here/在这里|New/新店|Open/营业中'),
  icons: ['bike', 'shoe', 'house', 'cup', 'leaf', 'star'],
  free: true,
  draw,
});
