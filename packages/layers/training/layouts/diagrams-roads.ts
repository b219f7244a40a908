/** Time lines and road maps, and the words beside a segment. */
import { sign, type Pair } from '../../scripts/designs/placing.ts';
import { svg, type Sheet, type Layout } from '../../scripts/designs/sheet.ts';
import { draw, drawings } from './diagrams-drawn.ts';
import { deck, face, number, on, over, passage, roundRect, shape, signs, stage, write } from './diagrams-look.ts';
import type { Align, Area, Look, Spot } from './diagrams-look.ts';

/** The words beside a segment, and the line that leads to them. */
export function beside(
  s: Sheet,
  look: Look,
  from: Spot,
  area: Area,
  title: Pair,
  colour: string,
  wanted: number,
  k: number,
): void {
  // Small words on a bare picture need a card.
  const style = look.bare ? 3 : wanted;
  const [x, y, width, height] = area;
  const right = x < from[0];
  const near = right ? x + width + 8 : x - 8;
  const cy = y + height / 2;
  if (Math.abs(near - from[0]) > 14) {
    const dash = style % 2 ? 'stroke-dasharray="3 7"' : '';
    const knob = style > 1 ? `<circle cx="${near}" cy="${cy}" r="6" fill="${colour}"/>` : '';
    const path = `<path d="M${from[0]} ${from[1]}L${near} ${cy}" stroke="${colour}" stroke-width="3" ${dash} fill="none"/>`;
    s.object('pointer', svg(0, 0, 1024, 1024, path + knob));
  }
  const align: Align = right ? 'right' : 'left';
  const tall = Math.min(92, height - 12);
  if (style === 3) {
    const box = `background:${look.card};border-radius:${look.round}px;box-shadow:${look.lift || 'none'};border:3px solid ${colour};box-sizing:border-box`;
    s.box('card', x, cy - tall / 2, width, tall, box);
    passage(s, look, [x + 16, cy - tall * 0.36, width - 32, tall], tall * 0.36, title, 1, align, true);
  } else if (style === 2 && width > 200) {
    const size = Math.min(64, tall);
    s.disc(right ? x + width - size : x, cy - size / 2, size, colour);
    write(s, right ? x + width - size : x, cy, size, size * 0.5, on(colour), number(k + 1));
    passage(s, look, [right ? x : x + size + 14, cy - 30, width - size - 14, tall], 27, title, 1, align);
  } else passage(s, look, [x, cy - 32, width, tall], 28, title, 1, align);
}

/** A way through the given places, rounded. */
const winding = (spots: readonly Spot[]) => {
  const parts = spots.slice(1).map(([x, y], i) => {
    const [fx, fy] = spots[i]!;
    return `C${fx} ${(fy + y) / 2} ${x} ${(fy + y) / 2} ${x} ${y}`;
  });
  return `M${spots[0]![0]} ${spots[0]![1]}${parts.join('')}`;
};

const pinPath = (size: number) =>
  `M0 0C${-size * 0.16} ${-size * 0.3} ${-size * 0.4} ${-size * 0.42} ${-size * 0.4} ${-size * 0.66}a${size * 0.4} ${size * 0.4} 0 0 1 ${size * 0.8} 0C${size * 0.4} ${-size * 0.42} ${size * 0.16} ${-size * 0.3} 0 0z`;

/** A pin, a flag or a disc at a milestone, and what is on it. */
function milestone(
  s: Sheet,
  look: Look,
  x: number,
  y: number,
  size: number,
  colour: string,
  icon: string,
  kind: number,
): void {
  const ink = on(colour);
  if (kind === 0) {
    s.object('pin', svg(x, y, 10, 10, `<path fill="${colour}" stroke="#fff" stroke-width="4" d="${pinPath(size)}"/>`));
    if (s.random.chance(0.3)) s.disc(x - size * 0.26, y - size * 0.92, size * 0.52, '#ffffff');
    else return sign(s, icon, x - size * 0.24, y - size * 0.9, size * 0.48, ink, colour);
    sign(s, icon, x - size * 0.17, y - size * 0.83, size * 0.34, colour, '#fff');
  } else if (kind === 1) {
    const cloth = `<path d="M0 0V${-size}" stroke="${look.dark ? '#dfe3ea' : s.palette.dark}" stroke-width="7" stroke-linecap="round"/><path fill="${colour}" d="M4 ${-size}h${size}l-18 ${size * 0.26}l18 ${size * 0.26}h-${size}z"/>`;
    s.object('flag', svg(x, y, 10, 10, cloth));
    sign(s, icon, x + size * 0.2, y - size * 0.94, size * 0.4, ink, colour);
  } else {
    s.disc(
      x - size * 0.4,
      y - size * 0.4,
      size * 0.8,
      colour,
      'border:6px solid #fff;box-sizing:border-box;box-shadow:0 3px 10px rgba(0,0,0,.3)',
    );
    sign(s, icon, x - size * 0.22, y - size * 0.22, size * 0.44, ink, colour);
  }
}

/** A road with bends; beside each bend a milestone and its words. */
function bends(s: Sheet, look: Look, area: Area): void {
  const { random: r, palette: p } = s;
  const [x, y, width, height] = area;
  const [n, mirrored, thick] = [r.int(3, 5), r.chance(0.5), r.int(40, 84)];
  const [near, far] = [width * r.range(0.3, 0.38), width * r.range(0.6, 0.7)];
  const spots: Spot[] = Array.from({ length: n + 1 }, (_, i) => {
    const left = (i + (mirrored ? 1 : 0)) % 2 ? near : far;
    return [x + left, y + 120 + (i * (height - 110)) / n] as const;
  });
  const way = winding([...spots, [spots[n]![0], 1060]]);
  const tar = r.pick(['#3b3f48', p.dark, '#5a5f6b']);
  const dashes = `<path d="${way}" fill="none" stroke="${r.pick(['#ffffff', '#ffd54a'])}" stroke-width="${thick * 0.08}" stroke-dasharray="${thick * 0.5} ${thick * 0.4}"/>`;
  const kerb =
    r.chance(0.5) || look.dark ? `<path d="${way}" fill="none" stroke="#f4f2ea" stroke-width="${thick + 14}"/>` : '';
  s.object(
    'road',
    svg(
      0,
      0,
      1024,
      1024,
      `${kerb}<path d="${way}" fill="none" stroke="${tar}" stroke-width="${thick}" stroke-linecap="round"/>${dashes}`,
    ),
  );
  const [kind, names, words, style] = [r.int(0, 2), signs(s), deck(s), r.pick([0, 2, 3])];
  for (let k = 0; k < n; k++) {
    const [px, py] = spots[k]!;
    const left = px < x + width / 2;
    const colour = look.colours[k]!;
    milestone(s, look, px, py, r.int(90, 120), colour, names[k]!, kind);
    const [from, to] = left ? [x, px - thick / 2 - 46] : [px + thick / 2 + (kind === 1 ? 90 : 46), x + width];
    if (to - from < 130) continue;
    beside(s, look, [left ? to + 8 : from - 8, py], [from, py - 60, to - from, 110], words[k]!, colour, style, k);
    if (k && k < n - 1 && r.chance(0.7)) {
      const size = r.int(76, 130);
      const name = r.pick(['tree', 'house', 'tree', 'turbine', 'van']);
      draw(s, left ? x + width - size - r.int(0, 60) : x + r.int(0, 60), py - size * 0.6, size, look.floor, name);
    }
  }
}

/** A line of years, words above and below by turns. */
function line(s: Sheet, look: Look, area: Area): void {
  const { random: r } = s;
  const [x, y, width, height] = area;
  const n = r.int(4, 6);
  const cy = y + height * r.range(0.46, 0.54);
  const [step, start] = [width / n, r.int(1960, 2019)];
  const band = r.pick(['line', 'dash', 'chevrons', 'bar'] as const);
  const colour = look.dark ? '#dfe3ea' : s.palette.dark;
  if (band === 'line' || band === 'dash')
    s.object(
      'line',
      svg(
        0,
        cy,
        1024,
        10,
        `<path d="M${x - 20} 0H${x + width}" stroke="${colour}" stroke-width="7" ${band === 'dash' ? 'stroke-dasharray="4 14" stroke-linecap="round"' : ''}/><path fill="${colour}" d="M${x + width - 4}-14l24 14-24 14z"/>`,
      ),
    );
  const [kind, names, words, carded] = [r.int(0, 2), signs(s), deck(s), r.chance(0.5)];
  for (let k = 0; k < n; k++) {
    const [left, fillColour, above] = [x + k * step, look.colours[k]!, k % 2 === 0];
    const year = number(start + k * r.int(1, 3));
    const middle = left + step / 2;
    if (band === 'chevrons')
      shape(s, look, 'chevron', left, cy - 40, `M0 0h${step - 24}l28 40-28 40H0l28-40z`, fillColour);
    if (band === 'bar') shape(s, look, 'bar', left, cy - 36, `M0 0h${step}v72H0z`, fillColour);
    const wordy = band === 'chevrons' || band === 'bar';
    if (wordy) write(s, left + 26, cy, step - 40, 34, over(look, fillColour), year);
    const [long, wide] = [r.int(60, 90), Math.min(step * 1.7, 240)];
    const tip = above ? cy - (wordy ? 44 : 0) : cy + (wordy ? 44 : 0);
    s.object(
      'stem',
      svg(
        middle - 2,
        above ? tip - long : tip,
        4,
        long,
        `<path d="M2 0V${long}" stroke="${fillColour}" stroke-width="4"/>`,
      ),
    );
    if (wordy || kind !== 1) milestone(s, look, middle, above ? tip - long : tip + long, 84, fillColour, names[k]!, 2);
    if (!wordy) milestone(s, look, middle, cy, 70, fillColour, names[n + k]!, 2);
    const from = Math.max(x, Math.min(x + width - wide, middle - wide / 2));
    const end = tip + (above ? -long - 44 : long + 44);
    const top = above ? end - 112 : end;
    if (carded)
      s.box(
        'card',
        from,
        top,
        wide,
        112,
        `background:${look.card};border-radius:${look.round}px;box-shadow:0 4px 14px rgba(0,0,0,.25)`,
      );
    passage(s, look, [from + 14, top + 14, wide - 28, 90], 27, wordy ? words[k]! : year, 2, 'center', carded);
  }
}

/** Weeks in columns, bars of work in rows. */
function plan(s: Sheet, look: Look, area: Area): void {
  const { random: r, palette: p } = s;
  const [x, y, width, height] = area;
  const [rows, columns, lead] = [r.int(4, 7), r.int(4, 8), r.int(150, 220)];
  const [tall, wide] = [(height - 70) / rows, (width - lead) / columns];
  const [names, words, radius] = [signs(s), deck(s), r.pick([0, 10, 40])];
  s.box('head', x, y, width, 56, `background:${look.dark ? p.mid : p.dark};border-radius:${look.round / 2}px`);
  for (let k = 0; k < columns; k++)
    write(s, x + lead + k * wide, y + 28, wide, 24, '#fff', [`W${k + 1}`, `${k + 1}周`]);
  for (let k = 0; k < rows; k++) {
    const [top, colour] = [y + 70 + k * tall, look.colours[k]!];
    if (k % 2) s.box('row', x, top, width, tall, `background:${look.dark ? '#ffffff1c' : `${p.mid}2b`}`);
    const size = Math.min(46, tall * 0.6);
    sign(s, names[k]!, x + 8, top + tall / 2 - size / 2, size, colour, look.dark ? '#fff' : p.dark);
    write(s, x + size + 20, top + tall / 2, lead - size - 26, 26, look.ink, words[k]!, 'left', look.halo);
    const from = Math.min(columns - 1.5, (k * columns) / rows + r.range(-0.6, 0.6));
    const long = wide * Math.min(columns - Math.max(0, from), r.range(1.4, 2.8));
    const left = x + lead + Math.max(0, from) * wide;
    shape(s, look, 'bar', left, top + tall * 0.2, roundRect(long, tall * 0.6, radius), colour);
    write(s, left + 14, top + tall / 2, long - 28, 22, over(look, colour), number(`${r.int(1, 20) * 5}%`), 'left');
    if (r.chance(0.35) && left + long + 40 < x + width)
      s.object(
        'diamond',
        svg(
          left + long + 8,
          top + tall / 2 - 15,
          30,
          30,
          `<path fill="${p.accent}" stroke="#fff" stroke-width="3" d="M15 0l15 15-15 15L0 15z"/>`,
        ),
      );
  }
}

/** A spine from top to bottom with cards on both sides, or on one. */
function spine(s: Sheet, look: Look, area: Area): void {
  const { random: r, palette: p } = s;
  const [x, y, width, height] = area;
  const [n, both] = [r.int(3, 5), r.chance(0.6)];
  const cx = both ? x + width / 2 : x + width * 0.16;
  const tall = height / n;
  s.box('spine', cx - 5, y, 10, height, `background:${look.dark ? '#cfd4de' : p.mid};border-radius:5px`);
  const [kind, names, words, pictured] = [r.pick([0, 2, 2]), signs(s), deck(s), r.chance(0.6)];
  for (let k = 0; k < n; k++) {
    const [cy, left, colour] = [y + tall * (k + 0.5), both && k % 2 === 1, look.colours[k]!];
    const wide = (both ? width / 2 : width * 0.84) - 70;
    const from = left ? x : cx + 70;
    const high = Math.min(tall - 18, 190);
    const arrow = left
      ? `M0 0h${wide}v${high / 2 - 18}l22 18-22 18V${high}H0z`
      : `M0 0h${wide}v${high}H0V${high / 2 + 18}l-22-18 22-18z`;
    shape(s, look, 'card', from, cy - high / 2, arrow, colour);
    milestone(s, look, cx, cy + (kind ? 0 : 30), 90, colour, names[k]!, kind);
    const size = pictured ? high * 0.8 : 0;
    const drawn = r.pick(Object.keys(drawings));
    if (size) draw(s, from + 12, cy - size / 2, size, face(look, colour), drawn);
    const ink = over(look, colour);
    const [tx, room] = [from + size + 30, wide - size - 50];
    write(s, tx, cy - high * 0.2, room, 36, ink, words[k]!, 'left');
    write(s, tx, cy + high * 0.16, room, 23, ink, number(`Q${(k % 4) + 1} 2027`), 'left');
  }
}
/** Time lines and road maps. */
export const road: Layout = (s) => {
  const [look, area] = stage(s);
  s.random.pick([bends, bends, line, plan, spine])(s, look, area);
};
