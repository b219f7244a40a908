import { solveLinear } from '../areas/linear.ts';
import type { Box } from '../picture.ts';

/** x and y and what they make up to the second degree: a higher one goes along with a shadow's edge. */
const degrees = [
  [1, 0],
  [0, 1],
  [2, 0],
  [1, 1],
  [0, 2],
] as const;
const terms = degrees.length;
/** What lies far off in one round counts less in the next. */
const rounds = 3;

/** Two places of a frame each, what the light's logarithm changes by from one to the other, and by how much it usually does. */
export interface Changes {
  readonly from: Int32Array;
  readonly to: Int32Array;
  readonly change: Float32Array;
  readonly usual: Float32Array;
}

/**
 * What light changes by on its own, from place to place of a frame: the polynomial that explains most of it. Weights are those of changes
 * that are spread as Cauchy says (iteratively reweighted least squares).
 */
export class Drift {
  private readonly changes: Changes;
  /** What each term changes by, pair by pair. */
  private readonly steps: Float32Array;
  constructor(changes: Changes, { width, height }: Box) {
    const { from, to } = changes;
    this.changes = changes;
    this.steps = new Float32Array(terms * from.length);
    const places = [new Float64Array(terms), new Float64Array(terms)] as const;
    const measure = (place: Float64Array, j: number) => {
      const [x, y] = [(2 * (j % width)) / width - 1, (2 * Math.floor(j / width)) / height - 1];
      for (const [term, [right, down]] of degrees.entries()) place[term] = x ** right * y ** down;
    };
    for (let k = 0, at = 0; k < from.length; k++) {
      measure(places[0], from[k]!);
      measure(places[1], to[k]!);
      for (let term = 0; term < terms; term++) this.steps[at++] = places[1][term]! - places[0][term]!;
    }
  }
  /** The changes without it, where `explained` of each has another reason. */
  takeOut(explained: Float32Array | null): Float32Array {
    const { change } = this.changes;
    let slopes = new Float64Array(terms);
    for (let round = 0; round < rounds; round++) slopes = this.fit(slopes, explained);
    return change.map((by, k) => by - this.by(k, slopes));
  }
  private by(k: number, slopes: Float64Array): number {
    let sum = 0;
    for (let term = 0, at = k * terms; term < terms; term++) sum += slopes[term]! * this.steps[at++]!;
    return sum;
  }
  /** Least squares, with weights by how far off each pair is now. */
  private fit(now: Float64Array, explained: Float32Array | null): Float64Array<ArrayBuffer> {
    const { change, usual } = this.changes;
    const rows = degrees.map(() => new Float64Array(terms + 1));
    for (let k = 0; k < change.length; k++) {
      const left = change[k]! - (explained ? explained[k]! : 0);
      const weight = 1 / (1 + ((left - this.by(k, now)) / usual[k]!) ** 2);
      const at = k * terms;
      for (let a = 0; a < terms; a++) {
        const row = rows[a]!;
        const weighted = weight * this.steps[at + a]!;
        for (let b = 0; b < terms; b++) row[b]! += weighted * this.steps[at + b]!;
        row[terms]! += weighted * left;
      }
    }
    for (const [term, row] of rows.entries()) row[term]! += 1e-9;
    return Float64Array.from(solveLinear(rows, terms), (row) => row[terms]!);
  }
}
