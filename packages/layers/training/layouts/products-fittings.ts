/** What stands under, behind and beside the goods: podiums, blobs, ribbons, tags, stars, doodles, icons in discs. */
import { cast, sign, type Pair } from '../../scripts/designs/placing.ts';
import { burst, svg, type Sheet } from '../../scripts/designs/sheet.ts';
import {
  apart,
  ball,
  bare,
  centred,
  darker,
  lighter,
  many,
  over,
  path,
  shuffled,
  stroke,
  words,
} from './products-ink.ts';
import * as say from './products-words.ts';

/** A fill that a designer might give to a plain thing of this colour. */
export function fill(s: Sheet, c: string): string {
  return s.random.pick([
    c,
    c,
    `linear-gradient(${s.random.int(0, 180)}deg,${lighter(c, 0.25)},${darker(c, 0.12)})`,
    `radial-gradient(circle at 30% 25%,${lighter(c, 0.35)},${c})`,
    `repeating-linear-gradient(45deg,${c} 0 ${s.random.int(10, 24)}px,${lighter(c, 0.12)} 0 ${s.random.int(26, 44)}px)`,
  ]);
}

/** A round step to stand on; its top is an oval of its own tone. Returns where things stand. */
export function podium(s: Sheet, cx: number, y: number, w: number, h: number, c: string): number {
  const ry = Math.round(w * 0.11);
  const id = `podium${s.elements.length}`;
  const stops = [lighter(c, 0.1), darker(c, 0.08), darker(c, 0.4)].map(
    (t, i) => `<stop offset="${[0, 0.4, 1][i]}" stop-color="${t}"/>`,
  );
  const side = s.random.chance(0.7) ? `url(#${id})` : darker(c, 0.2);
  const art =
    `<defs><linearGradient id="${id}">${stops.join('')}</linearGradient></defs>` +
    path(`M0 ${ry}V${h}A${w / 2} ${ry} 0 0 0 ${w} ${h}V${ry}z`, side) +
    `<ellipse cx="${w / 2}" cy="${ry}" rx="${w / 2}" ry="${ry}" fill="${lighter(c, 0.15)}"/>`;
  s.object('podium', svg(cx - w / 2, y, w, h + ry, art));
  return y + ry;
}

export function blob(s: Sheet, cx: number, cy: number, size: number, colour: string): void {
  const n = s.random.int(5, 8);
  const points = Array.from({ length: n }, (_, i) => {
    const [angle, far] = [(i / n) * Math.PI * 2, (size / 2) * s.random.range(0.74, 1)];
    return [size / 2 + far * Math.cos(angle), size / 2 + far * Math.sin(angle)] as const;
  });
  const half = (i: number) => {
    const [a, b] = [points[i % n]!, points[(i + 1) % n]!];
    return `${((a[0] + b[0]) / 2).toFixed(0)} ${((a[1] + b[1]) / 2).toFixed(0)}`;
  };
  const d = points.map((p, i) => `Q${p[0].toFixed(0)} ${p[1].toFixed(0)} ${half(i)}`).join('');
  s.object('blob', svg(cx - size / 2, cy - size / 2, size, size, path(`M${half(n - 1)}${d}z`, colour)));
}

/** Rays from one point; they are one thing. */
export function rays(s: Sheet, cx: number, cy: number, radius: number, colour: string): void {
  const n = s.random.int(10, 22);
  const part = 180 / n;
  const one = `M0 0L${radius} ${(-Math.tan((part * Math.PI) / 360) * radius).toFixed(0)}V${(Math.tan((part * Math.PI) / 360) * radius).toFixed(0)}z`;
  const art = many(n, (i) => `<path d="${one}" fill="${colour}" transform="rotate(${i * 2 * part})"/>`);
  s.object('rays', svg(cx, cy, 10, 10, art));
}

/** A beam of light that falls from a lamp's place. */
export function beam(s: Sheet, x: number, cx: number, bottom: number, wide: number): void {
  const id = `beam${s.elements.length}`;
  const light = bare(s).colour === '#ffffff' ? '#fff8dc' : s.palette.second;
  const stops = `<stop offset="0" stop-color="${light}" stop-opacity=".85"/><stop offset="1" stop-color="${light}" stop-opacity=".12"/>`;
  const defs = `<defs><linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${stops}</linearGradient></defs>`;
  s.object(
    'beam',
    svg(0, 0, 1024, 1024, defs + path(`M${x - 20} 0h40L${cx + wide / 2} ${bottom}H${cx - wide / 2}z`, `url(#${id})`)),
  );
}

export function ribbon(s: Sheet, x: number, y: number, w: number, h: number, c: string, text: Pair, turn = 0): void {
  const [tail, notch, deep] = [Math.round(h * 0.8), Math.round(h * 0.34), darker(c, 0.35)];
  const shape = s.random.pick([
    () => path(`M0 0H${w}L${w - notch} ${h / 2}L${w} ${h}H0L${notch} ${h / 2}z`, c),
    () =>
      path(
        `M0 ${h * 0.22}h${tail * 1.4}v${h}H0l${notch}-${h / 2}zM${w} ${h * 0.22}h-${tail * 1.4}v${h}H${w}l-${notch}-${h / 2}z`,
        deep,
      ) + path(`M${tail * 0.7} 0H${w - tail * 0.7}V${h}H${tail * 0.7}z`, c),
    () =>
      path(
        `M0 ${h * 0.14}Q${w / 2} ${-h * 0.16} ${w} ${h * 0.14}L${w - notch} ${h * 0.56}L${w} ${h * 1.06}Q${w / 2} ${h * 0.8} 0 ${h * 1.06}L${notch} ${h * 0.56}z`,
        c,
      ),
  ])();
  s.object('ribbon', svg(x, y, w, h, shape, turn));
  words(
    s,
    x + tail,
    y + h * 0.48,
    w - 2 * tail,
    h * 0.52,
    over(s, c),
    text,
    `${centred}${turn ? `transform:rotate(${turn}deg);` : ''}`,
  );
}

/** A price on something: a burst, a disc, a tag with its hole and string, a rosette. */
export function price(s: Sheet, cx: number, cy: number, size: number, c: string, text: Pair): void {
  const { random: r } = s;
  const turn = r.int(-16, 16);
  const half = size / 2;
  r.pick([
    () => s.object('burst', burst(cx, cy, half, r.int(10, 24), r.range(0.76, 0.92), c)),
    () =>
      s.disc(
        cx - half,
        cy - half,
        size,
        fill(s, c),
        r.chance(0.4) ? `border:${Math.round(size * 0.05)}px solid #fff;box-sizing:border-box;${cast(s)}` : '',
      ),
    () =>
      s.object(
        'tag',
        svg(
          cx - half,
          cy - half * 0.6,
          size,
          size * 0.6,
          stroke(`M12 ${size * 0.3}Q-${size * 0.2} ${size * 0.1} -${size * 0.1} -${size * 0.16}`, '#8a7a5a', 4) +
            path(
              `M${size * 0.18} 0H${size * 0.96}Q${size} 0 ${size} ${size * 0.04}V${size * 0.56}Q${size} ${size * 0.6} ${size * 0.96} ${size * 0.6}H${size * 0.18}L0 ${size * 0.3}z`,
              c,
            ) +
            ball(size * 0.13, size * 0.3, size * 0.05, '#fff'),
          turn,
        ),
      ),
    () =>
      s.object(
        'rosette',
        `${burst(cx, cy, half, 18, 0.9, c)}${svg(cx - half, cy - half, size, size, ball(half, half, half * 0.76, 'none', 'stroke="#fff" stroke-width="3" stroke-dasharray="7 6"'))}`,
      ),
    () =>
      s.box(
        'stamp',
        cx - half,
        cy - half * 0.56,
        size,
        size * 0.56,
        `background:${c};border-radius:${r.pick([4, 16, 60])}px;${cast(s)}`,
        turn,
      ),
  ])();
  words(s, cx - half * 0.62, cy, half * 1.24, size * 0.34, over(s, c), text, `${centred}transform:rotate(${turn}deg);`);
}

export function button(
  s: Sheet,
  x: number,
  y: number,
  w: number,
  h: number,
  c: string,
  text: Pair = s.random.pick(say.calls),
): void {
  const outlined = s.random.chance(0.15);
  const round = s.random.pick([0, 12, h / 2, h / 2]);
  s.box(
    'button',
    x,
    y,
    w,
    h,
    outlined
      ? `background:#fff;border:4px solid ${c};box-sizing:border-box;border-radius:${round}px`
      : `background:${s.random.chance(0.6) ? c : `linear-gradient(90deg,${c},${darker(c, 0.3)})`};border-radius:${round}px;${s.random.chance(0.4) ? cast(s) : ''}`,
  );
  words(s, x + 14, y + h / 2, w - 28, h * 0.42, outlined ? darker(c, 0.3) : over(s, c), text, centred);
}

const starPath = (x: number, y: number, q: number) =>
  `M${x} ${y - q}l${q * 0.3} ${q * 0.62} ${q * 0.68} ${q * 0.1}-${q * 0.5} ${q * 0.48} ${q * 0.12} ${q * 0.68}-${q * 0.6}-${q * 0.32}-${q * 0.6} ${q * 0.32} ${q * 0.12}-${q * 0.68}-${q * 0.5}-${q * 0.48} ${q * 0.68}-${q * 0.1}z`;
/** Five stars in a row; they are one thing. */
export function stars(s: Sheet, x: number, y: number, size: number, colour = '#ffb703'): void {
  const got = s.random.int(3, 5);
  const art = many(5, (i) =>
    path(starPath(size * (0.5 + i * 1.1), size * 0.52, size * 0.5), i < got ? colour : '#c9ced6'),
  );
  s.object('stars', svg(x, y, size * 5.4, size, art));
}

export const strip = (s: Sheet, cx: number, cy: number, w: number, h: number, turn: number) => {
  const { random: r, palette: p } = s;
  const look = r.pick([
    `background:${p.second}d9`,
    'background:#e9dfc2d0',
    `background:repeating-linear-gradient(90deg,${p.accent}cc 0 12px,#ffffffcc 12px 24px)`,
    'background:rgba(255,255,255,.6);box-shadow:0 1px 5px rgba(0,0,0,.3)',
  ]);
  s.box('tape', cx - w / 2, cy - h / 2, w, h, look, turn);
};

/** A scribble, 100 × 100. */
export function doodle(s: Sheet, cx: number, cy: number, size: number, colour: string): void {
  const { random: r } = s;
  const wide = r.int(5, 9);
  const lines = r.pick([
    'M8 60Q20 20 34 60T60 60 86 40',
    'M10 80Q30 10 60 30T90 20M90 20l-22-4M90 20l-8 22',
    'M50 8V92M8 50H92M20 20L80 80M80 20L20 80',
    'M50 50q6-14 16 0t-16 18-30-18 30-34 46 34-46 42',
    'M50 86Q4 54 14 28q16-24 36 6 20-30 36-6 10 26-36 58z',
    'M8 20L92 26M14 48L86 50M10 76L70 80',
    'M50 6l12 32 32 2-26 20 10 32-28-18-28 18 10-32L6 40l32-2z',
    'M10 50l16-30 16 60 16-60 16 60 16-30',
    'M20 10Q90 10 80 50T30 90M30 90l4-24M30 90l24-2',
    'M10 90A44 44 0 1 1 90 80',
  ]);
  s.object(
    'doodle',
    svg(cx - size / 2, cy - size / 2, size, size, stroke(lines, colour, wide), r.int(-25, 25), '0 0 100 100'),
  );
}

/** Little things that fly about, outside of what is kept free. */
export function scatter(
  s: Sheet,
  count: number,
  free: readonly (readonly number[])[],
  draw: (x: number, y: number, size: number) => void,
  least: number,
  most: number,
): void {
  const taken = free.map((f) => [...f]);
  for (let tries = 0, done = 0; tries < count * 12 && done < count; tries++) {
    const size = s.random.int(least, most);
    const [x, y] = [s.random.int(10, 1014), s.random.int(10, 1014)];
    const h = size / 2 + 4;
    if (taken.some(([l, t, w, b]) => x + h > l! && x - h < l! + w! && y + h > t! && y - h < t! + b!)) continue;
    taken.push([x - h, y - h, 2 * h, 2 * h]);
    draw(x, y, size);
    done++;
  }
}

/** Icons in discs, each with its words: a row, or a column with the words beside. */
export function features(
  s: Sheet,
  x: number,
  y: number,
  w: number,
  n: number,
  column: boolean,
  ink: { colour: string; css: string },
  on = '',
): void {
  const { random: r, palette: p } = s;
  const tones = apart(s, [p.accent, p.second, p.mid, p.dark]).filter((c) => c !== on);
  const [same, ringed, round] = [r.chance(0.5), r.chance(0.3), r.pick(['50%', '50%', '20px', '4px'])];
  for (const [k, [icon, text]] of shuffled(r, say.stays).slice(0, n).entries()) {
    const tone = tones[same ? 0 : k % tones.length]!;
    const [dx, dy] = column ? [x, y + k * 92] : [x + (k + 0.5) * (w / n) - 38, y];
    s.box(
      'disc',
      dx,
      dy,
      76,
      76,
      ringed
        ? `background:${p.paper};border:5px solid ${tone};box-sizing:border-box;border-radius:${round}`
        : `background:${tone};border-radius:${round}`,
    );
    sign(s, icon, dx + 18, dy + 18, 40, ringed ? p.dark : over(s, tone), ringed ? p.light : tone);
    if (column) words(s, dx + 92, dy + 38, w - 92, 28, ink.colour, text, ink.css);
    else words(s, dx + 38 - w / n / 2, dy + 104, w / n, 24, ink.colour, text, ink.css + centred);
  }
}
