/** A match day: two clubs' arms on discs, the hour on a ribbon, a photograph. */
import type { Pair } from '../../scripts/designs/placing.ts';
import { box, photo, svg, type Sheet, type Layout } from '../../scripts/designs/sheet.ts';
import { crest, starRow } from './clubs-drawings.ts';
import {
  apart,
  column,
  cut,
  inset,
  look,
  mix,
  page,
  shuffled,
  tint,
  type Area,
  type Block,
  type Look,
} from './clubs-look.ts';
import {
  badge,
  bare,
  board,
  card,
  disc,
  facts,
  headline,
  lifted,
  mark,
  path,
  picture,
  plate,
  ribbon,
  roundPicture,
  stand,
  strewn,
} from './clubs-parts.ts';

const clubs: Pair[] = [
  ['Rovers', '流浪者'],
  ['North Bay', '北湾队'],
  ['Hill United', '山城联'],
  ['Otters', '水獭队'],
  ['Old Mill', '老磨坊'],
  ['Falcons', '猎鹰队'],
];
const heads: Pair[] = [
  ['Match Day', '比赛日'],
  ['Cup Final', '杯赛决赛'],
  ['Home Game', '主场比赛'],
  ['Derby Night', '德比之夜'],
];
const hours: Pair[] = [
  ['Kick-off 15:30', '15:30 开球'],
  ['Saturday 7 pm', '周六晚7点'],
  ['Sunday 11 am', '周日上午11点'],
];
const known: [string, Pair][] = [
  ['place', ['Park Field', '公园球场']],
  ['day', ['12 June', '6月12日']],
  ['clock', ['Doors 14:00', '14:00 入场']],
  ['whistle', ['League, day 9', '联赛第9轮']],
];
const against: Pair[] = [
  ['VS', 'VS'],
  ['v', '对'],
];
const calls: Pair[] = [
  ['Free', '免费'],
  ['Derby', '德比'],
  ['€5', '5元'],
  ['Live', '直播'],
];

/** One club: its disc, its arms, sometimes its name over the lower edge. */
function team(s: Sheet, l: Look, cx: number, cy: number, size: number, k: number, name: Pair | undefined) {
  const { random: r } = s;
  const under = disc(s, l, cx, cy, size, k ? tint(l, 1) : tint(l, 0));
  const key = `crest${s.elements.length}`;
  const [a, b] = [apart(tint(l, k + 1), under), apart(tint(l, k + 2), tint(l, k + 1))];
  const arms = crest(
    r,
    a,
    b,
    r.pick([l.ink === '#ffffff' ? '#ffffff' : l.ink, '#ffffff', mix(a, '#000000', 0.5)]),
    key,
  );
  stand(s, l, 'crest', cx, cy - (name ? size * 0.05 : 0), size * (name ? 0.58 : 0.64), arms, r.pick([0, 0, 0, -6, 6]));
  if (name) plate(s, l, cx, cy + size * 0.44, Math.max(40, size * 0.19), l.night ? '#ffffff' : l.ink, name, size * 1.2);
}

/** Both clubs beside or below each other with what parts them. */
function teams(s: Sheet, l: Look, a: Area, named: boolean) {
  const { random: r } = s;
  const [one, two] = shuffled(r, clubs);
  const wide = a.w > a.h;
  const size = Math.min(wide ? a.h * 0.92 : a.h * 0.43, wide ? a.w * 0.42 : a.w * 0.9);
  const [cx, cy] = [a.x + a.w / 2, a.y + a.h / 2];
  const far = wide ? Math.min(a.w / 2 - size / 2, size * r.range(0.72, 1)) : a.h / 2 - size / 2;
  const at = (way: number) => [cx + (wide ? way * far : 0), cy + (wide ? 0 : way * far)] as const;
  team(s, l, ...at(-1), size, 0, named ? one : undefined);
  team(s, l, ...at(1), size, 1, named ? two : undefined);
  const aside = wide ? 0 : r.pick([-1, 1]) * size * 0.6;
  badge(s, l, cx + aside, cy, Math.min(140, size * 0.42), tint(l, 3), r.pick(against));
}

const news = (s: Sheet) => shuffled(s.random, known).slice(0, s.random.int(2, 3));

/** Blocks one below the other, in any order. */
function stacked(s: Sheet, l: Look, seed: number) {
  const { random: r } = s;
  const onBoard = r.chance(0.5);
  const a = onBoard ? board(s, l, page(r)) : page(r);
  const named = r.chance(0.6);
  const [turn, across] = [r.pick([0, 0, -2, 2]), r.chance(0.7)];
  const blocks: Block[] = [
    [r.int(260, 380), (b) => picture(s, l, b, seed + 1, turn)],
    [r.int(230, 300), (b) => teams(s, l, b, named)],
    [96, (b) => ribbon(s, l, b, tint(l, 2), r.pick(hours))],
  ];
  if (r.chance(0.6)) blocks.push([across ? 100 : 170, (b) => facts(s, l, b, news(s), across)]);
  column(a, r.int(22, 34), [[100, (b) => headline(s, l, b, r.pick(heads), 'ball')], ...shuffled(r, blocks)]);
}

/** Two halves in the clubs' colours, cut aslant. */
function halves(s: Sheet, l: Look, seed: number) {
  const { random: r } = s;
  const [slant, top, tall] = [r.pick([-120, 0, 120, 180]), r.int(60, 130), r.int(700, 800)];
  const x = r.int(40, 70);
  const w = 1024 - 2 * x;
  const m = w / 2;
  const part = (d: string, fill: string) => s.object('half', lifted(l, svg(x, top, w, tall, path(d, fill))));
  part(`M0 0H${m + slant / 2 - 7}L${m - slant / 2 - 7} ${tall}H0z`, mix(tint(l, 0), l.face, 0.35));
  part(`M${m + slant / 2 + 7} 0H${w}V${tall}H${m - slant / 2 + 7}z`, mix(tint(l, 1), '#000000', 0.35));
  const [size, low] = [r.int(260, 330), top + tall * r.range(0.4, 0.5)];
  const [one, two] = shuffled(r, clubs);
  const drop = r.chance(0.4) ? 70 : 0;
  team(s, l, x + w * 0.25, low - drop, size, 0, one);
  team(s, l, x + w * 0.75, low + drop, size, 1, two);
  if (r.chance(0.5)) headline(s, l, { x: 150, y: top - 30, w: 724, h: 110 }, r.pick(heads), 'ball');
  else roundPicture(s, l, 512, top + 70, r.int(190, 230), seed + 3, '#ffffff');
  const foot = top + tall;
  ribbon(
    s,
    l,
    { x: x - 14, y: foot - r.int(150, 190), w: w + 28, h: 112 },
    tint(l, 2),
    r.pick(hours),
    r.pick([0, -4, 3]),
  );
  facts(s, l, { x: x + 30, y: foot - 30, w: w - 60, h: 96 }, news(s), true);
}

/** A large photograph, a card with both clubs over its edge. */
function over(s: Sheet, l: Look, seed: number) {
  const { random: r } = s;
  const a = page(r);
  const upper = r.chance(0.5);
  const [photoH, cardH] = [a.h * r.range(0.56, 0.68), r.int(370, 430)];
  picture(s, l, { ...a, y: upper ? a.y : a.y + a.h - photoH, h: photoH }, seed + 2);
  const c = { x: a.x + r.int(30, 80), y: upper ? a.y + a.h - cardH : a.y, w: 0, h: cardH };
  c.w = 1024 - 2 * c.x;
  card(s, l, c);
  teams(s, l, { ...inset(c, 40), y: c.y + (upper ? 90 : 40), h: c.h - 130 }, r.chance(0.7));
  const edge = upper ? c.y : c.y + c.h;
  ribbon(s, l, { x: c.x - 26, y: edge - 50, w: c.w + 52, h: 100 }, tint(l, 2), r.pick(hours));
  const far = upper ? a.y + 120 : a.y + a.h - 120;
  badge(s, l, r.pick([a.x + 130, a.x + a.w - 130]), far, r.int(170, 210), tint(l, 1), r.pick(calls));
  const y = upper ? a.y + photoH * 0.3 : a.y + a.h - photoH * 0.42;
  if (r.chance(0.6)) headline(s, l, { x: 230, y, w: 564, h: 116 }, r.pick(heads), 'ball');
}

/** A tall photograph beside the clubs. */
function beside(s: Sheet, l: Look, seed: number) {
  const { random: r, palette: p } = s;
  const a = page(r);
  const [left, right] = cut(r, a, r.range(0.4, 0.52), 36);
  if (r.chance(0.4)) {
    s.object('photo', box(left.x, left.y, left.w, left.h, '', photo(0, 0, Math.round(left.w), left.h, seed, l.lift)));
    const fill = r.pick([p.dark, tint(l, 0)]);
    s.box('band', left.x, left.y + left.h - 150, left.w, 150, `background:${fill}`);
    bare(s, l, 'whistle', left.x + left.w / 2 - 50, left.y + left.h - 125, 100, 2, fill);
  } else picture(s, l, left, seed);
  const inner = r.chance(0.7) ? inset(right, 26) : right;
  if (inner !== right) card(s, l, right);
  const blocks: Block[] = [
    [90, (b) => headline(s, l, b, r.pick(heads), 'cup')],
    [430, (b) => teams(s, l, b, r.chance(0.6))],
    [84, (b) => ribbon(s, l, b, tint(l, 2), r.pick(hours))],
  ];
  if (r.chance(0.5)) blocks.push([50, (b) => stars(s, l, b)]);
  else blocks.push([150, (b) => facts(s, l, b, news(s).slice(0, 2), false)]);
  column(inner, 24, blocks);
  const cy = r.pick([left.y + 110, left.y + left.h * 0.5]);
  if (r.chance(0.7)) badge(s, l, left.x + left.w * r.pick([0.3, 0.7]), cy, 180, tint(l, 1), r.pick(calls));
  else mark(s, l, left.x + left.w / 2, cy, 130, 'ball', tint(l, 3));
}

function stars(s: Sheet, l: Look, a: Area) {
  const drawn = starRow(5, 5, apart(tint(l, 1), l.face), l.faint);
  s.object('stars', lifted(l, svg(a.x + a.w / 2 - 100, a.y + a.h / 2 - 20, 200, 40, drawn)));
}

export const match: Layout = (s, seed) => {
  const { random: r } = s;
  const l = look(s);
  r.pick([stacked, halves, over, beside])(s, l, seed);
  if (r.chance(0.35))
    strewn(
      s,
      l,
      [
        [30, 30],
        [994, 994],
        [994, 30],
        [30, 994],
      ],
      r.int(2, 4),
    );
};
