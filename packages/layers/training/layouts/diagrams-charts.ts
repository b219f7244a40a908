/** Boards of figures. */
import { sign } from '../../scripts/designs/placing.ts';
import type { Layout, Sheet } from '../../scripts/designs/sheet.ts';
import { blocks, inkOf } from './diagrams-blocks.ts';
import { deck, on, shuffled, signs, stage, write, type Area, type Look } from './diagrams-look.ts';
import { map } from './diagrams-more.ts';

/** Cells of a board: one large and some small, or a grid. */
function cells(s: Sheet, area: Area): Area[] {
  const { random: r } = s;
  const [x, y, width, height] = area;
  const gap = r.int(16, 30);
  const [w, h] = [(width - gap) / 2, (height - gap) / 2];
  const third = (width - 2 * gap) / 3;
  const [low, tall] = [height * 0.34, height * 0.66 - gap];
  return r.pick<Area[]>([
    [
      [x, y, w, h],
      [x + w + gap, y, w, h],
      [x, y + h + gap, w, h],
      [x + w + gap, y + h + gap, w, h],
    ],
    [
      [x, y, width, tall],
      [x, y + tall + gap, third, low],
      [x + third + gap, y + tall + gap, third, low],
      [x + 2 * (third + gap), y + tall + gap, third, low],
    ],
    [
      [x, y, third, low],
      [x + third + gap, y, third, low],
      [x + 2 * (third + gap), y, third, low],
      [x, y + low + gap, w, tall],
      [x + w + gap, y + low + gap, w, tall],
    ],
    [
      [x, y, w * 1.2, height],
      [x + w * 1.2 + gap, y, w * 0.8, h],
      [x + w * 1.2 + gap, y + h + gap, w * 0.8, h],
    ],
    [
      [x, y, width, h],
      [x, y + h + gap, width, h],
    ],
    [[x, y, width, height]],
  ]);
}

function board(s: Sheet, look: Look, area: Area): void {
  const { random: r } = s;
  const carded = !look.board || r.chance(0.5);
  const kinds = shuffled(r, blocks);
  const [titled, coloured, names, words] = [r.chance(0.7), r.chance(0.3), signs(s), deck(s)];
  for (const [k, cell] of cells(s, area).entries()) {
    const [x, y, width, height] = cell;
    if (carded)
      s.box(
        'card',
        x,
        y,
        width,
        height,
        `background:${look.card};border-radius:${look.round}px;box-shadow:0 5px 18px rgba(0,0,0,.25)`,
      );
    const pad = carded ? Math.min(30, width * 0.07) : 4;
    let inner: Area = [x + pad, y + pad, width - 2 * pad, height - 2 * pad];
    if (titled && height > 220) {
      const colour = look.colours[k]!;
      if (coloured)
        s.box('tab', x, y, width, 58, `background:${colour};border-radius:${look.round}px ${look.round}px 0 0`);
      else sign(s, names[k]!, x + pad, y + pad, 40, colour, look.card);
      const [ink, css] = coloured ? [on(colour), ''] : inkOf(look, carded);
      write(
        s,
        x + pad + (coloured ? 0 : 54),
        y + (coloured ? 29 : pad + 20),
        width - 2 * pad - 60,
        30,
        ink,
        words[k]!,
        'left',
        css,
      );
      inner = [x + pad, y + pad + 62, width - 2 * pad, height - 2 * pad - 62];
    }
    kinds[k]!(s, look, inner, carded);
  }
}

/** A board of figures, or a map with its pins. */
export const charts: Layout = (s) => {
  const [look, area] = stage(s);
  if (s.random.chance(0.2)) map(s, look, area);
  else board(s, look, area);
};
