/** A notice that is put up: paper with strips to tear off along its foot, held by a tape or a pin. */
import { middle, type Pair } from '../../scripts/designs/placing.ts';
import { svg, type Sheet, type Layout } from '../../scripts/designs/sheet.ts';
import {
  apart,
  breadth,
  decor,
  inset,
  look,
  mix,
  onto,
  placed,
  same,
  shuffled,
  tint,
  upTo,
  write,
  type Area,
  type Look,
} from './clubs-look.ts';
import {
  badge,
  bare,
  bubble,
  headline,
  lifted,
  mark,
  path,
  picture,
  pin,
  ribbon,
  roundPicture,
  stroke,
  tape,
} from './clubs-parts.ts';

const heads: Pair[] = [
  ['Lost: grey cat', '寻灰色猫咪'],
  ['Choir seeks altos', '合唱团招女低音'],
  ['Chess club', '国际象棋社'],
  ['Piano lessons', '钢琴课'],
  ['Dog walkers wanted', '招募遛狗志愿者'],
];
const lines: Pair[] = [
  ['Every Tuesday at seven', '每周二晚七点'],
  ['Room 4, old school', '老学校四号教室'],
  ['Beginners are welcome', '欢迎初学者'],
  ['Tear off a number', '撕下一张联系我们'],
];
const calls: Pair[] = [
  ['New!', '新'],
  ['Free', '免费'],
  ['Join', '加入'],
];
const signs = ['bell', 'heart', 'cup', 'place', 'day', 'leaf', 'ball'];

/** Strips below the paper's foot; some are gone, some hang aslant. What is on them is written upwards. */
function strips(s: Sheet, l: Look, a: Area, paper: string) {
  const { random: r } = s;
  const [written, alternate, hinge] = [r.chance(0.75), r.chance(0.4), r.pick([0, 0, 3, 6])];
  const n = written ? r.int(5, 7) : r.int(4, 5);
  const [step, gap] = [a.w / n, r.pick([0, 4, 8])];
  const gone = r.pick([0, 1, 1, 2]);
  const number = `07${r.int(10, 99)} ${r.int(100, 999)}`;
  const lost = shuffled(r, upTo(n)).slice(0, gone);
  for (const i of upTo(n)) {
    if (lost.includes(i)) continue;
    const turn = hinge ? r.int(-hinge, hinge) : 0;
    const fill = alternate && i % 2 ? mix(tint(l, 1), paper, 0.55) : mix(paper, onto(paper), 0.05);
    const [w, h] = [step - gap, a.h - (r.chance(0.2) ? r.int(6, 16) : 0)];
    placed(s, a.x + step * (i + 0.5), a.y, turn, () => {
      const rim = `border:${gap ? 1 : 2}px solid ${mix(paper, onto(paper), 0.34)};border-top:0;box-sizing:border-box`;
      s.box('strip', -w / 2, 0, w, h, `background:${fill};${rim};box-shadow:0 5px 9px rgba(0,0,0,.3)`);
      if (written) upwards(s, -w / 2, 0, w, h, onto(fill), same(number));
      else bare(s, l, r.pick(['bell', 'heart']), -w * 0.3, h * 0.5 - w * 0.3, w * 0.6, i, fill);
    });
  }
}

function upwards(s: Sheet, x: number, y: number, w: number, h: number, ink: string, text: Pair) {
  const size = Math.min(w * 0.4, (h - 24) / breadth(s, text), 30);
  middle(s, x + w / 2 - h / 2, y + h / 2, h, Math.round(size), ink, text, 90);
}

/** What is on the notice besides its head: a picture, a sign or a drawing, and lines. */
function content(s: Sheet, l: Look, a: Area, seed: number, paper: string) {
  const { random: r } = s;
  const ink = onto(paper) === '#ffffff' ? '#ffffff' : l.night ? '#23202b' : l.ink;
  const kind = r.int(0, 2);
  const below = r.chance(0.5);
  const [p, t] = below
    ? [
        { ...a, h: a.h * 0.56 },
        { ...a, y: a.y + a.h * 0.66, h: a.h * 0.34 },
      ]
    : [
        { ...a, w: a.w * 0.46 },
        { ...a, x: a.x + a.w * 0.52, w: a.w * 0.48 },
      ];
  const size = Math.min(p.w, p.h);
  if (kind === 0) picture(s, l, p, seed + 1, r.pick([0, 0, -3, 3]));
  else if (kind === 1) roundPicture(s, l, p.x + p.w / 2, p.y + p.h / 2, size, seed + 2, tint(l, 0));
  else mark(s, l, p.x + p.w / 2, p.y + p.h / 2, size * 0.9, r.pick(signs), tint(l, 0));
  const [rows, disced] = [below ? 2 : 3, r.chance(0.5)];
  for (const [k, text] of shuffled(r, lines).slice(0, rows).entries()) {
    const cy = t.y + (t.h * (k + 0.5)) / rows;
    const sized = Math.min(66, (t.h / rows) * 0.8);
    const signed = !below || r.chance(0.5);
    const icon = signs[(k + seed) % 7]!;
    if (signed && disced) mark(s, l, t.x + sized / 2, cy, sized, icon, tint(l, k + 1));
    else if (signed) bare(s, l, icon, t.x, cy - sized / 2, sized, k + 1, paper);
    const from = signed ? sized + 18 : 0;
    write(s, t.x + from, cy, t.w - from, 34, ink, text, signed ? 'left' : 'center');
  }
}

function held(s: Sheet, l: Look, a: Area) {
  const { random: r } = s;
  const kind = r.int(0, 3);
  const fill = r.pick([tint(l, 2), tint(l, 0), '#f3e2a9', '#cfd8dc']);
  if (kind === 0) pin(s, l, a.x + a.w / 2, a.y + 14, r.int(64, 86), fill);
  else if (kind === 1) tape(s, a.x + a.w / 2, a.y, r.int(190, 260), fill, r.int(-7, 7));
  else
    for (const way of [-1, 1]) {
      const [x, y] = [a.x + a.w / 2 + (way * a.w) / 2 - way * 18, a.y + 16];
      if (kind === 2) tape(s, x, y, 170, fill, way * r.int(34, 50));
      else pin(s, l, x - way * 24, y + 14, 62, way > 0 ? fill : tint(l, 3));
    }
}

/** A notice of `w` × `h` with its strips below. */
function notice(s: Sheet, plain: Look, a: Area, seed: number) {
  const { random: r } = s;
  const paper = r.pick(['#fffdf6', '#fff3b8', '#dff0f7', '#fbe1e6', '#e3f2dc', plain.face, tint(plain, 1)]);
  const l = { ...plain, tints: plain.tints.map((colour) => apart(colour, paper)) };
  const long = r.int(130, 180);
  const body = { ...a, h: a.h - long };
  strips(s, l, { ...a, x: a.x + 2, w: a.w - 4, y: a.y + body.h, h: long }, paper);
  s.box('paper', body.x, body.y, body.w, body.h, `background:${paper};box-shadow:0 2px 18px rgba(0,0,0,.34)`);
  const inner = { ...inset(body, 40), y: body.y + 60, h: body.h - 90 };
  const head = { ...inner, h: 104 };
  if (r.chance(0.3)) {
    s.box('band', body.x, body.y, body.w, 150, `background:${apart(tint(l, 0), paper)}`);
    write(s, inner.x, body.y + 90, inner.w, 62, onto(apart(tint(l, 0), paper)), r.pick(heads), 'center');
  } else headline(s, l, head, r.pick(heads), r.pick(signs));
  content(s, l, { ...inner, y: inner.y + 134, h: inner.h - 134 }, seed, paper);
  if (r.chance(0.4)) {
    const dash = stroke(`M0 4H${body.w - 20}`, mix(paper, onto(paper), 0.5), 4, ' stroke-dasharray="4 12"');
    s.object('cut', svg(body.x + 10, body.y + body.h - 16, body.w - 20, 8, dash));
  }
  held(s, l, body);
}

/** A board of cork, felt or slate that the notice is pinned to. */
function backing(s: Sheet, l: Look) {
  const { random: r } = s;
  const [a, fill] = [
    inset({ x: 0, y: 0, w: 1024, h: 1024 }, r.int(20, 40)),
    r.pick(['#b9875a', '#3f5d50', '#59616b', tint(l, 3)]),
  ];
  const frame = `border:${r.int(14, 26)}px solid ${r.pick(['#6b4630', '#d9c3a0', '#e8e8e8', mix(fill, '#000000', 0.4)])};box-sizing:border-box`;
  s.box(
    'board',
    a.x,
    a.y,
    a.w,
    a.h,
    `${decor(r, fill, mix(fill, '#000000', 0.1))};${frame};box-shadow:0 10px 30px rgba(0,0,0,.4)`,
  );
}

/** Small papers beside the notice. */
function note(s: Sheet, l: Look, a: Area, seed: number, k: number) {
  const { random: r } = s;
  const [w, fill] = [Math.min(a.w, a.h), ['#ffe98a', '#bfe3f2', '#ffc9d3'][k % 3]!];
  const kind = r.int(0, 2);
  placed(s, a.x + a.w / 2, a.y + a.h / 2, r.int(-8, 8), () => {
    if (kind === 0) picture(s, l, { x: -a.w / 2, y: -w / 2, w: a.w, h: w }, seed + k);
    else {
      const corner = `M${-w / 2} ${-w / 2}h${w}v${w * 0.8}l${-w * 0.2} ${w * 0.2}h${-w * 0.8}z`;
      const fold = `M${w / 2} ${w * 0.3}l${-w * 0.2} ${w * 0.2}v${-w * 0.2}z`;
      const drawn = path(corner, fill) + path(fold, mix(fill, '#000000', 0.18));
      s.object('note', lifted(l, svg(0, 0, 10, 10, drawn)));
      bare(s, l, signs[(seed + k) % 7]!, -w * 0.24, -w * 0.34, w * 0.48, k, fill);
      write(s, -w * 0.4, w * 0.29, w * 0.62, 30, '#26242c', lines[(seed + k) % 3]!);
    }
    pin(s, l, 0, -w / 2 + 12, 52, tint(l, k));
  });
}

export const pinned: Layout = (s, seed) => {
  const { random: r } = s;
  const l = look(s);
  const backed = r.chance(0.55);
  if (backed) backing(s, l);
  const margin = backed ? 80 : r.int(44, 70);
  const a = inset({ x: 0, y: 0, w: 1024, h: 1024 }, margin);
  if (r.chance(0.45)) {
    const [w, left] = [r.int(540, 620), r.chance(0.5)];
    const main = { ...a, w, x: left ? a.x : a.x + a.w - w };
    const side = { x: left ? a.x + w + 30 : a.x, w: a.w - w - 30 };
    const n = r.pick([2, 2, 3]);
    placed(s, 512, 512, r.pick([0, -1.5, 1]), () =>
      notice(s, l, { ...main, x: main.x - 512, y: main.y - 500, h: main.h - 12 }, seed),
    );
    for (const k of upTo(n)) note(s, l, { ...side, y: a.y + (a.h * k) / n + 20, h: a.h / n - 40 }, seed, k);
    return;
  }
  const w = r.int(600, 660);
  const from = (1024 - w) / 2;
  placed(s, 512, 512, r.pick([0, -3, 2, 0]), () => notice(s, l, { x: from - 512, y: a.y - 490, w, h: a.h - 40 }, seed));
  const [left, text] = [r.chance(0.5), r.pick(calls)];
  const kind = r.int(0, 2);
  const y = r.int(220, 300);
  if (kind === 0) return badge(s, l, left ? from - 40 : from + w + 40, y + 40, r.int(140, 170), tint(l, 1), text);
  const held = { x: left ? from - 164 : from + w - 36, y, w: 200, h: 88 };
  if (kind === 1) bubble(s, l, held, tint(l, 3), text);
  else ribbon(s, l, held, tint(l, 1), text, left ? -8 : 8);
};
