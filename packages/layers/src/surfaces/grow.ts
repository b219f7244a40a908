/** Gives each open pixel (label -1) that has a labelled neighbour to the likest one; returns those still open. */
export function growOnce(
  open: number[],
  label: Int32Array,
  width: number,
  cost: (i: number, j: number) => number,
): number[] {
  const still: number[] = [];
  const taken: number[] = [];
  for (const i of open) {
    const x = i % width;
    let best = -1;
    let least = Infinity;
    for (let side = 0; side < 4; side++) {
      if ((side === 0 && x === 0) || (side === 1 && x === width - 1)) continue;
      const j = side === 0 ? i - 1 : side === 1 ? i + 1 : side === 2 ? i - width : i + width;
      if (j < 0 || j >= label.length || label[j]! < 0) continue;
      const price = cost(i, j);
      if (price >= least) continue;
      best = label[j]!;
      least = price;
    }
    if (best < 0) still.push(i);
    else taken.push(i, best);
  }
  for (let k = 0; k < taken.length; k += 2) label[taken[k]!] = taken[k + 1]!;
  return still;
}
