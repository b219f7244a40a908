/** Posters of one thing cut open. */
import { sign, type Pair } from '../../scripts/designs/placing.ts';
import { photo, svg, type Sheet, type Layout } from '../../scripts/designs/sheet.ts';
import { cuts } from './diagrams-cuts.ts';
import { draw } from './diagrams-drawn.ts';
import { deck, face, mix, number, on, over, passage, roundRect } from './diagrams-look.ts';
import { shape, shuffled, signs, stage, write, type Area, type Look, type Spot } from './diagrams-look.ts';

/** Heights near the wanted ones that keep apart. */
function spread(wanted: number[], from: number, to: number): number[] {
  const apart = Math.min(126, (to - from) / Math.max(1, wanted.length - 1));
  const heights: number[] = [];
  for (const [k, height] of wanted.entries()) heights.push(Math.max(k ? heights[k - 1]! + apart : from, height));
  for (let k = heights.length - 1, most = to; k >= 0; k--, most -= apart) heights[k] = Math.min(heights[k]!, most);
  return heights;
}

/** Labels in columns at both sides (or one), each with the line that points. */
function pointers(s: Sheet, look: Look, spots: [Spot, Pair][], area: Area, inner: [number, number]): void {
  const { random: r, palette: p } = s;
  const [x, y, width, height] = area;
  const [kind, colour, dotted, knobbed] = [
    look.bare ? r.int(0, 1) : r.int(0, 3),
    look.dark ? '#eef1f6' : r.pick([p.dark, p.accent]),
    r.chance(0.3),
    r.chance(0.6),
  ];
  const sorted = [...spots].toSorted(([[a]], [[b]]) => a - b);
  const half = Math.ceil(sorted.length / 2);
  for (const [side, group] of [sorted.slice(0, half), sorted.slice(half)].entries()) {
    const rows = group.toSorted(([[, a]], [[, b]]) => a - b);
    const [from, to] = side ? [inner[1] + 16, x + width] : [x, inner[0] - 16];
    const heights = spread(
      rows.map(([[, py]]) => py),
      y + 56,
      y + height - 56,
    );
    for (const [k, [[px, py], name]] of rows.entries()) {
      const cy = heights[k]!;
      const edge = side ? from : to;
      const bend = side ? from - 26 : to + 26;
      const way = `M${px} ${py}L${bend} ${cy}H${edge}`;
      const end = knobbed
        ? `<circle cx="${px}" cy="${py}" r="9" fill="#fff" stroke="${colour}" stroke-width="5"/>`
        : `<circle cx="${px}" cy="${py}" r="6" fill="${colour}"/>`;
      s.object(
        'pointer',
        svg(
          0,
          0,
          1024,
          1024,
          `<path d="${way}" fill="none" stroke="${colour}" stroke-width="3" ${dotted ? 'stroke-dasharray="4 6"' : ''}/>${end}`,
        ),
      );
      const fill = look.colours[k + side * 3]!;
      if (kind === 0) {
        s.box('label', from, cy - 28, to - from, 56, `background:${fill};border-radius:${look.round}px`);
        write(s, from + 10, cy, to - from - 20, 28, on(fill), name);
      } else if (kind === 1) {
        s.box(
          'card',
          from,
          cy - 54,
          to - from,
          108,
          `background:${look.card};border-radius:${look.round}px;box-shadow:0 4px 14px rgba(0,0,0,.25)`,
        );
        passage(s, look, [from + 14, cy - 34, to - from - 28, 80], 30, name, 1, 'left', true);
      } else if (kind === 2) {
        s.disc(side ? from : to - 46, cy - 23, 46, fill);
        write(s, side ? from : to - 46, cy, 46, 26, on(fill), number(k + 1 + side * half));
        write(s, side ? from + 56 : from, cy, to - from - 56, 30, look.ink, name, side ? 'left' : 'right', look.halo);
      } else passage(s, look, [from, cy - 30, to - from, 70], 30, name, 1, side ? 'left' : 'right');
    }
  }
}

/** One thing cut open, its parts named; below it facts, or steps. */
export const poster: Layout = (s, seed) => {
  const { random: r, palette: p } = s;
  const [look, [x, y, width, height]] = stage(s);
  const cut = r.pick(cuts)(r, p);
  const foot = r.pick([0, 130, 190, 190]);
  const near = foot || r.chance(0.4) ? 0 : r.int(130, 180);
  const size = Math.min(width * r.range(0.48, 0.58), height - foot - 30);
  const [cx, top] = [x + width / 2, y + (height - foot - size) / 2];
  const back = r.pick(['none', 'disc', 'panel', 'none'] as const);
  const pale = mix(look.colours[0]!, '#ffffff', look.dark ? 0.3 : 0.62);
  if (back === 'disc') s.disc(cx - size * 0.54, top - size * 0.04, size * 1.08, pale);
  else if (back === 'panel')
    s.box(
      'panel',
      cx - size / 2 - 10,
      y,
      size + 20,
      height - foot - 14,
      `background:${pale};border-radius:${look.round}px`,
    );
  s.object('cutaway', svg(cx - size / 2, top, size, size, cut.drawn, 0, '0 0 400 400'));
  const scale = size / 400;
  const spots = cut.points.map(([[a, b], name]): [Spot, Pair] => [[cx - size / 2 + a * scale, top + b * scale], name]);
  const shown = shuffled(r, spots).slice(0, r.int(4, 6));
  pointers(s, look, shown, [x, y, width, height - foot - near], [cx - size / 2, cx + size / 2]);
  if (near) {
    // A closer look, in a corner.
    const rim = `border:8px solid ${look.colours[1]!};box-sizing:border-box;border-radius:${r.pick(['50%', '16px'])}`;
    s.object('closer', photo(r.pick([x, x + width - near]), y + height - near, near, near, seed + 3, rim));
  }
  if (!foot) return;
  const [n, words] = [r.int(2, 4), deck(s)];
  for (let k = 0; k < n; k++) {
    const [w, left, fy, colour] = [
      (width - 18 * (n - 1)) / n,
      x + (k * (width + 18)) / n,
      y + height - foot + 12,
      look.colours[k + 4]!,
    ];
    shape(s, look, 'card', left, fy, roundRect(w, foot - 16, look.round), colour);
    const ink = over(look, colour);
    if (foot > 150) draw(s, left + w / 2 - 52, fy + 8, 104, face(look, colour));
    else sign(s, signs(s)[k]!, left + 18, fy + foot / 2 - 36, 56, ink, colour);
    write(
      s,
      left + (foot > 150 ? 10 : 86),
      fy + (foot > 150 ? 144 : foot / 2 - 8),
      w - (foot > 150 ? 20 : 98),
      30,
      ink,
      words[k]!,
      foot > 150 ? 'center' : 'left',
    );
  }
};
