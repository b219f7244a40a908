/** Flow charts: boxes and what connects them. */
import { sign, type Pair } from '../../scripts/designs/placing.ts';
import { svg, type Sheet, type Layout } from '../../scripts/designs/sheet.ts';
import { draw } from './diagrams-drawn.ts';
import { circle, deck, face, mix, over, polygon, roundRect } from './diagrams-look.ts';
import { shape, signs, stage, write, type Area, type Look, type Spot } from './diagrams-look.ts';

interface Wire {
  colour: string;
  width: number;
  dash: string;
  bent: boolean;
  head: number;
  /** A rim that lifts it off a photograph. */
  rim: string;
}

const newWire = (s: Sheet, look: Look): Wire => {
  const { random: r, palette: p } = s;
  const [width, plain] = [r.int(3, 8), look.dark ? '#dfe4ec' : p.dark];
  const dash = r.chance(0.25) ? `stroke-dasharray="${width * 2} ${width * 1.6}"` : '';
  return {
    colour: r.pick([plain, plain, p.accent]),
    width,
    dash,
    bent: r.chance(0.4),
    head: 6 + width * 2,
    rim: look.bare ? (look.dark ? '#20242c' : '#ffffff') : '',
  };
};

/** From one place to another, first along one way, then along the other; a head at the end. */
function connect(s: Sheet, wire: Wire, [ax, ay]: Spot, [bx, by]: Spot, first: 'down' | 'across', headed = true): void {
  const { colour, width, dash, bent, head, rim } = wire;
  const [mx, my] = [(ax + bx) / 2, (ay + by) / 2];
  const straight = Math.abs(ax - bx) < 4 || Math.abs(ay - by) < 4;
  const elbow = first === 'down' ? `V${my}H${bx}V${by}` : `H${mx}V${by}H${bx}`;
  const curve = first === 'down' ? `C${ax} ${my} ${bx} ${my} ${bx} ${by}` : `C${mx} ${ay} ${mx} ${by} ${bx} ${by}`;
  const way = straight ? `L${bx} ${by}` : bent ? curve : elbow;
  const [dx, dy] =
    Math.abs(ay - by) < 4 || (first === 'across' && !straight) ? [Math.sign(bx - ax), 0] : [0, Math.sign(by - ay)];
  const tip = `M${bx} ${by}L${bx - dx * head - dy * head * 0.6} ${by - dy * head - dx * head * 0.6}L${bx - dx * head + dy * head * 0.6} ${by - dy * head + dx * head * 0.6}z`;
  const under = rim ? `<path d="M${ax} ${ay}${way}" fill="none" stroke="${rim}" stroke-width="${width + 6}"/>` : '';
  const drawn = `${under}<path d="M${ax} ${ay}${way}" fill="none" stroke="${colour}" stroke-width="${width}" ${dash}/>${headed ? `<path d="${tip}" fill="${colour}"/>` : ''}`;
  s.object('connector', svg(0, 0, 1024, 1024, drawn));
}

/** A box of a chart, its sign and its words. */
function node(
  s: Sheet,
  look: Look,
  area: Area,
  kind: 'box' | 'end' | 'choice' | 'slant',
  colour: string,
  title: Pair,
  icon: string,
): void {
  const [x, y, width, height] = area;
  const slant = polygon([
    [height * 0.3, 0],
    [width, 0],
    [width - height * 0.3, height],
    [0, height],
  ]);
  const paths = {
    box: roundRect(width, height, look.round),
    end: roundRect(width, height, height),
    choice: polygon([
      [width / 2, -18],
      [width + 14, height / 2],
      [width / 2, height + 18],
      [-14, height / 2],
    ]),
    slant,
  };
  shape(s, look, kind, x, y, paths[kind], colour);
  const ink = over(look, colour);
  const cy = y + height / 2;
  if (icon && kind === 'box' && width > 150) {
    const size = Math.min(56, height * 0.56);
    sign(s, icon, x + 18, cy - size / 2, size, ink, colour);
    write(s, x + 26 + size, cy, width - size - 40, 30, ink, title, 'left');
  } else if (icon && height > 110) {
    sign(s, icon, x + width / 2 - 26, cy - 46, 52, ink, colour);
    write(s, x + 16, cy + 30, width - 32, 28, ink, title);
  } else write(s, x + width * 0.16, cy, width * 0.68, 32, ink, title);
}

/** Down the middle, with questions and what is done when the answer is no. */
function decisions(s: Sheet, look: Look, area: Area): void {
  const { random: r } = s;
  const [x, y, width, height] = area;
  const [n, wire, mirrored] = [r.int(4, 6), newWire(s, look), r.chance(0.5)];
  const [step, wide] = [height / n, Math.min(300, width * 0.34)];
  const tall = step * r.range(0.5, 0.62);
  const [words, names, iconed] = [deck(s), signs(s), r.chance(0.7)];
  const cx = x + width * (mirrored ? 0.66 : 0.34);
  const far = x + width * (mirrored ? 0.16 : 0.84);
  const choices = Array.from({ length: n }, (_, k) => k > 0 && k < n - 1 && (k % 2 === 1 || r.chance(0.3)));
  for (let k = 0; k < n; k++) {
    const top = y + k * step + (step - tall) / 2;
    const last = k === n - 1;
    const choice = choices[k]!;
    if (!last)
      connect(s, wire, [cx, top + tall + (choice ? 18 : 0)], [cx, top + step - (choices[k + 1] ? 20 : 2)], 'down');
    if (choice) {
      const away = Math.sign(far - cx);
      const edge: Spot = [cx + (away * wide) / 2 + away * 14, top + tall / 2];
      connect(s, wire, edge, [far - away * wide * 0.4 - away * 3, top + tall / 2], 'across');
      const no: Area = [far - wide * 0.4, top + 4, wide * 0.8, tall - 8];
      node(
        s,
        look,
        no,
        r.pick(['box', 'slant', 'end']),
        look.colours[(k + 3) % 8]!,
        words[n + k]!,
        iconed ? names[n + k]! : '',
      );
      const [tx, ty] = [(edge[0] + far - away * wide * 0.4) / 2, top + tall / 2 - 26];
      write(s, tx - 40, ty, 80, 24, look.ink, ['No', '否'], 'center', look.halo);
      write(s, cx + 16, top + tall + 6 + (step - tall) / 2, 70, 20, look.ink, ['Yes', '是'], 'left', look.halo);
    } else if (!last && r.chance(0.35)) draw(s, far - 60, top + tall / 2 - 70, Math.min(150, step), look.floor);
    const kind = choice ? 'choice' : k === 0 || last ? 'end' : r.pick(['box', 'box', 'slant'] as const);
    node(
      s,
      look,
      [cx - wide / 2, top, wide, tall],
      kind,
      look.colours[choice ? 1 : last ? 2 : 0]!,
      words[k]!,
      iconed ? names[k]! : '',
    );
  }
}

/** One above, some below, more below these. */
function tree(s: Sheet, look: Look, area: Area): void {
  const { random: r, palette: p } = s;
  const [x, y, width, height] = area;
  const [wire, n, faced, headed] = [newWire(s, look), r.int(2, 4), r.chance(0.5), r.chance(0.4)];
  const leaves = r.int(1, n > 3 ? 2 : 3);
  const [wide, words, names] = [width / n - 24, deck(s), signs(s)];
  const extra = faced ? 60 : 0;
  const tall = Math.min(110, (height - extra) / (leaves + 2) - 34);
  const step = (height - tall - extra) / (leaves + 1);
  const head: Area = [x + width / 2 - 160, y, 320, tall];
  const second = y + step + extra;
  for (let k = 0; k < n; k++) {
    const cx = x + (width / n) * (k + 0.5);
    connect(s, wire, [x + width / 2, y + tall], [cx, second - (faced ? 62 : 2)], 'down', headed);
    for (let i = 0; i < leaves; i++)
      connect(s, wire, [cx, second + tall + i * step], [cx, second + (i + 1) * step - 2], 'down', headed);
  }
  node(s, look, head, 'box', look.colours[0]!, words[0]!, names[0]!);
  for (let k = 0; k < n; k++) {
    const left = x + (width / n) * k + 12;
    for (let i = 0; i <= leaves; i++) {
      const colour = look.colours[i ? (i + 3) % 8 : k + 1]!;
      const row = second + i * step;
      node(
        s,
        look,
        [left, row, wide, tall],
        i && r.chance(0.3) ? 'end' : 'box',
        colour,
        words[1 + k * (leaves + 1) + i]!,
        faced && !i ? '' : names[(k * 3 + i) % 26]!,
      );
      if (!faced || i) continue;
      s.disc(
        left + wide / 2 - 38,
        row - 62,
        76,
        mix(colour, '#ffffff', 0.7),
        `border:5px solid ${colour};box-sizing:border-box`,
      );
      sign(s, 'user', left + wide / 2 - 22, row - 46, 44, colour, p.dark);
    }
  }
}

/** A thought in the middle, others round it. */
function mind(s: Sheet, look: Look, area: Area): void {
  const { random: r } = s;
  const [x, y, width, height] = area;
  const wire = { ...newWire(s, look), bent: r.chance(0.7) };
  const [n, size, words, names] = [r.int(2, 4), r.int(190, 260), deck(s), signs(s)];
  const [cx, cy, wide] = [x + width / 2, y + height / 2, Math.min(250, width * 0.29)];
  const tall = Math.min(96, height / n - 24);
  const ends: [Area, string][] = [];
  for (const side of [-1, 1])
    for (let k = 0; k < n; k++) {
      const row = y + (height / n) * (k + 0.5);
      const left = side < 0 ? x : x + width - wide;
      const colour = look.colours[(side < 0 ? k : k + n) % 8]!;
      const own = { ...wire, colour: wire.dash ? wire.colour : colour };
      connect(
        s,
        own,
        [cx + side * size * 0.42, cy + (row - cy) * 0.2],
        [side < 0 ? left + wide + 2 : left - 2, row],
        'across',
        !wire.bent,
      );
      ends.push([[left, row - tall / 2, wide, tall], colour]);
    }
  const kind = r.pick(['box', 'end'] as const);
  for (const [k, [place, colour]] of ends.entries()) node(s, look, place, kind, colour, words[k]!, names[k]!);
  shape(s, look, 'centre', cx, cy, circle(size / 2), s.palette.accent);
  draw(s, cx - size * 0.32, cy - size * 0.36, size * 0.64, face(look, s.palette.accent));
}

/** Boxes in rows that are walked like an ox ploughs. */
function snake(s: Sheet, look: Look, area: Area): void {
  const { random: r } = s;
  const [x, y, width, height] = area;
  const [columns, rows, wire] = [r.int(2, 3), r.int(2, 4), newWire(s, look)];
  const gap = 64;
  const [w, h] = [(width - gap * (columns - 1)) / columns, (height - gap * (rows - 1)) / rows];
  const [words, names, kind, big] = [deck(s), signs(s), r.pick(['box', 'slant', 'end'] as const), h > 170];
  const left = (k: number) => x + (Math.floor(k / columns) % 2 ? columns - 1 - (k % columns) : k % columns) * (w + gap);
  for (let k = 0; k < columns * rows; k++) {
    const top = y + Math.floor(k / columns) * (h + gap);
    const colour = look.colours[k % 8]!;
    if (big) {
      shape(s, look, 'box', left(k), top, roundRect(w, h, look.round), colour);
      const size = Math.min(h * 0.6, w * 0.5);
      draw(s, left(k) + w / 2 - size / 2, top + 14, size, face(look, colour));
      write(s, left(k) + 14, top + h - (h - size - 14) / 2, w - 28, 34, over(look, colour), words[k]!);
    } else node(s, look, [left(k), top, w, h], kind, colour, words[k]!, names[k]!);
    if (k === columns * rows - 1) continue;
    const [here, next] = [left(k), left(k + 1)];
    if (here === next) connect(s, wire, [here + w / 2, top + h + 6], [here + w / 2, top + h + gap - 4], 'down');
    else if (next > here) connect(s, wire, [here + w + 4, top + h / 2], [next - 4, top + h / 2], 'across');
    else connect(s, wire, [here - 4, top + h / 2], [next + w + 4, top + h / 2], 'across');
  }
}

/** Flow charts. A connector with its head is one. */
export const flow: Layout = (s) => {
  const [look, area] = stage(s);
  s.random.pick([decisions, decisions, tree, mind, snake])(s, look, area);
};
