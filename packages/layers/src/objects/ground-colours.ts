import { everyThing, type Thing } from '../tree/thing.ts';

/** Colours are told apart by so many of a channel's bits. */
const bits = 5;
const left = 8 - bits;
const side = 1 << bits;
/** A colour that less of the ground shows is a mixed pixel or what a thing left behind, share. */
const leastOften = 0.0003;
/** So much of what shows ground has its colours, share. */
const nearlyAll = 0.7;
/** Every so many pixels of a thing are looked at. */
const stride = 7;

/** The colours that a picture shows where no thing is, and those right beside them. */
export class GroundColours {
  private readonly data: Uint8Array;
  private readonly shown: Uint8Array;
  /** @param data three bytes a pixel */
  constructor(data: Uint8Array, roots: Thing[]) {
    const total = data.length / 3;
    const counts = new Int32Array(side ** 3);
    const covered = new Uint8Array(total);
    for (const { own } of everyThing(roots)) for (const i of own) covered[i] = 1;
    let ground = 0;
    for (let i = 0; i < total; i++) {
      if (covered[i]) continue;
      ground++;
      counts[cellOf(data, i)]!++;
    }
    this.data = data;
    this.shown = withNeighbours(counts.map((count) => (count > leastOften * ground ? 1 : 0)));
  }
  /** Has nearly all that this shows such a colour? */
  has({ own }: Thing): boolean {
    let [alike, looked] = [0, 0];
    for (let k = 0; k < own.length; k += stride, looked++) alike += this.shown[cellOf(this.data, own[k]!)]!;
    return alike >= nearlyAll * looked;
  }
}

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
