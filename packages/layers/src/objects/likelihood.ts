/** Fitted by `training/fit-likelihood.py`. Each row begins with its bias. */
export interface Weights {
  hidden: readonly (readonly number[])[];
  out: readonly number[];
}

/** 0..1: a layer of tanh units over what was measured, then one logistic unit. */
export function likelihoodOf(measures: readonly number[], { hidden, out }: Weights): number {
  const sum = hidden.reduce((total, row, k) => total + out[k + 1]! * Math.tanh(weigh(row, measures)), out[0]!);
  return 1 / (1 + Math.exp(-sum));
}

const weigh = (row: readonly number[], measures: readonly number[]): number =>
  measures.reduce((sum, value, k) => sum + value * row[k + 1]!, row[0]!);
