/** The picture of a scene: where it is on the page, how its things are cut at its edge. */
import { box, svg, type Sheet } from '../../scripts/designs/sheet.ts';
import type { Brush, Drawing } from './scenes-brush.ts';

export interface Zone {
  x: number;
  y: number;
  w: number;
  h: number;
}

interface Placed extends Zone {
  /** Its place among the elements. */
  at: number;
}

interface Ways {
  turn?: number;
  mirrored?: boolean;
  css?: string;
}

export class Stage {
  readonly s: Sheet;
  readonly brush: Brush;
  readonly zone: Zone;
  readonly shape: 'box' | 'arch' | 'disc';
  /** Where the things of the sky may begin, as a share of the height. */
  top = 0.04;
  /** Whether the ground is seen behind everything. */
  open = true;
  /** px of a thousandth of the picture; things are larger in some than in others. */
  readonly unit: number;
  /** Sets the words. */
  words: () => void = () => {};
  private readonly placed: Placed[] = [];
  private readonly corners: string;
  constructor(s: Sheet, brush: Brush, zone: Zone, shape: Stage['shape'] = 'box', round = 0) {
    this.s = s;
    this.brush = brush;
    this.zone = zone;
    this.shape = shape;
    const narrow = zone.h > zone.w * 1.3 ? 1.25 : 1;
    this.unit = (Math.min(zone.w, zone.h * 1.25) / 1000) * narrow * brush.r.pick([0.8, 1, 1, 1.15, 1.3]);
    this.corners = { box: `${round}px`, arch: `${zone.w / 2}px ${zone.w / 2}px ${round}px ${round}px`, disc: '50%' }[
      shape
    ];
  }
  /** The height in times of the width. */
  get tall(): number {
    return this.zone.h / this.zone.w;
  }
  /** Whether a box, by its middle in shares of the picture, is well inside. */
  private shows(x: number, y: number, w: number): boolean {
    if (x < -0.02 || x > 1.02 || y < -0.02 || y > 1.02) return false;
    const near = x + Math.sign(0.5 - x) * Math.min(Math.abs(0.5 - x), w * 0.3);
    if (this.shape === 'disc') return Math.hypot(near - 0.5, y - 0.5) < 0.46;
    const high = (this.zone.w / 2 / this.zone.h) * 0.9;
    return this.shape === 'box' || y > high || Math.hypot(near - 0.5, ((high - y) / high) * 0.5) < 0.44;
  }
  /** The panel itself. */
  back(name: string, background: string, css = ''): void {
    this.open = false;
    const { x, y, w, h } = this.zone;
    this.s.box(name, x, y, w, h, `background:${background};border-radius:${this.corners};${css}`);
  }
  rim(css: string): void {
    const { x, y, w, h } = this.zone;
    this.s.box('rim', x, y, w, h, `border-radius:${this.corners};box-sizing:border-box;${css}`);
  }
  /** Tells of a plate, band or badge over the picture. */
  over(z: Zone): void {
    this.placed.push({ at: this.s.elements.length, ...z });
  }
  /** Sets the words and takes away what has come to lie under other things. */
  end(): void {
    this.words();
    const hidden = this.placed.filter((thing) => this.share(thing) < 0.3).map(({ at }) => this.s.elements[at]!);
    for (const thing of hidden)
      if (!/plate|band|badge|disc|ribbon/.test(thing.name)) this.s.elements.splice(this.s.elements.indexOf(thing), 1);
  }
  /** How much of a thing is seen, by a grid of points; a thing fills the middle of its box. */
  private share({ at, x, y, w, h }: Placed): number {
    let seen = 0;
    for (let i = 0; i < 36; i++) {
      const [px, py] = [x + w * (0.12 + (i % 6) * 0.15), y + h * (0.08 + Math.floor(i / 6) * 0.17)];
      const { x: left, y: top, w: wide, h: high } = this.zone;
      const inside = px > left && px < left + wide && py > top && py < top + high;
      const under = this.placed.some(
        (o) => o.at > at && Math.abs(px - o.x - o.w / 2) < o.w * 0.42 && py > o.y + o.h * 0.1 && py < o.y + o.h * 0.97,
      );
      if (inside && !under) seen++;
    }
    return seen / 36;
  }
  private cut(name: string, inner: string): void {
    const { x, y, w, h } = this.zone;
    this.s.object(name, box(x, y, w, h, `overflow:hidden;border-radius:${this.corners}`, inner));
  }
  /** A thing whose foot stands at (x, y), in shares of the picture, `size` thousandths wide. Says whether it is to be seen. */
  put(name: string, d: Drawing, x: number, y: number, size: number, ways: Ways = {}): boolean {
    const w = Math.max(size * this.unit, 14, (14 * d.w) / d.h);
    const h = (w * d.h) / d.w;
    const drawn = this.brush.finish(d, w / d.w);
    if (!this.shows(x, y - h / 2 / this.zone.h, w / this.zone.w)) return false;
    const art = ways.mirrored ? `<g transform="translate(${d.w} 0) scale(-1 1)">${drawn}</g>` : drawn;
    const thing = svg(x * this.zone.w - w / 2, y * this.zone.h - h, w, h, art, ways.turn ?? 0, `0 0 ${d.w} ${d.h}`);
    const css = this.brush.filter() + (ways.css ?? '');
    const left = this.zone.x + x * this.zone.w - w / 2;
    this.placed.push({ at: this.s.elements.length, x: left, y: this.zone.y + y * this.zone.h - h, w, h });
    this.cut(name, css ? `<div style="${css}">${thing}</div>` : thing);
    return true;
  }
  /** Something from edge to edge, stretched between two heights. */
  span(name: string, d: Drawing, from: number, to: number, css = ''): void {
    const { w, h } = this.zone;
    const drawn = this.brush.finish(d, w / d.w);
    const size = `left:-6px;top:${from * h}px;position:absolute;${this.brush.filter()}${css}`;
    const view = `width="${w + 12}" height="${(to - from) * h + 6}" viewBox="0 0 ${d.w} ${d.h}" preserveAspectRatio="none"`;
    this.cut(name, `<svg style="${size}" ${view}>${drawn}</svg>`);
  }
}
