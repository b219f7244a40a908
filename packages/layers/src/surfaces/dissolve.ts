/** Crumbs, antialiasing strips and JPEG rings are no surfaces: their pixels go to the neighbours. */
import { distance, stepBetween } from '../areas/rgb.ts';
import type { Colour } from '../picture.ts';
import { growOnce } from './grow.ts';
import { renumber } from './linking.ts';
import { thicknesses } from './regions.ts';
import type { Tally } from './tally.ts';

/** Smaller regions are crumbs, px. */
const crumb = 14;
/** Deeper regions are surfaces of their own, px. */
const thin = 2;
/** How close in colour a ring is to the surface that it lies on, levels. */
const ringDistance = 16;

/** Is the colour a mixture of the two, or an edge's overshoot beside one of them? */
function liesBetween(colour: Colour, a: Colour, b: Colour): boolean {
  let [along, length] = [0, 0];
  for (let k = 0; k < 3; k++) {
    along += (colour[k]! - a[k]!) * (b[k]! - a[k]!);
    length += (b[k]! - a[k]!) ** 2;
  }
  if (length < 60) return false;
  const span = Math.sqrt(length);
  if (span > 40 && Math.min(distance(a, colour), distance(b, colour)) < 0.3 * span) return true;
  const t = along / length;
  const mixed = a.map((v, k) => v + t * (b[k]! - v));
  return t > 0.02 && t < 0.98 && distance(mixed, colour) ** 2 < Math.max(400, 0.03 * length);
}

/** Regions as far as dissolving asks: a photograph has a hundred thousand, of which few are looked at closely. */
class Strips {
  private readonly tally: Tally;
  private readonly thick: Uint8Array;
  /** Borders of the thin regions with solid ones, one region after the other; where each region's begin. */
  private readonly borders: Int32Array;
  private readonly starts: Int32Array;
  constructor(tally: Tally, thick: Uint8Array) {
    this.tally = tally;
    this.thick = thick;
    const { a, b, count } = tally.borders;
    this.starts = new Int32Array(tally.count + 1);
    const each = (visit: (id: number, border: number) => void) => {
      for (let k = 0; k < count; k++) {
        if (this.isThin(a[k]!) && thick[b[k]!]! > thin) visit(a[k]!, k);
        else if (this.isThin(b[k]!) && thick[a[k]!]! > thin) visit(b[k]!, k);
      }
    };
    each((id) => this.starts[id + 1]!++);
    for (let id = 0; id < tally.count; id++) this.starts[id + 1]! += this.starts[id]!;
    const next = this.starts.slice();
    this.borders = new Int32Array(this.starts.at(-1)!);
    each((id, border) => (this.borders[next[id]!++] = border));
  }
  private isThin(id: number): boolean {
    return this.tally.area[id]! >= crumb && this.thick[id]! <= thin;
  }
  private colourOf(id: number): Colour {
    const { area, colour } = this.tally;
    const n = area[id]!;
    return [colour[id * 3]! / n, colour[id * 3 + 1]! / n, colour[id * 3 + 2]! / n];
  }
  /** The solid neighbours with the longest borders. */
  private solidBeside(id: number): { colour: Colour; length: number }[] {
    const { a, b, length } = this.tally.borders;
    return Array.from(this.borders.subarray(this.starts[id]!, this.starts[id + 1]!))
      .sort((p, q) => length[q]! - length[p]!)
      .slice(0, 4)
      .map((k) => ({ colour: this.colourOf(a[k] === id ? b[k]! : a[k]!), length: length[k]! }));
  }
  dissolves(id: number): boolean {
    if (this.tally.area[id]! < crumb) return true;
    if (this.thick[id]! > thin) return false;
    const solid = this.solidBeside(id);
    const [main] = solid;
    if (!main) return this.thick[id]! <= 1;
    const colour = this.colourOf(id);
    if (distance(main.colour, colour) < ringDistance) return true;
    return solid.some((one, i) =>
      solid
        .slice(i + 1)
        .some((other) => other.length > 0.12 * one.length && liesBetween(colour, one.colour, other.colour)),
    );
  }
}

export function dissolveStrips(data: Uint8Array, width: number, height: number, label: Int32Array, tally: Tally): void {
  const strips = new Strips(tally, thicknesses(label, width, height, tally.count));
  const gone = new Uint8Array(tally.count);
  for (let id = 0; id < gone.length; id++) if (strips.dissolves(id)) gone[id] = 1;
  let open: number[] = [];
  for (let i = 0; i < label.length; i++)
    if (gone[label[i]!]) {
      label[i] = -1;
      open.push(i);
    }
  const { area, colour } = tally;
  const cost = (i: number, j: number) => {
    const id = label[j]!;
    let off = 0;
    for (let k = 0; k < 3; k++) off += Math.abs(colour[id * 3 + k]! / area[id]! - data[i * 3 + k]!);
    return stepBetween(data, i, j) + 0.5 * off;
  };
  for (let round = 0; round < 40 && open.length; round++) open = growOnce(open, label, width, cost);
  // Nothing solid near: what is left stays one region.
  for (const i of open) label[i] = tally.count;
  renumber(label);
}
