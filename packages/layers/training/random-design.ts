/**
 * Designs at random, laid out as pages, posters and cards are: heads, grids, lists, bands along an edge, large drawings, things scattered
 * and stuck over others.
 */
import { Path2D } from '@napi-rs/canvas';
import { chooseHero } from './choose-drawing.ts';
import { colourOn, css } from './colours.ts';
import type { Draw } from './drawings.ts';
import type { Icon } from './icons.ts';
import { PaintedDesign, side, type Area, type Look, type Place } from './painted-design.ts';

export class RandomDesign extends PaintedDesign {
  /** `scale` times `side` pixels wide and high. */
  constructor(seed: number, icons: Icon[], scale = 1) {
    super(seed, icons, scale);
    this.compose(this.whole);
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
  protected override cell(area: Area, place: Place, depth: number, kind: number): void {
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

  /** Cells that touch one another: swatches, a table's rows, parts of a bar. */
  private bands(place: Place, depth: number): void {
    const { r } = this;
    const { x, y, w, h } = place.area;
    const count = r.int(2, 6);
    const across = r.chance(0.5);
    const gap = r.pick([0, 0, 0, 1, 2]);
    const [bw, bh] = across ? [w / count, h] : [w, h / count];
    for (let k = 0; k < count; k++) {
      const [left, top] = across ? [x + k * bw, y] : [x, y + k * bh];
      const colour = colourOn(r, this.palette, place.below);
      const draw: Draw = (g) => {
        g.fillStyle = css(colour);
        g.fillRect((gap - bw) / 2, (gap - bh) / 2, bw - gap, bh - gap);
      };
      this.put('shape', left + bw / 2, top + bh / 2, place, draw);
      const inside = { x: left + bw * 0.15, y: top + bh * 0.15, w: bw * 0.7, h: bh * 0.7 };
      if (Math.min(inside.w, inside.h) > 16 && r.chance(0.6))
        this.cell(inside, { ...place, area: inside, below: colour }, Math.max(depth, 2), r.range(0.45, 1));
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
    else if (r.chance(0.07)) this.bands(place, depth);
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
      const draw = chooseHero(r, size, inks, this.icons);
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
