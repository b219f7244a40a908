/** A process: plates of any outline, and arrows between them. */
import type { Layout, Sheet } from '../../scripts/designs/sheet.ts';
import {
  apart,
  field,
  look,
  over,
  paint,
  same,
  sheetOf,
  shuffled,
  slab,
  tint,
  words,
  type Look,
  type Spot,
} from './lessons-look.ts';
import { button, counter, mark, picture, shape, sticker, title } from './lessons-parts.ts';
import { notes, steps, titles } from './lessons-words.ts';

type Outline = 'card' | 'disc' | 'hexagon' | 'cut' | 'pill';
type ArrowKind = 'block' | 'chevrons' | 'thin' | 'bow' | 'disc' | 'wedge';

interface Plan {
  spots: Spot[];
  w: number;
  h: number;
  /** Whether the last leads to the first again. */
  closed: boolean;
}

const plans: Record<string, (s: Sheet) => Plan> = {
  row: (s) => {
    const [n, cy, h] = [s.random.int(3, 4), s.random.int(500, 560), s.random.int(300, 420)];
    const [step, w] = n === 4 ? [246, 168] : [328, 232];
    const spots = Array.from({ length: n }, (_, k): Spot => [512 + (k - (n - 1) / 2) * step, cy]);
    return { spots, w, h, closed: false };
  },
  column: (s) => {
    const n = s.random.int(3, 4);
    const [step, w, x] = [800 / n, s.random.int(480, 700), s.random.int(440, 584)];
    return {
      spots: Array.from({ length: n }, (_, k): Spot => [x, 185 + step * (k + 0.5)]),
      w,
      h: step - 76,
      closed: false,
    };
  },
  ring: (s) => {
    const [dx, dy] = [s.random.int(240, 262), s.random.int(190, 214)];
    const spots: Spot[] = [
      [512 - dx, 560 - dy],
      [512 + dx, 560 - dy],
      [512 + dx, 560 + dy],
      [512 - dx, 560 + dy],
    ];
    return { spots, w: dx * 2 - 130, h: dy * 2 - 120, closed: s.random.chance(0.6) };
  },
  zigzag: (s) => {
    const [n, flip] = [s.random.int(3, 4), s.random.pick([-1, 1])];
    const step = 780 / n;
    const spots = Array.from({ length: n }, (_, k): Spot => [
      512 + (k % 2 ? 230 : -230) * flip,
      195 + step * (k + 0.5),
    ]);
    return { spots, w: s.random.int(350, 410), h: Math.min(230, step - 18), closed: false };
  },
};

/** A plate of 100 × 100 stretched to its size, or a box. */
function plate(s: Sheet, l: Look, outline: Outline, at: Spot, w: number, h: number, fill: string): void {
  const drawn = { hexagon: 'M25 0H75L100 50 75 100H25L0 50z', cut: 'M12 0H100V80L88 100H0V20z' };
  if (outline === 'hexagon' || outline === 'cut') {
    const whole = `<path fill="${fill}" transform="scale(${w / 100} ${h / 100})" d="${drawn[outline]}"/>`;
    return shape(s, l, outline, at, w, h, whole);
  }
  const round = { card: Math.min(l.round, h / 2), disc: w, pill: Math.min(w, h) / 2 }[outline];
  slab(s, outline, at, w, h, `${paint(l, fill)}border-radius:${round}px;${l.rim}${l.lift}`);
}

/** An arrow from one to the next; a disc with its chevron is one. */
function arrow(
  s: Sheet,
  l: Look,
  at: Spot,
  size: number,
  angle: number,
  kind: ArrowKind,
  fill: string,
  bend: number,
): void {
  const stroke = (d: string, wide: number, colour = fill) =>
    `<path d="${d}" stroke="${colour}" stroke-width="${wide}" fill="none" stroke-linecap="round" stroke-linejoin="round"/>`;
  const drawings: Record<ArrowKind, string> = {
    block: `<path fill="${fill}" d="M4 34H52V12L96 50 52 88V66H4z"/>`,
    chevrons: stroke('M18 18l30 32-30 32M54 18l30 32-30 32', 16),
    thin: stroke('M4 50H92M66 24L92 50 66 76', 11),
    bow: stroke(
      `M6 ${50 + bend * 20}Q50 ${50 - bend * 60} 90 ${50 + bend * 20}M${bend > 0 ? '88 34L92 72 56 66' : '56 34L92 28 88 66'}`,
      11,
    ),
    disc: `<circle cx="50" cy="50" r="48" fill="${fill}"/>${stroke('M38 24l26 26-26 26', 12, over(fill))}`,
    wedge: `<path fill="${fill}" stroke="${fill}" stroke-width="10" stroke-linejoin="round" d="M14 14L88 50 14 86z"/>`,
  };
  const drawing = `<g transform="rotate(${angle.toFixed(1)} ${size / 2} ${size / 2}) scale(${size / 100})">${drawings[kind]}</g>`;
  shape(s, l, 'arrow', at, size, size, drawing);
}

function arrows(s: Sheet, l: Look, { spots, w, h, closed }: Plan, under: string, slanted: boolean): void {
  const r = s.random;
  const kind = r.pick(['block', 'chevrons', 'thin', 'bow', 'disc', 'wedge'] as const);
  const fill = apart(r.pick([s.palette.accent, s.palette.dark, tint(l, 1), '#ffffff']), under);
  const bend = r.pick([-1, 1]);
  const size = r.int(66, 92);
  for (let k = 0; k < spots.length - (closed ? 0 : 1); k++) {
    const [a, b] = [spots[k]!, spots[(k + 1) % spots.length]!];
    const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
    const level = Math.abs(dx) > Math.abs(dy);
    // Down a zigzag the arrow stands beside the plate, over the next one.
    const at: Spot = slanted ? [b[0], b[1] - h / 2 - size * 0.62] : [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
    const gap = slanted ? 96 : level ? Math.abs(dx) - w : Math.abs(dy) - h;
    const angle = slanted ? (dx > 0 ? 50 : 130) : (Math.atan2(dy, dx) * 180) / Math.PI;
    arrow(s, l, at, Math.max(44, Math.min(size, gap * 0.9)), angle, kind, fill, bend);
  }
}

const icons = ['pencil', 'clock', 'cap', 'chat', 'book', 'trophy', 'flask', 'rocket', 'bulb', 'globe'];

/** What is on a plate: icon and words over each other when it is high, else beside each other. */
function content(
  s: Sheet,
  l: Look,
  [cx, cy]: Spot,
  w: number,
  h: number,
  fill: string,
  k: number,
  chipped: boolean,
  seed: number,
): void {
  const ink = over(fill);
  const narrow = w < h * 1.5;
  const size = narrow ? Math.min(w * 0.44, h * 0.36) : Math.min(h * 0.56, 110);
  const at: Spot = narrow ? [cx, cy - h * 0.17] : [cx - w / 2 + Math.max(24, w * 0.07) + size / 2, cy];
  const icon = icons[(seed + k) % icons.length]!;
  if (chipped) {
    const disc = apart(tint(l, k + 1), fill);
    slab(s, 'disc', at, size, size, `${paint(l, disc)}border-radius:${s.random.pick(['50%', '50%', '24%'])};${l.low}`);
    mark(s, icon, at, size * 0.58, over(disc), disc);
  } else mark(s, icon, at, size * 0.84, tint(l, k + 1), fill);
  const room = narrow ? w * 0.74 : w - size - w * 0.16;
  const tx = narrow ? cx : cx + size / 2 + w * 0.02;
  const ty = narrow ? cy + h * 0.16 : cy - h * 0.12;
  words(s, [tx, ty], room, narrow ? 32 : 38, ink, steps[(seed + k) % steps.length]!);
  if (h > 130) words(s, [tx, ty + Math.min(46, h * 0.24)], room, 22, ink, notes[(seed + k) % notes.length]!);
}

export const process: Layout = (s, seed) => {
  const r = s.random;
  const l = look(s);
  const kind = r.pick(['row', 'row', 'column', 'ring', 'ring', 'zigzag']);
  const plan = plans[kind]!(s);
  const boarded = r.chance(0.4);
  if (boarded) sheetOf(s, l, { x: 20, y: 20, w: 984, h: 984 });
  title(s, l, [512, 90], r.int(540, 740), 96, r.pick(titles.process));
  const outline = r.pick<Outline>(
    kind === 'column'
      ? ['card', 'pill', 'cut']
      : kind === 'ring'
        ? ['card', 'disc', 'hexagon', 'cut']
        : ['card', 'card', 'cut', 'pill'],
  );
  const many = plan.spots.length === 4;
  const chipped = r.chance(many ? 0.4 : 0.6);
  const numbered = r.chance(chipped && many ? 0 : 0.5);
  const plain = r.chance(0.4) ? (boarded ? field(l, 2) : l.card) : '';
  arrows(s, l, plan, boarded ? l.card : '#8c8c8c', kind === 'zigzag');
  const order = shuffled(r, [0, 1, 2, 3]);
  for (const [k, at] of plan.spots.entries()) {
    const fill = plain || (boarded ? apart(tint(l, order[k]!), l.card) : tint(l, order[k]!));
    plate(s, l, outline, at, plan.w, plan.h, fill);
    content(
      s,
      l,
      at,
      outline === 'hexagon' || outline === 'disc' ? plan.w * 0.8 : plan.w,
      plan.h,
      fill,
      k,
      chipped,
      seed,
    );
    const corner: Spot =
      outline === 'hexagon' || outline === 'disc'
        ? [at[0], at[1] - plan.h / 2]
        : [at[0] - plan.w / 2 + 26, at[1] - plan.h / 2 + 8];
    if (numbered) counter(s, l, corner, r.int(58, 68), apart(s.palette.accent, fill), same(`${k + 1}`), l.lift);
  }
  if (kind === 'ring' && plan.closed && r.chance(0.6)) sticker(s, l, [512, 560], 118, 'star');
  if (kind === 'row') {
    if (r.chance(0.5)) picture(s, [512, 240], 520, 120, seed, `border-radius:${l.round}px;${l.lift}`);
    button(s, l, [512, plan.spots[0]![1] + plan.h / 2 + 110], 360, 90, s.palette.accent);
  }
};
