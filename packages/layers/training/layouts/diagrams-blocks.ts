/** Numbers as pictures: rings, slices, dials, webs, bars, rows of people. */
import { svg, type Sheet } from '../../scripts/designs/sheet.ts';
import { draw, drawings, icons } from './diagrams-drawn.ts';
import { deck, mix, number, over, polar, polygon, roundRect, sector, shape, write } from './diagrams-look.ts';
import type { Area, Look, Spot } from './diagrams-look.ts';

/** `card`: whether what is drawn stands on a card of its own. */
type Block = (s: Sheet, look: Look, area: Area, card: boolean) => void;

export const inkOf = (look: Look, card: boolean): [colour: string, css: string] =>
  card ? [look.cardInk, ''] : [look.ink, look.halo];

const shares = (s: Sheet, n: number) => {
  const raw = Array.from({ length: n }, () => s.random.range(0.5, 1.6));
  const sum = raw.reduce((a, b) => a + b, 0);
  return raw.map((value) => value / sum);
};

/** Each a chip and a word. */
function legend(s: Sheet, look: Look, area: Area, most: number, card: boolean): void {
  const [x, y, width, height] = area;
  const n = Math.min(most, Math.floor(height / 24));
  const [ink, css] = inkOf(look, card);
  const [words, round, step] = [deck(s), s.random.pick([0, 6, 50]), Math.min(54, height / n)];
  const top = y + (height - step * n) / 2;
  for (let k = 0; k < n; k++) {
    const size = Math.min(26, step * 0.6);
    s.box(
      'chip',
      x,
      top + (k + 0.5) * step - size / 2,
      size,
      size,
      `background:${look.colours[k]!};border-radius:${round}%`,
    );
    write(s, x + size + 12, top + (k + 0.5) * step, width - size - 14, 24, ink, words[k]!, 'left', css);
  }
}

/** Where the round thing stands and where its legend. */
const divided = (s: Sheet, area: Area): [cx: number, cy: number, radius: number, rest: Area | undefined] => {
  const [x, y, width, height] = area;
  if (width > height * 1.25) {
    const radius = Math.min(height / 2 - 6, width * 0.3);
    const left = s.random.chance(0.6);
    const cx = left ? x + radius + 6 : x + width - radius - 6;
    const from = left ? x + 2 * radius + 34 : x;
    return [cx, y + height / 2, radius, [from, y, width - 2 * radius - 50, height]];
  }
  if (height > width * 1.3) {
    const radius = width / 2 - 10;
    return [x + width / 2, y + radius + 6, radius, [x + 10, y + 2 * radius + 24, width - 20, height - 2 * radius - 24]];
  }
  return [x + width / 2, y + height / 2, Math.min(width, height) / 2 - 8, undefined];
};

const pie: Block = (s, look, area, card) => {
  const { random: r } = s;
  const [cx, cy, radius, rest] = divided(s, area);
  const [n, hole, turned, pulled] = [r.int(3, 6), r.pick([0, 0, 0.5, 0.62]), r.int(0, 359), r.pick([0, 0, 1, 2])];
  let from = turned;
  const inked = radius > 90;
  const drawn: [Spot, string, string][] = [];
  for (const [k, share] of shares(s, n).entries()) {
    const to = from + share * 360;
    const away = pulled === 2 ? 5 : pulled === 1 && k === 0 ? radius * 0.1 : 0;
    const [px, py] = polar(cx, cy, away, (from + to) / 2);
    if (inked)
      shape(
        s,
        look,
        'slice',
        px,
        py,
        sector(radius - (pulled ? radius * 0.08 : 0), radius * hole, from, to),
        look.colours[k]!,
      );
    drawn.push([
      polar(px, py, radius * (hole ? (1 + hole) / 2 - 0.04 : 0.64), (from + to) / 2),
      look.colours[k]!,
      `${Math.round(share * 100)}%`,
    ]);
    from = to;
  }
  if (!inked) {
    let at = turned;
    const parts = drawn.map(([, colour, text]) => {
      const to = at + Number.parseInt(text, 10) * 3.5;
      const path = `<path d="${sector(radius, radius * Math.max(0.5, hole), at, to)}" fill="${colour}"/>`;
      at = to;
      return path;
    });
    s.object('donut', svg(cx, cy, 10, 10, parts.join('')));
  } else
    for (const [[x, y], colour, text] of drawn)
      write(s, x - 50, y, 100, radius * 0.15, over(look, colour), number(text));
  const [ink, css] = inkOf(look, card);
  if (hole && inked)
    write(s, cx - radius * hole, cy, radius * hole * 2, radius * 0.3, ink, number(`${r.int(2, 98)}K`), 'center', css);
  if (rest) legend(s, look, rest, n, card);
};

const dial: Block = (s, look, area, card) => {
  const { random: r, palette: p } = s;
  const [x, y, width, height] = area;
  const radius = Math.min(width / 2 - 8, height * 0.68);
  const [cx, cy] = [x + width / 2, y + height / 2 + radius * 0.4];
  const [n, thin, share] = [r.pick([1, 3, 5]), r.range(0.55, 0.8), r.range(0.2, 0.9)];
  const part = (from: number, to: number, fill: string) =>
    `<path d="${sector(radius, radius * thin, from * 180 - 90, to * 180 - 90)}" fill="${fill}"/>`;
  const track = mix(look.colours[0]!, look.dark ? '#20242c' : '#e9edf2', 0.75);
  const arc =
    n === 1
      ? part(0, 1, track) + part(0, share, look.colours[0]!)
      : Array.from({ length: n }, (_, k) => part(k / n, (k + 0.96) / n, look.colours[k]!)).join('');
  s.object('dial', svg(cx, cy, 10, 10, arc));
  const [ink, css] = inkOf(look, card);
  if (r.chance(0.6)) {
    const needle = `<path transform="rotate(${share * 180 - 90})" fill="${look.dark ? '#ffffff' : p.dark}" d="M-${radius * 0.05} 0L0 ${-radius * 0.86}L${radius * 0.05} 0z"/><circle r="${radius * 0.09}" fill="${look.dark ? '#ffffff' : p.dark}"/>`;
    s.object('needle', svg(cx, cy, 10, 10, needle));
  } else
    write(
      s,
      cx - radius * 0.5,
      cy - radius * 0.22,
      radius,
      radius * 0.34,
      ink,
      number(`${Math.round(share * 100)}%`),
      'center',
      css,
    );
  if (y + height - cy > 34)
    write(s, x, cy + Math.min(40, (y + height - cy) / 2 + 6), width, 28, ink, deck(s)[0]!, 'center', css);
};

const web: Block = (s, look, area, card) => {
  const { random: r } = s;
  const [cx, cy, whole, rest] = divided(s, area);
  const [n, rings, radius] = [r.int(5, 8), r.int(2, 4), whole * 0.82];
  const corners = (size: (k: number) => number) =>
    Array.from({ length: n }, (_, k) => polar(0, 0, size(k), (k * 360) / n));
  const thread = look.dark ? '#aeb6c4' : '#8b95a3';
  const net = Array.from(
    { length: rings },
    (_, i) =>
      `<path d="${polygon(corners(() => (radius * (i + 1)) / rings))}" fill="none" stroke="${thread}" stroke-width="2"/>`,
  );
  const spokes = corners(() => radius).map(
    ([x, y]) => `<path d="M0 0L${x} ${y}" stroke="${thread}" stroke-width="2"/>`,
  );
  s.object('web', svg(cx, cy, 10, 10, [...net, ...spokes].join('')));
  const layers = r.int(1, 2);
  for (let k = 0; k < layers; k++) {
    const colour = look.colours[k * 2]!;
    s.object(
      'shape',
      svg(
        cx,
        cy,
        10,
        10,
        `<path d="${polygon(corners(() => radius * r.range(0.35, 0.95)))}" fill="${colour}" fill-opacity=".5" stroke="${colour}" stroke-width="4"/>`,
      ),
    );
  }
  const [ink, css] = inkOf(look, card);
  if (radius > 90)
    for (const [k, [x, y]] of corners(() => radius + 18).entries())
      write(s, cx + x - 50, cy + y, 100, 18, ink, deck(s)[k]!, 'center', css);
  if (rest) legend(s, look, rest, layers, card);
};

const radial: Block = (s, look, area, card) => {
  const { random: r } = s;
  const [cx, cy, radius, rest] = divided(s, area);
  const n = r.int(3, 5);
  const step = (radius * 0.75) / n;
  for (let k = 0; k < n; k++) {
    const out = radius - k * step;
    const track = `<path d="${sector(out, out - step * 0.7, 0, 270)}" fill="${look.dark ? '#ffffff30' : '#5a657530'}"/>`;
    s.object(
      'arc',
      svg(
        cx,
        cy,
        10,
        10,
        `${track}<path d="${sector(out, out - step * 0.7, 0, r.int(80, 262))}" fill="${look.colours[k]!}"/>`,
      ),
    );
    const [ink, css] = inkOf(look, card);
    if (step > 24)
      write(s, cx - 130, cy - out + step * 0.35, 122, step * 0.55, ink, number(`${r.int(20, 96)}%`), 'right', css);
  }
  if (rest) legend(s, look, rest, n, card);
};

const bars: Block = (s, look, area, card) => {
  const { random: r } = s;
  const [x, y, width, height] = area;
  const [n, lying, radius] = [r.int(3, width > 420 ? 8 : 5), r.chance(0.35), r.pick([0, 6, 40])];
  const [ink, css] = inkOf(look, card);
  const words = deck(s);
  const [one, single] = [(lying ? height : width) / n, r.chance(0.3)];
  if (!lying)
    s.object(
      'axis',
      svg(
        0,
        0,
        1024,
        1024,
        `<path d="M${x} ${y}V${y + height - 34}H${x + width}" stroke="${ink}" stroke-width="3" fill="none"/>`,
      ),
    );
  for (let k = 0; k < n; k++) {
    const share = r.range(0.25, 0.95);
    const colour = look.colours[single ? 0 : k]!;
    const value = number(`${Math.round(share * 100)}`);
    if (lying) {
      const cy = y + one * (k + 0.5);
      const long = (width - 120) * share + 30;
      write(s, x, cy, 84, 22, ink, words[k]!, 'right', css);
      shape(s, look, 'bar', x + 96, cy - one * 0.32, roundRect(long, one * 0.64, radius), colour);
      write(s, x + 96, cy, long - 10, Math.min(26, one * 0.4), over(look, colour), value, 'right');
    } else {
      const tall = (height - 50) * share;
      const [left, wide] = [x + one * (k + 0.5), one * r.pick([0.6, 0.6, 0.72])];
      shape(
        s,
        look,
        'bar',
        left - wide / 2,
        y + height - 36 - tall,
        `M0 ${tall}V${Math.min(radius, wide / 2)}Q0 0 ${Math.min(radius, wide / 2)} 0H${wide - Math.min(radius, wide / 2)}Q${wide} 0 ${wide} ${Math.min(radius, wide / 2)}V${tall}z`,
        colour,
      );
      write(s, left - wide / 2, y + height - 36 - tall + 24, wide, 24, over(look, colour), value);
      write(s, left - one / 2 + 2, y + height - 14, one - 4, 20, ink, words[k]!, 'center', css);
    }
  }
};

const lines: Block = (s, look, area, card) => {
  const { random: r } = s;
  const [x, y, width, height] = area;
  const [ink, css] = inkOf(look, card);
  const grid = Array.from(
    { length: 4 },
    (_, i) =>
      `<path d="M${x} ${y + ((height - 40) * i) / 4}h${width}" stroke="${look.dark ? '#ffffff44' : '#5a657544'}" stroke-width="2"/>`,
  );
  s.object(
    'grid',
    svg(
      0,
      0,
      1024,
      1024,
      `${grid.join('')}<path d="M${x} ${y}V${y + height - 40}H${x + width}" stroke="${ink}" stroke-width="3" fill="none"/>`,
    ),
  );
  const [n, count] = [r.int(5, 9), r.int(1, 3)];
  for (let k = 0; k < count; k++) {
    const spots: Spot[] = Array.from(
      { length: n },
      (_, i) =>
        [x + 10 + ((width - 20) * i) / (n - 1), y + (height - 60) * r.range(0.1 + k * 0.2, 0.5 + k * 0.2)] as const,
    );
    const colour = look.colours[k]!;
    const path = `M${spots.map(([a, b]) => `${a} ${b}`).join('L')}`;
    const under = k === count - 1 && r.chance(0.5);
    if (under)
      s.object('area', svg(0, 0, 1024, 1024, `<path d="${path}V${y + height - 42}H${x + 10}z" fill="${colour}77"/>`));
    const knobs = r.chance(0.5)
      ? spots
          .map(([a, b]) => `<circle cx="${a}" cy="${b}" r="7" fill="#fff" stroke="${colour}" stroke-width="4"/>`)
          .join('')
      : '';
    s.object(
      'line',
      svg(
        0,
        0,
        1024,
        1024,
        `<path d="${path}" stroke="${colour}" stroke-width="6" fill="none" stroke-linejoin="round"/>${knobs}`,
      ),
    );
  }
  for (let i = 0; i < 4; i++)
    write(s, x + (width * i) / 4, y + height - 18, width / 4, 20, ink, number(2024 + i), 'center', css);
};

/** Rows of small people (or what else is counted); a row is one thing. */
const people: Block = (s, look, area, card) => {
  const { random: r } = s;
  const [x, y, width, height] = area;
  const rows = Math.max(1, Math.min(4, Math.floor(height / 84)));
  const [ink, css] = inkOf(look, card);
  const icon = r.pick(['user', 'user', 'home', 'heart', 'cup', 'leaf', 'coin']);
  const lead = Math.min(130, width * 0.28);
  const words = deck(s);
  for (let k = 0; k < rows; k++) {
    const tall = height / rows;
    const size = Math.min(tall * 0.6, (width - lead) / 10.5);
    const [many, colour] = [r.int(2, 9), look.colours[k]!];
    const pale = look.dark ? '#ffffff3c' : '#6b758540';
    const one = (i: number) =>
      `<g transform="translate(${i * size * 1.04} 0) scale(${size / 25})">${icons[icon]!(i < many ? colour : pale, look.card, look.card)}</g>`;
    s.object(
      'row',
      svg(x + lead, y + tall * (k + 0.5) - size / 2, 10, 10, Array.from({ length: 10 }, (_, i) => one(i)).join('')),
    );
    write(s, x, y + tall * (k + 0.5) - 14, lead - 12, 34, ink, number(`${many}0%`), 'left', css);
    write(s, x, y + tall * (k + 0.5) + 20, lead - 12, 20, ink, words[k]!, 'left', css);
  }
};

/** A number with its picture. */
export const fact: Block = (s, look, area, card) => {
  const { random: r, palette: p } = s;
  const [x, y, width, height] = area;
  const name = r.pick(Object.keys(drawings));
  const wide = width > height * 1.3;
  const size = Math.min(wide ? height : height * 0.58, width * (wide ? 0.45 : 1));
  draw(
    s,
    wide ? x : x + (width - size) / 2,
    wide ? y + (height - size) / 2 : y,
    size,
    card ? look.card : look.floor,
    name,
  );
  const [ink, css] = inkOf(look, card);
  const text = number(r.pick([`${r.int(2, 98)}%`, `+${r.int(3, 90)}K`, `${r.int(2, 9)} / 10`, `€${r.int(20, 900)}`]));
  const area2: Area = wide ? [x + size + 20, y, width - size - 20, height] : [x, y + size, width, height - size];
  const big = Math.min(90, area2[3] * 0.42);
  write(
    s,
    area2[0],
    area2[1] + area2[3] * 0.36,
    area2[2],
    big,
    card && !look.dark ? p.accent : ink,
    text,
    wide ? 'left' : 'center',
    css,
  );
  write(s, area2[0], area2[1] + area2[3] * 0.76, area2[2], 26, ink, deck(s)[0]!, wide ? 'left' : 'center', css);
};

/** Tracks with their fill, each one thing, under a word. */
const levels: Block = (s, look, area, card) => {
  const { random: r } = s;
  const [x, y, width, height] = area;
  const n = Math.max(2, Math.min(6, Math.floor(height / 70)));
  const [words, tall, round, [ink, css]] = [deck(s), r.int(12, 26), r.pick([0, 20]), inkOf(look, card)];
  for (let k = 0; k < n; k++) {
    const [top, share] = [y + (height / n) * k, r.range(0.2, 0.95)];
    write(s, x, top + 18, width * 0.7, 24, ink, words[k]!, 'left', css);
    write(s, x + width * 0.7, top + 18, width * 0.3, 24, ink, number(`${Math.round(share * 100)}%`), 'right', css);
    const track = `<path fill="${look.dark ? '#ffffff40' : '#5a657540'}" d="${roundRect(width, tall, round)}"/><path fill="${look.colours[k]!}" d="${roundRect(width * share, tall, round)}"/>`;
    s.object('level', svg(x, top + 38, 10, 10, track));
  }
};

export const blocks: Block[] = [pie, pie, dial, web, radial, bars, bars, lines, people, people, fact, fact, levels];
