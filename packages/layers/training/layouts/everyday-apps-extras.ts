/** What lies beside an everyday app: portraits, notes, bubbles, tickets, seals. */
import { sign, type Pair } from '../../scripts/designs/placing.ts';
import { photo, svg, type Sheet } from '../../scripts/designs/sheet.ts';
import { button, emblem, key, progress, ribbon, sticker, type Topic } from './everyday-apps-bits.ts';
import { centre, lift, mix, onto, paint, tint, turnAll, write, type Area, type Look } from './everyday-apps-look.ts';

interface Beside {
  topic: Topic;
  said: Pair;
  seed: number;
  /** What the design has already. */
  kinds: Set<number>;
}

type Extra = (s: Sheet, l: Look, a: Area, about: Beside) => void;

const middleOf = (a: Area) => [a.x + a.w / 2, a.y + a.h / 2] as const;

/** The largest area of this shape in the middle of the cell. */
function fitted(a: Area, ratio: number, most: number): Area {
  const w = Math.min(a.w, a.h * ratio, most);
  const [cx, cy] = middleOf(a);
  return { x: cx - w / 2, y: cy - w / ratio / 2, w, h: w / ratio };
}

const names: readonly Pair[] = [
  ['Mara', '小玛'],
  ['Leo Brandt', '李奥'],
  ['Coach Ines', '伊内丝教练'],
  ['Tomas', '托马斯'],
  ['Yuki', '由纪'],
];

function portrait(s: Sheet, l: Look, a: Area, { seed }: Beside) {
  const r = s.random;
  const size = Math.round(Math.min(a.w, a.h * 0.9, 290));
  const [cx, cy] = middleOf(a);
  const [x, y] = [cx - size / 2, a.y + (a.h - size) / 2];
  const rim = `border:${r.int(6, 14)}px solid ${r.pick(['#ffffff', tint(l, 0), tint(l, 1)])};box-sizing:border-box`;
  const round = r.pick(['50%', '50%', '50%', '26%', '50% 50% 50% 0']);
  s.object('portrait', photo(x, y, size, size, seed + 5, `border-radius:${round};${rim};${lift(s)}`));
  const [fill, h] = [tint(l, r.int(1, 3)), size * 0.21];
  const plate: Area = { x: cx - size * 0.42, y: cy + size * 0.3, w: size * 0.84, h };
  if (r.chance(0.3)) return ribbon(s, { ...plate, x: cx - size * 0.5, w: size }, r.pick(names), fill);
  s.box('plate', plate.x, plate.y, plate.w, h, `background:${fill};border-radius:${r.pick([h / 2, 6])}px;${lift(s)}`);
  centre(s, cx, plate.y + h / 2, plate.w - h * 0.6, h * 0.56, onto(fill), r.pick(names));
}

function framed(s: Sheet, l: Look, a: Area, { said, seed }: Beside) {
  const r = s.random;
  const from = s.elements.length;
  const f = fitted({ ...a, x: a.x + 8, y: a.y + 18, w: a.w - 16, h: a.h - 36 }, r.pick([0.86, 1, 1.3]), 330);
  const [edge, foot] = [Math.round(f.w * 0.06), f.h * 0.2];
  const paper = r.pick(['#fdfdfb', l.card, tint(l, 1)]);
  s.box('frame', f.x, f.y, f.w, f.h, `background:${paper};border-radius:${r.pick([0, 0, 12])}px;${lift(s)}`);
  const [w, h] = [Math.round(f.w - 2 * edge), Math.round(f.h - edge - foot)];
  s.object('photo', photo(f.x + edge, f.y + edge, w, h, seed + 9, `border-radius:${r.pick([0, 8])}px`));
  centre(s, f.x + f.w / 2, f.y + f.h - foot / 2, w, foot * 0.5, mix(onto(paper), paper, 0.1), said);
  if (r.chance(0.6)) {
    const tape = `background:${mix(tint(l, 2), '#ffffff', 0.2)};opacity:${r.pick([1, 0.88])}`;
    s.box('tape', f.x + f.w / 2 - 52, f.y - 20, 104, 38, tape, r.int(-10, 10));
  }
  turnAll(s, from, ...middleOf(f), r.pick([-7, -4, 3, 6]));
}

const tails = ['M70 100L40 146L128 100z', 'M172 100L214 146L226 100z'];

function bubble(s: Sheet, l: Look, a: Area, { topic, said }: Beside) {
  const r = s.random;
  const f = fitted(a, 300 / 146, 440);
  const [fill, k] = [r.pick([tint(l, 0), tint(l, 1), '#ffffff', l.card]), f.w / 300];
  const outline = `<rect width="300" height="104" rx="${r.pick([16, 30, 52])}"/><path d="${r.pick(tails)}"/>`;
  const drawn = `<g fill="${fill}" style="filter:drop-shadow(0 4px 8px rgba(0,0,0,.4))">${outline}</g>`;
  s.object('bubble', svg(f.x, f.y, f.w, f.h, drawn, 0, '0 0 300 146'));
  const signed = r.chance(0.5);
  const ink = onto(fill);
  if (signed) sign(s, r.pick(topic.icons), f.x + 26 * k, f.y + 28 * k, 46 * k, ink, mix(ink, fill, 0.6));
  const x = f.x + (signed ? 86 : 24) * k;
  write(s, x, f.y + 52 * k, f.x + 278 * k - x, 34 * k, ink, said, 'center');
}

function seal(s: Sheet, l: Look, a: Area, { topic }: Beside) {
  const size = Math.min(a.w * 0.76, a.h * 0.92, 250);
  sticker(s, l, ...middleOf(a), size, s.random.pick(topic.seals), s.random.pick(topic.icons));
}

/** A small card: a sign on its plate, words, perhaps how far it is. */
function note(s: Sheet, l: Look, a: Area, { topic, said }: Beside) {
  const r = s.random;
  const wide = a.w > a.h * 1.35;
  const f = wide ? fitted(a, Math.min(2.4, a.w / a.h), 460) : fitted(a, Math.max(0.84, a.w / a.h), 320);
  const fill = r.pick([l.card, l.card, tint(l, 0), tint(l, 1)]);
  const ink = onto(fill);
  s.box('note', f.x, f.y, f.w, f.h, `background:${paint(r, fill)};border-radius:${l.corner};${l.rim}${lift(s)}`);
  const colour = fill === l.card ? tint(l, 2) : mix(l.card, ink === '#ffffff' ? '#ffffff' : '#000000', 0.2);
  const [icon, bar] = [r.pick(topic.icons), r.chance(0.4)];
  if (wide) {
    const size = Math.min(f.h * 0.44, f.w * 0.26);
    emblem(s, l, f.x + 30 + size / 2, f.y + f.h * 0.5, size, icon, colour);
    const x = f.x + 50 + size;
    write(s, x, f.y + f.h * (bar ? 0.38 : 0.5), f.x + f.w - 26 - x, 34, ink, said);
    if (bar)
      progress(s, l, { x, y: f.y + f.h * 0.56, w: f.x + f.w - 34 - x, h: 22 }, r.range(0.3, 0.85), tint(l, 3), fill);
    return;
  }
  const size = Math.min(f.w, f.h) * 0.42;
  const cx = f.x + f.w / 2;
  emblem(s, l, cx, f.y + f.h * 0.36, size, icon, colour);
  centre(s, cx, f.y + f.h * 0.74, f.w - 50, 34, ink, said);
}

const ticketPath = (notch: number) =>
  `M12 0H288a12 12 0 0 1 12 12V${60 - notch}a${notch} ${notch} 0 0 0 0 ${2 * notch}V108a12 12 0 0 1-12 12H12a12 12 0 0 1-12-12V${60 + notch}a${notch} ${notch} 0 0 0 0-${2 * notch}V12A12 12 0 0 1 12 0z`;

function ticket(s: Sheet, l: Look, a: Area, { topic, said }: Beside) {
  const r = s.random;
  const from = s.elements.length;
  const f = fitted(a, 2.5, 420);
  const [fill, k] = [tint(l, r.int(0, 3)), f.w / 300];
  const ink = onto(fill);
  const line = `<path d="M92 12v96" stroke="${ink}" stroke-opacity=".5" stroke-width="3" stroke-dasharray="7 6"/>`;
  const body = `<path fill="${fill}" d="${ticketPath(r.pick([10, 16]))}"/>`;
  s.object(
    'ticket',
    svg(
      f.x,
      f.y,
      f.w,
      f.h,
      `<g style="filter:drop-shadow(0 5px 8px rgba(0,0,0,.36))">${body}</g>${line}`,
      0,
      '0 0 300 120',
    ),
  );
  sign(s, r.pick(topic.icons), f.x + 26 * k, f.y + 36 * k, 48 * k, ink, mix(ink, fill, 0.6));
  write(s, f.x + 106 * k, f.y + 60 * k, 176 * k, 34 * k, ink, said, 'center');
  turnAll(s, from, ...middleOf(f), r.pick([0, -6, 5]));
}

/** One sign, large, on a disc or a leaf of its own. */
function token(s: Sheet, l: Look, a: Area, { topic }: Beside) {
  const r = s.random;
  const size = Math.min(a.w * 0.72, a.h * 0.86, 230);
  const [cx, cy] = middleOf(a);
  const fill = r.pick([tint(l, 0), tint(l, 1), tint(l, 3), '#ffffff']);
  const rim = r.chance(0.6)
    ? `border:${r.int(6, 12)}px solid ${mix(fill, onto(fill), 0.7)};box-sizing:border-box;`
    : '';
  const round = r.pick(['50%', '50%', '24%', '50% 50% 50% 0', '50% 0 50% 50%']);
  s.box(
    'token',
    cx - size / 2,
    cy - size / 2,
    size,
    size,
    `background:${paint(r, fill)};border-radius:${round};${rim}${lift(s)}`,
  );
  const [d, colour] = [size * 0.54, fill === '#ffffff' ? mix(tint(l, 0), '#000000', 0.2) : onto(fill)];
  sign(s, r.pick(topic.icons), cx - d / 2, cy - d / 2, d, colour, mix(colour, fill, 0.55), r.pick([0, 0, -10, 10]));
}

function pressed(s: Sheet, l: Look, a: Area, beside: Beside) {
  if (a.w < 330) return note(s, l, a, beside);
  const { topic, said } = beside;
  const r = s.random;
  const f = fitted(a, 3.2, 400);
  const fill = tint(l, r.int(0, 3));
  const rest = (k: number) => tint(l, l.tints.indexOf(fill) + k);
  const [cx] = middleOf(a);
  s.box('bed', f.x, f.y - f.h * 0.1, f.w, f.h * 1.2, `background:${l.card};border-radius:${f.h * 0.6}px;${lift(s)}`);
  const d = f.h * 0.9;
  key(s, l, f.x + f.h * 0.6, f.y + f.h / 2, d, r.pick(topic.icons), fill);
  const inner = { x: f.x + f.h * 1.2, y: f.y + f.h * 0.14, w: f.w - f.h * 1.5, h: f.h * 0.72 };
  button(s, l, inner, said, rest(1));
  if (a.h < f.h * 2.6 || r.chance(0.5)) return;
  const stars = Array.from(
    { length: 5 },
    (_, k) => `<path transform="translate(${k * 26})" fill="${rest(2)}" d="${starPath}"/>`,
  );
  const shade = `<g style="filter:drop-shadow(0 0 5px rgba(0,0,0,.75))" stroke="#ffffff" stroke-width="1.500">${stars.join('')}</g>`;
  s.object('rating', svg(cx - f.w * 0.36, f.y + f.h * 1.28, f.w * 0.72, f.w * 0.144, shade, 0, '0 0 128 26'));
}

const starPath =
  'M12 1l3.300 7.200 7.700.9-5.700 5.300 1.500 7.800-6.800-3.900-6.800 3.900 1.500-7.800L1 9.100l7.700-.9z';

const extras: readonly Extra[] = [portrait, framed, bubble, seal, note, note, ticket, token, pressed];

/** Something for a cell that the design has not got yet. */
export function extra(s: Sheet, l: Look, a: Area, about: Beside) {
  let k = s.random.int(0, extras.length - 1);
  while (about.kinds.has(k)) k = (k + 1) % extras.length;
  about.kinds.add(k);
  extras[k]!(s, l, a, about);
}
