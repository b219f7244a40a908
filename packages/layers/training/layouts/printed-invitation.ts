/** Invitations in flowers, under flags, by candles. */
import { middle, soft, type Pair } from '../../scripts/designs/placing.ts';
import type { Random } from '../../scripts/designs/random.ts';
import { svg, type Sheet, type Layout } from '../../scripts/designs/sheet.ts';
import type { Hues } from './printed-drawings.ts';
import { bloom, calm, divider, draw, greens, huesOf, leaf, placed, sprig, toneOf, upTo } from './printed-parts.ts';

/** Flowers and leaves about a ring, each a thing of its own; `gap`: what is left open, in turns of the ring. */
function wreath(s: Sheet, h: Hues, rx: number, ry: number, from: number, to: number): void {
  const { random: r } = s;
  const green = r.pick(greens);
  const n = rx > 200 ? r.int(13, 24) : r.int(6, 10);
  const blooms = rx > 200 ? r.int(4, 9) : r.int(3, 4);
  for (const i of upTo(n)) {
    const turn = from + ((to - from) * (i + 0.5)) / n;
    const [x, y] = [rx * Math.sin(turn), -ry * Math.cos(turn)];
    const lean = (turn * 180) / Math.PI + r.pick([50, 90, 130]);
    const size = r.range(1, 1.5);
    const kind = r.chance(0.5);
    const drawn = kind ? leaf(r, green) : sprig(r, green, h.a);
    s.object(
      kind ? 'leaf' : 'sprig',
      svg(x, y, 10, 10, `<g transform="rotate(${lean}) scale(${size}) translate(0 36)">${drawn}</g>`),
    );
  }
  for (const i of upTo(blooms)) {
    const turn = from + ((to - from) * (i + r.range(0.3, 0.7))) / blooms;
    const size = r.range(0.35, rx > 200 ? 0.95 : 0.66);
    const [x, y] = [rx * Math.sin(turn), -ry * Math.cos(turn)];
    s.object('bloom', svg(x, y, 10, 10, `<g transform="rotate(${r.int(0, 90)}) scale(${size})">${bloom(r, h)}</g>`));
  }
}

/** Flags on a string from (x, y), `w` wide: one thing. */
function bunting(s: Sheet, h: Hues, x: number, y: number, w: number): void {
  const { random: r } = s;
  const [n, sag, size] = [r.int(6, 11), r.int(20, 90), r.int(46, 76)];
  const at = (t: number) => [t * w, 4 * sag * t * (1 - t)] as const;
  const shape = r.pick([`L0 ${size}L`, `V${size * 0.8}L0 ${size * 0.5} -20 ${size * 0.8}V`, `A20 ${size} 0 0 1`]);
  const flags = upTo(n).map((i) => {
    const [fx, fy] = at((i + 0.5) / n);
    const fill = [h.a, h.b, h.c][i % 3];
    const d = shape.startsWith('V') ? `M-20 0H20${shape}0z` : `M-20 0H20${shape}-20 0z`;
    return `<path fill="${fill}" d="${d}" transform="translate(${fx} ${fy}) rotate(${(0.5 - (i + 0.5) / n) * sag * 0.5})"/>`;
  });
  s.object(
    'bunting',
    svg(
      x,
      y,
      w,
      100,
      `<path d="M0 0Q${w / 2} ${2 * sag} ${w} 0" fill="none" stroke="${h.d}" stroke-width="4"/>${flags.join('')}`,
    ),
  );
}

/** A candle that burns, 60 × 200. */
function candle(r: Random, h: Hues, tall: number): string {
  const stripes = r.chance(0.4)
    ? upTo(4)
        .map((i) => `<path d="M10 ${70 + i * 30}l40-18" stroke="${h.e}" stroke-width="8"/>`)
        .join('')
    : '';
  const drip = r.chance(0.5) ? `<path fill="${h.e}" d="M10 56h40v20q-5 16-10 0-6-10-12 4-6 24-10 0-4-8-8-2z"/>` : '';
  return `<path d="M30 56V40" stroke="#3a2a20" stroke-width="4"/><path fill="#ffb52e" d="M30 0q18 28 0 44-18-16 0-44z"/><rect x="10" y="54" width="40" height="${tall - 54}" rx="4" fill="${r.pick([h.a, h.b, h.c])}"/>${stripes}${drip}`;
}

const feasts: Pair[] = [
  ['We are getting married', '我们结婚啦'],
  ['You are invited', '诚邀您光临'],
  ['Garden supper', '花园晚宴'],
  ['Turning forty', '四十岁生日'],
  ['Winter party', '冬日聚会'],
];

/** What is written: names or a monogram, the day between rules, the place. */
function wording(s: Sheet, y: number, w: number, ink: string, faint: string, mark: string): void {
  const { random: r, palette: p } = s;
  const kind = r.int(0, 2);
  if (kind === 0) {
    s.disc(-54, y - 64, 108, mark, r.chance(0.5) ? `border:4px double ${p.paper};box-sizing:border-box` : '');
    middle(s, -54, y - 10, 108, 36, mark === p.second ? p.dark : '#fff', ['A & J', '雅&俊']);
  } else middle(s, -w / 2, y, w, 24, faint, ['Together with their families', '携家人敬邀']);
  middle(s, -w / 2, y + 84, w, r.int(34, 42), ink, r.pick(feasts));
  if (kind === 2) s.object('divider', svg(-110, y + 122, 220, 24, divider(r, 220, mark)));
  const cy = y + 186;
  for (const x of [-58, 56]) s.box('rule', x, cy - 36, 2, 72, `background:${mark}`);
  middle(s, -210, cy, 140, 24, ink, ['Saturday', '星期六']);
  middle(s, -56, cy, 112, 52, mark === p.second && ink !== '#ffffff' ? ink : mark, ['21', '21']);
  middle(s, 70, cy, 140, 24, ink, ['6 o’clock', '晚六点']);
  middle(s, -w / 2, y + 258, w, 22, faint, ['The old boat house', '老船屋']);
}

/** A card in flowers, or under flags with cake and candles. */
export const invitation: Layout = (s) => {
  const { random: r, palette: p } = s;
  const [t, h] = [toneOf(s), huesOf(s)];
  const [w, tall] = r.pick([
    [680, 900],
    [760, 960],
    [880, 880],
    [920, 720],
  ] as const);
  if (r.chance(0.4)) {
    const env = r.pick([p.second, p.mid, p.accent]);
    s.box('envelope', 90, 300, 844, 620, `background:${env};${soft(s)}`, r.pick([-12, 8, 14]));
  }
  placed(s, 512, 512, r.pick([0, 0, 0, -4, 5]), () => {
    const round = r.pick(['0', '24px', `${w / 2}px ${w / 2}px 0 0`, '50%']);
    s.box('card', -w / 2, -tall / 2, w, tall, `${calm(r, t.face)};border-radius:${round};${soft(s)}`);
    if (r.chance(0.6)) {
      const k = r.int(14, 30);
      s.box(
        'border',
        k - w / 2,
        k - tall / 2,
        w - 2 * k,
        tall - 2 * k,
        `border:${r.pick([2, 4, 8])}px ${r.pick(['solid', 'double'])} ${r.pick([t.mark, p.mid])};box-sizing:border-box;border-radius:${round}`,
      );
    }
    const kind = r.int(0, 3);
    if (kind === 0) {
      if (r.chance(0.5))
        s.box(
          'ring',
          -300,
          -310,
          600,
          620,
          `border:${r.int(3, 7)}px solid ${p.second};border-radius:50%;box-sizing:border-box`,
        );
      wreath(s, h, 300, 310, r.pick([0, 0.6, -2.2]), r.pick([Math.PI * 2, 5.6, 4]));
      placed(s, 0, 0, 0, () => wording(s, -120, 420, t.ink, t.faint, t.mark), 1.12);
    } else if (kind === 1) {
      for (const way of r.pick([[-1], [1], [-1, 1]]))
        placed(s, way * w * 0.4, way * tall * 0.4, way > 0 ? 180 : 0, () => wreath(s, h, 150, 120, -1.6, 2.4));
      placed(s, 0, 0, 0, () => wording(s, -120, 460, t.ink, t.faint, t.mark), 1.36);
    } else {
      const flagged = r.chance(0.6);
      const strings = flagged ? r.int(1, 2) : 0;
      for (const k of upTo(strings)) bunting(s, h, -w / 2 - 20, -tall / 2 + 30 + k * 90, w + 40);
      for (const k of upTo(flagged ? 0 : r.int(3, 6)))
        draw(s, h, -w / 2 + 10 + k * 130, -tall / 2 + r.int(-20, 60), r.int(90, 150), ['balloon'], r.int(-14, 14));
      const above = -tall / 2 + (strings ? 180 + strings * 70 : 240);
      placed(s, 0, above, 0, () => wording(s, 0, 460, t.ink, t.faint, t.mark), tall > 800 ? 1.3 : 1);
      const foot = tall / 2 - 24;
      const room = Math.min(300, tall / 2 - 190);
      const lit = kind === 2;
      if (!lit) draw(s, h, -room / 2, foot - room, room, ['cake', 'cake', 'bowl', 'cup', 'glass']);
      for (const k of upTo(r.int(4, 7))) {
        const [cx, high] = [-w * 0.4 + k * w * 0.125, r.int(120, 210)];
        if (!lit && Math.abs(cx + 20) < room / 2 + 30) continue;
        s.object('candle', svg(cx, foot - high, 54, high, candle(r, h, high), 0, `0 0 60 ${high}`));
      }
    }
    for (const i of upTo(r.int(0, 8)))
      s.object(
        'bloom',
        svg(
          r.int(-w / 2, w / 2),
          (i % 2 ? 1 : -1) * r.int(tall / 2 - 60, tall / 2),
          10,
          10,
          `<g transform="scale(${r.range(0.24, 0.5)})">${bloom(r, h)}</g>`,
        ),
      );
  });
};
