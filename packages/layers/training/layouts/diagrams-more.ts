/** Numbered cards, and a map of a few regions. */
import { sign } from '../../scripts/designs/placing.ts';
import { svg, type Sheet, type Layout } from '../../scripts/designs/sheet.ts';
import { fact } from './diagrams-blocks.ts';
import { draw, drawings } from './diagrams-drawn.ts';
import { deck, face, mix, number, on, over, passage, polygon, roundRect, shape } from './diagrams-look.ts';
import { shuffled, stage, write, type Area, type Look, type Spot } from './diagrams-look.ts';
import { sentences } from './diagrams-words.ts';

/** A number on a card: disc, tab, large digits, burst of the edge. */
function count(s: Sheet, area: Area, k: number, kind: number, colour: string, ink: string): void {
  const [x, y, width] = area;
  const text = number(kind === 2 ? `0${k + 1}` : k + 1);
  if (kind === 0) {
    s.disc(x - 22, y - 22, 76, colour, 'box-shadow:0 3px 8px rgba(0,0,0,.25)');
    write(s, x - 22, y + 16, 76, 42, on(colour), text);
  } else if (kind === 1) {
    s.object('tab', svg(x + width - 90, y - 8, 64, 92, `<path fill="${colour}" d="M0 0h64v92L32 70 0 92z"/>`));
    write(s, x + width - 90, y + 30, 64, 42, on(colour), text);
  } else write(s, x + 20, y + 42, 110, 64, ink, text, 'left');
}

/** Steps as cards, each with its number and its picture. */
export const cards: Layout = (s) => {
  const { random: r, palette: p } = s;
  const [look, [x, y, width, height]] = stage(s);
  const [columns, rows] = r.pick([
    [2, 2],
    [3, 2],
    [2, 3],
    [1, 3],
    [1, 4],
    [3, 1],
    [3, 3],
    [1, 2],
  ] as const);
  const [gap, kind, filled, tile] = [
    r.int(28, 52),
    r.int(0, 2),
    r.chance(0.45),
    r.pick(['disc', 'plate', 'none'] as const),
  ];
  const [w, h] = [(width - gap * (columns - 1)) / columns, (height - gap * (rows - 1)) / rows];
  const [lying, words, arrows] = [w > h * 1.25, deck(s), r.chance(0.5)];
  const names = shuffled(r, Object.keys(drawings));
  for (let k = 0; k < columns * rows; k++) {
    const [cx, cy] = [x + (k % columns) * (w + gap), y + Math.floor(k / columns) * (h + gap)];
    const colour = look.colours[k % 8]!;
    if (filled) shape(s, look, 'card', cx, cy, roundRect(w, h, look.round), colour);
    else
      s.box(
        'card',
        cx,
        cy,
        w,
        h,
        `background:${look.card};border-radius:${look.round}px;box-shadow:${look.lift || '0 3px 14px rgba(0,0,0,.25)'};${r.pick(['', `border-top:10px solid ${colour};box-sizing:border-box`])}`,
      );
    const ink = filled ? over(look, colour) : look.cardInk;
    const size = lying ? h * 0.8 : Math.min(h * 0.56, w * 0.8);
    const flip = lying && k % 2 === 1 && columns === 1;
    const [left, top] = lying
      ? [flip ? cx + w - size - 30 : cx + 30, cy + h / 2 - size / 2]
      : [cx + w / 2 - size / 2, cy + h * 0.07];
    const pale = filled ? mix(colour, '#ffffff', 0.7) : mix(colour, look.card, 0.55);
    if (tile === 'disc') s.disc(left, top, size, pale);
    else if (tile === 'plate' && lying)
      s.box(
        'plate',
        flip ? cx + w - size - 60 : cx,
        cy,
        size + 60,
        h,
        `background:${pale};border-radius:${flip ? `0 ${look.round}px ${look.round}px 0` : `${look.round}px 0 0 ${look.round}px`}`,
      );
    const drawn = size * (tile === 'disc' ? 0.8 : 0.96);
    const name = names[k]!;
    const under = tile === 'disc' || (tile === 'plate' && lying) ? pale : filled ? face(look, colour) : look.card;
    draw(s, left + (size - drawn) / 2, top + (size - drawn) / 2, drawn, under, name, r.int(-4, 4));
    const [tx, tw] = lying ? [flip ? cx + 76 : cx + size + 76, w - size - 110] : [cx + 16, w - 32];
    const ty = lying ? cy + h / 2 : cy + h * 0.07 + size + (h * 0.9 - size) * 0.4;
    const align = lying ? 'left' : 'center';
    write(s, tx, ty - (lying ? 26 : 8), tw, Math.min(46, h * 0.2), ink, words[k]!, align);
    if (h > 130)
      for (let i = 0; i < (lying && h > 200 ? 2 : 1); i++)
        write(s, tx, ty + 30 + i * 32, tw, 23, ink, r.pick(sentences), align);
    count(s, [cx, cy, w, h], k, lying ? 0 : kind, p.accent === colour ? p.dark : p.accent, ink);
    if (arrows && columns > 1 && k % columns < columns - 1) {
      const arrow = `<path fill="${p.second}" stroke="#fff" stroke-width="4" stroke-linejoin="round" d="M0 18h26V0l38 32-38 32V46H0z"/>`;
      s.object('arrow', svg(cx + w + gap / 2 - 32, cy + h / 2 - 32, 64, 64, arrow));
    }
  }
};

/** Regions that share their borders: a grid whose corners are shaken. */
function regions(s: Sheet, look: Look, area: Area): Spot[] {
  const { random: r } = s;
  const [x, y, width, height] = area;
  const [columns, rows] = [r.int(3, 4), r.int(2, 3)];
  const shake = (size: number) => r.range(-0.26, 0.26) * size;
  const corners = Array.from({ length: rows * 2 + 1 }, () =>
    Array.from({ length: columns * 2 + 1 }, () => [0, 0] as Spot),
  );
  for (const [j, row] of corners.entries())
    for (const i of row.keys()) {
      const [w, h] = [width / columns, height / rows];
      row[i] = [x + (i * w) / 2 + shake(w * 0.55), y + (j * h) / 2 + shake(h * 0.55)];
    }
  const lost = r.pick([-1, 0, columns - 1, (rows - 1) * columns]);
  const middles: Spot[] = [];
  const around = [
    [0, 0],
    [1, 0],
    [2, 0],
    [2, 1],
    [2, 2],
    [1, 2],
    [0, 2],
    [0, 1],
  ] as const;
  for (let k = 0; k < columns * rows; k++) {
    if (k === lost) continue;
    const [i, j] = [(k % columns) * 2, Math.floor(k / columns) * 2];
    const spots = around.map(([di, dj]) => corners[j + dj]![i + di]!);
    shape(s, look, 'region', 0, 0, polygon(spots), look.colours[(k * 3) % 7]!);
    middles.push([spots.reduce((sum, [a]) => sum + a, 0) / 8, spots.reduce((sum, [, b]) => sum + b, 0) / 8]);
  }
  return middles;
}

export function map(s: Sheet, look: Look, area: Area): void {
  const { random: r, palette: p } = s;
  const [x, y, width, height] = area;
  const side = r.chance(0.5);
  const land: Area = side ? [x + 20, y + 20, width * 0.62, height - 60] : [x + 30, y + 20, width - 60, height * 0.66];
  const middles = regions(s, look, land);
  const [words, icon] = [deck(s), r.pick(['star', 'home', 'cart', 'heart', 'cup'])];
  const pin = p.accent;
  for (const [k, [mx, my]] of middles.entries()) {
    const ink = over(look, look.colours[0]!);
    if (r.chance(0.55)) {
      const size = r.int(52, 84);
      const drawn = `<path fill="${r.chance(0.5) ? pin : '#ffffff'}" stroke="#20242c" stroke-width="3" d="M0 0C-8 -16 -20 -21 -20 -33a20 20 0 0 1 40 0C20 -21 8 -16 0 0z"/><circle cy="-33" r="9" fill="#20242c"/>`;
      s.object('pin', svg(mx, my, 10, 10, `<g transform="scale(${size / 52})">${drawn}</g>`));
    } else if (r.chance(0.6)) {
      s.box(
        'label',
        mx - 56,
        my - 22,
        112,
        44,
        `background:#ffffff;border-radius:${look.round}px;box-shadow:0 3px 8px rgba(0,0,0,.3)`,
      );
      write(s, mx - 50, my, 100, 22, '#20242c', words[k % 20]!);
    } else sign(s, icon, mx - 26, my - 26, 52, ink, look.colours[1]!);
  }
  const rest: Area = side
    ? [x + width * 0.62 + 60, y + 20, width * 0.38 - 70, height - 40]
    : [x, y + height * 0.72, width, height * 0.28];
  const n = 3;
  for (let k = 0; k < n; k++) {
    const cell: Area = side
      ? [rest[0], rest[1] + (rest[3] / n) * k, rest[2], rest[3] / n - 18]
      : [rest[0] + (rest[2] / n) * k, rest[1] + 16, rest[2] / n - 18, rest[3] - 16];
    s.box(
      'card',
      ...cell,
      `background:${look.card};border-radius:${look.round}px;box-shadow:0 5px 16px rgba(0,0,0,.28)`,
    );
    const inner: Area = [cell[0] + 18, cell[1] + 14, cell[2] - 36, cell[3] - 28];
    if (cell[3] > 190 || cell[2] > cell[3]) fact(s, look, inner, true);
    else passage(s, look, inner, 28, words[k]!, 2, 'left', true);
  }
}
