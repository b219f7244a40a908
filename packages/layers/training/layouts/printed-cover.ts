/** Covers of books and magazines. */
import { line, middle, type Pair } from '../../scripts/designs/placing.ts';
import { burst, photo, svg, type Sheet, type Layout } from '../../scripts/designs/sheet.ts';
import type { Hues } from './printed-drawings.ts';
import { bars, calm, decor, draw, huesOf, unlike, upTo } from './printed-parts.ts';

const books: Pair[] = [
  ['The Salt Road', '盐之路'],
  ['Harbour', '海港'],
  ['Slow Living', '慢生活'],
  ['A Year Outside', '在户外的一年'],
  ['Field Notes', '田野笔记'],
];
const stories: Pair[] = [
  ['Twelve walks by the sea', '十二条海边步道'],
  ['How to mend it', '如何修补'],
  ['Bread without fuss', '简单做面包'],
  ['The last ferry', '末班渡轮'],
  ['Rooms full of light', '充满光的房间'],
];
const writers: Pair[] = [
  ['Ines Corbett', '科贝特'],
  ['A novel', '长篇小说'],
  ['Issue 27', '第27期'],
];

interface Page {
  x: number;
  y: number;
  w: number;
  h: number;
  face: string;
}

/** Land and water in bands, a sun or a moon, what stands on them. */
function scenery(s: Sheet, h: Hues, { x, y, w, h: tall, face }: Page): void {
  const { random: r, palette: p } = s;
  const d = r.int(130, 320);
  s.disc(
    x + r.int(60, w - d - 60),
    y + r.int(190, 330),
    d,
    r.pick([p.second, '#ffd873', p.paper, p.accent].filter((fill) => fill !== face)),
    r.chance(0.3) ? 'opacity:.8' : '',
  );
  const n = r.int(2, 4);
  const tones = r
    .pick([
      [h.c, h.a, h.b, h.d],
      [p.second, p.mid, p.accent, p.dark],
      ['#9cb7a4', '#6f9a83', '#44735e', '#274d3d'],
    ])
    .filter((fill) => fill !== face);
  for (const k of upTo(r.int(0, 3))) {
    const lump = '<path d="M30 80a30 30 0 0 1 8-58 44 44 0 0 1 82-4 36 36 0 0 1 50 26 20 20 0 0 1 0 36z"';
    s.object(
      'cloud',
      svg(
        x + 20 + k * (w / 3),
        y + 190 + r.int(0, 170),
        r.int(120, 200),
        90,
        `${lump} fill="#fff" fill-opacity="${r.pick([1, 0.7])}"/>`,
        0,
        '0 0 200 90',
      ),
    );
  }
  const airborne = ['balloon', 'plane', 'bird', 'butterfly'];
  if (r.chance(0.6)) draw(s, h, x + r.int(40, w - 360), y + r.int(210, 300), r.int(90, 170), airborne, r.int(-8, 8));
  for (const k of upTo(n)) {
    const top = tall * (0.5 + (k * 0.42) / n);
    const [a, b] = [r.int(-90, 90), r.int(-60, 60)];
    const shape = r.chance(0.3)
      ? `M0 ${top}L${w * 0.3} ${top - 120 + k * 30} ${w * 0.5} ${top - 20} ${w * 0.72} ${top - 90 + k * 20} ${w} ${top + 10}`
      : `M0 ${top}C${w * 0.3} ${top + a} ${w * 0.5} ${top - a} ${w * 0.7} ${top + b}T${w} ${top}`;
    s.object('hill', svg(x, y, w, tall, `<path fill="${tones[k % tones.length]}" d="${shape}V${tall}H0z"/>`));
    for (const i of upTo(r.int(0, 3))) {
      const size = r.int(60, 130) + k * 36;
      draw(
        s,
        h,
        x + i * (w / 3) + r.int(0, Math.max(1, Math.round(w / 3 - size))),
        y + top - size * r.range(0.3, 0.8) + 20 + i,
        size,
        r.pick([['tree'], ['tree', 'house'], ['house', 'lighthouse', 'tree', 'mushroom'], ['cat', 'bird', 'tree']]),
      );
    }
  }
}

/** Quarters, halves and discs in a grid that touch. */
function tiles(s: Sheet, h: Hues, { x, y, w, h: tall, face }: Page): void {
  const { random: r, palette: p } = s;
  const n = r.int(3, 5);
  const k = w / n;
  const rows = Math.floor((tall - 190) / k);
  const fills = [h.a, h.b, h.c, p.second, p.accent, h.e].filter((fill) => fill !== face);
  for (const i of upTo(n * rows)) {
    if (r.chance(0.18)) continue;
    const [left, top] = [x + (i % n) * k, y + 190 + Math.floor(i / n) * k];
    const shape = r.pick([
      `M0 0H${k}A${k} ${k} 0 0 1 0 ${k}z`,
      `M0 0A${k / 2} ${k / 2} 0 0 0 ${k} 0z`,
      `M0 0H${k}L0 ${k}z`,
      `M${k / 2} 0L${k} ${k / 2} ${k / 2} ${k} 0 ${k / 2}z`,
      `M0 0H${k}V${k}H0z`,
      `M${k / 2} 0a${k / 2} ${k / 2} 0 0 1 0 ${k}a${k / 2} ${k / 2} 0 0 1 0 ${-k}z`,
    ]);
    s.object(
      'tile',
      svg(
        left,
        top,
        k,
        k,
        `<path fill="${r.pick(fills)}" d="${shape}" transform="rotate(${r.int(0, 3) * 90} ${k / 2} ${k / 2})"/>`,
      ),
    );
    if (r.chance(0.2)) draw(s, h, left + k * 0.2, top + k * 0.2, k * 0.6);
  }
}

/** One large thing on the page, with shapes behind and words at its sides. */
function feature(s: Sheet, h: Hues, { x, y, w, h: tall, face }: Page): void {
  const { random: r, palette: p } = s;
  const size = r.int(480, 620);
  const standing = r.chance(0.5);
  const cx = x + w / 2 + r.int(-80, 80);
  const shape = r.int(0, 3);
  if (shape === 0)
    s.disc(
      cx - size * 0.42,
      y + tall - size * 0.96,
      size * 0.84,
      r.pick(
        [p.second, h.b]
          .filter((fill) => fill !== face)
          .concat('#ffffff66')
          .slice(0, 2),
      ),
    );
  if (shape === 1)
    s.box(
      'arch',
      cx - size * 0.4,
      y + tall - size * 1.02,
      size * 0.8,
      size * (standing ? 1.02 : 0.9),
      `${decor(r, h.b, h.c)};border-radius:${size}px ${size}px 0 0`,
    );
  if (shape === 2)
    s.object(
      'rays',
      burst(
        cx,
        y + tall - size * 0.5,
        size * 0.55,
        r.int(14, 40),
        r.range(0.5, 0.85),
        face === p.second ? p.paper : p.second,
      ),
    );
  draw(s, h, cx - size / 2, y + tall - size - (standing ? 0 : 60), size, standing ? ['person'] : undefined);
  for (const k of upTo(r.int(2, 4))) {
    const left = k % 2 === 0;
    const [cw, cy] = [r.int(210, 290), y + 240 + k * 150];
    const bx = left ? x + 24 : x + w - cw - 24;
    if (r.chance(0.6))
      s.box(
        'label',
        bx,
        cy,
        cw,
        58,
        `background:${r.pick([p.dark, p.accent])};border-radius:${r.pick([0, 8, 29])}px;box-shadow:0 3px 10px rgba(0,0,0,.3)`,
      );
    else s.box('label', bx, cy, cw, 58, `background:#fffffff0;box-shadow:0 2px 8px rgba(0,0,0,.3)`);
    middle(s, bx, cy + 29, cw, 20, s.elements.at(-1)!.html.includes('#fffffff0') ? p.dark : '#fff', stories[k]!);
  }
}

/** A book or a magazine: its name, a picture of many parts, a code, a price. */
export const cover: Layout = (s, seed) => {
  const { random: r, palette: p } = s;
  const h = huesOf(s);
  const place = r.pick([
    { x: 152, y: 32, w: 720, h: 960 },
    { x: 232, y: 24, w: 640, h: 976 },
    { x: 0, y: 0, w: 1024, h: 1024 },
    { x: 72, y: 72, w: 880, h: 880 },
  ]);
  const { x, y, w, h: tall } = place;
  const night = r.chance(0.4);
  const face = night ? unlike(r, h, [p.dark, p.mid]) : unlike(r, h, [p.light, p.paper, p.second]);
  const page = { ...place, face };
  const ink = night ? '#ffffff' : p.dark;
  if (w < 1000)
    s.box('pages', x + 18, y + 10, w, tall - 2, `background:#f4efe2;box-shadow:10px 14px 34px rgba(0,0,0,.45)`);
  const kind = r.int(0, 3);
  if (w < 1000 || kind !== 2) s.box('cover', x, y, w, tall, `${calm(r, face)};box-shadow:0 0 8px rgba(0,0,0,.3)`);
  if (kind === 0) tiles(s, h, page);
  else if (kind === 1) feature(s, h, page);
  else scenery(s, h, page);
  if (w < 1000 && r.chance(0.5))
    s.box('spine', x, y, r.int(26, 56), tall, `background:${r.pick([p.accent, '#00000038'])}`);
  const banded = kind === 2 || r.chance(0.4);
  if (banded)
    s.box(
      'masthead',
      x + 80,
      y + 40,
      w - 110,
      130,
      `${calm(r, night ? p.accent : p.dark)};border-radius:${r.pick([0, 0, 20])}px`,
    );
  const words = banded ? '#ffffff' : ink;
  line(s, x + 104, y + 88, w - 150, w > 700 ? 64 : 54, words, r.pick(books));
  line(s, x + 106, y + 144, w - 150, 26, banded ? p.second : ink, r.pick(writers));
  if (r.chance(0.6)) {
    s.box('plate', x + w - 220, y + tall - 124, 190, 100, 'background:#fff');
    s.object('bars', svg(x + w - 208, y + tall - 116, 166, 66, bars(r, 166, 66, '#111')));
    middle(s, x + w - 220, y + tall - 36, 190, 18, '#111', ['9 780552 0137', '9 780552 0137']);
  }
  if (kind === 1 && r.chance(0.4))
    s.object(
      'photo',
      photo(
        x + 84,
        y + tall - 230,
        170,
        170,
        seed + 5,
        `border:8px solid #fff;box-sizing:border-box;border-radius:${r.pick([0, 50])}%`,
      ),
    );
  if (r.chance(0.5)) {
    s.object('burst', burst(x + w - 90, y + 232, 78, r.pick([12, 18, 26]), r.range(0.76, 0.92), p.accent));
    middle(s, x + w - 170, y + 232, 160, 30, '#fff', ['Prize', '获奖']);
  }
};
