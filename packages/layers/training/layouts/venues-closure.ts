/** A street or a car park that is closed: stripes, signs, cones, arrows, and the way round with its stops. */
import type { Pair } from '../../scripts/designs/placing.ts';
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
import { badge, badgeIcon, icon, pill, plate, ribbon } from './venues-parts.ts';

const titles = pairs(
  'Road closed/道路封闭|Car park closed/停车场关闭|Roadworks/道路施工|Bridge repairs/桥梁维修|No parking today/今日禁停|Street works/街道施工',
);
const dates = pairs(
  '3 – 9 June/六月三日至九日|Mon to Fri/周一至周五|7 am – 6 pm/早七点至晚六点|Until Sunday/至周日|From 12 May/五月十二日起',
);
const reasons = pairs(
  'Please use the detour/请绕行|New pipes for our street/更换管道|We are sorry for the noise/噪音敬请谅解|Shops stay open/商铺照常营业|Buses stop at the school/公交改停学校',
);
const stops = pairs(
  'Mill St/磨坊街|School/学校|Old Gate/老城门|Market/市场|Church/教堂|Station/车站|Park/公园|Bridge/桥',
);
const ways: [string, Pair][] = [
  ['car', ['Cars', '汽车']],
  ['bike', ['Bikes', '自行车']],
  ['bus', ['Buses', '公交']],
  ['digger', ['Site traffic', '施工车辆']],
  ['barrier', ['No entry', '禁止进入']],
];
const lift = 'drop-shadow(0 6px 9px rgba(0,0,0,.42))';

/** A band of slanting stripes or chevrons, a thing by itself. */
function stripes(s: Sheet, l: Look, a: Area, turn = 0): void {
  const r = s.random;
  const [one, two] = r.pick([
    ['#f7c619', '#1f1d22'],
    ['#e2372d', '#ffffff'],
    ['#ff7a1a', '#ffffff'],
    [tint(l, 0), apart(l.card, tint(l, 0))],
  ]) as [string, string];
  const upright = a.h > a.w;
  const thin = upright ? a.w : a.h;
  const k = thin * r.range(0.5, 1.1);
  const chevrons = r.chance(0.35);
  const marks = upTo(Math.ceil((upright ? a.h : a.w) / (2 * k)) + 2).map((i) => {
    const x = (i - 1) * 2 * k;
    const d = chevrons
      ? `M${x} 0h${k}l${thin / 2} ${thin / 2} ${-thin / 2} ${thin / 2}h${-k}l${thin / 2} ${-thin / 2}z`
      : `M${x + thin} 0h${k}L${x + k} ${thin}h${-k}z`;
    return `<path d="${d}" fill="${two}"/>`;
  });
  const key = `h${s.elements.length}`;
  const turning = upright ? `translate(${a.w} 0) rotate(90)` : '';
  const round = r.pick([0, 0, thin * 0.3]);
  const inner = `<clipPath id="${key}"><rect width="${a.w}" height="${a.h}" rx="${round}"/></clipPath><g style="filter:${lift}"><g clip-path="url(#${key})"><rect width="${a.w}" height="${a.h}" fill="${one}"/><g transform="${turning}">${marks.join('')}</g></g></g>`;
  s.object('stripes', svg(a.x, a.y, a.w, a.h, inner, turn));
}

/** A cone of the street, three colours, one thing. */
function cone(s: Sheet, cx: number, foot: number, h: number): void {
  const r = s.random;
  const [body, band, base] = r.pick([
    ['#ff6b1a', '#ffffff', '#d94f0b'],
    ['#f2452f', '#fff3d6', '#2a2930'],
    ['#f7a11a', '#ffffff', '#3b3942'],
  ]) as [string, string, string];
  const rings = r.chance(0.5)
    ? 'M8.500 8h7l1.300 4.500H7.200z'
    : 'M9.300 5.500h5.400l.7 2.500H8.600zM7.500 12h9l1 3.600H6.500z';
  const drawn = `<path d="M10 2h4l5 18H5z" fill="${body}"/><path d="${rings}" fill="${band}"/><path d="M1 20h22v3.500H1z" fill="${base}"/>`;
  s.object(
    'icon:street cone',
    svg(
      cx - h / 2,
      foot - h,
      h,
      h,
      `<g style="filter:drop-shadow(0 .6px .8px rgba(0,0,0,.5))">${drawn}</g>`,
      r.pick([0, 0, 0, 8, -8]),
      '0 0 24 24',
    ),
  );
}

/** A sign as they stand in the street. */
function roadSign(s: Sheet, l: Look, cx: number, cy: number, q: number): void {
  const r = s.random;
  const red = '#d8262c';
  const disc = (fill: string, inner: string) =>
    `<circle r="${q}" fill="${fill}" stroke="#ffffff" stroke-width="${q * 0.06}"/>${inner}`;
  const bar = (colour: string) =>
    `<rect x="${-q * 0.66}" y="${-q * 0.17}" width="${q * 1.32}" height="${q * 0.34}" rx="4" fill="${colour}"/>`;
  const slash = `<path d="M${-q * 0.56} ${-q * 0.56}L${q * 0.56} ${q * 0.56}" stroke="${red}" stroke-width="${q * 0.18}"/>`;
  const ring = `<circle r="${q * 0.8}" fill="none" stroke="${red}" stroke-width="${q * 0.18}"/>`;
  const kind = r.int(0, 3);
  const triangle = `<path d="M0 ${-q * 0.9}L${q} ${q * 0.8}H${-q}z" fill="#ffffff" stroke="${red}" stroke-width="${q * 0.2}" stroke-linejoin="round"/>`;
  const drawn = [
    disc(red, bar('#ffffff')),
    disc('#2458a8', ring + slash),
    triangle,
    `<rect x="${-q * 0.74}" y="${-q * 0.74}" width="${q * 1.48}" height="${q * 1.48}" rx="${q * 0.16}" fill="#ffb81c" stroke="#1f1d22" stroke-width="${q * 0.09}" transform="rotate(45)"/>`,
  ][kind]!;
  s.object('road sign', svg(cx, cy, 10, 10, `<g style="filter:${l.lift || lift}">${drawn}</g>`));
  if (kind < 2) return;
  const size = q * (kind === 2 ? 0.84 : 0.96);
  const name = r.pick(['digger', 'car', 'bend', 'bike']);
  s.object(
    `icon:${name}`,
    svg(
      cx - size / 2,
      cy - size / 2 + (kind === 2 ? q * 0.22 : 0),
      size,
      size,
      s.kit.icons[name]!('#1f1d22', '#3f3d46', '#8b8893'),
      0,
      '0 0 24 24',
    ),
  );
}

/** A barrier on two legs with a plate of words. */
function barrier(s: Sheet, l: Look, a: Area, text: (typeof titles)[number]): void {
  const r = s.random;
  const leg = apart('#565a66', l.card);
  const legs = `<g style="filter:${lift}"><path d="M${a.w * 0.14} 0h26V${a.h}h-26zM${a.w * 0.86 - 26} 0h26V${a.h}h-26z" fill="${leg}"/><path d="M${a.w * 0.14 - 34} ${a.h - 20}h94v20h-94zM${a.w * 0.86 - 60} ${a.h - 20}h94v20h-94z" fill="${leg}"/></g>`;
  s.object('legs', svg(a.x, a.y, a.w, a.h, legs));
  stripes(s, l, { x: a.x, y: a.y + a.h * 0.08, w: a.w, h: a.h * 0.2 });
  const fill = r.pick([l.card, tint(l, 0), '#ffb81c']);
  plate(
    s,
    l,
    { x: a.x + 20, y: a.y + a.h * 0.34, w: a.w - 40, h: a.h * 0.36 },
    text,
    fill,
    r.pick(['square', 'round', 'chamfer']),
    lift,
  );
}

/** The courses a way round may take: how low each stop lies, from left to right. */
const courses = [
  [0.5, 0.5, 0.5, 0.5],
  [0.5, 0.5, 0.5],
  [1, 0, 0, 1],
  [0, 1, 0, 1],
  [0.2, 0.2, 1, 1],
  [1, 0, 1, 0, 1],
  [0.9, 0, 0.9],
];

/** The line of the way round, then its stops and their names. */
function detour(s: Sheet, l: Look, a: Area): void {
  const r = s.random;
  const lows = r.pick(courses);
  const at = lows.map(
    (low, i) => [a.x + 60 + (i * (a.w - 120)) / (lows.length - 1), a.y + 70 + low * (a.h - 140)] as const,
  );
  const colour = tint(l, r.int(0, 2));
  const curved = r.chance(0.5);
  const d = at.map(([x, y], i) => {
    if (!i) return `M${x} ${y}`;
    const [bx, by] = at[i - 1]!;
    return curved ? `C${(x + bx) / 2} ${by} ${(x + bx) / 2} ${y} ${x} ${y}` : `L${x} ${y}`;
  });
  const [thick, dash] = [r.int(10, 22), r.pick(['', '', '26 16', '2 26'])];
  s.object(
    'route',
    svg(
      0,
      0,
      1024,
      1024,
      `<path d="${d.join('')}" fill="none" stroke="${colour}" stroke-width="${thick}" stroke-dasharray="${dash}" stroke-linecap="round" stroke-linejoin="round"/>`,
    ),
  );
  const [q, names, manner] = [r.int(22, 32), some(r, stops, at.length), r.int(0, 3)];
  const fill = apart(manner ? tint(l, 1) : l.ink, colour);
  for (const [i, [x, y]] of at.entries()) {
    const ends = i === 0 || i === at.length - 1;
    const stop = { x: x - q, y: y - q, w: 2 * q, h: 2 * q };
    if (ends && manner === 3) icon(s, l, 'pin', x - q * 1.2, y - q * 2, q * 2.4, l.card);
    else
      slab(s, 'stop', stop, fill, {
        outline: manner === 2 ? 'round' : 'pill',
        corner: 10,
        rim: 6,
        edge: apart(l.card, fill),
        flat: true,
      });
    const w = Math.min(150, (a.w - 40) / at.length);
    const left = Math.max(a.x + 6, Math.min(a.x + a.w - 6 - w, x - w / 2));
    const beyond = [at[i - 1], at[i + 1]].filter((near) => near !== undefined);
    const above = beyond.reduce((sum, near) => sum + near[1] - y, 0) > 0;
    write(s, left, above ? y - q * (ends && manner === 3 ? 2 : 1) - 22 : y + q + 26, w, 26, l.ink, names[i]!, 'center');
  }
}

/** When it is: on pills beside or beneath each other. */
function when(s: Sheet, l: Look, a: Area): void {
  const r = s.random;
  const beside = a.w > 520;
  for (const [i, text] of some(r, dates, 2).entries()) {
    const x = beside ? a.x + (i * a.w) / 2 : a.x;
    pill(
      s,
      l,
      x,
      beside ? a.y + 36 : a.y + 36 + i * 88,
      70,
      beside ? a.w / 2 - 14 : a.w,
      text,
      tint(l, i),
      beside ? r.pick(['clock', 'timer', '']) : '',
    );
  }
}

/** A poster: stripes above and below, the sign beside the words, the way round beneath. */
function poster(s: Sheet, l: Look): void {
  const r = s.random;
  const a = { x: r.int(50, 110), y: 60, w: 0, h: 904 };
  a.w = 1024 - 2 * a.x;
  card(s, l, a, l.card, 'notice', r.pick(['square', 'round', 'chamfer']));
  const [sh, wide] = [r.int(54, 84), r.chance(0.4)];
  const band = { x: wide ? 0 : a.x + 24, y: a.y + 24, w: wide ? 1024 : a.w - 48, h: sh };
  stripes(s, l, band);
  if (r.chance(0.6)) stripes(s, l, { ...band, y: a.y + a.h - 24 - sh });
  const [left, q] = [r.chance(0.5), r.int(96, 112)];
  const y = a.y + sh + 60;
  roadSign(s, l, left ? a.x + 160 : a.x + a.w - 160, y + 120, q);
  const [x, w] = [left ? a.x + 300 : a.x + 44, a.w - 350];
  write(s, x, y + 60, w, 72, l.ink, r.pick(titles));
  write(s, x, y + 126, w, 32, l.faint, r.pick(reasons));
  pill(s, l, x, y + 200, 66, w, r.pick(dates), tint(l, 0), r.pick(['clock', 'timer']));
  const box = { x: a.x + 44, y: y + 270, w: a.w - 88, h: 250 };
  if (r.chance(0.5)) slab(s, 'card', box, l.well, { corner: Math.min(28, l.corner), lift: l.small });
  const under = s.elements.at(-1)!.name === 'card' ? l.well : l.card;
  detour(s, on(l, under), box);
  const foot = a.y + a.h - sh - 44;
  for (const i of upTo(r.int(2, 3))) cone(s, a.x + 120 + i * 150, foot, r.int(110, 136));
  icon(s, l, r.pick(['arrow', 'bend']), a.x + a.w - 210, foot - 124, 116, l.card, r.pick([0, 0, -20]));
}

/** A barrier in the street, cones on either hand; a card with the way round. */
function blocked(s: Sheet, l: Look): void {
  const r = s.random;
  const up = r.chance(0.6);
  const b = { x: r.int(60, 120), y: up ? r.int(50, 90) : 500, w: 0, h: r.int(400, 440) };
  b.w = 1024 - 2 * b.x;
  barrier(s, l, b, r.pick(titles));
  const foot = b.y + b.h + 20;
  for (const i of upTo(r.int(2, 4))) cone(s, 330 + i * 122 + r.int(-4, 4), foot, r.int(104, 122));
  const a = { x: 70, y: up ? 560 : 60, w: 884, h: 400 };
  card(s, l, a);
  detour(s, l, { x: a.x + 30, y: a.y + 20, w: a.w - 60, h: 260 });
  when(s, l, { x: a.x + 46, y: a.y + a.h - 104, w: a.w - 92, h: 80 });
  const cx = r.chance(0.5) ? 90 : 934;
  badge(s, l, cx, up ? 545 : 485, 66, [r.pick([same('!'), ['Stop', '停'], ['Slow', '慢行']] as const)], tint(l, 3));
}

/** An upright hazard at one side; plates of words beside it, arrows large. */
function upright(s: Sheet, l: Look): void {
  const r = s.random;
  const left = r.chance(0.5);
  const w = r.int(90, 140);
  stripes(s, l, { x: left ? 0 : 1024 - w, y: 0, w, h: 1024 });
  const [x, wide] = [left ? w + 44 : 44, 936 - w];
  const first = r.pick([tint(l, 0), l.card]);
  card(s, l, { x, y: 50, w: wide, h: 230 }, first);
  roadSign(s, l, x + (left ? wide - 110 : 110), 165, 84);
  const tx = left ? x + 36 : x + 220;
  write(s, tx, 130, wide - 256, 64, onto(first), r.pick(titles));
  write(s, tx, 204, wide - 256, 32, mix(onto(first), first, 0.15), r.pick(reasons));
  const second = { x, y: 312, w: wide, h: r.int(300, 340) };
  card(s, l, second);
  detour(s, l, { x: x + 20, y: second.y + 30, w: wide - 40, h: second.h - 50 });
  const y = second.y + second.h + 36;
  const half = wide * 0.5;
  const third = { x: left ? x : x + half, y, w: half, h: 1024 - 44 - y };
  card(s, l, third, l.card);
  when(s, l, { x: third.x + 26, y: y + (third.h - 170) / 2, w: half - 52, h: 170 });
  const side = left ? x + half : x;
  const fill = tint(l, 1);
  turned(s, side + half / 2, y + 120, r.int(-4, 4), () => {
    slab(s, 'arrow plate', { x: side + 30, y: y + 10, w: half - 60, h: 120 }, fill, {
      outline: r.pick(['round', 'chamfer', 'square']),
      lift,
    });
    icon(s, on(l, fill), r.pick(['arrow', 'bend']), side + half / 2 - 48, y + 22, 96, fill);
  });
  for (const i of upTo(2)) cone(s, side + half / 2 - 70 + i * 140, 990, r.int(110, 126));
}

/** A tape across the whole picture, what is closed above it and who may pass beneath. */
function taped(s: Sheet, l: Look): void {
  const r = s.random;
  const a = { x: 90, y: r.int(50, 80), w: 844, h: 440 };
  card(s, l, a);
  roadSign(s, l, 512, a.y + 120, 92);
  const name = r.pick(titles);
  if (r.chance(0.5)) ribbon(s, 512, a.y + 280, 700, 104, name, tint(l, 0));
  else centred(s, 512, a.y + 280, 740, 84, l.ink, name);
  centred(s, 512, a.y + 370, 700, 36, l.faint, r.pick(reasons));
  const turn = r.int(2, 6) * r.pick([-1, 1]);
  stripes(s, l, { x: -60, y: 520, w: 1144, h: r.int(60, 84) }, turn);
  if (r.chance(0.5)) stripes(s, l, { x: -60, y: 530, w: 1144, h: r.int(44, 60) }, -turn);
  const count = 3;
  for (const [i, [way, words]] of some(r, ways, count).entries()) {
    const c = { x: 70 + i * 302, y: 660, w: 280, h: 250 };
    const fill = r.chance(0.5) ? l.card : tint(l, i);
    card(s, l, c, fill);
    badgeIcon(s, on(l, fill), way, c.x + 140, c.y + 96, 130, i + 1);
    centred(s, c.x + 140, c.y + 206, 240, 32, onto(fill), words);
  }
  for (const x of some(r, [70, 361, 663, 954], r.int(1, 3))) cone(s, x, 1004, 120);
}

export const closure: Layout = (s) => s.random.pick([poster, blocked, upright, taped])(s, look(s));
