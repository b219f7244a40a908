/**
 * Solves linear equations in place by Gauss and Jordan with pivots. `rows`: the matrix, `size` × `size`, and behind it as many right sides as
 * there are; afterwards these are the solutions. What no equation tells stays near zero.
 */
export function solveLinear(rows: Float64Array[], size: number): Float64Array[] {
  for (let column = 0; column < size; column++) {
    let pivot = column;
    for (let row = column; row < size; row++) {
      if (Math.abs(rows[row]![column]!) > Math.abs(rows[pivot]![column]!)) pivot = row;
    }
    [rows[column], rows[pivot]] = [rows[pivot]!, rows[column]!];
    const lead = rows[column]![column]! || 1e-9;
    rows[column] = rows[column]!.map((value) => value / lead);
    for (let row = 0; row < size; row++) {
      const factor = rows[row]![column]!;
      if (row === column || factor === 0) continue;
      rows[row] = rows[row]!.map((value, index) => value - factor * rows[column]![index]!);
    }
  }
  return rows;
}
