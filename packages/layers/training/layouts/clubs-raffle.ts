/** A raffle: tickets that overlap, a drum, stars, what can be won. */
import type { Pair } from '../../scripts/designs/placing.ts';
import { svg, type Sheet, type Layout } from '../../scripts/designs/sheet.ts';
import { bars, drum } from './clubs-drawings.ts';
import {
  column,
  cut,
  inset,
  look,
  mix,
  onto,
  page,
  placed,
  same,
  shuffled,
  tint,
  upTo,
  write,
  type Area,
  type Block,
  type Look,
} from './clubs-look.ts';
import {
  badge,
  board,
  bubble,
  button,
  card,
  disc,
  facts,
  headline,
  lifted,
  mark,
  path,
  picture,
  rays,
  stand,
  strewn,
  stroke,
} from './clubs-parts.ts';

const heads: Pair[] = [
  ['Grand Raffle', '大抽奖'],
  ['Lucky Draw', '幸运抽奖'],
  ['Win a bike', '赢取自行车'],
  ['Tombola', '慈善摸彩'],
];
const prizes: [string, Pair][] = [
  ['present', ['Hamper', '礼篮']],
  ['cup', ['Season pass', '季票']],
  ['donut', ['Breakfast', '早餐券']],
  ['ball', ['Signed ball', '签名球']],
  ['heart', ['Spa day', '水疗券']],
];
const known: [string, Pair][] = [
  ['clock', ['Draw at 8 pm', '晚上8点开奖']],
  ['place', ['Club house', '会所']],
  ['day', ['1 November', '11月1日']],
];
const calls: [Pair, Pair][] = [
  [
    ['€2', '2元'],
    ['a ticket', '每张'],
  ],
  [
    ['50', '50'],
    ['prizes', '份奖品'],
  ],
  [
    ['1 in 4', '四分之一'],
    ['wins', '中奖'],
  ],
];

interface Manner {
  shape: number;
  motif: number;
  numbered: boolean;
}

const manner = (s: Sheet): Manner => ({
  shape: s.random.int(0, 3),
  motif: s.random.int(0, 3),
  numbered: s.random.chance(0.75),
});

/** The outline of a ticket: notched sides, scooped corners, teeth, or plain round. */
function outline(shape: number, w: number, h: number): string {
  const n = h * 0.14;
  if (shape === 0)
    return `M0 0H${w}V${h / 2 - n}a${n} ${n} 0 0 0 0 ${2 * n}V${h}H0V${h / 2 + n}a${n} ${n} 0 0 0 0 ${-2 * n}z`;
  if (shape === 1)
    return `M${n} 0H${w - n}a${n} ${n} 0 0 0 ${n} ${n}V${h - n}a${n} ${n} 0 0 0 ${-n} ${n}H${n}a${n} ${n} 0 0 0 ${-n} ${-n}V${n}a${n} ${n} 0 0 0 ${n} ${-n}z`;
  if (shape === 2) {
    const k = h / 8;
    return `M0 0H${w}${`l${-k * 0.8} ${k / 2} ${k * 0.8} ${k / 2}`.repeat(8)}H0${`l${k * 0.8} ${-k / 2} ${-k * 0.8} ${-k / 2}`.repeat(8)}z`;
  }
  return `M${n} 0H${w - n}a${n} ${n} 0 0 1 ${n} ${n}V${h - n}a${n} ${n} 0 0 1 ${-n} ${n}H${n}a${n} ${n} 0 0 1 ${-n} ${-n}V${n}a${n} ${n} 0 0 1 ${n} ${-n}z`;
}

/** A ticket with what is printed on it and no one would move alone. */
function ticket(
  s: Sheet,
  l: Look,
  cx: number,
  cy: number,
  w: number,
  turn: number,
  k: number,
  m: Manner,
  visible: number,
) {
  const h = w * 0.48;
  const fill = tint(l, k);
  const ink = onto(fill);
  const line = ` stroke-dasharray="3 ${Math.round(w / 26)}"`;
  const stub = stroke(`M${w * 0.76} ${h * 0.1}V${h * 0.9}`, ink, 3, line);
  const star = `<g transform="translate(${w * 0.8} ${h * 0.28}) scale(${(h * 0.44) / 200})">${rays(5, 0.42, ink)}</g>`;
  const code = `<g transform="translate(${w * 0.92} ${h * 0.16}) rotate(90)">${bars(s.random, h * 0.68, w * 0.1, ink)}</g>`;
  const frame = `<rect x="${w * 0.1}" y="${h * 0.12}" width="${w * 0.8}" height="${h * 0.76}" rx="6" fill="none" stroke="${ink}" stroke-width="3"/>`;
  const marks = [stub + star, stub + code, frame, stub][m.motif]!;
  const edge = s.random.chance(0.5) ? ` stroke="${mix(fill, '#000000', 0.3)}" stroke-width="3"` : '';
  placed(s, cx, cy, turn, () => {
    s.object('ticket', lifted(l, svg(-w / 2, -h / 2, w, h, path(outline(m.shape, w, h), fill, edge) + marks)));
    if (!m.numbered || visible < 0.5) return;
    const x = -w * (m.motif === 2 ? 0.36 : 0.4);
    const room = w * Math.min(m.motif === 2 ? 0.72 : 0.58, visible - 0.2);
    write(s, x, 0, room, h * 0.34, ink, same(`${s.random.int(0, 9)}${s.random.int(100, 999)}`), 'center');
  });
}

/** A row of tickets, each turned and over its neighbour's edge. */
function row(s: Sheet, l: Look, a: Area) {
  const { random: r } = s;
  const [m, n] = [manner(s), r.int(3, 5)];
  const w = Math.min((a.w / (1 + (n - 1) * 0.62)) * 0.96, a.h * 1.5);
  const step = Math.min((a.w - w) / (n - 1), w * 0.86);
  const from = a.x + a.w / 2 - (step * (n - 1)) / 2;
  const [kind, alike] = [r.int(0, 2), r.chance(0.3)];
  for (const k of upTo(n)) {
    const t = k - (n - 1) / 2;
    const turn = [t * r.int(4, 7), (k % 2 ? 1 : -1) * r.int(6, 14), r.int(-16, 16)][kind]!;
    const drop = kind === 0 ? t * t * 9 - 10 : r.int(-12, 12);
    ticket(s, l, from + step * k, a.y + a.h / 2 + drop, w, turn, alike ? k % 2 : k, m, k < n - 1 ? step / w - 0.04 : 1);
  }
}

/** Tickets that fan out from one point below. */
function fan(s: Sheet, l: Look, cx: number, foot: number, w: number) {
  const { random: r } = s;
  const [m, n, spread] = [{ ...manner(s), motif: 3 }, r.int(3, 5), r.int(22, 28)];
  for (const k of upTo(n)) {
    const angle = ((k - (n - 1) / 2) * spread * Math.PI) / 180;
    const far = w * 0.82;
    const turn = (angle * 180) / Math.PI - 90;
    ticket(s, l, cx + far * Math.sin(angle), foot - far * Math.cos(angle), w, turn, k, m, k < n - 1 ? 0 : 1);
  }
}

function drawDrum(s: Sheet, l: Look, cx: number, cy: number, size: number) {
  const { random: r } = s;
  const cage = r.pick([tint(l, 1), '#8b8f99', '#c19a3a']);
  const drawn = drum(r, cage, r.pick([mix(tint(l, 0), '#000000', 0.3), '#4a4038', '#5a6270']), shuffled(r, l.tints));
  const way = r.chance(0.5) ? drawn : `<g transform="translate(200 0) scale(-1 1)">${drawn}</g>`;
  stand(s, l, 'drum', cx, cy, size, way);
}

/** What can be won, each on its disc, with or without a card. */
function won(s: Sheet, l: Look, a: Area, n: number) {
  const { random: r } = s;
  const [cards, w] = [r.chance(0.5), a.w / n];
  if (!cards) card(s, l, a);
  for (const [k, [icon, name]] of shuffled(r, prizes).slice(0, n).entries()) {
    const x = a.x + w * k;
    if (cards) card(s, l, { x: x + 8, y: a.y, w: w - 16, h: a.h });
    const size = Math.min(a.h * 0.56, w * 0.6);
    mark(s, l, x + w / 2, a.y + a.h * 0.4, size, icon, tint(l, k));
    write(s, x + 22, a.y + a.h * 0.84, w - 44, Math.min(28, a.h * 0.15), l.ink, name, 'center');
  }
}

/** The drum with what rings it: a disc or a burst behind, a badge before. */
function spun(s: Sheet, l: Look, a: Area) {
  const { random: r } = s;
  const size = Math.min(a.w, a.h);
  const [cx, cy] = [a.x + a.w / 2, a.y + a.h / 2];
  const back = r.int(0, 2);
  if (back === 0) disc(s, l, cx, cy, size, tint(l, 2));
  else if (back === 1) stand(s, l, 'burst', cx, cy, size * 1.1, rays(r.int(14, 22), r.range(0.74, 0.88), tint(l, 2)));
  drawDrum(s, l, cx, cy, size * (back === 2 ? 0.94 : 0.62));
  const [big, small] = r.pick(calls);
  const way = r.pick([-1, 1]);
  badge(
    s,
    l,
    cx + way * Math.min(size * 0.44, a.w / 2 - 70),
    cy + r.pick([-1, 1]) * size * 0.34,
    Math.min(190, size * 0.4),
    tint(l, 0),
    big,
    small,
  );
}

/** Stars of several sizes in the area. */
function stars(s: Sheet, l: Look, a: Area) {
  const { random: r } = s;
  const [n, points] = [r.int(3, 5), r.pick([4, 5, 5, 6])];
  for (const k of upTo(n)) {
    const size = Math.min(a.h * 0.9, 90) * (k % 2 ? 0.6 : 1);
    stand(
      s,
      l,
      'star',
      a.x + (a.w * (k + 0.5)) / n,
      a.y + a.h / 2,
      size,
      rays(points, 0.45, tint(l, k + 1)),
      r.int(-15, 15),
    );
  }
}

/** Blocks in a column: tickets, drum, prizes. */
function stacked(s: Sheet, l: Look) {
  const { random: r } = s;
  const whole = page(r);
  const a = r.chance(0.4) ? board(s, l, whole) : whole;
  const blocks: Block[] = [
    [r.int(250, 310), (b) => row(s, l, b)],
    [r.int(280, 340), (b) => middleRow(s, l, b)],
  ];
  if (r.chance(0.6)) blocks.push([180, (b) => won(s, l, b, r.int(3, 4))]);
  else
    blocks.push([
      84,
      (b) => button(s, l, inset({ ...b, x: b.x + 160, w: b.w - 320 }, 0), tint(l, 0), ['Buy tickets', '购买奖券']),
    ]);
  column(a, 30, [[112, (b) => headline(s, l, b, r.pick(heads), 'present')], ...shuffled(r, blocks)]);
}

function middleRow(s: Sheet, l: Look, a: Area) {
  const { random: r } = s;
  const [one, two] = cut(r, a, 0.46, 30);
  spun(s, l, one);
  if (r.chance(0.5)) facts(s, l, inset(two, 14), shuffled(r, known).slice(0, r.int(2, 3)), false);
  else {
    bubble(s, l, { x: two.x + 10, y: two.y + 20, w: two.w - 20, h: 110 }, tint(l, 1), ['Your lucky day', '今天手气好']);
    stars(s, l, { ...two, y: two.y + two.h * 0.6, h: two.h * 0.4 });
  }
}

/** The drum on one side, large, the tickets fanned or fallen on the other. */
function sides(s: Sheet, l: Look, seed: number) {
  const { random: r } = s;
  const a = page(r);
  headline(s, l, { ...a, y: r.chance(0.5) ? a.y : a.y + 10, h: 120 }, r.pick(heads), 'cup');
  const [one, two] = cut(r, { ...a, y: a.y + 150, h: a.h - 310 }, 0.54, 24);
  if (r.chance(0.3)) picture(s, l, one, seed);
  spun(s, l, inset(one, 36));
  if (r.chance(0.5)) fan(s, l, two.x + two.w / 2, two.y + two.h - 10, two.w * 0.62);
  else {
    const m = manner(s);
    const n = 4;
    for (const k of upTo(n)) {
      const [x, y] = [two.x + two.w / 2 + (k % 2 ? 1 : -1) * r.int(20, 50), two.y + (two.h * (k + 0.5)) / n];
      ticket(s, l, x, y, two.w * 0.76, (k % 2 ? 1 : -1) * r.int(5, 14), k, m, 1);
    }
  }
  const foot = { ...a, y: a.y + a.h - 130, h: 130 };
  if (r.chance(0.5)) facts(s, l, { ...foot, y: foot.y + 20, h: 100 }, shuffled(r, known).slice(0, r.int(2, 3)), true);
  else stars(s, l, foot);
}

/** One large ticket as the ground of the words, the rest about it. */
function large(s: Sheet, l: Look) {
  const { random: r } = s;
  const [w, turn, cy] = [r.int(820, 880), r.pick([0, -4, 5, -7]), r.int(420, 480)];
  const [fill, h] = [tint(l, 0), r.int(430, 480)];
  for (const [k, way] of [-1, 1].entries())
    ticket(s, l, 512 + way * 240, cy - h / 2 - 48, 380, way * r.int(8, 20), k + 1, { ...manner(s), motif: 3 }, 0);
  placed(s, 512, cy, turn, () => {
    const seam = stroke(`M${w * 0.68} 30V${h - 30}`, onto(fill), 4, ' stroke-dasharray="4 14"');
    s.object('ticket', lifted(l, svg(-w / 2, -h / 2, w, h, path(outline(r.int(0, 3), w, h), fill) + seam)));
    write(s, -w * 0.42, -h * 0.2, w * 0.54, 96, onto(fill), r.pick(heads));
    write(s, -w * 0.42, h * 0.02, w * 0.5, 42, onto(fill), ['Saturday at eight', '周六晚八点']);
    const pill = { x: -w * 0.42, y: h * 0.16, w: w * 0.4, h: 76 };
    button(s, l, pill, tint(l, 1), ['Buy tickets', '购买奖券']);
    drawDrum(s, l, w * 0.335, 0, w * 0.26);
  });
  won(s, l, { x: 70, y: cy + h / 2 + 60, w: 884, h: r.int(180, 210) }, r.int(3, 4));
  const [big, small] = r.pick(calls);
  badge(s, l, r.pick([140, 884]), cy + h / 2 + 20, 190, tint(l, 2), big, small);
}

export const raffle: Layout = (s, seed) => {
  const { random: r } = s;
  const l = look(s);
  const kind = r.pick([stacked, sides, large]);
  if (kind !== stacked && r.chance(0.4))
    strewn(
      s,
      l,
      [
        [40, 40],
        [984, 980],
        [984, 40],
        [40, 980],
      ],
      r.int(2, 4),
    );
  kind(s, l, seed);
};
