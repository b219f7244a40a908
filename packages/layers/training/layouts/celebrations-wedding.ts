/** A card for a wedding with its envelope and the seal of wax on it. */
import type { Pair } from '../../scripts/designs/placing.ts';
import { svg, type Sheet, type Layout } from '../../scripts/designs/sheet.ts';
import {
  banner,
  chips,
  fact,
  heading,
  inset,
  leaf,
  ornament,
  pill,
  stack,
  window,
  words,
  type Block,
  type Desk,
} from './celebrations-blocks.ts';
import { apart, look, mix, onto, tint, tintOn, type Look } from './celebrations-colours.ts';
import { backdrop, label, pictogram, placed, portrait, sprig, stand, write } from './celebrations-parts.ts';
import { filling, plate, put, scalloped, upTo, type Area } from './celebrations-shapes.ts';

const titles: Pair[] = [
  ['Anna & Leo', '安娜与里奥'],
  ['We are getting married', '我们结婚啦'],
  ['Save the Date', '婚礼邀请'],
  ['Mia & Jonas', '米娅和约纳斯'],
  ['Happily ever after', '百年好合'],
];
const lines: Pair[] = [
  ['Together with our families', '与家人一起'],
  ['Dinner and dancing to follow', '晚宴与舞会'],
  ['We ask for your company', '诚邀您的光临'],
];
const days: Pair[] = [
  ['12 . 06 . 2027', '六月十二日'],
  ['Saturday, 4 pm', '周六下午四点'],
  ['9 May 2027', '五月九日'],
];

interface Envelope {
  w: number;
  h: number;
  paper: string;
  lining: string;
  print: Look['print'];
  round: number;
}

function envelopeOf(s: Sheet, l: Look, w: number): Envelope {
  const r = s.random;
  return {
    w,
    h: w * r.range(0.56, 0.66),
    paper: r.pick([tint(l, 0), mix(tint(l, 0), '#ffffff', 0.5), '#d9c3a0', tint(l, 2), '#f2ece0', s.palette.dark]),
    lining: tint(l, 1),
    print: r.pick(['flat', 'stripes', 'dots', 'checks', 'lines']),
    round: r.pick([0, 6, 18]),
  };
}

/** The back of an open envelope with its flap up: one thing, its pocket's upper edge at y = 0. */
function opened(s: Sheet, l: Look, e: Envelope): void {
  const { defs, fill } = filling(s, e.print, e.lining, mix(e.lining, '#ffffff', 0.4), `e${s.elements.length}`);
  const tip = -e.h * 0.62;
  const flap = `M0 4L${e.w * 0.44} ${tip}q${e.w * 0.06} ${-e.h * 0.06} ${e.w * 0.12} 0L${e.w} 4z`;
  const inside = `M${e.w * 0.07} 4L${e.w * 0.46} ${tip * 0.86}q${e.w * 0.04} ${-e.h * 0.04} ${e.w * 0.08} 0L${e.w * 0.93} 4z`;
  const back = `<path fill="${mix(e.paper, '#000000', 0.22)}" d="M0 0h${e.w}v${e.h}H0z"/>`;
  put(
    s,
    'envelope',
    svg(
      -e.w / 2,
      0,
      e.w,
      e.h,
      `${defs}${back}<path fill="${e.paper}" d="${flap}"/><path fill="${fill}" d="${inside}"/>`,
    ),
    l.shade,
  );
}

/** The front of the envelope, which covers the foot of what is in it. */
function pocket(s: Sheet, l: Look, e: Envelope): void {
  const { w, h, round: q } = e;
  const deep = mix(e.paper, '#000000', 0.14);
  const body = `M0 0L${w / 2} ${h * 0.5}L${w} 0V${h - q}a${q} ${q} 0 0 1 ${-q} ${q}H${q}a${q} ${q} 0 0 1 ${-q} ${-q}z`;
  const seams = `<path fill="${deep}" d="M${q} ${h}L${w / 2} ${h * 0.46}L${w - q} ${h}z"/>`;
  put(s, 'pocket', svg(-w / 2, 0, w, h, `<path fill="${e.paper}" d="${body}"/>${seams}`), l.shade);
}

/** A closed envelope, with its flap down: one thing. */
function closed(s: Sheet, l: Look, e: Envelope): void {
  const { w, h, round: q } = e;
  const dark = mix(e.paper, '#000000', 0.16);
  const body = `<rect width="${w}" height="${h}" rx="${q}" fill="${e.paper}"/>`;
  const seams = `<path d="M6 ${h - 6}L${w * 0.42} ${h * 0.46}M${w - 6} ${h - 6}L${w * 0.58} ${h * 0.46}" stroke="${dark}" stroke-width="4"/>`;
  const flap = s.random.pick([
    `M${q} 0H${w - q}L${w / 2} ${h * 0.6}z`,
    `M${q} 0H${w - q}Q${w * 0.74} ${h * 0.62} ${w / 2} ${h * 0.62}Q${w * 0.26} ${h * 0.62} ${q} 0z`,
    `M${q} 0H${w - q}L${w * 0.68} ${h * 0.5}H${w * 0.32}z`,
  ]);
  const edge = `stroke="${dark}" stroke-width="4" stroke-linejoin="round"`;
  put(
    s,
    'envelope',
    svg(-w / 2, 0, w, h, `${body}${seams}<path fill="${mix(e.paper, '#ffffff', 0.16)}" ${edge} d="${flap}"/>`),
    l.shade,
  );
}

/** The seal with its pressed ring, and the mark on it. */
function seal(s: Sheet, l: Look, cx: number, cy: number, radius: number, paper: string): void {
  const r = s.random;
  const wax = apart(r.pick(['#a3212f', '#7d2440', '#b98a2f', tint(l, 0), '#2f5d50']), paper);
  const bumps = upTo(9).map((i) => {
    const [angle, q] = [(i * Math.PI * 2) / 9, radius * r.range(0.3, 0.42)];
    return `<circle cx="${radius + radius * 0.66 * Math.cos(angle)}" cy="${radius + radius * 0.66 * Math.sin(angle)}" r="${q}"/>`;
  });
  const body = r.pick([
    `${bumps.join('')}<circle cx="${radius}" cy="${radius}" r="${radius * 0.8}"/>`,
    `<path d="${scalloped(radius, radius, radius * 0.92, r.int(9, 14))}"/>`,
  ]);
  const ring = `<circle cx="${radius}" cy="${radius}" r="${radius * 0.68}" fill="${mix(wax, '#000000', 0.16)}" stroke="${mix(wax, '#ffffff', 0.35)}" stroke-width="4"/>`;
  put(
    s,
    'seal',
    svg(cx - radius, cy - radius, 2 * radius, 2 * radius, `<g fill="${wax}">${body}</g>${ring}`),
    'drop-shadow(0 5px 6px rgba(0,0,0,.4))',
  );
  const pale = mix(wax, '#ffffff', 0.72);
  if (r.chance(0.35)) return write(s, cx - radius * 0.6, cy, radius * 1.2, radius * 0.62, pale, ['A&L', '囍']);
  const size = radius * 0.86;
  pictogram(s, r.pick(['heart', 'rings', 'flower', 'star']), cx - size / 2, cy - size / 2, size, [
    pale,
    mix(wax, '#ffffff', 0.5),
    pale,
  ]);
}

function told(d: Desk, seed: number): Block[] {
  const r = d.s.random;
  const title = r.pick(titles);
  const first = r.chance(0.25) ? banner(d, title, 0, r.pick([0, 60])) : heading(d, title);
  const day = r.pick(days);
  const body = r.pick<Block[]>([
    [ornament(d, 0), pill(d, day, 0)],
    [window(d, r.int(150, 200), seed + 1), words(d, day, 36)],
    [
      chips(
        d,
        ['rings', 'glass', 'note'],
        r.chance(0.5)
          ? [
              ['Vows', '仪式'],
              ['Toast', '敬酒'],
              ['Dance', '舞会'],
            ]
          : [],
      ),
      words(d, day, 36),
    ],
    [inset(d, day, ['Rose Garden Hall', '玫瑰花园厅'], 0), ornament(d, 1)],
    [
      fact(d, 'day', day, ['Four in the afternoon', '下午四点'], 0),
      fact(d, 'place', ['Rose Garden Hall', '玫瑰花园厅'], ['Mill Road 7', '磨坊路7号'], 1),
    ],
  ]);
  return [words(d, r.pick(lines), 27, d.tone.faint), first, ...body];
}

function card(s: Sheet, l: Look, a: Area, foot: number, seed: number): void {
  const r = s.random;
  const kind = r.pick([l.card, 'arch', 'hollow', 'square'] as const);
  leaf(s, l, a, { kind, line: r.chance(0.6) });
  const [pad, top] = [54, kind === 'arch' ? a.w * 0.2 : 44];
  stack(
    { x: a.x + pad, y: a.y + top, w: a.w - 2 * pad, h: a.h - top - foot },
    told({ s, l, tone: l, centred: true }, seed),
  );
}

/** The card comes out of the envelope, upright in the middle. */
function drawnOut(s: Sheet, l: Look, seed: number): void {
  const r = s.random;
  const e = envelopeOf(s, l, r.int(620, 720));
  const [cx, y] = [r.int(470, 554), r.int(968, 990) - e.h];
  placed(s, cx, y, 0, () => opened(s, l, e));
  const w = e.w * r.range(0.76, 0.86);
  const top = r.int(60, 110);
  const a = { x: cx - w / 2, y: top, w, h: y + e.h - 60 - top };
  card(s, l, a, a.y + a.h - y - 30, seed);
  placed(s, cx, y, 0, () => {
    pocket(s, l, e);
    seal(s, l, 0, e.h * r.range(0.54, 0.62), r.int(62, 84), e.paper);
  });
  for (const x of [cx - e.w / 2 - 70, cx + e.w / 2 - 90])
    if (r.chance(0.7))
      sprig(
        s,
        x,
        y + r.int(80, 160),
        r.int(170, 220),
        r.int(-30, 30),
        [tintOn(l, 2, e.paper), tintOn(l, 1, e.paper)],
        l.shade,
      );
  if (r.chance(0.6)) portrait(s, l, cx + (r.chance(0.5) ? 1 : -1) * (w / 2 + 10), r.int(150, 300), 150, seed + 4);
  label(s, l, cx, Math.min(966, y + e.h + 6), 64, ['Please reply by May', '请于五月前回复'], tint(l, 3));
}

/** Card and closed envelope, one over the other. */
function laid(s: Sheet, l: Look, seed: number): void {
  const r = s.random;
  const e = envelopeOf(s, l, r.int(480, 560));
  const left = r.chance(0.5);
  const turn = r.pick([-9, -5, 5, 9]);
  const w = r.int(480, 560);
  const a = { x: left ? 70 : 954 - w, y: r.int(50, 90), w, h: r.int(700, 780) };
  if (r.chance(0.6))
    leaf(
      s,
      l,
      { ...a, x: a.x + (left ? 24 : -24), y: a.y + 16 },
      { fill: tint(l, 3), turn: left ? 5 : -5, kind: 'square' },
    );
  card(s, l, a, r.int(130, 170), seed);
  const [cx, y] = [left ? 1004 - e.w / 2 : 20 + e.w / 2, 980 - e.h];
  placed(s, cx, y, turn, () => {
    closed(s, l, e);
    if (r.chance(0.35)) {
      const fill = tintOn(l, 3, e.paper);
      plate(
        s,
        'band',
        'square',
        { x: -e.w / 2, y: e.h * 0.42, w: e.w, h: e.h * 0.2 },
        { fill, print: r.pick(['flat', 'stripes', 'fade']) },
      );
    }
    seal(s, l, 0, e.h * 0.52, r.int(58, 76), e.paper);
  });
  const side = left ? a.x + a.w + 60 : a.x - 260;
  stand(s, l, r.pick(['rings', 'bouquet', 'flute']), side, r.int(90, 130), 200, 0);
  if (r.chance(0.6)) sprig(s, side + 10, r.int(320, 350), 190, r.int(-40, 40), [tint(l, 2), tint(l, 1)], l.shade);
  const fill = tint(l, 1);
  const [x, y0] = [left ? 40 : 664, 890];
  plate(
    s,
    'tag',
    l.small,
    { x, y: y0, w: 320, h: 78 },
    { fill, shade: l.shade, turn: 0, line: r.chance(0.4) ? onto(fill) : '' },
  );
  write(s, x + 36, y0 + 39, 248, 30, onto(fill), r.pick(days));
}

export const wedding: Layout = (s, seed) => {
  const r = s.random;
  const l = look(s, r.chance(0.5) ? r.pick(['#fffdf8', '#fbf4ea', s.palette.paper]) : '');
  backdrop(s, l, 0.45);
  r.pick([drawnOut, laid])(s, l, seed);
  if (r.chance(0.4)) stand(s, l, r.pick(['flute', 'rings', 'cake']), r.pick([10, 850]), r.int(20, 40), 150, 1);
};
