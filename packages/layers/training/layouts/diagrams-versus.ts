/** Two sides compared. */
import { sign } from '../../scripts/designs/placing.ts';
import { burst, photo, svg, type Sheet, type Layout } from '../../scripts/designs/sheet.ts';
import { cross, draw, drawings, tick } from './diagrams-drawn.ts';
import { circle, deck, face, fitting, mix, on, over, polygon, roundRect } from './diagrams-look.ts';
import { shape, shuffled, signs, stage, write, type Area, type Look, type Spot } from './diagrams-look.ts';
import { sentences } from './diagrams-words.ts';

interface Side {
  area: Area;
  ink: string;
  colour: string;
  good: boolean;
  under: string;
}

/** The panels of the two sides, as cards, as halves of the picture, or cut at a slant. */
function panels(s: Sheet, look: Look, area: Area): Side[] {
  const { random: r, palette: p } = s;
  const [x, y, width, height] = area;
  const kind = r.pick(['cards', 'halves', 'slant', 'touch'] as const);
  const [a, b] = r.pick([
    [look.colours[0]!, look.colours[5]!],
    ['#c94a4a', '#3f8f5a'],
    [mix(p.mid, '#ffffff', 0.2), p.accent],
  ] as const);
  const tinted = r.chance(0.5);
  const gap = kind === 'cards' ? r.int(24, 60) : 0;
  return [a, b].map((colour, k) => {
    const w = (width - gap) / 2;
    const left = x + k * (w + gap);
    const tone = tinted ? mix(colour, '#ffffff', 0.78) : colour;
    if (kind === 'halves') s.box('half', k * 512, y - 10, 512, 1010 - y, `background:${tone}`);
    else if (kind === 'slant') {
      const lean = 70;
      const spots: Spot[] = k
        ? [
            [lean - 30, 0],
            [w, 0],
            [w, height],
            [-lean + 30, height],
          ]
        : [
            [0, 0],
            [w + lean - 30, 0],
            [w - lean + 30, height],
            [0, height],
          ];
      s.object('half', svg(left, y, 10, 10, `<path d="${polygon(spots)}" fill="${tone}"/>`));
    } else {
      const k2 = look.round;
      const corner = kind === 'cards' ? `${k2}px` : k ? `0 ${k2}px ${k2}px 0` : `${k2}px 0 0 ${k2}px`;
      s.box(
        'side',
        left,
        y,
        w,
        height,
        `background:${tone};border-radius:${corner};box-shadow:${look.lift || '0 2px 8px rgba(0,0,0,.2)'}`,
      );
    }
    const pad = kind === 'slant' ? 56 : 34;
    return {
      area: [left + pad, y + 24, w - 2 * pad, height - 48],
      ink: tinted ? '#20242c' : on(tone),
      colour: tinted ? colour : on(tone),
      good: k === 1,
      under: tone,
    };
  });
}

function list(s: Sheet, look: Look, side: Side, top: number, rows: number, kind: number): void {
  const [x, y, width, height] = side.area;
  const step = (y + height - top) / rows;
  const size = Math.min(46, step * 0.62);
  const easy = sentences.filter((text) => fitting(s, text, width - size - 14, 27) > 20);
  const words = shuffled(s.random, easy.length < rows ? sentences : easy).slice(0, rows);
  const small = Math.min(...words.map((text) => fitting(s, text, width - size - 14, 27)));
  for (let k = 0; k < rows; k++) {
    const cy = top + step * (k + 0.5);
    const mark = side.good ? tick : cross;
    if (kind === 2)
      s.box(
        'row',
        x - 10,
        cy - step * 0.42,
        width + 20,
        step * 0.84,
        `background:#ffffff;border-radius:${look.round}px;box-shadow:0 2px 8px rgba(0,0,0,.2)`,
      );
    const colour = kind === 2 ? (side.good ? '#2f8f55' : '#c7423c') : side.colour;
    if (kind === 1) s.disc(x, cy - size / 2, size, colour);
    const wide = kind === 1 ? size * 0.56 : size * 0.8;
    s.object(
      side.good ? 'tick' : 'cross',
      svg(x + (size - wide) / 2, cy - wide / 2, wide, wide, mark(kind === 1 ? on(colour) : colour), 0, '0 0 24 24'),
    );
    write(s, x + size + 14, cy, width - size - 14, small, kind === 2 ? '#20242c' : side.ink, words[k]!, 'left');
  }
}

/** The badge between the two. */
function badge(s: Sheet, cx: number, cy: number, size: number): void {
  const { random: r, palette: p } = s;
  const fill = r.pick([p.dark, p.second, '#ffffff', p.accent]);
  const css = `box-shadow:0 5px 16px rgba(0,0,0,.35);border:6px solid ${mix(fill, on(fill), 0.85)};box-sizing:border-box`;
  const kind = r.int(0, 3);
  if (kind === 0) s.object('badge', burst(cx, cy, size / 2, r.int(10, 16), 0.84, fill));
  else if (kind === 1)
    s.object(
      'badge',
      svg(
        cx,
        cy,
        10,
        10,
        `<path fill="${fill}" stroke="#fff" stroke-width="6" d="M-20-${size * 0.6}l${size * 0.5} ${size * 0.1}-${size * 0.26} ${size * 0.36}h${size * 0.34}L-${size * 0.3} ${size * 0.7}l${size * 0.1}-${size * 0.56}h-${size * 0.3}z"/>`,
      ),
    );
  else
    s.box(
      'badge',
      cx - size / 2,
      cy - size / 2,
      size,
      size,
      `background:${fill};border-radius:${kind === 2 ? 50 : 16}%;${css}`,
    );
  write(s, cx - size / 2, cy, size, size * 0.4, on(fill), ['VS', 'VS']);
}

/** A table: what is compared in the middle, or at the left; ticks and crosses in two columns. */
function table(s: Sheet, look: Look, area: Area): void {
  const { random: r } = s;
  const [x, y, width, height] = area;
  const [rows, middle, names, words] = [r.int(4, 7), r.chance(0.5), signs(s), deck(s)];
  const w = width / (middle ? 3 : 4);
  const columns = middle ? [x, x + 2 * w] : [x + 2 * w, x + 3 * w];
  const head = 130;
  const sheet = `background:${look.card};border-radius:${look.round}px;box-shadow:0 6px 20px rgba(0,0,0,.3)`;
  if (look.bare) s.box('sheet', x - 14, y + head - 10, width + 28, height - head - 6, sheet);
  for (const [k, left] of columns.entries()) {
    shape(s, look, 'column', left + 6, y, roundRect(w - 12, height, look.round), look.colours[k]!);
    draw(s, left + w / 2 - 40, y + 8, 80, face(look, look.colours[k]!));
    write(s, left + 16, y + 106, w - 32, 30, over(look, look.colours[k]!), words[20 + k]!);
  }
  const step = (height - head - 12) / rows;
  const [from, wide] = middle ? [x + w, w] : [x, 2 * w];
  for (let k = 0; k < rows; k++) {
    const cy = y + head + step * (k + 0.5);
    if (k) s.box('rule', x, cy - step / 2, width, 2, `background:${look.dark ? '#ffffff99' : '#20242c66'}`);
    sign(s, names[k]!, from + 12, cy - 20, 40, look.dark ? '#fff' : s.palette.mid, look.card);
    write(s, from + 64, cy, wide - 76, 28, look.ink, words[k]!, 'left', look.halo);
    for (const [i, left] of columns.entries()) {
      const good = r.chance(i ? 0.8 : 0.4);
      s.disc(left + w / 2 - 22, cy - 22, 44, '#ffffff');
      s.object(
        good ? 'tick' : 'cross',
        svg(left + w / 2 - 13, cy - 13, 26, 26, (good ? tick : cross)(good ? '#2f8f55' : '#c7423c'), 0, '0 0 24 24'),
      );
    }
  }
}

/** This against that. */
export const versus: Layout = (s, seed) => {
  const { random: r, palette: p } = s;
  const [look, area] = stage(s);
  if (r.chance(0.22)) return table(s, look, area);
  const [x, y, width, height] = area;
  const [rows, kind, pictured] = [r.int(3, 6), r.int(0, 2), r.pick(['drawing', 'disc', 'photo'] as const)];
  const [words, tall] = [deck(s), height * r.range(0.26, 0.4)];
  const names = shuffled(r, Object.keys(drawings));
  const sides = panels(s, look, area);
  for (const [k, side] of sides.entries()) {
    const [left, top, w] = side.area;
    const size = Math.min(tall, w);
    const cx = left + w / 2;
    if (pictured === 'photo')
      s.object(
        'photo',
        photo(
          Math.round(left),
          Math.round(top),
          Math.round(w),
          Math.round(tall),
          seed + k,
          `border-radius:${look.round}px`,
        ),
      );
    else {
      if (pictured === 'disc')
        shape(s, look, 'disc', cx, top + size / 2, circle(size / 2), mix(side.colour, p.light, 0.75));
      const small = pictured === 'disc' ? size * 0.74 : size;
      draw(
        s,
        cx - small / 2,
        top + (size - small) / 2,
        small,
        pictured === 'disc' ? mix(side.colour, p.light, 0.75) : side.under,
        names[k]!,
      );
    }
    write(s, left, top + tall + 36, w, 46, side.ink, words[k]!);
    list(s, look, side, top + tall + 76, rows, kind);
  }
  badge(s, x + width / 2, r.pick([y + 70, y + tall * 0.6 + 30]), r.int(96, 150));
};
