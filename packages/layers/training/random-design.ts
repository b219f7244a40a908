/**
 * Designs at random with the truth about every pixel: cards with things on them, drawings, photographs, bars, things over things. They
 * are drawn at half the size at which pictures are read, without words.
 */
import { createCanvas, Path2D, type Canvas } from '@napi-rs/canvas';
import { Random } from '../scripts/designs/random.ts';
import { choosePalette, colourOn, css, type Hsl } from './colours.ts';
import {
  drawCode,
  drawDrawing,
  drawFrame,
  drawIcon,
  drawLine,
  drawRow,
  drawTrack,
  type Context,
  type Draw,
} from './drawings.ts';
import { drawGround, drawPhotograph, gradient, tile } from './grounds.ts';
import type { Icon } from './icons.ts';
import { anyOutline } from './outlines.ts';

/** The side of a sample, px. */
export const side = 512;

/** What a pixel shows: what things lie on, what is moved as one, a photograph. */
export const kinds = { ground: 0, shape: 1, drawing: 2, picture: 3 } as const;
export type Kind = Exclude<keyof typeof kinds, 'ground'>;

export interface Truth {
  kind: Kind;
  /** Left, top, right, bottom of the whole object, hidden parts too, within the picture; px. */
  box: [number, number, number, number];
}

interface Area {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** Where things are put: an area, turned about a point. */
interface Place {
  area: Area;
  below: Hsl;
  turn: number;
  about: [number, number];
}

interface Look {
  shadow?: { blur: number; x: number; y: number; colour: string } | undefined;
  alpha?: number;
  turn?: number;
}

const mostObjects = 120;

export class RandomDesign {
  readonly canvas: Canvas;
  /** Number of the object that a pixel shows; 0: the ground. */
  readonly ids: Uint8Array;
  readonly truths: Truth[] = [];
  private readonly g: Context;
  private readonly maskContext: Context;
  /** Pixels of the sample, of one side. */
  private readonly size: number;
  private readonly r: Random;
  private readonly icons: Icon[];
  private readonly palette: Hsl[];
  /** Cards of one design look alike. */
  private readonly cardLook: Look;

  /** `scale` times `side` pixels wide and high. */
  constructor(seed: number, icons: Icon[], scale = 1) {
    this.size = side * scale;
    this.canvas = createCanvas(this.size, this.size);
    this.ids = new Uint8Array(this.size ** 2);
    this.g = this.canvas.getContext('2d');
    this.maskContext = createCanvas(this.size, this.size).getContext('2d');
    for (const context of [this.g, this.maskContext]) context.scale(scale, scale);
    this.r = new Random(seed);
    this.icons = icons;
    this.palette = choosePalette(this.r);
    this.cardLook = { shadow: this.r.chance(0.5) ? this.shadow() : undefined };
    const below = drawGround(this.g, this.r, side, this.palette);
    this.compose({ area: { x: 0, y: 0, w: side, h: side }, below, turn: 0, about: [0, 0] });
  }

  private shadow(): Look['shadow'] {
    const { r } = this;
    const blur = r.pick([0, 3, 6, 10, 16, 26]);
    return { blur, x: r.pick([0, 0, 3, 5]), y: r.range(1, 9), colour: `rgba(0,0,0,${r.range(0.1, 0.5)})` };
  }

  /** Draws an object and notes what it covers. `draw` draws round the origin. */
  private put(kind: Kind, x: number, y: number, place: Place, draw: Draw, look: Look = {}): void {
    if (this.truths.length >= mostObjects) return;
    const { maskContext: m, g } = this;
    m.clearRect(0, 0, side, side);
    for (const [context, isMask] of [
      [m, true],
      [g, false],
    ] as const) {
      context.save();
      context.translate(...place.about);
      context.rotate(place.turn);
      context.translate(x - place.about[0], y - place.about[1]);
      context.rotate(look.turn ?? 0);
      if (!isMask) {
        context.globalAlpha = look.alpha ?? 1;
        if (look.shadow) {
          context.shadowBlur = look.shadow.blur;
          [context.shadowOffsetX, context.shadowOffsetY] = [look.shadow.x, look.shadow.y];
          context.shadowColor = look.shadow.colour;
        }
      }
      draw(context);
      context.restore();
    }
    const { data } = m.getImageData(0, 0, this.size, this.size);
    const id = this.truths.length + 1;
    const box: Truth['box'] = [this.size, this.size, 0, 0];
    for (let i = 0, o = 3; i < this.ids.length; i++, o += 4) {
      if (data[o]! < 110) continue;
      this.ids[i] = id;
      const [column, row] = [i % this.size, Math.floor(i / this.size)];
      box[0] = Math.min(box[0], column);
      box[1] = Math.min(box[1], row);
      box[2] = Math.max(box[2], column + 1);
      box[3] = Math.max(box[3], row + 1);
    }
    if (box[2] > box[0]) this.truths.push({ kind, box });
  }

  /** A shape in one colour, a gradient or a pattern, and where things may be put on it. */
  private shape(area: Area, place: Place, fancy: number, look: Look = {}): Place {
    const { r, palette } = this;
    const { x, y, w, h } = area;
    const colour = colourOn(r, palette, place.below);
    const path = anyOutline(r, w, h, fancy);
    const fill = r.next();
    const second = r.chance(0.5) ? { ...colour, l: colour.l + r.range(-15, 15) } : colourOn(r, palette, place.below);
    const stroke = r.chance(0.15) ? { colour: css(colourOn(r, palette, colour)), width: r.pick([1, 1.5, 2, 4]) } : null;
    const pattern = fill > 0.93 ? this.offscreen(w, h, (g) => this.patterned(g, w, h, colour)) : null;
    const paint = fill > 0.72 && fill <= 0.93 ? gradient(this.g, r, w, h, colour, second) : null;
    this.put(
      'shape',
      x + w / 2,
      y + h / 2,
      place,
      (g) => {
        g.save();
        g.fillStyle = css(colour);
        g.fill(path);
        g.shadowColor = 'transparent';
        g.clip(path);
        g.translate(-w / 2, -h / 2);
        if (pattern) g.drawImage(pattern, 0, 0);
        if (paint) {
          g.fillStyle = paint;
          g.fillRect(0, 0, w, h);
        }
        g.restore();
        if (!stroke) return;
        g.strokeStyle = stroke.colour;
        g.lineWidth = stroke.width;
        g.stroke(path);
      },
      look,
    );
    const turn = place.turn + (look.turn ?? 0);
    const on: Place = look.turn
      ? { area, below: colour, turn, about: place.turn ? place.about : [x + w / 2, y + h / 2] }
      : { ...place, area, below: colour };
    const free = Math.min(w, h) > 70 && r.chance(0.3) ? this.flush(path, on) : area;
    const pad = Math.min(free.w, free.h) * r.range(0.05, 0.16);
    return { ...on, area: { x: free.x + pad, y: free.y + pad, w: free.w - 2 * pad, h: free.h - 2 * pad } };
  }

  /** A head, a foot or a side of a card that ends where the card does: a band or a photograph. Answers what stays free. */
  private flush(path: Path2D, place: Place): Area {
    const { r } = this;
    const { x, y, w, h } = place.area;
    const where = r.pick(['top', 'top', 'top', 'bottom', 'left', 'right'] as const);
    const level = where === 'top' || where === 'bottom';
    const deep = level ? h * r.range(0.12, 0.5) : w * r.range(0.15, 0.45);
    const [bw, bh] = level ? [w, deep] : [deep, h];
    const [left, top] = [where === 'right' ? w - deep : 0, where === 'bottom' ? h - deep : 0];
    const picture = r.chance(0.3) ? drawPhotograph(r, bw, bh) : null;
    const colour = colourOn(r, this.palette, place.below);
    const draw: Draw = (g) => {
      g.save();
      g.clip(path);
      g.translate(left - w / 2, top - h / 2);
      g.fillStyle = css(colour);
      g.fillRect(0, 0, bw, bh);
      if (picture) g.drawImage(picture, 0, 0, bw, bh);
      g.restore();
    };
    // Turned with the card: its middle stays the place that things turn about.
    this.put(picture ? 'picture' : 'shape', x + w / 2, y + h / 2, place, draw);
    const pad = Math.min(bw, bh) * 0.12;
    const inside = { x: x + left + pad, y: y + top + pad, w: bw - 2 * pad, h: bh - 2 * pad };
    if (!picture && Math.min(inside.w, inside.h) > 20 && r.chance(0.6))
      this.cell(inside, { ...place, area: inside, below: colour }, 3, r.range(0.4, 1));
    if (level) return { x, y: where === 'top' ? y + deep : y, w, h: h - deep };
    return { x: where === 'left' ? x + deep : x, y, w: w - deep, h };
  }

  private offscreen(w: number, h: number, draw: (g: Context) => void): Canvas {
    const canvas = createCanvas(Math.max(1, Math.ceil(w)), Math.max(1, Math.ceil(h)));
    draw(canvas.getContext('2d'));
    return canvas;
  }

  private patterned(g: Context, w: number, h: number, colour: Hsl): void {
    const ink = { ...colour, l: colour.l + this.r.range(6, 30) * (colour.l > 50 ? -1 : 1) };
    tile(g, this.r, w, h, css(ink));
  }

  private photograph({ x, y, w, h }: Area, place: Place, look: Look = {}): void {
    const { r } = this;
    const picture = drawPhotograph(r, w, h);
    const path = anyOutline(r, w, h, 0.08);
    const border = r.chance(0.2) ? r.range(1.5, 6) : 0;
    const draw: Draw = (g) => {
      g.save();
      g.fillStyle = '#888';
      g.fill(path);
      g.shadowColor = 'transparent';
      g.clip(path);
      g.drawImage(picture, -w / 2, -h / 2, w, h);
      g.restore();
      if (!border) return;
      g.lineWidth = border;
      g.strokeStyle = '#fff';
      g.stroke(path);
    };
    this.put('picture', x + w / 2, y + h / 2, place, draw, look);
  }

  /** One thing that is moved as one, in the middle of an area. */
  private drawing(area: Area, place: Place, look: Look = {}): void {
    const { r } = this;
    const inks = { palette: this.palette, below: place.below };
    const [x, y] = [area.x + area.w / 2, area.y + area.h / 2];
    const size = Math.min(area.w, area.h);
    const long = Math.max(area.w, area.h) > 2.5 * size;
    const chosen = r.next();
    if (long && area.w > area.h)
      return this.put(
        'drawing',
        x,
        y,
        place,
        chosen < 0.55
          ? drawRow(r, area.w, Math.min(size, area.w / 6), inks)
          : drawTrack(r, area.w, Math.min(size, 12), inks),
        look,
      );
    if (chosen < 0.05) return this.put('drawing', x, y, place, drawCode(r, size), look);
    if (chosen < 0.12) return this.put('drawing', x, y, place, drawFrame(r, area.w, area.h, inks), look);
    if (chosen < 0.16) return this.put('drawing', x, y, place, drawTrack(r, area.w, Math.min(10, area.h), inks), look);
    if (chosen < 0.42 || (size > 110 && chosen < 0.75))
      return this.put('drawing', x, y, place, drawDrawing(r, r.chance(0.5) ? size : area.w, size, inks), look);
    this.put('drawing', x, y, place, drawIcon(r, r.pick(this.icons), size, inks), look);
  }

  private line(area: Area, place: Place): void {
    const inks = { palette: this.palette, below: place.below };
    const level = area.w > area.h || this.r.chance(0.5);
    const draw = drawLine(this.r, level ? area.w : 0, level ? 0 : area.h, inks);
    this.put('drawing', area.x + area.w / 2, area.y + area.h / 2, place, draw);
  }

  /** Faint traces of words that were taken out. */
  private trace({ x, y, w, h }: Area, place: Place): void {
    const { g, r } = this;
    if (!r.chance(0.3) || h < 6) return;
    g.save();
    g.translate(...place.about);
    g.rotate(place.turn);
    g.translate(-place.about[0], -place.about[1]);
    g.globalAlpha = r.range(0.02, 0.07);
    g.fillStyle = place.below.l > 50 ? '#000' : '#fff';
    for (let at = x; at < x + w * 0.9; at += h * r.range(0.4, 0.8))
      g.fillRect(at, y, h * r.range(0.2, 0.5), h * r.range(0.5, 1));
    g.restore();
  }

  /** A disc, chip or badge with an icon in it, or the icon alone. */
  private badge(area: Area, place: Place, look: Look = {}): void {
    const { r } = this;
    const size = Math.min(area.w, area.h);
    const square = { x: area.x + (area.w - size) / 2, y: area.y + (area.h - size) / 2, w: size, h: size };
    if (r.chance(0.3)) return this.drawing(square, place, look);
    const on = this.shape(square, place, r.chance(0.2) ? 1 : 0.1, look);
    const inner = size * r.range(0.4, 0.68);
    if (r.chance(0.85))
      this.drawing({ x: square.x + (size - inner) / 2, y: square.y + (size - inner) / 2, w: inner, h: inner }, on);
  }

  /** A row as in a list: something at the left, words, something small at the right. */
  private listRow(area: Area, place: Place): void {
    const { r } = this;
    const on = r.chance(0.5) ? this.shape(area, place, 0.05, this.cardLook) : place;
    const h = area.h * r.range(0.5, 0.75);
    const y = area.y + (area.h - h) / 2;
    this.badge({ x: area.x + h * 0.2, y, w: h, h }, on);
    this.trace({ x: area.x + h * 1.5, y: y + h * 0.2, w: area.w * 0.4, h: h * 0.4 }, on);
    if (r.chance(0.5) && area.w > area.h * 2.5) {
      const w = h * r.range(0.6, 1.6);
      const right = { x: area.x + area.w - w - h * 0.2, y: y + h * 0.2, w, h: h * 0.6 };
      if (r.chance(0.6)) this.shape(right, on, 0.1);
      else this.drawing(right, on);
    }
    if (r.chance(0.2)) this.line({ x: area.x, y: area.y + area.h, w: area.w, h: 0.1 }, place);
  }

  /** What stands in a cell: a card with something on it, a photograph, a badge, a drawing, words alone. */
  private cell(area: Area, place: Place, depth: number, kind: number): void {
    const { r } = this;
    if (kind < 0.4 && depth < 3) {
      const on = this.shape(area, place, 0.12, this.cardLook);
      if (Math.min(on.area.w, on.area.h) > 26) this.fillCard(on, depth + 1);
    } else if (kind < 0.5) this.photograph(area, place, r.chance(0.4) ? this.cardLook : {});
    else if (kind < 0.72) this.badge(area, place);
    else if (kind < 0.92) this.drawing(area, place);
    else this.trace({ ...area, h: Math.min(area.h, 30) }, place);
  }

  private fillCard(place: Place, depth: number): void {
    const { r } = this;
    const { x, y, w, h } = place.area;
    const kind = r.next();
    if (Math.min(w, h) < 60 || kind < 0.35) {
      const size = Math.min(w, h) * r.range(0.35, 0.95);
      const left = x + (w - size) * r.pick([0, 0.5, 0.5, 1]);
      const top = y + (h - size) * r.pick([0, 0, 0.5]);
      this.cell({ x: left, y: top, w: size, h: size }, place, depth + 1, r.range(0.35, 0.95));
      this.trace({ x, y: y + size, w, h: Math.min(20, (h - size) * 0.5) }, place);
      if (r.chance(0.3))
        this.shape(
          { x: x + w * 0.1, y: y + h * 0.8, w: w * r.range(0.3, 0.8), h: Math.min(h * 0.18, 30) },
          place,
          0.05,
        );
    } else this.compose(place, depth);
  }

  private grid(place: Place, depth: number): void {
    const { r } = this;
    const { x, y, w, h } = place.area;
    const columns = w < 90 ? 1 : r.int(1, Math.min(5, Math.floor(w / 45)));
    const rows = h < 90 ? 1 : r.int(1, Math.min(5, Math.floor(h / 45)));
    const gap = r.range(0.04, 0.2);
    const kind = r.next();
    const asList = columns === 1 && r.chance(0.7);
    const [cw, ch] = [w / columns, h / rows];
    for (let k = 0; k < columns * rows; k++) {
      const [left, top] = [x + (k % columns) * cw, y + Math.floor(k / columns) * ch];
      const area = { x: left + (cw * gap) / 2, y: top + (ch * gap) / 2, w: cw * (1 - gap), h: ch * (1 - gap) };
      if (asList) this.listRow(area, place);
      else this.cell(area, place, depth, r.chance(0.8) ? kind : r.next());
    }
  }

  /** Panels, bands and hills along a side, under everything else. */
  private edges(place: Place): Place {
    const { r } = this;
    const { x, y, w, h } = place.area;
    const deep = r.range(0.1, 0.5);
    const where = r.int(0, 3);
    const [bw, bh] = where < 2 ? [w, h * deep] : [w * deep, h];
    const [left, top] = [where === 3 ? x + w - bw : x, where === 1 ? y + h - bh : y];
    if (r.chance(0.35) && where < 2) this.wave({ x: left, y: top, w: bw, h: bh }, place, where === 0);
    else {
      const colour = colourOn(r, this.palette, place.below);
      const draw: Draw = (g) => {
        g.fillStyle = css(colour);
        g.fillRect(-bw / 2, -bh / 2, bw, bh);
      };
      const look = { shadow: r.chance(0.25) ? this.shadow() : undefined };
      this.put('shape', left + bw / 2, top + bh / 2, place, draw, look);
      const inside = { x: left + bw * 0.05, y: top + bh * 0.1, w: bw * 0.9, h: bh * 0.8 };
      if (r.chance(0.7)) this.fillCard({ ...place, area: inside, below: colour }, 2);
    }
    const rest =
      where < 2 ? { x, y: where ? y : y + bh, w, h: h - bh } : { x: where === 3 ? x : x + bw, y, w: w - bw, h };
    return { ...place, area: rest };
  }

  private wave({ x, y, w, h }: Area, place: Place, up: boolean): void {
    const { r } = this;
    const [colour, phase, waves] = [css(colourOn(r, this.palette, place.below)), r.range(0, 7), r.range(0.5, 4)];
    const path = new Path2D();
    const out = up ? -h / 2 - 2 : h / 2 + 2;
    path.moveTo(-w / 2 - 2, out);
    for (let at = 0; at <= w + 6; at += 6)
      path.lineTo(at - w / 2, (up ? 1 : -1) * (h / 2 - h * 0.2 * (1 + Math.sin((at / w) * waves * 6.28 + phase))));
    path.lineTo(w / 2 + 8, out);
    path.closePath();
    const draw: Draw = (g) => {
      g.fillStyle = colour;
      g.fill(path);
    };
    this.put('shape', x + w / 2, y + h / 2, place, draw);
  }

  /** Things anywhere, some over others, some turned. */
  private scatter(place: Place, depth: number): void {
    const { r } = this;
    const { x, y, w, h } = place.area;
    for (let k = r.int(2, 9); k > 0; k--) {
      const [bw, bh] = [w * r.range(0.08, 0.5), h * r.range(0.08, 0.45)];
      const area = { x: x + r.range(-0.05, 1.05) * (w - bw), y: y + r.range(-0.05, 1.05) * (h - bh), w: bw, h: bh };
      const look: Look = {
        turn: r.chance(0.35) ? r.range(-0.4, 0.4) : 0,
        shadow: r.chance(0.35) ? this.shadow() : undefined,
      };
      const kind = r.next();
      if (kind < 0.45) {
        const on = this.shape(area, place, 0.4, { ...look, alpha: r.chance(0.08) ? r.range(0.6, 0.95) : 1 });
        if (r.chance(0.7) && Math.min(on.area.w, on.area.h) > 20) this.fillCard(on, depth + 1);
      } else if (kind < 0.58) this.photograph(area, place, look);
      else if (kind < 0.9) this.drawing(area, place, look);
      else this.line(area, place);
    }
  }

  private compose(from: Place, depth = 0): void {
    const { r } = this;
    let place = from;
    if (depth === 0) while (r.chance(0.3)) place = this.edges(place);
    const { x, y, w, h } = place.area;
    if (depth === 0 && r.chance(0.35)) {
      const [mx, my] = [w * r.range(0.03, 0.15), h * r.range(0.03, 0.15)];
      const look: Look = {
        turn: r.chance(0.15) ? r.range(-0.15, 0.15) : 0,
        shadow: r.chance(0.6) ? this.shadow() : undefined,
      };
      place = this.shape({ x: x + mx, y: y + my, w: w - 2 * mx, h: h - 2 * my }, place, 0.04, look);
    }
    if (r.chance(0.35) && place.area.h > 110) {
      // A head or hero above, the rest below.
      const head = place.area.h * r.range(0.15, 0.5);
      const { x: left, y: top, w: width, h: height } = place.area;
      this.cell({ x: left, y: top, w: width, h: head * 0.92 }, place, depth + 1, r.next());
      place = { ...place, area: { x: left, y: top + head, w: width, h: height - head } };
    }
    if (depth < 2 && r.chance(0.3)) this.heroes(place);
    else if (r.chance(depth ? 0.25 : 0.4)) this.scatter(place, depth);
    else this.grid(place, depth);
    if (depth === 0 && r.chance(0.4)) this.stickers(from);
  }

  /** One to three large drawings, side by side, with little beside them. */
  private heroes(place: Place): void {
    const { r } = this;
    const { x, y, w, h } = place.area;
    const count = w > h ? r.int(1, 3) : 1;
    const foot = r.chance(0.5) ? h * 0.2 : 0;
    for (let k = 0; k < count; k++) {
      const size = Math.min(w / count, h - foot) * r.range(0.6, 1);
      const area = { x: x + (k + 0.5) * (w / count) - size / 2, y: y + (h - foot - size) / 2, w: size, h: size };
      const look: Look = { turn: r.chance(0.2) ? r.range(-0.3, 0.3) : 0 };
      const inks = { palette: this.palette, below: place.below };
      const draw = r.chance(0.3) ? drawIcon(r, r.pick(this.icons), size, inks) : drawDrawing(r, size, size, inks);
      this.put('drawing', x + (k + 0.5) * (w / count), area.y + size / 2, place, draw, look);
    }
    if (foot) this.cell({ x: x + w * 0.2, y: y + h - foot * 0.8, w: w * 0.6, h: foot * 0.7 }, place, 3, r.next());
  }

  /** Badges and tapes over whatever is there. */
  private stickers(place: Place): void {
    const { r } = this;
    for (let k = r.int(1, 3); k > 0; k--) {
      const size = r.range(24, 110);
      const area = { x: r.range(0, side - size), y: r.range(0, side - size), w: size, h: size };
      const look: Look = { turn: r.range(-0.5, 0.5), shadow: r.chance(0.4) ? this.shadow() : undefined };
      if (r.chance(0.25)) this.shape({ ...area, h: size * 0.3 }, place, 0, { ...look, alpha: r.range(0.5, 1) });
      else if (r.chance(0.5)) this.badge(area, place, look);
      else this.shape(area, place, 0.8, look);
    }
  }
}
