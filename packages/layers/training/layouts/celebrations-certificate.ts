/** A certificate: paper in a double frame, a rosette with tails, a line to sign on, a stamp. */
import type { Pair } from '../../scripts/designs/placing.ts';
import { svg, type Sheet, type Layout } from '../../scripts/designs/sheet.ts';
import { banner, heading, leaf, ornament, stack, words, type Block, type Desk } from './celebrations-blocks.ts';
import { apart, look, mix, onto, tint, tintOn, type Look } from './celebrations-colours.ts';
import { backdrop, chip, label, pictogram, portrait, same, stand, write } from './celebrations-parts.ts';
import { outline, plate, put, scalloped, starred, upTo, type Area } from './celebrations-shapes.ts';

const titles: Pair[] = [
  ['Certificate', '荣誉证书'],
  ['Diploma', '毕业证书'],
  ['Award of Honour', '荣誉奖状'],
  ['Swimmer of the Year', '年度游泳之星'],
  ['Well Done', '表现优异'],
];
const given: Pair[] = [
  ['This is awarded to', '特此授予'],
  ['In thanks to', '感谢'],
  ['We proudly present this to', '谨此颁发给'],
];
const persons: Pair[] = [
  ['Clara Winter', '李小雨'],
  ['Tom Becker', '王明'],
  ['Class 4b', '四年二班'],
  ['Aisha Khan', '陈思'],
];
const reasons: Pair[] = [
  ['for finishing the course with honours', '以优异成绩完成课程'],
  ['for one year of kind help', '感谢一年来的热心帮助'],
  ['first place in the summer run', '夏季长跑第一名'],
];

/** Both lines of the frame and its corners: one thing. */
function frame(s: Sheet, l: Look, a: Area): void {
  const r = s.random;
  const [outer, inner] = [tintOn(l, 0, l.face), tintOn(l, 1, l.face)];
  const kind = r.pick(['square', 'hollow', 'cut', 'round'] as const);
  const [thick, gap] = [r.pick([4, 8, 14]), r.int(14, 22)];
  const q = 22;
  const corners = [
    [0, 0],
    [a.w, 0],
    [a.w, a.h],
    [0, a.h],
  ] as const;
  const ends = [
    () => '',
    (x: number, y: number) => `<path fill="${outer}" d="M${x - q} ${y}l${q}-${q} ${q} ${q}-${q} ${q}z"/>`,
    (x: number, y: number) =>
      `<circle cx="${x}" cy="${y}" r="${q}" fill="${l.face}" stroke="${outer}" stroke-width="6"/>`,
    (x: number, y: number) => `<path fill="${outer}" d="${starred(x, y, q * 1.2, 8, 0.5)}"/>`,
  ];
  const end = r.pick(ends);
  const lines = `<path d="${outline(kind, a.w, a.h)}" fill="none" stroke="${outer}" stroke-width="${thick}"/><path transform="translate(${gap} ${gap})" d="${outline(kind, a.w - 2 * gap, a.h - 2 * gap)}" fill="none" stroke="${inner}" stroke-width="${r.pick([3, 4])}"/>`;
  const dashes = kind === 'square' ? corners.map(([x, y]) => end(x, y)).join('') : '';
  put(s, 'frame', svg(a.x, a.y, a.w, a.h, lines + dashes));
}

/** The rosette with its tails is one thing, the sign on it another. */
function rosette(s: Sheet, l: Look, cx: number, cy: number, radius: number, under: string): void {
  const r = s.random;
  const fill = apart(r.pick([tint(l, 0), '#d9a93f', '#b8323c', '#2f6fb0']), under);
  const dark = mix(fill, '#000000', 0.3);
  const tails = [-1, 1].map((way) => {
    const turn = way * -r.int(10, 22);
    return `<path transform="rotate(${turn} ${radius} ${radius})" fill="${way < 0 ? dark : mix(fill, '#000000', 0.16)}" d="M${radius - radius * 0.36} ${radius}h${radius * 0.72}v${radius * 1.7}l${-radius * 0.36} ${-radius * 0.3}${-radius * 0.36} ${radius * 0.3}z"/>`;
  });
  const n = r.int(12, 22);
  const star = r.pick([
    starred(radius, radius, radius, n, 0.86),
    scalloped(radius, radius, radius * 0.92, n),
    outline('disc', 2 * radius, 2 * radius),
  ]);
  const heart = mix(fill, '#ffffff', r.pick([0.25, 0.75]));
  const rings = `<circle cx="${radius}" cy="${radius}" r="${radius * 0.68}" fill="${heart}" stroke="${dark}" stroke-width="3"/>`;
  put(
    s,
    'rosette',
    svg(
      cx - radius,
      cy - radius,
      2 * radius,
      2 * radius,
      `${tails.join('')}<path fill="${fill}" d="${star}"/>${rings}`,
    ),
    l.shade,
  );
  if (r.chance(0.3)) return write(s, cx - radius * 0.5, cy, radius, radius * 0.7, onto(heart), same('1'));
  const size = radius * 0.86;
  pictogram(s, r.pick(['star', 'trophy', 'heart', 'note', 'flower']), cx - size / 2, cy - size / 2, size, [
    apart(dark, heart),
    apart(fill, heart),
    heart,
  ]);
}

/** A rubber stamp with its frame, its stars or bars: one thing. */
function rubber(s: Sheet, l: Look, cx: number, cy: number, radius: number): void {
  const r = s.random;
  const ink = tintOn(l, r.pick([0, 2]), l.face);
  const turn = r.int(-16, 16);
  const round = `<circle cx="100" cy="100" r="92" fill="none" stroke="${ink}" stroke-width="9"/><circle cx="100" cy="100" r="72" fill="none" stroke="${ink}" stroke-width="4" stroke-dasharray="10 7"/>`;
  const marks = [
    `<path fill="${ink}" d="${starred(100, 100, 46, 5, 0.45)}"/>`,
    `<path d="M62 104l26 26 52-58" fill="none" stroke="${ink}" stroke-width="17"/>`,
    `<path fill="${ink}" d="M20 82h160v36H20z"/><path fill="${ink}" d="${starred(100, 52, 20, 5, 0.45)}${starred(100, 150, 20, 5, 0.45)}"/>`,
  ];
  const square = `<rect x="6" y="34" width="188" height="132" rx="14" fill="none" stroke="${ink}" stroke-width="10"/>`;
  const drawn = r.pick([round + r.pick(marks), round + marks[2]!, square + marks[1]!]);
  put(s, 'stamp', svg(cx - radius, cy - radius, 2 * radius, 2 * radius, drawn, turn, '0 0 200 200'));
}

/** A line to sign on, the name written over it, and who signs. */
function signature(s: Sheet, l: Look, x: number, y: number, w: number, who: Pair): void {
  const r = s.random;
  const ink = apart(r.pick(['#1d2f6f', l.ink, l.ink]), l.face);
  const loops = upTo(r.int(4, 7)).map(
    () => `q${r.int(6, 14)}-${r.int(20, 46)} ${r.int(14, 20)}-${r.int(4, 16)}t${r.int(8, 16)} ${r.int(10, 20)}`,
  );
  if (r.chance(0.85)) {
    const drawn = `<path d="M8 52${loops.join('')}q30 10 50-14" fill="none" stroke="${ink}" stroke-width="5" stroke-linecap="round"/>`;
    put(s, 'signature', svg(x + w * 0.14, y - 74, w * 0.7, 70, drawn, -4, '0 -10 260 80'));
  }
  s.box('rule', x, y, w, 4, `background:${mix(l.ink, l.face, 0.3)}`);
  write(s, x, y + 26, w, 22, l.faint, who);
}

/** What is written above the signatures. */
function told(d: Desk): Block[] {
  const { s, l } = d;
  const r = s.random;
  const title = r.pick(titles);
  const first = r.chance(0.45) ? banner(d, title, r.int(0, 2), r.pick([0, 0, 60])) : heading(d, title);
  const rule: Block = {
    h: 20,
    draw: (a) =>
      s.box('rule', d.centred ? a.x + a.w * 0.16 : a.x, a.y, a.w * 0.68, 4, `background:${tintOn(l, 1, l.face)}`),
  };
  const name = words(d, r.pick(persons), r.int(54, 72), mix(tintOn(l, 0, l.face), onto(l.face), 0.35));
  const last = words(d, r.pick(reasons), 27, l.faint);
  return [first, words(d, r.pick(given), 28, l.faint), name, r.chance(0.6) ? rule : ornament(d, 2), last];
}

/** An emblem at the head: a portrait, a disc with a sign, or a cup. */
function emblem(s: Sheet, l: Look, cx: number, cy: number, size: number, seed: number): void {
  const r = s.random;
  const half = size / 2;
  const kinds = [
    () => portrait(s, l, cx, cy, size, seed),
    () => stand(s, l, 'trophy', cx - half, cy - half, size, 0, l.face),
    () => {
      const form = l.chip === 'bare' ? { ...l, chip: 'disc' as const } : l;
      chip(
        s,
        form,
        { x: cx - half, y: cy - half, w: size, h: size },
        r.pick(['trophy', 'star', 'note', 'flower']),
        tintOn(l, 2, l.face),
        l.face,
        l.shade,
      );
    },
  ];
  r.pick(kinds)();
}

/** A band down one side of the paper, with discs or pictures on it. */
function sideband(s: Sheet, l: Look, a: Area, left: boolean): Area {
  const r = s.random;
  const w = r.int(120, 170);
  const fill = tintOn(l, 2, l.face);
  const x = left ? a.x + 20 : a.x + a.w - w - 20;
  plate(
    s,
    'band',
    'square',
    { x, y: a.y + 20, w, h: a.h - 40 },
    {
      fill,
      other: mix(fill, tint(l, 0), 0.5),
      print: r.pick(['flat', 'fade', 'stripes', 'dots', 'checks']),
      shade: l.low,
    },
  );
  rosette(s, l, x + w / 2, a.y + a.h * r.range(0.2, 0.3), w * 0.48, fill);
  if (r.chance(0.5)) portrait(s, l, x + w / 2, a.y + a.h * 0.74, w * 0.78, 77 + a.w);
  return { ...a, x: left ? a.x + w + 20 : a.x, w: a.w - w - 20 };
}

export const certificate: Layout = (s, seed) => {
  const r = s.random;
  const l = look(s, r.chance(0.7) ? r.pick(['#fffdf6', '#f8f1e1', '#ffffff', s.palette.paper]) : '');
  backdrop(s, l, 0.5);
  const wide = r.chance(0.55);
  const [w, h] = wide ? [r.int(860, 920), r.int(640, 720)] : [r.int(640, 720), r.int(860, 920)];
  const a = { x: (1024 - w) / 2, y: (1024 - h) / 2 + r.int(-20, 20), w, h };
  if (r.chance(0.55)) leaf(s, l, a, { fill: tint(l, 3), turn: r.pick([-4, -3, 3, 4]), kind: 'square' });
  leaf(s, { ...l, print: r.pick(['flat', 'flat', 'glow', 'fade']) }, a, { kind: r.pick(['square', 'round', 'stamp']) });
  const banded = r.chance(0.35);
  const inner = banded ? sideband(s, l, a, r.chance(0.5)) : a;
  const m = r.int(24, 34);
  frame(s, l, { x: inner.x + m, y: inner.y + m, w: inner.w - 2 * m, h: inner.h - 2 * m });
  const d: Desk = { s, l, tone: l, centred: l.centred };
  const size = wide ? 120 : r.int(150, 190);
  const headed = r.chance(0.6);
  if (headed)
    emblem(s, l, d.centred ? inner.x + inner.w / 2 : inner.x + 86 + size / 2, a.y + m + 34 + size / 2, size, seed);
  const from = a.y + m + 36 + (headed ? size + 8 : 0);
  const foot = a.y + a.h - m - 70;
  stack({ x: inner.x + 86, y: from, w: inner.w - 172, h: foot - 92 - from }, told(d), 30);
  const line = Math.min(240, inner.w * 0.3);
  signature(s, l, inner.x + 86, foot, line, ['Head of school', '校长']);
  const right = inner.x + inner.w - 86;
  const closing = r.pick(inner.w < 660 ? ['stamp', 'badge'] : ['both', 'stamp', 'badge']);
  const pressed = r.int(58, 72);
  if (closing !== 'badge')
    rubber(s, l, closing === 'both' ? inner.x + inner.w / 2 : right - pressed, foot - 20, pressed);
  if (closing === 'both') signature(s, l, right - line, foot, line, ['Date', '日期']);
  if (closing === 'badge' && !banded) rosette(s, l, right - 50, foot - 80, r.int(66, 84), l.face);
  else if (!banded) rosette(s, l, inner.x + r.pick([30, inner.w - 30]), a.y + 60, r.int(66, 84), l.face);
  if (r.chance(0.5))
    label(
      s,
      l,
      512,
      a.y + a.h,
      60,
      r.pick([
        ['Summer School', '暑期学校'],
        ['City Sports Club', '城市体育俱乐部'],
      ] as Pair[]),
      tint(l, 1),
    );
  if (r.chance(0.5)) stand(s, l, r.pick(['trophy', 'bouquet', 'popper']), r.pick([10, 850]), wide ? 850 : 830, 160, 1);
};
