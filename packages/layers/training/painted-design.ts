/**
 * Designs at random with the truth about every pixel: cards with things on them, drawings, photographs, bars, things over things. They
 * are drawn at half the size at which pictures are read, without words.
 */
import { createCanvas, Path2D, type Canvas } from '@napi-rs/canvas';
import { Random } from '../scripts/designs/random.ts';
import { choosePalette, colourOn, css, type Hsl } from './colours.ts';
import { chooseDrawing } from './choose-drawing.ts';
import { drawLine, type Context, type Draw } from './drawings.ts';
import { drawRibbon } from './figures.ts';
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

export interface Area {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** Where things are put: an area, turned about a point. */
export interface Place {
  area: Area;
  below: Hsl;
  turn: number;
  about: [number, number];
}

export interface Look {
  shadow?: { blur: number; x: number; y: number; colour: string } | undefined;
  alpha?: number;
  turn?: number;
}

const mostObjects = 120;

export abstract class PaintedDesign {
  readonly canvas: Canvas;
  /** Number of the object that a pixel shows; 0: the ground. */
  readonly ids: Uint8Array;
  readonly truths: Truth[] = [];
  protected readonly g: Context;
  protected readonly maskContext: Context;
  /** Pixels of the sample, of one side. */
  protected readonly size: number;
  protected readonly r: Random;
  protected readonly icons: Icon[];
  protected readonly palette: Hsl[];
  protected readonly whole: Place;
  /** Cards of one design look alike. */
  protected readonly cardLook: Look;

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
    this.whole = { area: { x: 0, y: 0, w: side, h: side }, below, turn: 0, about: [0, 0] };
  }

  /** What stands in a cell, of a kind from 0 to 1: from cards to drawings to words alone. */
  protected abstract cell(area: Area, place: Place, depth: number, kind: number): void;

  protected shadow(): Look['shadow'] {
    const { r } = this;
    const blur = r.pick([0, 3, 6, 10, 16, 26]);
    return { blur, x: r.pick([0, 0, 3, 5]), y: r.range(1, 9), colour: `rgba(0,0,0,${r.range(0.1, 0.5)})` };
  }

  /** Draws an object and notes what it covers. `draw` draws round the origin. */
  protected put(kind: Kind, x: number, y: number, place: Place, draw: Draw, look: Look = {}): void {
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
  protected shape(area: Area, place: Place, fancy: number, look: Look = {}): Place {
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
    const large = Math.min(w, h) > 70;
    if (large && r.chance(0.08)) this.rim(path, area, on);
    if (large && w > 150 && r.chance(0.06)) this.acrossCard(area, on);
    const free = large && r.chance(0.3) ? this.flush(path, on) : area;
    const pad = Math.min(free.w, free.h) * r.range(0.05, 0.16);
    return { ...on, area: { x: free.x + pad, y: free.y + pad, w: free.w - 2 * pad, h: free.h - 2 * pad } };
  }

  /** A line along the inside of a card's outline, one or two. */
  protected rim(path: Path2D, { x, y, w, h }: Area, place: Place): void {
    const { r } = this;
    const colour = css(colourOn(r, this.palette, place.below));
    const inset = Math.min(w, h) * r.range(0.03, 0.09);
    const width = r.pick([0.6, 1, 1.5, 2, 3, 5]);
    const twice = r.chance(0.2);
    const draw: Draw = (g) => {
      g.strokeStyle = colour;
      for (const deep of twice ? [inset, inset + 3 * width] : [inset]) {
        g.save();
        g.scale(1 - (2 * deep) / w, 1 - (2 * deep) / h);
        g.lineWidth = width;
        g.stroke(path);
        g.restore();
      }
    };
    this.put('drawing', x + w / 2, y + h / 2, place, draw);
  }

  /** A ribbon over a card and beyond its sides. */
  protected acrossCard({ x, y, w, h }: Area, place: Place): void {
    const { r } = this;
    const [rw, rh] = [w * r.range(0.6, 1.2), Math.min(h * 0.25, w * r.range(0.09, 0.18))];
    const draw = drawRibbon(r, rw, rh, { palette: this.palette, below: place.below });
    this.put('drawing', x + w / 2, y + h * r.range(0.1, 0.9), place, draw);
  }

  /** A head, a foot or a side of a card that ends where the card does: a band or a photograph. Answers what stays free. */
  protected flush(path: Path2D, place: Place): Area {
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

  protected offscreen(w: number, h: number, draw: (g: Context) => void): Canvas {
    const canvas = createCanvas(Math.max(1, Math.ceil(w)), Math.max(1, Math.ceil(h)));
    draw(canvas.getContext('2d'));
    return canvas;
  }

  protected patterned(g: Context, w: number, h: number, colour: Hsl): void {
    const ink = { ...colour, l: colour.l + this.r.range(6, 30) * (colour.l > 50 ? -1 : 1) };
    tile(g, this.r, w, h, css(ink));
  }

  protected photograph({ x, y, w, h }: Area, place: Place, look: Look = {}): void {
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
    if (Math.min(w, h) > 70 && r.chance(0.4)) this.overPhotograph({ x, y, w, h }, path, place, look.turn ?? 0);
  }

  /** A scrim at the foot, a mark to play, a tag, a band with words. */
  protected overPhotograph(area: Area, path: Path2D, place: Place, turn: number): void {
    const { r } = this;
    const { x, y, w, h } = area;
    const dark: Hsl = { h: 0, s: 10, l: 45 };
    const about: Place['about'] = turn && !place.turn ? [x + w / 2, y + h / 2] : place.about;
    const on: Place = { area, below: dark, turn: place.turn + turn, about };
    if (r.chance(0.4)) {
      const deep = h * r.range(0.15, 0.35);
      const colour = r.chance(0.6) ? `rgba(10,10,15,${r.range(0.45, 0.9)})` : css(colourOn(r, this.palette, dark));
      const draw: Draw = (g) => {
        g.save();
        g.clip(path);
        g.fillStyle = colour;
        g.fillRect(-w / 2, h / 2 - deep, w, deep);
        g.restore();
      };
      this.put('shape', x + w / 2, y + h / 2, on, draw);
      const inside = { x: x + w * 0.08, y: y + h - deep * 0.7, w: w * r.range(0.3, 0.84), h: deep * 0.4 };
      if (r.chance(0.6)) this.drawing(inside, { ...on, below: { h: 0, s: 0, l: 12 } });
    }
    const size = Math.min(w, h) * r.range(0.18, 0.4);
    if (r.chance(0.5)) this.badge({ x: x + (w - size) / 2, y: y + (h - size) / 2, w: size, h: size }, on);
    else this.shape({ x: x + w * 0.06, y: y + h * 0.07, w: w * 0.4, h: Math.min(30, h * 0.2) }, on, 0.1);
  }

  /** One thing that is moved as one, in the middle of an area. */
  protected drawing(area: Area, place: Place, look: Look = {}): void {
    const inks = { palette: this.palette, below: place.below };
    const draw = chooseDrawing(this.r, area.w, area.h, inks, this.icons);
    this.put('drawing', area.x + area.w / 2, area.y + area.h / 2, place, draw, look);
  }

  protected line(area: Area, place: Place): void {
    const inks = { palette: this.palette, below: place.below };
    const level = area.w > area.h || this.r.chance(0.5);
    const draw = drawLine(this.r, level ? area.w : 0, level ? 0 : area.h, inks);
    this.put('drawing', area.x + area.w / 2, area.y + area.h / 2, place, draw);
  }

  /** Faint traces of words that were taken out. */
  protected trace({ x, y, w, h }: Area, place: Place): void {
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
  protected badge(area: Area, place: Place, look: Look = {}): void {
    const { r } = this;
    const size = Math.min(area.w, area.h);
    const square = { x: area.x + (area.w - size) / 2, y: area.y + (area.h - size) / 2, w: size, h: size };
    if (r.chance(0.3)) return this.drawing(square, place, look);
    const on = this.shape(square, place, r.chance(0.2) ? 1 : 0.1, look);
    const inner = size * r.range(0.4, 0.68);
    if (r.chance(0.85))
      this.drawing({ x: square.x + (size - inner) / 2, y: square.y + (size - inner) / 2, w: inner, h: inner }, on);
  }
}
