/**
 * Things of many parts that a designer moves as one: icons, drawings, rows of marks, bars. Each answers a function that draws it in a
 * box of w × h whose middle is the origin, the same at every call.
 */
import { createCanvas, Path2D, type SKRSContext2D } from '@napi-rs/canvas';
import type { Random } from '../scripts/designs/random.ts';
import { colourOn, css, type Hsl } from './colours.ts';
import type { Icon } from './icons.ts';
import { anyOutline, blob, frame } from './outlines.ts';

export type Context = SKRSContext2D;
export type Draw = (g: Context) => void;

export interface Inks {
  palette: Hsl[];
  /** What lies below. */
  below: Hsl;
}

export function drawIcon(r: Random, icon: Icon, size: number, { palette, below }: Inks): Draw {
  if (!icon.plain) return (g) => g.drawImage(icon.image, -size / 2, -size / 2, size, size);
  const px = Math.max(8, Math.ceil(size));
  const tinted = createCanvas(px, px);
  const t = tinted.getContext('2d');
  t.drawImage(icon.image, 0, 0, px, px);
  t.globalCompositeOperation = 'source-in';
  t.fillStyle = css(colourOn(r, palette, below));
  t.fillRect(0, 0, px, px);
  return (g) => g.drawImage(tinted, -size / 2, -size / 2, size, size);
}

interface Part {
  path: Path2D;
  x: number;
  y: number;
  turn: number;
  fill: string;
  line: number;
}

const paint = (g: Context, { path, x, y, turn, fill, line }: Part) => {
  g.save();
  g.translate(x, y);
  g.rotate(turn);
  if (line) {
    g.strokeStyle = fill;
    g.lineWidth = line;
    g.lineCap = 'round';
    g.stroke(path);
  } else {
    g.fillStyle = fill;
    g.fill(path, 'evenodd');
  }
  g.restore();
};

/** Marks inside a body: rows of dots or bars, a window, a stripe, a curve, a smaller body. */
function details(r: Random, w: number, h: number, inks: Inks): Part[] {
  const fill = css(colourOn(r, inks.palette, inks.below, 0.15));
  const at = { x: r.range(-0.15, 0.15) * w, y: r.range(-0.2, 0.2) * h, turn: 0, fill, line: 0 };
  const kind = r.int(0, 6);
  if (kind < 2) {
    const [columns, rows] = [r.int(1, 5), r.int(1, 3)];
    const size = Math.min(w / columns, h / rows) * r.range(0.15, 0.45);
    const random = r.chance(0.3);
    return Array.from({ length: columns * rows }, (_, k) => ({
      ...at,
      path: anyOutline(r, size, size * (kind ? 1 : r.range(0.6, 1.2)), 0.2),
      x: random ? r.range(-0.36, 0.36) * w : (((k % columns) + 0.5) / columns - 0.5) * w * 0.8,
      y: random ? r.range(-0.36, 0.36) * h : ((Math.floor(k / columns) + 0.5) / rows - 0.5) * h * 0.75,
      turn: random ? r.range(0, 6) : 0,
    }));
  }
  if (kind === 2) return [{ ...at, path: anyOutline(r, w * 1.1, h * r.range(0.06, 0.25), 0) }];
  if (kind === 3) return [{ ...at, path: anyOutline(r, w * r.range(0.06, 0.25), h * 1.1, 0) }];
  if (kind === 4) {
    const path = new Path2D();
    path.moveTo(-w * 0.35, 0);
    path.quadraticCurveTo(0, h * r.range(-0.3, 0.3), w * 0.35, r.range(-0.1, 0.1) * h);
    return [{ ...at, path, line: Math.max(1, Math.min(w, h) * r.range(0.02, 0.1)) }];
  }
  const part = { ...at, path: anyOutline(r, w * r.range(0.25, 0.75), h * r.range(0.2, 0.7), 0.5) };
  return kind === 5
    ? [part]
    : [
        part,
        {
          ...at,
          path: anyOutline(r, w * r.range(0.1, 0.25), h * r.range(0.1, 0.25), 0.5),
          fill: css(colourOn(r, inks.palette, inks.below)),
        },
      ];
}

interface Body {
  box: { x: number; y: number; w: number; h: number };
  behind: boolean;
}

/** Where the bodies of a drawing stand: a stack, a trunk with limbs, a cluster, rays round a middle. */
function arrange(r: Random, w: number, h: number): Body[] {
  const kind = r.int(0, 6);
  const bodies: Body[] = [];
  const add = (x: number, y: number, bw: number, bh: number, behind = false) =>
    bodies.push({ box: { x, y, w: Math.max(3, bw), h: Math.max(3, bh) }, behind });
  if (kind === 0) {
    const layers = r.int(2, 6);
    for (let k = 0; k < layers; k++)
      add(
        r.range(-0.04, 0.04) * w,
        ((k + 0.5) / layers - 0.5) * h * 0.9,
        w * r.range(0.6, 1),
        (h / layers) * r.range(1, 1.4),
      );
  } else if (kind === 1) {
    add(0, h * 0.15, w * r.range(0.4, 0.8), h * 0.65);
    add(0, -h * 0.3, w * r.range(0.25, 0.6), h * r.range(0.25, 0.4));
    for (const side of [-1, 1])
      add(side * w * 0.38, h * r.range(-0.1, 0.25), w * 0.22, h * r.range(0.2, 0.5), r.chance(0.6));
  } else if (kind === 2) {
    for (let k = r.int(3, 7); k > 0; k--)
      add(r.range(-0.3, 0.3) * w, r.range(-0.3, 0.3) * h, w * r.range(0.25, 0.5), h * r.range(0.25, 0.5));
  } else if (kind === 3) {
    const petals = r.int(5, 10);
    const size = Math.min(w, h) * r.range(0.22, 0.36);
    for (let k = 0; k < petals; k++) {
      const angle = (2 * Math.PI * k) / petals;
      add(Math.cos(angle) * w * 0.32, Math.sin(angle) * h * 0.32, size, size, true);
    }
    add(0, 0, size * 1.3, size * 1.3);
  } else if (kind === 4) {
    // A head with ears behind, eyes, and a muzzle or a mouth.
    for (const side of [-1, 1])
      add(side * w * r.range(0.26, 0.36), -h * r.range(0.24, 0.36), w * 0.26, h * r.range(0.24, 0.4), true);
    add(0, h * 0.05, w * 0.8, h * r.range(0.7, 0.85));
    for (const side of [-1, 1]) add(side * w * 0.17, -h * 0.06, w * r.range(0.06, 0.14), h * r.range(0.06, 0.14));
    if (r.chance(0.6)) add(0, h * 0.2, w * r.range(0.3, 0.5), h * r.range(0.2, 0.35));
    add(0, h * r.range(0.12, 0.24), w * r.range(0.08, 0.2), h * r.range(0.05, 0.12));
  } else if (kind === 5) {
    // A thing with its parts on it: a case, a machine, a book.
    add(0, h * 0.05, w, h * 0.8);
    for (let k = r.int(1, 4); k > 0; k--)
      add(r.range(-0.3, 0.3) * w, r.range(-0.2, 0.3) * h, w * r.range(0.12, 0.5), h * r.range(0.1, 0.35));
    if (r.chance(0.6)) add(0, -h * 0.38, w * r.range(0.2, 0.5), h * 0.24, true);
  } else add(0, 0, w, h);
  return bodies;
}

/** A drawing of something or other in three to six colours. `large`: with more parts. */
export function drawDrawing(r: Random, w: number, h: number, inks: Inks): Draw {
  const parts: Part[] = [];
  const alike = r.chance(0.5) ? css(colourOn(r, inks.palette, inks.below)) : null;
  const bodies = arrange(r, w, h);
  for (const { box, behind } of bodies) {
    const colour = colourOn(r, inks.palette, inks.below, 0.02);
    const own: Part[] = [];
    own.push({
      path: r.chance(0.15) ? blob(r, box.w, box.h) : anyOutline(r, box.w, box.h, 0.35),
      x: box.x,
      y: box.y,
      turn: r.chance(0.2) ? r.range(-0.6, 0.6) : 0,
      fill: alike ?? css(colour),
      line: 0,
    });
    if (r.chance(0.25))
      own.push({ ...own[0]!, fill: css({ ...colour, l: colour.l - 25 }), line: Math.max(1, Math.min(w, h) * 0.02) });
    if (Math.min(box.w, box.h) > 14)
      for (let k = r.int(0, bodies.length > 3 ? 1 : 3); k > 0; k--)
        for (const detail of details(r, box.w * 0.85, box.h * 0.85, { ...inks, below: colour }))
          own.push({ ...detail, x: detail.x + box.x, y: detail.y + box.y });
    if (behind) parts.unshift(...own);
    else parts.push(...own);
  }
  const mirrored = r.chance(0.25);
  return (g) => {
    for (const part of parts) paint(g, part);
    if (!mirrored) return;
    g.save();
    g.scale(-1, 1);
    for (const part of parts) paint(g, part);
    g.restore();
  };
}

/** A row of the same small mark: a rating, beads, dots between things, pennants, a wave's bars, a code. */
export function drawRow(r: Random, w: number, h: number, { palette, below }: Inks): Draw {
  const inks = [css(colourOn(r, palette, below)), css(colourOn(r, palette, below))];
  const kind = r.int(0, 4);
  const count = kind === 3 ? r.int(18, 50) : r.int(4, 16);
  const step = w / count;
  const size = Math.min(step * r.range(0.45, 0.85), h);
  const heights = Array.from({ length: count }, () => (kind === 2 ? r.range(0.2, 1) * h : h));
  const widths = Array.from({ length: count }, () => (kind === 3 ? step * r.range(0.2, 0.9) : size));
  const marks = kind < 2 ? anyOutline(r, size, size, 0.6) : null;
  const two = r.chance(0.4);
  return (g) => {
    for (let k = 0; k < count; k++) {
      g.fillStyle = two && (kind === 4 ? k & 1 : k > count * 0.6) ? inks[1]! : inks[0]!;
      const x = (k + 0.5) * step - w / 2;
      if (marks) {
        g.save();
        g.translate(x, 0);
        g.fill(marks);
        g.restore();
      } else if (kind === 4) {
        g.beginPath();
        g.moveTo(x - step / 2, -h / 2);
        g.lineTo(x + step / 2, -h / 2);
        g.lineTo(x, h / 2);
        g.fill();
      } else g.fillRect(x - widths[k]! / 2, -heights[k]! / 2, widths[k]!, heights[k]!);
    }
  };
}

/** A bar with what is done on it, with or without a knob; a switch; a ring of which a part is done. */
export function drawTrack(r: Random, w: number, h: number, { palette, below }: Inks): Draw {
  const [ground, done] = [colourOn(r, palette, below, 0.2), colourOn(r, palette, below)];
  const share = r.range(0.15, 0.9);
  const knob = r.chance(0.5) ? h * r.range(0.8, 1.3) : 0;
  if (r.chance(0.25)) {
    const radius = Math.min(w, Math.max(h, w * 0.5)) / 2.6;
    return (g) => {
      g.lineWidth = radius * 0.3;
      for (const [colour, part] of [
        [ground, 1],
        [done, share],
      ] as const) {
        g.strokeStyle = css(colour);
        g.beginPath();
        g.arc(0, 0, radius, -1.57, -1.57 + 6.283 * part);
        g.stroke();
      }
    };
  }
  return (g) => {
    for (const [colour, part] of [
      [ground, 1],
      [done, share],
    ] as const) {
      g.fillStyle = css(colour);
      g.beginPath();
      g.roundRect(-w / 2, -h / 2, w * part, h, h / 2);
      g.fill();
    }
    g.beginPath();
    g.arc(-w / 2 + w * share, 0, knob, 0, 7);
    g.fill();
  };
}

/** A line from one place to another: straight, dashed, dotted, curved, with or without ends. */
export function drawLine(r: Random, w: number, h: number, { palette, below }: Inks): Draw {
  const colour = css(colourOn(r, palette, below));
  const width = r.pick([0.6, 1, 1, 1.5, 2, 3]);
  const dashed = r.chance(0.3) ? [width * r.range(2, 6), width * r.range(2, 5)] : [];
  const bend = r.chance(0.25) ? r.range(-0.4, 0.4) * w : 0;
  const ends = r.chance(0.25) ? width * r.range(2, 4) : 0;
  return (g) => {
    g.strokeStyle = g.fillStyle = colour;
    g.lineWidth = width;
    g.setLineDash(dashed);
    g.beginPath();
    g.moveTo(-w / 2, -h / 2);
    g.quadraticCurveTo(0, bend, w / 2, h / 2);
    g.stroke();
    g.setLineDash([]);
    if (!ends) return;
    g.beginPath();
    g.arc(w / 2, h / 2, ends, 0, 7);
    g.fill();
  };
}

/** Squares of a code with its three eyes. */
export function drawCode(r: Random, size: number): Draw {
  const cells = r.int(17, 25);
  const cell = size / cells;
  const dark = Array.from({ length: cells * cells }, () => r.chance(0.5));
  const eyes = [
    [0, 0],
    [cells - 7, 0],
    [0, cells - 7],
  ] as const;
  const ink = css({ h: r.range(0, 360), s: r.range(0, 60), l: r.range(5, 25) });
  return (g) => {
    g.save();
    g.translate(-size / 2, -size / 2);
    g.fillStyle = '#fff';
    g.fillRect(0, 0, size, size);
    g.fillStyle = ink;
    for (const [k, on] of dark.entries())
      if (on) g.fillRect((k % cells) * cell, Math.floor(k / cells) * cell, cell, cell);
    for (const [x, y] of eyes)
      for (const [inset, fill] of [
        [0, ink],
        [1, '#fff'],
        [2, ink],
      ] as const) {
        g.fillStyle = fill;
        g.fillRect((x + inset) * cell, (y + inset) * cell, (7 - 2 * inset) * cell, (7 - 2 * inset) * cell);
      }
    g.restore();
  };
}

export function drawFrame(r: Random, w: number, h: number, { palette, below }: Inks): Draw {
  const { path } = frame(r, w, h);
  const fill = css(colourOn(r, palette, below));
  return (g) => {
    g.fillStyle = fill;
    g.fill(path, 'evenodd');
  };
}
