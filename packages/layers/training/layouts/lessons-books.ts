/** A reading list: books as plates with spines, bookmarks with icons, ratings, the board of a shelf. */
import { svg, type Sheet, type Layout } from '../../scripts/designs/sheet.ts';
import {
  apart,
  deeper,
  field,
  from,
  look,
  mix,
  over,
  paint,
  paler,
  sheetOf,
  shuffled,
  slab,
  tint,
  turned,
  words,
  type Area,
  type Look,
  type Spot,
} from './lessons-look.ts';
import { button, mark, picture, rating, roundButton, shape, sticker, title } from './lessons-parts.ts';
import { bookNames, titles, writers } from './lessons-words.ts';

const signs = ['boat', 'sun', 'rocket', 'leaf', 'fish', 'house', 'tree', 'star', 'globe', 'heart'];

/** The cover, its spine and what shows of its pages are one. */
function cover(s: Sheet, l: Look, at: Spot, w: number, h: number, fill: string, turn: number): void {
  const r = s.random;
  const [q, spine] = [r.pick([0, 5, 10]), w * r.range(0.09, 0.15)];
  const pages = r.chance(0.4) ? `<rect x="8" y="6" width="${w}" height="${h}" rx="${q}" fill="#f3ecdc"/>` : '';
  const band = r.pick([
    '',
    `<rect x="${spine}" y="${h * 0.74}" width="${w - spine}" height="${h * 0.1}" fill="${paler(fill, 0.3)}"/>`,
    `<rect x="${spine + 10}" y="10" width="${w - spine - 20}" height="${h - 20}" fill="none" stroke="${over(fill)}" stroke-width="2.500"/>`,
  ]);
  const back = `<path fill="${deeper(fill, 0.28)}" d="M0 ${q}Q0 0 ${q} 0H${spine}V${h}H${q}Q0 ${h} 0 ${h - q}z"/>`;
  shape(
    s,
    l,
    'book',
    at,
    w,
    h,
    `${pages}<rect width="${w}" height="${h}" rx="${q}" fill="${fill}"/>${back}${band}`,
    turn,
  );
}

/** A book that shows its front: icon or picture, and its name when there is room. */
function book(s: Sheet, l: Look, at: Spot, w: number, h: number, k: number, under: string, turn = 0): void {
  const r = s.random;
  const fill = apart(tint(l, k), under);
  cover(s, l, at, w, h, fill, turn);
  const named = w > 130;
  const middle = turned(at, turn, w * 0.06, named ? -h * 0.1 : 0);
  if (named && r.chance(0.25))
    picture(s, middle, w * 0.66, h * 0.46, k * 31 + 5, `border-radius:${r.pick([0, 8, 60])}px`, turn);
  else
    mark(
      s,
      signs[k % signs.length]!,
      middle,
      w * (named ? 0.46 : 0.54),
      paler(apart(tint(l, k + 1), fill), 0.2),
      fill,
      turn,
    );
  if (named)
    words(s, turned(at, turn, w * 0.06, h * 0.29), w * 0.7, w * 0.15, over(fill), bookNames[k % bookNames.length]!, {
      turn,
    });
}

/** A bookmark that hangs over an edge. */
function bookmark(s: Sheet, l: Look, [cx, top]: Spot, w: number, fill: string, icon: string): void {
  const h = w * s.random.range(1.4, 1.8);
  const end = s.random.pick([
    `L${w / 2} ${h - w * 0.32} 0 ${h}`,
    `Q${w / 2} ${h + w * 0.3} 0 ${h}`,
    `L${w / 2} ${h + w * 0.3} 0 ${h}`,
  ]);
  shape(s, l, 'bookmark', [cx, top + h / 2], w, h, `<path fill="${fill}" d="M0 0H${w}V${h}${end}z"/>`);
  mark(s, icon, [cx, top + w * 0.58], w * 0.58, over(fill), fill);
}

/** Rows of a list: book, name, stars, bookmark. */
function list(s: Sheet, l: Look, a: Area, seed: number): void {
  const r = s.random;
  const [n, carded, flip, marked] = [3, r.chance(0.6), r.chance(0.3), r.int(0, 2)];
  const [step, round] = [a.h / n, Math.min(l.round, 30)];
  for (let k = 0; k < n; k++) {
    const [y, h] = [a.y + k * step, step - 22];
    const fill = carded ? field(l, k) : l.card;
    if (carded) s.box('row', a.x, y, a.w, h, `${paint(l, fill)}border-radius:${round}px;${l.low}`);
    else if (k) s.box('rule', a.x, y - 13, a.w, 4, `background:${l.rule};border-radius:2px`);
    const tall = Math.min(h - 28, h * 0.86);
    const wide = tall * r.range(0.66, 0.76);
    const bx = flip ? a.x + a.w - 30 - wide / 2 : a.x + 30 + wide / 2;
    book(s, l, [bx, y + h / 2], Math.min(wide, 128), tall, seed + k, fill, r.chance(0.3) ? r.int(-5, 5) : 0);
    const x = flip ? a.x + 36 : a.x + 60 + wide;
    const room = a.w - wide - 200;
    from(s, x, y + h * 0.26, room, 38, over(fill), bookNames[(seed + k) % bookNames.length]!);
    from(s, x, y + h * 0.5, room, 24, mix(over(fill), fill, 0.3), writers[(seed + k) % writers.length]!);
    rating(s, x, y + h * 0.76, 34, r.int(2, 5), apart(s.palette.accent, fill), mix(fill, over(fill), 0.22));
    const edge = flip ? a.x + a.w - wide - 120 : a.x + a.w - 76;
    const mine = r.pick(['bookmark', 'button', 'none']);
    if (k === marked || mine === 'bookmark')
      bookmark(
        s,
        l,
        [edge, y - 6],
        r.int(64, 76),
        apart(s.palette.accent, fill),
        r.pick(['heart', 'star', 'tick', 'plus']),
      );
    else if (mine === 'button')
      roundButton(s, l, [edge, y + h / 2], 70, r.pick(['right', 'plus', 'heart']), apart(tint(l, 2), fill), l.low);
  }
}

function board(s: Sheet, l: Look, x: number, y: number, w: number): void {
  const wood = s.random.pick(['#9c6b3f', '#c69663', '#5e4632', s.palette.mid]);
  const under = s.random.chance(0.5)
    ? `<path fill="${deeper(wood, 0.4)}" d="M60 30h30l-15 40H60zM${w - 90} 30h30v40h-15z"/>`
    : '';
  s.object(
    'shelf',
    svg(
      x,
      y,
      w,
      34,
      `<g style="${l.drop}">${under}<rect width="${w}" height="34" rx="${s.random.pick([0, 8])}" fill="${wood}"/><rect y="24" width="${w}" height="10" fill="${deeper(wood, 0.25)}"/></g>`,
    ),
  );
}

/** The back of a standing or lying book, with its bands. */
function spine(s: Sheet, l: Look, at: Spot, w: number, h: number, fill: string, turn: number): void {
  const bands = s.random.pick([
    `<path d="M0 26H${w}M0 ${h - 26}H${w}"`,
    `<path d="M0 20H${w}M0 34H${w}M0 ${h - 40}H${w}"`,
    `<path d="M${w / 2} 34V${h * 0.6}"`,
  ]);
  shape(
    s,
    l,
    'book',
    at,
    w,
    h,
    `<rect width="${w}" height="${h}" rx="5" fill="${fill}"/>${bands} stroke="${mix(fill, over(fill), 0.6)}" stroke-width="6"/>`,
    turn,
  );
}

/** Books upon a board: fronts, backs, one that leans. */
function shelf(
  s: Sheet,
  l: Look,
  x: number,
  y: number,
  w: number,
  tall: number,
  fronts: number,
  first: number,
  under: string,
): void {
  const r = s.random;
  let left = x + r.int(24, 50);
  const order = shuffled(r, [
    ...Array.from({ length: fronts }, () => 'front'),
    'back',
    'back',
    r.pick(['back', 'lean']),
  ]);
  for (const [k, kind] of order.entries()) {
    const h = tall * r.range(0.8, 1);
    const wide = kind === 'front' ? tall * r.range(0.6, 0.68) : r.int(44, 66);
    const lean = kind === 'lean' ? 9 : 0;
    const room = wide + (lean ? h * 0.17 : 0);
    if (left + room > x + w - 20) continue;
    const at: Spot = [left + room / 2, y - h / 2 - (lean ? 2 : 0)];
    if (kind === 'front') book(s, l, at, wide, h, first + k, under);
    else spine(s, l, at, wide, lean ? h * 0.96 : h, apart(tint(l, first + k), under), lean);
    if (kind === 'front' && r.chance(0.4))
      bookmark(
        s,
        l,
        [at[0] + wide * 0.3, y - h - 8],
        r.int(46, 54),
        apart(s.palette.accent, apart(tint(l, first + k), under)),
        r.pick(['heart', 'star', 'tick']),
      );
    left += room + r.int(8, 22);
  }
  board(s, l, x, y, w);
}

function shelves(s: Sheet, l: Look, a: Area, seed: number): void {
  const r = s.random;
  const two = r.chance(0.5);
  const tall = two ? a.h * 0.36 : Math.min(a.h * 0.5, 340);
  shelf(s, l, a.x, a.y + tall + 30, a.w, tall, two ? 2 : 3, seed, l.card);
  if (two) return shelf(s, l, a.x, a.y + a.h - 50, a.w, tall, 1, seed + 5, l.card);
  const y = a.y + tall + 130;
  const h = a.y + a.h - y;
  if (r.chance(0.5)) {
    const fill = field(l, 1);
    s.box('card', a.x + 20, y, a.w - 40, h, `${paint(l, fill)}border-radius:${l.round}px;${l.low}`);
    from(s, a.x + 60, y + h * 0.26, a.w - 320, 42, over(fill), r.pick(bookNames));
    from(s, a.x + 60, y + h * 0.5, a.w - 320, 26, over(fill), r.pick(writers));
    rating(s, a.x + 60, y + h * 0.76, 40, r.int(3, 5), apart(s.palette.accent, fill), mix(fill, over(fill), 0.22));
    roundButton(
      s,
      l,
      [a.x + a.w - 120, y + h / 2],
      110,
      r.pick(['heart', 'play', 'plus']),
      apart(s.palette.accent, fill),
    );
  } else
    button(s, l, [a.x + a.w / 2, y + h / 2], r.int(340, 460), 96, apart(s.palette.accent, l.card), [
      'Borrow a book',
      '借一本书',
    ]);
}

/** A big book in front, what is said of it beside, others in a heap below it. */
function choice(s: Sheet, l: Look, a: Area, seed: number): void {
  const r = s.random;
  const flip = r.chance(0.5);
  const [w, h] = [r.int(290, 340), r.int(400, 460)];
  const bx = flip ? a.x + a.w - 40 - w / 2 : a.x + 40 + w / 2;
  const heap = r.int(2, 3);
  const floor = a.y + a.h - 50;
  for (let k = 0; k < heap; k++) {
    const [wide, y] = [w * r.range(1, 1.16), floor - 27 - k * 56];
    slab(
      s,
      'book',
      [bx + r.int(-12, 12), y],
      wide,
      54,
      `background:linear-gradient(90deg,${apart(tint(l, k + 1), l.card)} 82%,#f3ecdc 82%);border-radius:6px;box-shadow:0 3px 6px rgba(0,0,0,.3)`,
    );
  }
  board(s, l, bx - w / 2 - 40, floor, w + 80);
  const top = floor - heap * 56 - h / 2 - 6;
  book(s, l, [bx, top], w, h, seed, l.card, r.pick([0, 0, -3, 3]));
  bookmark(s, l, [bx + w * 0.3, top - h / 2 - 14], 70, apart(s.palette.accent, apart(tint(l, seed), l.card)), 'star');
  const x = flip ? a.x + 30 : a.x + w + 90;
  const room = a.w - w - 130;
  from(s, x, a.y + 60, room, 44, l.ink, r.pick(bookNames));
  from(s, x, a.y + 116, room, 26, l.quiet, r.pick(writers));
  rating(s, x, a.y + 176, 44, r.int(3, 5), apart(s.palette.accent, l.card), l.rule);
  for (let k = 0; k < 2; k++) {
    const [y, fill] = [a.y + 240 + k * 140, field(l, k)];
    s.box('card', x, y, room, 120, `${paint(l, fill)}border-radius:${Math.min(l.round, 30)}px;${l.low}`);
    mark(s, ['clock', 'speaker'][k]!, [x + 64, y + 60], 64, tint(l, k), fill);
    from(
      s,
      x + 116,
      y + 60,
      room - 140,
      30,
      over(fill),
      (
        [
          ['6 hours', '六小时'],
          ['Listen too', '也可听书'],
        ] as const
      )[k]!,
    );
  }
  button(s, l, [x + room / 2, a.y + 590], room - 20, 88, apart(s.palette.accent, l.card), ['Read it', '开始阅读']);
}

export const books: Layout = (s, seed) => {
  const r = s.random;
  const l = look(s);
  const [x, y] = [r.int(50, 90), r.int(50, 110)];
  sheetOf(s, l, { x, y, w: 1024 - 2 * x, h: 984 - y });
  if (r.chance(0.6)) title(s, l, [512, y + r.int(10, 60)], r.int(520, 680), 92, r.pick(titles.books));
  else {
    const room = r.chance(0.5) ? 150 : 0;
    from(s, x + 60, y + 80, 620, 62, l.ink, r.pick(titles.books));
    if (room) mark(s, 'book', [964 - x, y + 78], 92, tint(l, 0), l.card);
  }
  r.pick([list, shelves, choice])(s, l, { x: x + 40, y: y + 150, w: 944 - 2 * x, h: 984 - y - 180 }, seed);
  if (r.chance(0.3)) sticker(s, l, [r.pick([x + 20, 1004 - x]), 940], 118);
};
