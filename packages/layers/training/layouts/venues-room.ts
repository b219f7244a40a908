/** A room to stay in: two photographs with a handle between, marks out of five, what there is, what it costs. */
import { svg, type Sheet, type Layout } from '../../scripts/designs/sheet.ts';
import {
  apart,
  breadth,
  card,
  centred,
  look,
  mix,
  on,
  onto,
  pairs,
  same,
  slab,
  some,
  tint,
  turned,
  upTo,
  write,
  type Area,
  type Look,
} from './venues-look.ts';
import { badge, badgeIcon, icon, picture, pill, plate, rating, ribbon, tape } from './venues-parts.ts';

const rooms = pairs(
  'Garden Room/花园房|Sea View Suite/海景套房|Attic Studio/阁楼公寓|Double Room/双人房|Lake Cabin/湖畔小屋|Room 204/204 房',
);
const notes = pairs(
  'Breakfast included/含早餐|Old town, 5 min/离老城五分钟|Sleeps two/可住两人|Free cancelling/免费取消|Check in from 3 pm/下午三点入住',
);
const amenities = pairs(
  'Bed/大床|Bath/浴缸|Wi-Fi/无线|Pool/泳池|Parking/停车|Breakfast/早餐|Desk lamp/台灯|Own key/钥匙',
);
const marks = ['bed', 'bath', 'wifi', 'pool', 'parking', 'cup', 'lamp', 'key'];
const moments: [(typeof rooms)[number], (typeof rooms)[number]][] = [
  [
    ['Before', '改造前'],
    ['After', '改造后'],
  ],
  [
    ['Day', '白天'],
    ['Night', '夜晚'],
  ],
  [
    ['Room', '房间'],
    ['View', '窗景'],
  ],
];
const lift = 'drop-shadow(0 5px 8px rgba(0,0,0,.42))';

/** What one would drag: the bar and its handle, or a handle alone. */
function handle(s: Sheet, l: Look, cx: number, a: Area): void {
  const r = s.random;
  const fill = r.pick(['#ffffff', tint(l, 0), l.card, tint(l, 1)]);
  const [cy, q] = [a.y + a.h * r.range(0.42, 0.6), r.int(34, 48)];
  const ink = apart(r.chance(0.5) ? tint(l, 2) : onto(fill), fill);
  const wide = r.pick([8, 12, 18]);
  if (r.chance(0.8))
    slab(s, 'bar', { x: cx - wide / 2, y: a.y - 10, w: wide, h: a.h + 20 }, fill, {
      outline: r.pick(['square', 'pill']),
      corner: wide / 2,
      flat: true,
      lift: 'drop-shadow(0 0 4px rgba(0,0,0,.5))',
    });
  const arrows = r.pick([
    `<path d="M${-q * 0.18} ${-q * 0.4}v${q * 0.8}l${-q * 0.5} ${-q * 0.4}zM${q * 0.18} ${-q * 0.4}v${q * 0.8}l${q * 0.5} ${-q * 0.4}z" fill="${ink}"/>`,
    `<path d="M${-q * 0.2} ${-q * 0.34}l${-q * 0.36} ${q * 0.34} ${q * 0.36} ${q * 0.34}M${q * 0.2} ${-q * 0.34}l${q * 0.36} ${q * 0.34} ${-q * 0.36} ${q * 0.34}" fill="none" stroke="${ink}" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/>`,
    `<path d="M${-q * 0.3} ${-q * 0.36}v${q * 0.72}M0 ${-q * 0.36}v${q * 0.72}M${q * 0.3} ${-q * 0.36}v${q * 0.72}" stroke="${ink}" stroke-width="6" stroke-linecap="round"/>`,
  ]);
  const body = r.pick([
    `<circle r="${q}" fill="${fill}"/>`,
    `<circle r="${q}" fill="${fill}" stroke="${ink}" stroke-width="5"/>`,
    `<rect x="${-q * 0.8}" y="${-q * 1.2}" width="${q * 1.6}" height="${q * 2.4}" rx="${q * 0.8}" fill="${fill}"/>`,
    `<rect x="${-q}" y="${-q}" width="${q * 2}" height="${q * 2}" rx="${q * 0.4}" fill="${fill}" transform="rotate(45)"/>`,
  ]);
  s.object('handle', svg(cx, cy, 10, 10, `<g style="filter:${lift}">${body}${arrows}</g>`));
}

/** Two photographs that meet or nearly meet in the middle. Returns whether their names stand above. */
function pair(s: Sheet, l: Look, a: Area, seed: number): boolean {
  const r = s.random;
  const [cut, gap] = [a.w * r.range(0.36, 0.64), r.pick([0, 0, 12])];
  const c = r.pick([0, 14, 30]);
  picture(s, l, { ...a, w: cut - gap / 2 }, seed + 11, `${c}px 0 0 ${c}px`, false);
  picture(s, l, { ...a, x: a.x + cut + gap / 2, w: a.w - cut - gap / 2 }, seed + 40, `0 ${c}px ${c}px 0`, false);
  const names = r.pick(moments);
  const named = r.chance(0.65);
  const high = r.chance(0.5);
  const y = high ? a.y + 42 : a.y + a.h - 42;
  handle(s, l, a.x + cut, a);
  if (!named) return high;
  const [h, fill] = [48, r.pick([l.card, tint(l, 0), '#1c1a22'])];
  const w = breadth(s, names[1]) * 24 + 46;
  pill(s, l, a.x + 20, y, h, 200, names[0], fill, '', '');
  pill(s, l, a.x + a.w - 20 - w, y, h, 200, names[1], fill, '', '');
  return high;
}

/** What there is: signs on plates in a row, words under some. */
function comforts(s: Sheet, l: Look, a: Area, count: number): void {
  const r = s.random;
  const chosen = some(r, upTo(marks.length), count);
  const [step, worded] = [a.w / count, r.chance(0.6) && a.h > 100];
  const size = Math.min(step * 0.74, worded ? a.h * 0.66 : a.h, 104);
  for (const [i, k] of chosen.entries()) {
    const cx = a.x + (i + 0.5) * step;
    badgeIcon(s, l, marks[k]!, cx, a.y + size / 2, size, r.chance(0.5) ? 0 : i);
    if (worded) centred(s, cx, a.y + size + 24, step - 8, 24, l.ink, amenities[k]!);
  }
}

/** The mark out of ten in its own plate. */
function score(s: Sheet, l: Look, cx: number, cy: number, q: number): void {
  const r = s.random;
  const fill = tint(l, r.int(0, 3));
  const outline = r.pick(['round', 'pill', 'leaf', 'chamfer'] as const);
  slab(s, 'score', { x: cx - q, y: cy - q, w: 2 * q, h: 2 * q }, fill, { outline, corner: q * 0.4, lift: l.small });
  centred(s, cx, cy, q * 1.5, q * 0.84, onto(fill), same(`${r.int(7, 9)}.${r.int(0, 9)}`));
}

/** The price on a tag with a hole. */
function tag(s: Sheet, l: Look, x: number, cy: number, h: number): void {
  const r = s.random;
  const fill = tint(l, r.int(0, 1));
  const w = h * 2.4;
  const d = `M${h * 0.5} 0H${w}V${h}H${h * 0.5}L0 ${h / 2}z`;
  const hole = `<circle cx="${h * 0.44}" cy="${h / 2}" r="${h * 0.1}" fill="${mix(fill, '#000000', 0.5)}"/>`;
  const cost = r.int(6, 24) * 10 - 1;
  turned(s, x + w / 2, cy, r.pick([0, -6, 5]), () => {
    s.object(
      'tag',
      svg(
        x,
        cy - h / 2,
        w,
        h,
        `<g style="filter:${lift}"><path d="${d}" fill="${fill}" stroke="${fill}" stroke-width="8" stroke-linejoin="round"/>${hole}</g>`,
      ),
    );
    centred(s, x + w * 0.6, cy, w * 0.64, h * 0.52, onto(fill), [`$${cost}`, `¥${cost * 7}`]);
  });
}

/** Words that name the room, its marks beside or beneath. */
function about(s: Sheet, l: Look, a: Area): void {
  const r = s.random;
  write(s, a.x, a.y + 34, a.w, 54, l.ink, r.pick(rooms));
  const size = r.int(34, 44);
  const w = rating(s, l, a.x, a.y + 104, size, r.int(3, 5), l.card);
  write(s, a.x + w + 20, a.y + 104, Math.max(60, a.w - w - 20), 26, l.faint, r.pick(notes));
}

const calls = pairs('Book now/立即预订|See dates/查看日期|Reserve/预订');
const cries = pairs('-20%/八折|Top pick/精选|New/新房|Last one/仅剩一间');

/** One card: photographs at its head or its foot. */
function whole(s: Sheet, l: Look, seed: number): void {
  const r = s.random;
  const a = { x: r.int(60, 120), y: r.int(50, 90), w: 0, h: r.int(840, 890) };
  a.w = 1024 - 2 * a.x;
  card(s, l, a);
  const [low, e, ph] = [r.chance(0.35), r.pick([28, 40]), r.int(380, 430)];
  const shots = { x: a.x + e, y: low ? a.y + a.h - ph - e : a.y + e, w: a.w - 2 * e, h: ph };
  const high = pair(s, l, shots, seed);
  const y = low ? a.y + 34 : shots.y + ph + 26;
  about(s, l, { x: a.x + 48, y, w: a.w - 270, h: 130 });
  if (r.chance(0.5)) score(s, l, a.x + a.w - 120, y + 70, 62);
  else tag(s, l, a.x + a.w - 226, y + 70, 84);
  comforts(s, l, { x: a.x + 40, y: y + 160, w: a.w - 80, h: 130 }, 3);
  const by = low ? y + 300 : a.y + a.h - 100;
  plate(
    s,
    l,
    { x: a.x + (r.chance(0.5) ? 48 : a.w * 0.24), y: by, w: a.w * 0.52, h: 72 },
    r.pick(calls),
    tint(l, 0),
    r.pick(['pill', 'round', 'square']),
    l.small,
    'button',
  );
  badge(
    s,
    l,
    r.chance(0.5) ? a.x + 30 : a.x + a.w - 30,
    high ? shots.y + ph - 16 : shots.y + 16,
    74,
    [r.pick(cries)],
    tint(l, 1),
  );
}

/** Two prints on tape or in frames, leaning; a card with the facts over or under them. */
function prints(s: Sheet, l: Look, seed: number): void {
  const r = s.random;
  const up = r.chance(0.55);
  const top = up ? 70 : 470;
  for (const i of upTo(2)) {
    const [w, h] = [r.int(430, 460), r.int(430, 460)];
    const [x, y] = [i ? 980 - w : 44, top + r.int(0, 40)];
    turned(s, x + w / 2, y + h / 2, r.int(-5, 5), () => {
      slab(s, 'frame', { x, y, w, h }, r.pick(['#ffffff', l.card]), {
        outline: r.pick(['square', 'round']),
        corner: 16,
        flat: true,
        lift: l.lift || lift,
      });
      const e = 22;
      picture(
        s,
        l,
        { x: x + e, y: y + e, w: w - 2 * e, h: h - 2 * e - r.pick([0, 60]) },
        seed + i * 23,
        r.pick(['0', '10px']),
        false,
      );
      if (r.chance(0.5)) tape(s, l, x + w / 2, y + 2, 150, r.int(-9, 9));
    });
  }
  handle(s, l, 512, { x: 0, y: top + 20, w: 0, h: 420 });
  const a = { x: r.int(70, 120), y: up ? 570 : 60, w: 0, h: 390 };
  a.w = 1024 - 2 * a.x;
  card(s, l, a);
  about(s, l, { x: a.x + 46, y: a.y + 34, w: a.w - 280, h: 130 });
  score(s, l, a.x + a.w - 116, a.y + 96, 60);
  comforts(s, l, { x: a.x + 30, y: a.y + 210, w: a.w * 0.56, h: 130 }, 3);
  tag(s, l, a.x + a.w - 250, a.y + 270, 92);
}

/** Photographs beside a column of facts. */
function column(s: Sheet, l: Look, seed: number): void {
  const r = s.random;
  const left = r.chance(0.5);
  const a = { x: left ? 566 : 40, y: r.int(60, 120), w: 418, h: 0 };
  a.h = 1024 - 2 * a.y;
  const shots = { x: left ? 40 : 484, y: a.y + r.int(0, 60), w: 500, h: r.int(560, 640) };
  slab(s, 'frame', { x: shots.x - 16, y: shots.y - 16, w: 532, h: shots.h + 32 }, r.pick([l.card, tint(l, 3)]), {
    corner: r.pick([4, 24]),
    lift: l.lift || lift,
    flat: true,
  });
  pair(s, l, shots, seed);
  card(s, l, a);
  const m = on(l, l.card);
  write(s, a.x + 40, a.y + 80, a.w - 80, 52, l.ink, r.pick(rooms));
  rating(s, m, a.x + 40, a.y + 150, 44, r.int(2, 5), l.card);
  const count = 3;
  const step = (a.h - 350) / count;
  for (const [i, k] of some(r, upTo(marks.length), count).entries()) {
    const cy = a.y + 200 + (i + 0.5) * step;
    badgeIcon(s, l, marks[k]!, a.x + 84, cy, Math.min(88, step * 0.8), i);
    write(s, a.x + 152, cy, a.w - 190, 32, l.ink, amenities[k]!);
  }
  plate(
    s,
    l,
    { x: a.x + 40, y: a.y + a.h - 122, w: a.w - 80, h: 82 },
    r.pick(calls),
    tint(l, 0),
    r.pick(['pill', 'round', 'square']),
    l.small,
    'button',
  );
  const [cx, cy] = [shots.x + shots.w / 2, Math.min(930, shots.y + shots.h + 70)];
  if (r.chance(0.5)) ribbon(s, cx, cy, 420, 84, r.pick(notes), tint(l, 1), lift);
  else {
    slab(s, 'note', { x: cx - 210, y: cy - 45, w: 420, h: 90 }, l.card, { corner: 18, lift: l.lift || lift });
    icon(s, l, r.pick(['bell', 'key', 'pin']), cx - 190, cy - 28, 56, l.card);
    write(s, cx - 118, cy, 310, 30, l.ink, r.pick(notes));
  }
}

export const room: Layout = (s, seed) => s.random.pick([whole, whole, prints, column])(s, look(s), seed);
