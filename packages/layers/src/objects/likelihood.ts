/** Fitted by `training/fit-likelihood.py`. Each row begins with its bias. */
export interface Units {
  readonly hidden: readonly (readonly number[])[];
  readonly out: readonly number[];
}

/**
 * Fitted by `training/fit-trees.py`. A tree's first row is its root: a split is a measure, a bound, and the rows that go on where the
 * measure is at most that and where it is more; a row of one number is what the tree says.
 */
export interface Trees {
  readonly start: number;
  readonly trees: readonly (readonly (readonly number[])[])[];
}

/** 0..1: the mean, as logits, of what units and trees say, which learned from other designs and err elsewhere. */
export function likelihoodOf(measures: readonly number[], units: Units, trees: Trees): number {
  const logit = (sumOfUnits(measures, units) + sumOfTrees(measures, trees)) / 2;
  return 1 / (1 + Math.exp(-logit));
}

/** A layer of tanh units over what was measured. */
const sumOfUnits = (measures: readonly number[], { hidden, out }: Units): number =>
  hidden.reduce((total, row, k) => total + out[k + 1]! * Math.tanh(weigh(row, measures)), out[0]!);

const weigh = (row: readonly number[], measures: readonly number[]): number =>
  measures.reduce((sum, value, k) => sum + value * row[k + 1]!, row[0]!);

function sumOfTrees(measures: readonly number[], { start, trees }: Trees): number {
  let sum = start;
  for (const tree of trees) {
    let row = tree[0]!;
    while (row.length > 1) row = tree[measures[row[0]!]! <= row[1]! ? row[2]! : row[3]!]!;
    sum += row[0]!;
  }
  return sum;
}
