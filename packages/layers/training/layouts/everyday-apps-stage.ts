/** Where an everyday app stands: on a card, a phone, a panel, and what is put beside it. */
import { svg, type Sheet, type Layout } from '../../scripts/designs/sheet.ts';
import { heading, sticker, type Topic } from './everyday-apps-bits.ts';
import { extra } from './everyday-apps-extras.ts';
import { apart, lift, look, mix, paint, tint, turnAll, type Area, type Look } from './everyday-apps-look.ts';

/** What is left of the ground, to be parted into cells. */
interface Spare {
  area: Area;
  down: boolean;
  gap: number;
}

interface Stage {
  /** The card, or what stands for it. */
  card: Area;
  main: Area;
  spare?: Spare;
  turn: number;
  bare: boolean;
}

const inset = (a: Area, e: number): Area => ({ x: a.x + e, y: a.y + e, w: a.w - 2 * e, h: a.h - 2 * e });

/** Something large and plain behind the card. */
function backdrop(s: Sheet, l: Look, a: Area) {
  const { random: r, palette: p } = s;
  const colour = r.pick([p.accent, p.second, p.mid, p.dark]);
  const [cx, cy] = [r.pick([a.x, a.x + a.w]), r.pick([a.y, a.y + a.h])];
  const kind = r.pick(['turned', 'turned', 'disc', 'blob', 'band']);
  const fill = paint(r, kind === 'turned' ? apart(colour, l.card) : colour);
  if (kind === 'turned') {
    const css = `background:${fill};border-radius:${l.corner};${lift(s)}`;
    s.box('back', a.x + 10, a.y + 10, a.w - 20, a.h - 20, css, r.pick([-7, -5, -4, 4, 5, 7]));
  } else if (kind === 'disc') {
    const size = r.int(360, 520);
    s.disc(cx - size / 2, cy - size / 2, size, fill, lift(s));
  } else if (kind === 'band') {
    const h = r.int(260, 420);
    s.box('band', 0, r.int(60, 1000 - h), 1024, h, `background:${fill};${lift(s)}`);
  } else {
    const blob = 'M430 0C650-20 880 120 850 380S640 790 400 770 10 610 20 370 210 20 430 0z';
    const drawn = `<path fill="${colour}" d="${blob}" style="filter:drop-shadow(0 8px 14px rgba(0,0,0,.3))"/>`;
    s.object('blob', svg(80, 110, 870, 800, drawn, r.int(-30, 30), '0 0 870 780'));
  }
}

function panel(s: Sheet, l: Look, a: Area) {
  const css = `background:${paint(s.random, l.card)};border-radius:${l.corner};${l.rim}${lift(s)}`;
  s.box('card', a.x, a.y, a.w, a.h, css);
}

/** Cells below or beside each other; fewer where there is much already. */
function cells({ area, down, gap }: Spare, drawn: number): Area[] {
  const count = drawn > 14 ? 1 : drawn > 8 ? 2 : 3;
  const w = down ? area.w : (area.w - gap * (count - 1)) / count;
  const h = down ? (area.h - gap * (count - 1)) / count : area.h;
  const [across, below] = down ? [0, h + gap] : [w + gap, 0];
  return Array.from({ length: count }, (_, k) => ({ x: area.x + k * across, y: area.y + k * below, w, h }));
}

/** One card alone, perhaps with something behind it, perhaps turned. */
function alone(s: Sheet, l: Look, bare: boolean): Stage {
  const r = s.random;
  const [ex, ey] = [r.int(96, 176), r.int(96, 136)];
  const card = { x: ex, y: ey, w: 1024 - 2 * ex, h: 1024 - 2 * ey };
  if (!bare && r.chance(0.7)) backdrop(s, l, card);
  return { card, main: bare ? card : inset(card, r.int(40, 58)), turn: r.pick([0, 0, 0, -3, 2, 4]), bare };
}

/** A card with cells on one of its sides. */
function parted(s: Sheet, bare: boolean): Stage {
  const r = s.random;
  const [e, gap, share, down] = [r.int(40, 64), r.int(24, 40), r.range(0.6, 0.68), r.chance(0.5)];
  const whole = 1024 - 2 * e;
  const [large, small] = [whole * share, whole * (1 - share) - gap];
  const first = r.chance(0.5);
  const [at, other] = first ? [e, e + large + gap] : [e + small + gap, e];
  const card = down ? { x: e, y: at, w: whole, h: large } : { x: at, y: e, w: large, h: whole };
  const rest = down ? { x: e, y: other, w: whole, h: small } : { x: other, y: e, w: small, h: whole };
  const spare = { area: rest, down: !down, gap };
  return { card, main: bare ? card : inset(card, r.int(32, 46)), spare, turn: r.pick([0, 0, 0, -2, 2]), bare };
}

/** A phone, its screen, and cells beside it. */
function phone(s: Sheet, l: Look): Stage {
  const r = s.random;
  const [w, h, bezel, round] = [r.int(500, 560), r.int(900, 960), r.int(12, 20), r.int(44, 72)];
  const left = r.chance(0.5);
  const [x, y] = [left ? r.int(36, 60) : 1024 - w - r.int(36, 60), (1024 - h) / 2];
  const shell = apart(r.pick(['#15171c', '#e6e6ec', s.palette.dark, s.palette.second]), l.card);
  s.box('phone', x, y, w, h, `background:${shell};border-radius:${round}px;${lift(s)}`);
  const card = inset({ x, y, w, h }, bezel);
  s.box('screen', card.x, card.y, card.w, card.h, `background:${paint(r, l.card)};border-radius:${round - bezel}px`);
  const beside = left ? { x: x + w + 36, y: 80, w: 1024 - x - w - 72, h: 864 } : { x: 36, y: 80, w: x - 72, h: 864 };
  const main = { x: card.x + 30, y: card.y + 50, w: card.w - 60, h: card.h - 92 };
  return { card, main, spare: { area: beside, down: true, gap: 40 }, turn: 0, bare: false };
}

/** A coloured panel with the card and the cells on it. */
function nested(s: Sheet, l: Look): Stage {
  const r = s.random;
  const e = r.int(28, 52);
  const whole = { x: e, y: e, w: 1024 - 2 * e, h: 1024 - 2 * e };
  const fill = apart(mix(tint(l, r.int(0, 3)), r.pick(['#ffffff', '#000000']), r.pick([0, 0.3])), l.card);
  s.box('panel', e, e, whole.w, whole.h, `background:${paint(r, fill)};border-radius:${l.corner};${lift(s)}`);
  const inner = inset(whole, 40);
  const [down, share, gap] = [r.chance(0.6), r.range(0.66, 0.72), 28];
  const card = down ? { ...inner, h: inner.h * share } : { ...inner, w: inner.w * share };
  const rest = down
    ? { ...inner, y: inner.y + card.h + gap, h: inner.h - card.h - gap }
    : { ...inner, x: inner.x + card.w + gap, w: inner.w - card.w - gap };
  return { card, main: inset(card, r.int(28, 38)), spare: { area: rest, down: !down, gap }, turn: 0, bare: false };
}

function stageOf(s: Sheet, l: Look, free: boolean): Stage {
  const r = s.random;
  const bare = free && r.chance(0.45);
  const kind = r.pick(['alone', 'alone', 'parted', 'parted', 'phone', 'nested']);
  if (bare) return kind === 'alone' || kind === 'phone' ? alone(s, l, true) : parted(s, true);
  if (kind === 'phone') return phone(s, l);
  const stage = kind === 'alone' ? alone(s, l, false) : kind === 'parted' ? parted(s, false) : nested(s, l);
  return stage;
}

function beside(s: Sheet, l: Look, spare: Area[], topic: Topic, seed: number) {
  const [kinds, first] = [new Set<number>(), s.random.int(0, topic.notes.length - 1)];
  for (const [k, cell] of spare.entries()) {
    const said = topic.notes[(first + k) % topic.notes.length]!;
    extra(s, l, cell, { topic, said, seed: seed + k * 7, kinds });
  }
}

/** A design about one app: the app on its card, a seal on a corner, things beside it. */
export const about =
  (topic: Topic): Layout =>
  (s, seed) => {
    const { random: r } = s;
    const l = look(s);
    const behind = s.elements.length;
    const stage = stageOf(s, l, topic.free ?? false);
    const { card, spare, bare } = stage;
    const phoned = s.elements.slice(behind).some(({ name }) => name === 'screen');
    const from = s.elements.length;
    if (!bare && !phoned) panel(s, l, card);
    const main = heading(s, l, stage.main, r.pick(topic.titles), r.pick(topic.icons), bare);
    topic.draw(s, l, main, seed, bare);
    turnAll(s, from, card.x + card.w / 2, card.y + card.h / 2, bare ? 0 : stage.turn);
    const drawn = s.elements.filter(({ kind }) => kind === 'object').length;
    if (spare) return beside(s, l, cells(spare, drawn), topic, seed);
    const size = r.int(120, 150);
    const [right, low, most] = [r.chance(0.6), !bare && r.chance(0.4), 1024 - size * 0.72];
    const [x, y] = [
      right ? Math.min(most, card.x + card.w + 14) : Math.max(1024 - most, card.x - 14),
      low ? card.y + card.h + 14 : card.y - 14,
    ];
    sticker(s, l, x, y, size, r.pick(topic.seals), r.pick(topic.icons));
  };
