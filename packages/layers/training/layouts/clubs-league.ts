/** A league's table: rows with chips and small bars under a head, a cup on its disc. */
import type { Pair } from '../../scripts/designs/placing.ts';
import { svg, type Sheet, type Layout } from '../../scripts/designs/sheet.ts';
import { crest, starRow, trophy } from './clubs-drawings.ts';
import {
  apart,
  calm,
  column,
  cut,
  inset,
  look,
  mix,
  onto,
  page,
  readable,
  same,
  shuffled,
  tint,
  write,
  type Area,
  type Look,
} from './clubs-look.ts';
import {
  badge,
  bare,
  bubble,
  button,
  card,
  disc,
  facts,
  headline,
  mark,
  picture,
  plate,
  ribbon,
  roundPicture,
  stand,
  strewn,
} from './clubs-parts.ts';

const clubs: Pair[] = [
  ['Harbour', '海港队'],
  ['Otters', '水獭队'],
  ['Ravens', '渡鸦队'],
  ['Lakeside', '湖滨队'],
  ['Mill End', '磨坊队'],
  ['Comets', '彗星队'],
  ['Wolves', '群狼队'],
];
const heads: Pair[] = [
  ['Summer League', '夏季联赛'],
  ['Table, week 12', '第12周积分榜'],
  ['Top of the club', '俱乐部榜首'],
  ['Standings', '积分榜'],
];
const known: [string, Pair][] = [
  ['ball', ['48 goals', '48个进球']],
  ['day', ['Final 30 May', '5月30日决赛']],
  ['whistle', ['Next: round 13', '下一轮：13']],
];
const calls: Pair[] = [
  ['No. 1', '第一'],
  ['Champions', '冠军'],
  ['+3', '+3'],
];

interface Rows {
  zebra: boolean;
  rules: boolean;
  plates: boolean;
  chip: number;
  measure: number;
  points: boolean;
}

const chosenRows = (s: Sheet, n: number): Rows => {
  const { random: r } = s;
  const ground = r.pick(n > 4 ? [0, 0, 1, 3] : [0, 1, 2]);
  return {
    zebra: ground === 0,
    rules: ground === 1,
    plates: ground === 2,
    chip: r.int(0, 4),
    measure: r.pick(n > 4 ? [0, 2, 3] : [0, 1, 2, 3]),
    points: n < 5 && r.chance(0.5),
  };
};

/** Who it is: letters on a chip, a crest, a rank. */
function chip(
  s: Sheet,
  l: Look,
  x: number,
  cy: number,
  size: number,
  k: number,
  name: Pair,
  kind: number,
  under: string,
) {
  const fill = apart(tint(l, k), under);
  const middle = [x + size / 2, cy] as const;
  if (kind === 4) {
    const arms = crest(s.random, fill, tint(l, k + 2), mix(fill, '#000000', 0.4), `crest${s.elements.length}`);
    return s.object('crest', svg(x, cy - size / 2, size, size, arms, 0, '0 0 200 200'));
  }
  if (kind === 3) disc(s, l, ...middle, size, fill);
  else
    s.box(
      'chip',
      x,
      cy - size / 2,
      size,
      size,
      `background:${fill};border-radius:${[size / 2, size * 0.22, 0][kind]}px`,
    );
  const under2 = kind === 3 && l.disc === 5 ? mix(fill, l.face, 0.8) : fill;
  write(s, x, cy, size, size * 0.46, onto(under2), [name[0].slice(0, 1), name[0].slice(0, 1)], 'center');
}

/** How it went: one bar, bars in a row of equal things, stars, or nothing. */
function measure(s: Sheet, l: Look, a: Area, k: number, kind: number, share: number, under: string) {
  const fill = apart(tint(l, k + 1), under);
  const cy = a.y + a.h / 2;
  if (kind === 0) {
    const h = Math.min(30, a.h * 0.4);
    s.box(
      'bar',
      a.x,
      cy - h / 2,
      Math.max(40, a.w * share),
      h,
      `background:${fill};border-radius:${Math.min(l.round, h / 2)}px`,
    );
  } else if (kind === 1) {
    const h = Math.min(26, a.h * 0.34);
    const round = Math.min(l.round, h / 2);
    s.box('track', a.x, cy - h / 2, a.w, h, `background:${mix(under, onto(under), 0.2)};border-radius:${round}px`);
    s.box('bar', a.x, cy - h / 2, Math.max(36, a.w * share), h, `background:${fill};border-radius:${round}px`);
  } else if (kind === 2) {
    const drawn = starRow(5, Math.max(1, Math.round(share * 5)), fill, mix(under, onto(under), 0.24));
    const w = Math.min(a.w, 170);
    s.object('stars', svg(a.x, cy - w / 10, w, w / 5, drawn, 0, '0 0 200 40'));
  } else {
    const bars = [0.5, 0.9, 0.3, 0.7, 1].map((q, i) => {
      const h = 44 * (((q * 10 + k * 3 + i) % 8) / 10 + 0.25);
      return `<rect x="${i * 22}" y="${48 - h}" width="15" height="${h}" rx="3"/>`;
    });
    const h = Math.min(a.h * 0.7, 54);
    s.object('form', svg(a.x, cy - h / 2, h * 2.1, h, `<g fill="${fill}">${bars.join('')}</g>`, 0, '0 0 104 50'));
  }
}

/** One row of the table. */
function row(s: Sheet, l: Look, a: Area, k: number, name: Pair, rows: Rows, share: number, first: string) {
  const { random: r } = s;
  let under = first;
  if (rows.zebra && k % 2) {
    under = mix(first, tint(l, 0), 0.2);
    s.box('row', a.x, a.y, a.w, a.h, `background:${under}`);
  } else if (rows.plates) {
    under = k ? mix(first, onto(first), 0.09) : tint(l, 1);
    const css = `background:${under};border-radius:${Math.min(l.round, a.h / 2)}px;${l.low}`;
    s.box('row', a.x, a.y + 5, a.w, a.h - 10, css);
  }
  if (rows.rules && k) s.box('rule', a.x, a.y - 2, a.w, 3, `background:${mix(first, onto(first), 0.3)}`);
  const [size, cy] = [Math.min(a.h * 0.68, 84), a.y + a.h / 2];
  const ink = onto(under);
  chip(s, l, a.x + 22, cy, size, k, name, rows.chip, under);
  const left = a.x + size + 42;
  const [points, room] = [rows.points ? 74 : 20, a.x + a.w - left];
  const named = Math.min(240, (room - points) * 0.48);
  write(s, left, cy, named, Math.min(38, a.h * 0.4), ink, name);
  const box = { x: left + named + 16, y: a.y, w: room - named - points - 36, h: a.h };
  if (box.w > 60) measure(s, l, box, k, rows.measure, share, under);
  if (rows.points)
    write(
      s,
      a.x + a.w - 84,
      cy,
      64,
      36,
      readable(apart(tint(l, 2), under), under),
      same(`${34 - k * r.int(3, 5)}`),
      'right',
    );
}

/** A card whose head ends where the card ends, its rows, sometimes a foot. */
function table(s: Sheet, l: Look, a: Area, n: number, headed: boolean) {
  const { random: r } = s;
  const round = Math.min(l.round, 34);
  s.box('card', a.x, a.y, a.w, a.h, `background:${l.face};border-radius:${round}px;${l.lift}`);
  const border = Number(/border:(\d+)px/.exec(l.lift)?.[1] ?? 0);
  const [high, fill] = [headed ? r.int(90, 124) : 0, tint(l, 0)];
  if (headed) {
    const [cap, t] = [Math.max(0, round - border), { x: a.x + border, y: a.y + border, w: a.w - 2 * border }];
    s.box('head', t.x, t.y, t.w, high - border, `${calm(r, fill)};border-radius:${cap}px ${cap}px 0 0`);
    const signed = r.chance(0.6);
    if (signed)
      bare(
        s,
        { ...l, tints: [onto(fill), mix(onto(fill), fill, 0.4)] },
        r.pick(['cup', 'ball', 'whistle']),
        a.x + 26,
        a.y + high * 0.2,
        high * 0.6,
        0,
        fill,
      );
    write(s, a.x + (signed ? high + 6 : 34), a.y + high / 2, a.w - high - 60, 50, onto(fill), r.pick(heads));
  }
  const rows = chosenRows(s, n);
  const pad = rows.zebra ? border : 20;
  const step = (a.h - high - 32) / n;
  for (const [k, name] of shuffled(r, clubs).slice(0, n).entries())
    row(
      s,
      l,
      { x: a.x + pad, y: a.y + high + 16 + step * k, w: a.w - 2 * pad, h: step },
      k,
      name,
      rows,
      0.95 - k * r.range(0.11, 0.16),
      l.face,
    );
}

/** The cup on its disc, with a plate or a badge over its edge. */
function cup(s: Sheet, l: Look, a: Area) {
  const { random: r } = s;
  const size = Math.min(a.w, a.h);
  const [cx, cy] = [a.x + a.w / 2, a.y + a.h / 2];
  const under = disc(s, l, cx, cy, size, tint(l, 1));
  const metal = r.pick(['#f2c14e', '#d7dbe2', '#d98f4e', '#ffd85c']);
  stand(
    s,
    l,
    'cup',
    cx,
    cy,
    size * 0.66,
    trophy(r, apart(metal, under), r.pick(['#4a3527', l.night ? '#ffffff' : l.ink])),
  );
  const kind = r.int(0, 2);
  if (kind === 0) plate(s, l, cx, cy + size * 0.45, Math.max(46, size * 0.18), tint(l, 0), r.pick(calls), size * 1.1);
  else if (kind === 1)
    badge(
      s,
      l,
      cx + r.pick([-1, 1]) * size * 0.42,
      cy - size * 0.32,
      Math.max(100, size * 0.42),
      tint(l, 2),
      r.pick(calls),
    );
}

/** The table on one side, cup and news on the other. */
function sided(s: Sheet, l: Look, seed: number) {
  const { random: r } = s;
  const a = page(r);
  const [one, two] = cut(r, a, r.range(0.6, 0.66), r.int(30, 44));
  table(s, l, one, r.int(4, 5), true);
  const lower = r.int(0, 2);
  column(two, 44, [
    [two.w, (b) => cup(s, l, b)],
    [
      340,
      (b) => {
        if (lower === 0) facts(s, l, b, known, false);
        else if (lower === 1) picture(s, l, inset(b, 14), seed + 1, r.pick([0, 3, -3]));
        else scorer(s, l, b, seed);
      },
    ],
    [84, (b) => button(s, l, b, tint(l, 0), ['All games', '全部比赛'])],
  ]);
}

/** Who scored most: a card with a portrait, its name over the lower edge. */
function scorer(s: Sheet, l: Look, a: Area, seed: number) {
  card(s, l, a, mix(l.face, tint(l, 2), 0.3));
  const size = Math.min(a.w - 50, a.h - 110);
  const cy = a.y + 24 + size / 2;
  roundPicture(s, l, a.x + a.w / 2, cy, size, seed + 2, tint(l, 0));
  plate(s, l, a.x + a.w / 2, cy + size * 0.46, 50, tint(l, 0), ['Leo Marsh', '马磊'], a.w - 30);
  write(s, a.x + 16, a.y + a.h - 36, a.w - 32, 28, onto(mix(l.face, tint(l, 2), 0.3)), ['14 goals', '14球'], 'center');
}

/** The table over the whole width, the cup over its edge or above it. */
function wide(s: Sheet, l: Look) {
  const { random: r } = s;
  const a = page(r);
  const [size, n] = [r.int(230, 280), r.int(4, 5)];
  const place = r.pick([0.16, 0.5, 0.84]);
  const below = r.chance(0.35);
  const body = { ...a, y: below ? a.y : a.y + size * 0.88, h: a.h - size * 0.88 };
  table(s, l, body, n, below || place !== 0.5);
  const y = below ? body.y + body.h - size * 0.1 : a.y;
  const at = { x: a.x + a.w * place - size / 2, y, w: size, h: size * 0.92 };
  cup(s, l, at);
  if (place === 0.5) return;
  const x = place < 0.5 ? at.x + size + 60 : a.x;
  const room = a.w - size - 60 - (place < 0.5 ? at.x - a.x : a.x + a.w - at.x - size);
  const line = { x, y: y + size * 0.24, w: room, h: 100 };
  const kind = r.int(0, 2);
  if (kind === 0) ribbon(s, l, line, tint(l, 2), r.pick(known)[1]);
  else if (kind === 1) bubble(s, l, { ...line, w: Math.min(line.w, 420) }, tint(l, 2), ['What a season!', '精彩赛季']);
  else facts(s, l, line, shuffled(r, known).slice(0, 2), true);
}

/** Three steps of honour above, a short table below. */
function podium(s: Sheet, l: Look) {
  const { random: r } = s;
  const a = page(r);
  headline(s, l, { ...a, h: 104 }, r.pick(heads), 'cup');
  const [foot, w] = [a.y + 530, Math.min(230, a.w / 3.6)];
  const cx = a.x + a.w / 2;
  const joined = r.chance(0.5) ? 0 : 14;
  for (const [k, [dx, h]] of (
    [
      [-1, 150],
      [1, 110],
      [0, 220],
    ] as const
  ).entries()) {
    const [x, rank] = [cx + dx * (w + joined) - w / 2, [2, 3, 1][k]!];
    const fill = tint(l, k);
    s.box(
      'step',
      x,
      foot - h,
      w,
      h,
      `${calm(r, fill)};border-radius:${Math.min(l.round, 20)}px ${Math.min(l.round, 20)}px 0 0;box-shadow:0 6px 16px rgba(0,0,0,.35)`,
    );
    write(s, x, foot - h + 56, w, 66, onto(fill), same(`${rank}`), 'center');
    if (rank === 1) stand(s, l, 'cup', x + w / 2, foot - h - 78, 150, trophy(r, '#f2c14e', '#4a3527'));
    else mark(s, l, x + w / 2, foot - h - 58, 104, r.pick(['ball', 'heart', 'leaf']), tint(l, k + 1));
  }
  const under = { ...a, y: foot + r.pick([0, 30]), h: 0 };
  under.h = a.y + a.h - under.y;
  table(s, l, under, 3, r.chance(0.3));
  if (r.chance(0.6)) badge(s, l, r.pick([a.x + 50, a.x + a.w - 50]), foot - 330, 124, tint(l, 3), r.pick(calls));
}

export const league: Layout = (s, seed) => {
  const { random: r } = s;
  const l = look(s);
  r.pick([sided, wide, wide, podium])(s, l, seed);
  if (r.chance(0.25))
    strewn(
      s,
      l,
      [
        [30, 30],
        [994, 994],
        [994, 30],
      ],
      2,
    );
};
