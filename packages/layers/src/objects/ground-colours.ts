import { stepBetween, type Rgb } from '../areas/rgb.ts';
import type { GroundKind } from '../tree/find-ground.ts';
import { everyThing, type Thing } from '../tree/thing.ts';

/** Colours are told apart by so many of a channel's bits. */
const bits = 5;
const left = 8 - bits;
const side = 1 << bits;
/** A colour that less of the ground shows is a mixed pixel or what a thing left behind, share. */
const leastOften = 0.0003;
/** So much of what shows ground has its colours, share. */
const nearlyAll = 0.7;
/** So many pixels of a thing are looked at, about. */
const looks = 500;
/** The ground is looked at on all sides of such a pixel, so far from where it begins, px, and every so many. */
const beside = { from: 4, to: 64, step: 4 };
/** Colours of one ground, levels. */
const alike = 24;
/**
 * Places so far apart, px, lie on either side of an outline and of what blurs it. Fewer pairs of them, in times of the root of the thing's
 * pixels, are no more than bits of ground that are seen beside it (a disc on the ground has 54).
 */
const outline = { across: 5, pairs: 10 };

/** The colours that a picture shows where no thing is, and those right beside them. */
export class GroundColours {
  private readonly picture: Rgb;
  private readonly shown: Uint8Array;
  private readonly covered: Uint8Array;
  private readonly isSmooth: boolean;
  constructor(picture: Rgb, roots: Thing[], kind: GroundKind) {
    const { data } = picture;
    const total = data.length / 3;
    const counts = new Int32Array(side ** 3);
    const covered = new Uint8Array(total);
    for (const { own } of everyThing(roots)) for (let k = 0; k < own.length; k++) covered[own[k]!] = 1;
    let ground = 0;
    for (let i = 0; i < total; i++) {
      if (covered[i]) continue;
      ground++;
      counts[cellOf(data, i)]!++;
    }
    this.picture = picture;
    this.isSmooth = kind === 'smooth';
    this.covered = covered;
    this.shown = withNeighbours(counts.map((count) => (count > leastOften * ground ? 1 : 0)));
  }
  /** Has nearly all that this shows a colour of the ground, and of a smooth one that of the ground beside it: a gradient is white elsewhere. */
  has({ own }: Thing): boolean {
    const stride = Math.max(1, Math.floor(own.length / looks));
    let [ofGround, looked] = [0, 0];
    for (let k = 0; k < own.length; k += stride, looked++)
      if (this.shown[cellOf(this.picture.data, own[k]!)] && (!this.isSmooth || this.isAsBeside(own[k]!))) ofGround++;
    return ofGround >= nearlyAll * looked && !(this.isSmooth && this.breaksOff(own));
  }
  /** Is an edge seen where it touches the ground? A dish's underside may be as grey as the shadow beside it. */
  private breaksOff(own: Int32Array): boolean {
    const { width, height, data } = this.picture;
    let [touching, edges] = [0, 0];
    for (const i of own) {
      const [x, y] = [i % width, Math.floor(i / width)];
      for (const [dx, dy] of directions) {
        const [u, v] = [x + dx * outline.across, y + dy * outline.across];
        if (u < 0 || v < 0 || u >= width || v >= height || this.covered[v * width + u]) continue;
        touching++;
        if (stepBetween(data, i, v * width + u) >= alike) edges++;
      }
    }
    return touching >= outline.pairs * Math.sqrt(own.length) && edges > touching / 2;
  }
  /** Is it of the colour of some ground beside it? Also where none is seen there. */
  private isAsBeside(i: number): boolean {
    const { width, height, data } = this.picture;
    const [x, y] = [i % width, Math.floor(i / width)];
    let found = false;
    for (const [dx, dy] of directions) {
      let [reached, at] = [0, 1];
      for (; reached <= beside.to; at++) {
        const [u, v] = [x + dx * at, y + dy * at];
        if (u < 0 || v < 0 || u >= width || v >= height) break;
        const j = v * width + u;
        if (this.covered[j]) {
          if (reached) break;
          continue;
        }
        if (++reached < beside.from || reached % beside.step) continue;
        if (stepBetween(data, i, j) < alike) return true;
        found = true;
      }
    }
    return !found;
  }
}

const directions = [-1, 0, 1].flatMap((dx) => [-1, 0, 1].flatMap((dy) => (dx || dy ? [[dx, dy] as const] : [])));

const cellOf = (data: Uint8Array, i: number): number =>
  ((((data[3 * i]! >> left) << bits) | (data[3 * i + 1]! >> left)) << bits) | (data[3 * i + 2]! >> left);

/** One step farther in each channel. */
function withNeighbours(cells: Int32Array): Uint8Array {
  let now = Uint8Array.from(cells);
  for (const next of [1, side, side * side]) {
    const wider = now.slice();
    for (let cell = 0; cell < now.length; cell++) {
      if (!now[cell]) continue;
      const place = Math.floor(cell / next) % side;
      if (place > 0) wider[cell - next] = 1;
      if (place < side - 1) wider[cell + next] = 1;
    }
    now = wider;
  }
  return now;
}
