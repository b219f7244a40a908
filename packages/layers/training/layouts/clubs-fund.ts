/** Money that is collected: a glass that fills, its scale, a tag at the present height, a photograph with a badge. */
import type { Pair } from '../../scripts/designs/placing.ts';
import { svg, type Sheet, type Layout } from '../../scripts/designs/sheet.ts';
import {
  apart,
  breadth,
  column,
  cut,
  inset,
  look,
  mix,
  onto,
  page,
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
  ribbon,
  roundPicture,
  stroke,
} from './clubs-parts.ts';

const heads: Pair[] = [
  ['A new roof', '为屋顶筹款'],
  ['Help us get there', '一起达成目标'],
  ['Bus for the team', '为球队买车'],
  ['Save the pool', '拯救泳池'],
];
const known: [string, Pair][] = [
  ['heart', ['212 givers', '212位捐助者']],
  ['day', ['18 days left', '还剩18天']],
  ['present', ['Each gift doubled', '捐款加倍']],
  ['cup', ['Goal in sight', '目标在望']],
];
const calls: [Pair, Pair][] = [
  [
    ['72%', '72%'],
    ['there', '已达成'],
  ],
  [
    ['Thanks', '谢谢'],
    ['to all', '各位'],
  ],
  [
    ['€9k', '9千'],
    ['so far', '已筹'],
  ],
];

/** The outline of the glass and that of what is in it up to `share`, on `w` × `h`. */
function vessel(kind: number, w: number, h: number, share: number): [glass: string, fill: string] {
  const [m, t] = [w / 2, w * 0.07];
  const level = (top: number, bottom: number) => bottom - (bottom - top) * share;
  if (kind === 0) {
    const tube = w * 0.28;
    const neck = h - w * 0.86;
    const outline = (o: number, top: number, flat: boolean) => {
      const [a, b] = [tube - o, w / 2 - o];
      const low = h - w / 2 - Math.sqrt(b * b - a * a);
      const lid = flat ? `H${m + a}` : `a${a} ${a} 0 0 1 ${2 * a} 0`;
      return `M${m - a} ${flat ? top : top + a}${lid}V${low}A${b} ${b} 0 1 1 ${m - a} ${low}z`;
    };
    return [outline(0, 0, false), outline(t, level(tube, neck), true)];
  }
  const c = kind === 1 ? w * 0.22 : w / 2;
  const y = level(w * 0.2, h - t);
  const inner = Math.min(c - t * 0.6, (h - t - y) * 0.9);
  const glass = `M${c} 0H${w - c}a${c} ${c} 0 0 1 ${c} ${c}V${h - c}a${c} ${c} 0 0 1 ${-c} ${c}H${c}a${c} ${c} 0 0 1 ${-c} ${-c}V${c}a${c} ${c} 0 0 1 ${c} ${-c}z`;
  return [
    glass,
    `M${t} ${y}H${w - t}V${h - t - inner}a${inner} ${inner} 0 0 1 ${-inner} ${inner}H${t + inner}a${inner} ${inner} 0 0 1 ${-inner} ${-inner}z`,
  ];
}

/** The tag at the present height: it points at the glass. */
function pointer(s: Sheet, l: Look, x: number, cy: number, left: boolean, w: number, text: Pair) {
  const h = 64;
  const fill = tint(l, 1);
  const d = left ? `M0 0H${w - 28}L${w} 32 ${w - 28} 64H0z` : `M28 0H${w}V64H28L0 32z`;
  s.object('tag', lifted(l, svg(x, cy - h / 2, w, h, path(d, fill))));
  write(s, x + (left ? 10 : 34), cy, w - 42, 32, onto(fill), text, 'center');
}

const sum = (s: Sheet, share: number): Pair => {
  const money = Math.round(share * 100) * s.random.pick([50, 100, 120]);
  const grouped = money.toString().replace(/(?=(?:\d{3})+$)\B/, s.chinese ? ',' : ' ');
  return [`€${grouped}`, `${grouped}元`];
};

/** The glass upright in its area, the scale on one side and the tag on the other. */
function thermometer(s: Sheet, l: Look, a: Area) {
  const { random: r } = s;
  const kind = r.pick([0, 0, 1, 2]);
  const w = Math.max(80, Math.min(a.w * (kind === 1 ? 0.42 : 0.34), a.h * 0.3, 210, (a.w - 310) / (kind ? 1 : 0.56)));
  const share = r.range(0.28, 0.88);
  const left = r.chance(0.5);
  const edge = kind === 0 ? w * 0.22 : 0;
  const slack = Math.max(0, a.w - 330 - w + 2 * edge) / 2;
  const x = left ? a.x + a.w - 140 - w + edge - slack : a.x + 140 - edge + slack;
  const [glass, fill] = vessel(kind, w, a.h, share);
  const pale = r.pick([mix(l.face, '#ffffff', 0.6), mix(l.face, l.ink, 0.14), '#eef4f7']);
  const rim = ` stroke="${r.pick([apart(tint(l, 2), l.face), l.ink])}" stroke-width="${r.int(5, 8)}"`;
  s.object('glass', lifted(l, svg(x, a.y, w, a.h, path(glass, pale, rim))));
  const blend = r.chance(0.4);
  const key = `fill${s.elements.length}`;
  const colours = `<linearGradient id="${key}" x2="0" y2="1"><stop stop-color="${tint(l, 1)}"/><stop offset="1" stop-color="${tint(l, 0)}"/></linearGradient>`;
  s.object(
    'fill',
    svg(x, a.y, w, a.h, (blend ? colours : '') + path(fill, blend ? `url(#${key})` : apart(tint(l, 0), pale))),
  );
  const [top, bottom] = kind === 0 ? [w * 0.28, a.h - w * 0.86] : [w * 0.2, a.h - w * 0.07];
  const ticks = upTo(11).map((i) => {
    const y = 4 + ((bottom - top) * i) / 10;
    return left ? `M0 ${y}h${i % 5 ? 22 : 42}` : `M42 ${y}h${i % 5 ? -22 : -42}`;
  });
  const at = left ? x + w - edge + 16 : x + edge - 58;
  s.object('scale', svg(at, a.y + top - 4, 42, bottom - top + 8, stroke(ticks.join(''), l.ink, r.int(4, 6))));
  for (const k of [0, 5, 10].slice(r.int(0, 1))) {
    const y = a.y + bottom - ((bottom - top) * k) / 10;
    const room = left ? a.x + a.w - at - 52 : at - a.x - 10;
    write(s, left ? at + 52 : a.x, y, room, 26, l.ink, same(`${k}${k ? '0' : ''}%`), left ? 'left' : 'right');
  }
  const cy = a.y + bottom - (bottom - top) * share;
  const text = sum(s, share);
  const far = left ? x + edge - 8 - a.x : a.x + a.w - (x + w - edge + 8);
  const tagW = Math.min(far, breadth(s, text) * 32 + 70);
  pointer(s, l, left ? x + edge - 8 - tagW : x + w - edge + 8, cy, left, tagW, text);
}

/** A glass that lies: a long bar, its scale below, the tag above. */
function lying(s: Sheet, l: Look, a: Area) {
  const { random: r } = s;
  const [share, h] = [r.range(0.3, 0.85), Math.min(90, a.h * 0.34)];
  const y = a.y + a.h * 0.42;
  const round = r.pick([8, h / 2]);
  const pale = r.pick([mix(l.face, l.ink, 0.16), '#eef2f5']);
  s.box(
    'glass',
    a.x,
    y,
    a.w,
    h,
    `background:${pale};border-radius:${round}px;border:5px solid ${l.ink};box-sizing:border-box`,
  );
  const w = (a.w - 28) * share;
  s.box(
    'fill',
    a.x + 14,
    y + 14,
    w,
    h - 28,
    `background:linear-gradient(90deg,${tint(l, 0)},${tint(l, 1)});border-radius:${round * 0.7}px`,
  );
  const ticks = upTo(11).map((i) => `M${4 + ((a.w - 36) * i) / 10} 0v${i % 5 ? 16 : 32}`);
  s.object('scale', svg(a.x + 14, y + h + 12, a.w - 28, 32, stroke(ticks.join(''), l.ink, 5)));
  const [tip, fill] = [a.x + 14 + w, tint(l, 2)];
  const x = Math.min(a.x + a.w - 190, Math.max(a.x, tip - 95));
  const d = `M0 0H190V56H${tip - x + 16}L${tip - x} 76 ${tip - x - 16} 56H0z`;
  s.object('tag', lifted(l, svg(x, y - 84, 190, 76, path(d, fill))));
  write(s, x + 12, y - 56, 166, 34, onto(fill), sum(s, share), 'center');
}

/** A photograph with a badge over its corner. */
function shown(s: Sheet, l: Look, a: Area, seed: number) {
  const { random: r } = s;
  const round = r.chance(0.3) && a.w / a.h > 0.6;
  const size = Math.min(a.w, a.h);
  if (round) roundPicture(s, l, a.x + a.w / 2, a.y + a.h / 2, size, seed, r.pick(['#ffffff', tint(l, 2)]));
  else picture(s, l, a, seed, r.pick([0, 0, 3, -3]));
  const d = Math.min(190, size * 0.5);
  const [big, small] = r.pick(calls);
  const [dx, dy] = r.pick([
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ] as const);
  const [w, h] = round ? [size * 0.72, size * 0.72] : [a.w - d * 0.7, a.h - d * 0.7];
  badge(s, l, a.x + a.w / 2 + (dx * w) / 2, a.y + a.h / 2 + (dy * h) / 2, d, tint(l, 3), big, small);
}

/** Who gave last: discs and names. */
function givers(s: Sheet, l: Look, a: Area, seed: number) {
  const { random: r } = s;
  const n = Math.max(2, Math.min(4, Math.floor(a.w / 150)));
  const size = Math.min(a.h * 0.84, (a.w / n) * 0.8);
  for (const k of upTo(n)) {
    const cx = a.x + (a.w * (k + 0.5)) / n;
    if (r.chance(0.5)) roundPicture(s, l, cx, a.y + a.h / 2, size, seed + k, tint(l, k));
    else {
      const under = disc(s, l, cx, a.y + a.h / 2, size, tint(l, k));
      write(
        s,
        cx - size / 2,
        a.y + a.h / 2,
        size,
        size * 0.36,
        onto(under),
        same(['LB', 'MK', 'AO', 'YC'][k]!),
        'center',
      );
    }
  }
}

const onCard = (s: Sheet, l: Look, a: Area) => {
  card(s, l, a);
  return inset(a, 30);
};

/** The glass on a card of its own, all else in a second column. */
function upright(s: Sheet, l: Look, seed: number) {
  const { random: r } = s;
  const a = page(r);
  const high = r.chance(0.5) ? 140 : 0;
  if (high) headline(s, l, { ...a, h: 112 }, r.pick(heads), 'heart');
  const [one, two] = cut(r, { ...a, y: a.y + high, h: a.h - high }, r.range(0.47, 0.55), r.int(28, 44));
  thermometer(s, l, onCard(s, l, one));
  const blocks: Block[] = [[r.int(300, 400), (b) => shown(s, l, b, seed + 1)]];
  if (!high) blocks.push([100, (b) => headline(s, l, b, r.pick(heads), 'heart')]);
  if (r.chance(0.5)) blocks.push([110, (b) => givers(s, l, b, seed + 5)]);
  else blocks.push([190, (b) => facts(s, l, b, shuffled(r, known).slice(0, 2), false)]);
  blocks.push([84, (b) => button(s, l, b, tint(l, 0), ['Give now', '立即捐款'])]);
  column(two, 34, r.chance(0.5) ? blocks : shuffled(r, blocks));
}

/** One board with everything on it. */
function whole(s: Sheet, l: Look, seed: number) {
  const { random: r } = s;
  const a = board(s, l, page(r));
  const [top, foot] = [130, r.chance(0.6) ? 120 : 0];
  headline(s, l, { ...a, h: 106 }, r.pick(heads), 'present');
  const [one, two] = cut(r, { ...a, y: a.y + top, h: a.h - top - foot }, r.range(0.48, 0.56), 40);
  const well = r.chance(0.4);
  if (well) card(s, l, one, mix(l.face, l.ink, 0.1), 'well', l.low);
  thermometer(s, l, well ? inset(one, 24) : one);
  const round = r.chance(0.5);
  column(two, 40, [
    [380, (b) => shown(s, l, b, seed + 2)],
    round
      ? [120, (b) => ribbon(s, l, b, tint(l, 2), ['Every coin counts', '一元也是爱'])]
      : [180, (b) => praise(s, l, b)],
  ]);
  if (foot) facts(s, l, { ...a, y: a.y + a.h - 96, h: 96 }, shuffled(r, known).slice(0, 2), true);
}

function praise(s: Sheet, l: Look, a: Area) {
  mark(s, l, a.x + 64, a.y + a.h - 64, 116, 'heart', tint(l, 0));
  bubble(s, l, { x: a.x + 60, y: a.y, w: a.w - 60, h: Math.min(84, a.h - 130) }, tint(l, 2), [
    'Thank you!',
    '谢谢大家',
  ]);
}

/** The glass lies below or above a wide photograph. */
function across(s: Sheet, l: Look, seed: number) {
  const { random: r } = s;
  const a = page(r);
  const blocks: Block[] = [
    [r.int(340, 420), (b) => shown(s, l, inset(b, 8), seed + 3)],
    [r.int(240, 280), (b) => lying(s, l, onCard(s, l, b))],
  ];
  if (r.chance(0.5)) blocks.push([120, (b) => givers(s, l, b, seed + 9)]);
  else blocks.push([96, (b) => facts(s, l, b, shuffled(r, known).slice(0, 3), true)]);
  column(a, 34, [[112, (b) => headline(s, l, b, r.pick(heads), 'heart')], ...shuffled(r, blocks)]);
}

export const fund: Layout = (s, seed) => {
  const l = look(s);
  s.random.pick([upright, upright, whole, across])(s, l, seed);
};
