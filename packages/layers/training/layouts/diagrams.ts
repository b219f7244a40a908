/** Infographics and slides: stacks of segments, charts, roads, flow charts, cycles, comparisons, posters, numbered cards. */
import { sign, type Pair } from '../../scripts/designs/placing.ts';
import { svg, type Kit, type Sheet, type Layout } from '../../scripts/designs/sheet.ts';
import { charts } from './diagrams-charts.ts';
import { draw, icons } from './diagrams-drawn.ts';
import { circle, deck, mix, number, on, over, polygon } from './diagrams-look.ts';
import { shape, signs, stage, write, type Area, type Look, type Spot } from './diagrams-look.ts';
import { flow } from './diagrams-flow.ts';
import { cards } from './diagrams-more.ts';
import { poster } from './diagrams-posters.ts';
import { ring } from './diagrams-rings.ts';
import { beside, road } from './diagrams-roads.ts';
import { versus } from './diagrams-versus.ts';

export const kit: Kit = {
  palettes: [
    { dark: '#22304a', mid: '#3f7cac', accent: '#e4572e', second: '#f3a712', light: '#dfe9f1', paper: '#ffffff' },
    { dark: '#2b2140', mid: '#7457c2', accent: '#ef4f91', second: '#3ecfbf', light: '#ece6f8', paper: '#fffefc' },
    { dark: '#16382f', mid: '#3d8361', accent: '#e08e2b', second: '#c6d85a', light: '#e2efe2', paper: '#fdfdf6' },
    { dark: '#3a1f2b', mid: '#a34a5c', accent: '#1f8a8c', second: '#f2b5a7', light: '#f7e8e4', paper: '#fffaf7' },
    { dark: '#14213d', mid: '#5c6f91', accent: '#fca311', second: '#4cc9f0', light: '#e5e9f0', paper: '#fcfcfd' },
    { dark: '#2f2a24', mid: '#8a7556', accent: '#b5432b', second: '#6fa8a0', light: '#efe6d6', paper: '#fbf6ec' },
    { dark: '#0b3954', mid: '#0f86a8', accent: '#ff6663', second: '#bfd7ea', light: '#e6f2f5', paper: '#ffffff' },
  ],
  faces: ['Inter Tight', 'Montserrat', 'Bricolage Grotesque', 'Bebas Neue', 'DM Serif Display', 'Archivo Black'],
  icons,
  words: [['Read on', '继续阅读']],
};

interface Step {
  /** Where the words that belong to the segment may stand, inside of it. */
  x: number;
  cy: number;
  width: number;
  height: number;
  colour: string;
}

/** What lies on a segment: a pictogram, a word, both, or its number. */
function fill(s: Sheet, look: Look, step: Step, icon: string, title: Pair, kind: number, k: number): void {
  const { x, cy, width, height, colour } = step;
  const ink = over(look, colour);
  const size = Math.max(24, Math.min(height * 0.56, width * 0.6, 72));
  if (kind === 0 || width < 170) sign(s, icon, x + width / 2 - size / 2, cy - size / 2, size, ink, colour);
  else if (kind === 1 && width > 250) {
    sign(s, icon, x + width / 2 - 76 - size, cy - size / 2, size, ink, colour);
    write(s, x + width / 2 - 64, cy, Math.min(170, width / 2 + 60), height * 0.4, ink, title, 'left');
  } else if (kind < 3) write(s, x + 8, cy, width - 16, Math.min(48, height * 0.5), ink, title);
  else write(s, x, cy, width, Math.min(64, height * 0.62), ink, number(`0${k + 1}`));
}

/** Slices of a funnel or of a pyramid, with what is beside them. */
function slices(s: Sheet, look: Look, area: Area, pyramid: boolean): void {
  const { random: r } = s;
  const [x, y, width, height] = area;
  const n = r.int(3, height > 620 ? 7 : 6);
  const place = r.pick(['left', 'right', 'middle'] as const);
  const wide = place === 'middle' ? width * r.range(0.4, 0.52) : width * r.range(0.5, 0.62);
  const cx = place === 'left' ? x + wide / 2 : place === 'right' ? x + width - wide / 2 : x + width / 2;
  const [gap, turned, neck] = [r.pick([0, 0, 0, 6, 14]), pyramid && r.chance(0.25), pyramid ? 0 : r.range(0.16, 0.4)];
  const tall = (height - gap * (n - 1)) / n;
  const half = (t: number) => {
    const share = pyramid && !turned ? t : 1 - t;
    return (wide / 2) * (neck + (1 - neck) * share);
  };
  const [kind, style, names, words] = [r.int(0, 3), r.int(0, 3), signs(s), deck(s)];
  const bend = pyramid ? 0 : r.pick([0, 0, 14, 22]);
  for (let k = 0; k < n; k++) {
    const [top, low] = [y + k * (tall + gap), y + k * (tall + gap) + tall];
    const [a, b] = [half((top - y) / height), half((low - y) / height)];
    const path = `M${-a} 0Q0 ${2 * bend} ${a} 0L${b} ${tall}Q0 ${tall + 2 * bend} ${-b} ${tall}z`;
    const colour = look.colours[k]!;
    shape(s, look, 'slice', cx, top, path, colour);
    const inner = Math.max(40, Math.min(a, b) * 2 - 10);
    const cy = (top + low) / 2 + bend + (pyramid && k === 0 && !turned ? tall * 0.18 : 0);
    fill(s, look, { x: cx - inner / 2, cy, width: inner, height: tall, colour }, names[k]!, words[k]!, kind, k);
    const atRight = place === 'left' || (place === 'middle' && k % 2 === 0);
    const edge = cx + (atRight ? 1 : -1) * ((a + b) / 2 + 8);
    const [from, to] = atRight
      ? [place === 'left' ? x + wide + 34 : cx + wide / 2 + 14, x + width]
      : [x, (place === 'right' ? x + width - wide : cx - wide / 2) - 24];
    beside(s, look, [edge, (top + low) / 2], [from, top, to - from, tall], words[k]!, colour, style, k);
  }
}

/** Steps that rise to one side, something on the last. */
function stairs(s: Sheet, look: Look, area: Area): void {
  const { random: r, palette: p } = s;
  const [x, y, width, height] = area;
  const [n, gap, up] = [r.int(3, 6), r.pick([0, 0, 8]), r.chance(0.65)];
  const wide = (width - gap * (n - 1)) / n;
  const [names, words, style, radius] = [signs(s), deck(s), r.int(0, 2), r.pick([0, 12, 30])];
  const base = height * r.range(0.16, 0.26);
  const climb = (height - base - 190) / (n - 1);
  for (let k = 0; k < n; k++) {
    const rank = up ? k : n - 1 - k;
    const tall = base + climb * rank;
    const [left, top] = [x + k * (wide + gap), y + height - tall];
    const colour = look.colours[rank]!;
    const ink = over(look, colour);
    shape(
      s,
      look,
      'step',
      left,
      top,
      style === 2
        ? `M0 0H${wide}V${tall}H0z`
        : `M0 ${tall}V${radius}q0-${radius} ${radius}-${radius}H${wide - radius}q${radius} 0 ${radius} ${radius}V${tall}z`,
      colour,
    );
    write(s, left + 8, top + 36, wide - 16, 30, ink, words[k]!);
    if (tall > 150) write(s, left, top + tall - 56, wide, 72, ink, number(rank + 1));
    if (rank === n - 1) {
      const name = r.pick(['person', 'trophy', 'summit', 'plant']);
      const size = Math.min(186, wide * 1.3);
      draw(s, left + wide / 2 - size / 2, top - size * 0.97, size, look.floor, name);
      continue;
    }
    const size = Math.min(84, wide * 0.6);
    if (style === 0)
      s.disc(
        left + wide / 2 - size / 2,
        top - size - 14,
        size,
        look.card,
        `border:5px solid ${colour};box-sizing:border-box`,
      );
    const small = style === 0 ? size * 0.55 : size * 0.8;
    sign(
      s,
      names[k]!,
      left + wide / 2 - small / 2,
      top - 14 - size / 2 - small / 2,
      small,
      style === 0 && look.dark ? '#fff' : colour,
      style === 0 ? look.card : look.dark ? '#fff' : p.dark,
    );
  }
}

/** Circles or arches in each other, on one foot. */
function onion(s: Sheet, look: Look, area: Area): void {
  const { random: r } = s;
  const [x, y, width, height] = area;
  const [n, arch, right] = [r.int(3, 5), r.chance(0.4), r.chance(0.5)];
  const big = Math.min(width * 0.6, arch ? height * 1.1 : height);
  const cx = right ? x + width - big / 2 : x + big / 2;
  const foot = y + (height + (arch ? big / 2 : big)) / 2;
  const [words, names, style] = [deck(s), signs(s), r.int(0, 3)];
  for (let k = 0; k < n; k++) {
    const radius = (big / 2) * (1 - k / n);
    const colour = look.colours[k]!;
    const top = arch ? foot - radius : foot - 2 * radius;
    shape(
      s,
      look,
      'ring',
      cx,
      arch ? foot : foot - radius,
      arch ? `M${-radius} 0a${radius} ${radius} 0 0 1 ${2 * radius} 0z` : circle(radius),
      colour,
    );
    const room = big / (arch ? 2 : 1) / n;
    if (k < n - 1 || arch)
      write(
        s,
        cx - radius * 0.6,
        top + room * 0.5,
        radius * 1.2,
        Math.min(40, room * 0.45),
        over(look, colour),
        words[k]!,
      );
    else sign(s, names[k]!, cx - radius / 2, foot - radius * 1.5, radius, over(look, colour), colour);
    const cy = y + (height / n) * (k + 0.5);
    const [from, to] = right ? [x, x + width - big - 40] : [x + big + 40, x + width];
    const spot: Spot = [cx + (right ? -1 : 1) * radius * 0.8, top + room * (k === n - 1 ? 0.9 : 0.6)];
    beside(s, look, spot, [from, cy - 60, to - from, 120], words[k]!, colour, style, k);
  }
}

/** Slabs seen from above at a slant, one over another. */
function slabs(s: Sheet, look: Look, area: Area): void {
  const { random: r } = s;
  const [x, y, width, height] = area;
  const [n, right, thick] = [r.int(3, 5), r.chance(0.5), r.int(14, 34)];
  const wide = width * r.range(0.46, 0.56);
  const flat = Math.min(wide * 0.52, height * 0.5);
  const cx = right ? x + width - wide / 2 : x + wide / 2;
  const [words, names, style] = [deck(s), signs(s), r.int(0, 3)];
  const gap = (height - flat - thick) / (n - 1);
  for (let k = n - 1; k >= 0; k--) {
    const [top, colour] = [y + k * gap, look.colours[k]!];
    const side = mix(colour, '#000000', 0.25);
    const [h, v] = [wide / 2, flat / 2];
    const drawn = `<path fill="${side}" d="M${-h} ${v}L0 ${flat}L${h} ${v}v${thick}L0 ${flat + thick}L${-h} ${v + thick}z"/><path fill="${colour}" d="${polygon(
      [
        [0, 0],
        [h, v],
        [0, flat],
        [-h, v],
      ],
    )}"/>`;
    s.object('slab', svg(cx, top, 10, 10, drawn));
    const size = Math.min(90, gap * 0.8, flat * 0.4);
    const cy = k === 0 ? top + v : top + flat - Math.min(gap, flat) * 0.5 + thick * 0.4;
    sign(s, names[k]!, cx - size / 2, cy - size / 2, size, on(colour), colour);
    const [from, to] = right ? [x, cx - h - 30] : [cx + h + 30, x + width];
    beside(
      s,
      look,
      [cx + (right ? -h : h), top + v + thick / 2],
      [from, y + (height / n) * k, to - from, height / n],
      words[k]!,
      colour,
      style,
      k,
    );
  }
}

/** Segments that touch: funnel, pyramid, stairs, rings in rings, slabs. */
const stack: Layout = (s) => {
  const [look, area] = stage(s);
  const kind = s.random.int(0, 5);
  if (kind < 3) slices(s, look, area, kind === 1);
  else [stairs, onion, slabs][kind - 3]!(s, look, area);
};

export const layouts: readonly Layout[] = [stack, charts, road, flow, ring, versus, poster, cards];
