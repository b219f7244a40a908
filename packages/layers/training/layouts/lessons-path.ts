/** Steps along a winding path: a numbered disc at each stop, a card beside it. */
import { svg, type Sheet, type Layout } from '../../scripts/designs/sheet.ts';
import {
  apart,
  deeper,
  field,
  look,
  over,
  paint,
  paler,
  same,
  sheetOf,
  slab,
  tint,
  words,
  type Look,
  type Spot,
} from './lessons-look.ts';
import { button, counter, mark, picture, sticker, title } from './lessons-parts.ts';
import { notes, steps, titles } from './lessons-words.ts';

interface Stop {
  at: Spot;
  /** The middle of its card. */
  card: Spot;
  w: number;
  h: number;
}

interface Course {
  stops: Stop[];
  /** Where there is room for a picture. */
  free: Spot;
  before: Spot;
  after: Spot;
}

/** Down the middle, the cards at the left and right by turns. */
function down(s: Sheet, n: number, flip: number): Course {
  const r = s.random;
  const [top, swing, step] = [240, r.int(60, 110), 640 / (n - 1)];
  const stops = Array.from({ length: n }, (_, k): Stop => {
    const way = k % 2 ? flip : -flip;
    const [w, h] = [r.int(250, 290), Math.min(150, step * r.range(0.74, 0.86))];
    const at: Spot = [512 + way * swing, top + k * step];
    return { at, card: [512 + way * (swing + 74 + w / 2), at[1]], w, h };
  });
  const first = stops[0]!.at;
  return { stops, free: [512 + flip * 330, 230], before: [first[0] + flip * 40, 110], after: [512, 1040] };
}

/** From left to right in waves, the cards above and below by turns. */
function across(s: Sheet, n: number, flip: number): Course {
  const r = s.random;
  const [swing, step] = [r.int(36, 66), 760 / (n - 1)];
  const [w, h] = [Math.min(step * 1.4, 204), r.int(150, 172)];
  const stops = Array.from({ length: n }, (_, k): Stop => {
    const way = k % 2 ? flip : -flip;
    const at: Spot = [132 + k * step, 560 + way * swing];
    return { at, card: [at[0], at[1] + way * (64 + h / 2)], w, h };
  });
  return { stops, free: [900, 580 + flip * 300], before: [-40, 600], after: [1064, 560] };
}

/** Up like stairs, the cards below each stop. */
function upwards(s: Sheet, n: number, flip: number): Course {
  const [step, rise] = [550 / (n - 1), 560 / (n - 1)];
  const h = Math.min(130, rise * 0.78);
  const stops = Array.from({ length: n }, (_, k): Stop => {
    const sway = k % 2 ? 24 : -24;
    const [x, y] = [104 + k * step + sway, 840 - k * rise + sway];
    const place = (dx: number) => (flip > 0 ? x + dx : 1024 - x - dx);
    return { at: [place(0), y], card: [place(164), y + h * 0.36], w: 230, h };
  });
  const at = (x: number) => (flip > 0 ? x : 1024 - x);
  return { stops, free: [at(230), 360 + s.random.int(-10, 40)], before: [at(-30), 960], after: [at(880), 120] };
}

/** A soft line through all places. */
function through(spots: readonly Spot[]): string {
  let d = `M${spots[0]!.join(' ')}`;
  for (let k = 0; k < spots.length - 1; k++) {
    const [a, b, c, e] = [spots[k - 1] ?? spots[k]!, spots[k]!, spots[k + 1]!, spots[k + 2] ?? spots[k + 1]!];
    const [x1, y1] = [b[0] + (c[0] - a[0]) / 5, b[1] + (c[1] - a[1]) / 5];
    const [x2, y2] = [c[0] - (e[0] - b[0]) / 5, c[1] - (e[1] - b[1]) / 5];
    d += `C${[x1, y1, x2, y2, c[0], c[1]].map((v) => v.toFixed(1)).join(' ')}`;
  }
  return d;
}

/** The path is one with the marks on it. */
function road(s: Sheet, l: Look, spots: readonly Spot[], under: string): void {
  const r = s.random;
  const d = through(spots);
  const line = (colour: string, width: number, dash = '') =>
    `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${dash && ` stroke-dasharray="${dash}"`}/>`;
  const [asphalt, colour, light] = [apart('#3b4048', under), apart(tint(l, 3), under), apart('#ffffff', under)];
  const manners = [
    () => line(light, 74) + line(asphalt, 62) + line('#ffffff', 5, '22 26'),
    () => line(colour, r.int(30, 58)),
    () => line(light, 46) + line(colour, 30),
    () => line(deeper(colour, 0.5), 34) + line(paler(colour, 0.4), 14, '2 26'),
    () => line(colour, 46) + line(paler(colour, 0.5), 10, '1 30'),
    () => line(deeper(colour, 0.5), 28) + line(paler(colour, 0.4), 10, '26 22'),
    () => line(deeper(colour, 0.3), 54) + line(colour, 42) + line(deeper(colour, 0.3), 3),
  ];
  s.object('path', svg(0, 0, 1024, 1024, `<g style="${l.drop}">${r.pick(manners)()}</g>`));
}

/** What is said at a stop. `manner` 0: words alone, 1: an icon on the card, 2: one in a disc over its edge. */
function told(s: Sheet, l: Look, stop: Stop, k: number, manner: number, fill: string, seed: number): void {
  const {
    card: [cx, cy],
    w,
    h,
  } = stop;
  const ink = over(fill);
  slab(s, 'card', [cx, cy], w, h, `${paint(l, fill)}border-radius:${Math.min(l.round, h / 2)}px;${l.rim}${l.lift}`);
  const name = steps[(seed * 3 + k) % steps.length]!;
  const icon = ['book', 'pencil', 'mic', 'chat', 'cap', 'trophy', 'rocket', 'puzzle'][(seed + k) % 8]!;
  const high = h > 145 && w < 240;
  const size = high ? h * 0.36 : Math.min(h * 0.5, 66);
  const [dx, dy] = high ? [0, -h * 0.25] : [-w / 2 + 18 + size / 2, 0];
  const withIcon = manner > 0;
  if (manner === 1) mark(s, icon, [cx + dx, cy + dy], size, tint(l, k), fill);
  if (manner === 2) {
    const disc = apart(tint(l, k + 1), fill);
    slab(s, 'disc', [cx + dx, cy + dy], size * 1.1, size * 1.1, `${paint(l, disc)}border-radius:50%;${l.low}`);
    mark(s, icon, [cx + dx, cy + dy], size * 0.62, over(disc), disc);
  }
  const [left, room] = withIcon && !high ? [size + 24, w - size - 44] : [0, w - 36];
  const at: Spot = [cx + left / 2, withIcon && high ? cy + h * 0.12 : cy - 16];
  words(s, at, room, 30, ink, name);
  words(s, [at[0], at[1] + 36], room, 20, ink, notes[(seed + k) % notes.length]!);
}

function flag(s: Sheet, l: Look, [x, y]: Spot): void {
  const cloth = s.random.pick(['M6 4H86L66 30 86 56H6z', 'M6 4L90 30 6 56z', 'M6 4q40-16 80 0v52q-40-16-80 0z']);
  s.object(
    'flag',
    svg(
      x - 6,
      y - 130,
      90,
      130,
      `<g style="${l.drop}"><path fill="${l.night ? '#f2f2f5' : '#4a4038'}" d="M0 0h9v130H0z"/><path fill="${s.palette.accent}" d="${cloth}"/></g>`,
    ),
  );
}

export const path: Layout = (s, seed) => {
  const r = s.random;
  const l = look(s);
  const n = r.int(4, 5);
  const [kind, flip] = [r.int(0, 2), r.pick([-1, 1])];
  const manner = r.int(0, n === 5 ? 1 : 2);
  const course = [down, across, upwards][kind]!(s, n, flip);
  const boarded = r.chance(0.4);
  const floor = boarded ? l.card : '#8a8a8a';
  if (boarded) sheetOf(s, l, { x: 22, y: 22, w: 980, h: 980 });
  const ends = boarded ? [] : r.pick([[], [course.before], [course.after]]);
  const spots = [
    ...(ends[0] === course.before ? ends : []),
    ...course.stops.map((stop) => stop.at),
    ...(ends[0] === course.after ? ends : []),
  ];
  road(s, l, spots, floor);
  const headAt: Spot = kind === 2 ? [512 - flip * 150, 96] : [512, 92];
  title(s, l, headAt, kind === 2 ? 580 : r.int(540, 700), 96, r.pick(titles.path));
  if (kind === 2 && manner < 2) {
    if (r.chance(0.6))
      picture(
        s,
        course.free,
        280,
        r.int(200, 260),
        seed,
        `border-radius:${r.pick([0, 24, 140])}px;border:8px solid #ffffff;${l.lift}`,
        r.int(-5, 5),
      );
    else sticker(s, l, course.free, r.int(180, 240), r.pick(['cap', 'rocket', 'trophy', 'globe']));
  }
  const [size, square] = [r.int(74, 100), r.chance(0.15)];
  const plain = r.chance(0.5) ? (boarded ? field(l, 1) : l.card) : '';
  for (const [k, stop] of course.stops.entries()) {
    told(s, l, stop, k, manner, plain || tint(l, k + 2), seed);
    counter(s, l, stop.at, size, apart(tint(l, k), floor), same(`${k + 1}`), l.lift, square);
  }
  const last = course.stops[n - 1]!.at;
  if (manner < 2 && kind !== 1 && r.chance(0.6))
    flag(s, l, [last[0] + (kind === 2 ? flip * 6 : flip * 60), last[1] - (kind === 2 ? 44 : -20)]);
  else if (kind === 1) button(s, l, [512, 944], 340, 76, s.palette.accent);
};
