/** A field of values row by row; its width is passed beside it. */
export type Field = Float32Array;

/** What a blur works in, kept from one to the next: fresh pages and their collection cost as much as the sums. */
let between: Field = new Float32Array(0);
/** A larger field than any figure's is let go again after use. */
const mostKept = 1_000_000;

function fieldBetween(length: number): Field {
  if (between.length >= length) return between.subarray(0, length);
  const field = new Float32Array(length);
  if (length <= mostKept) between = field;
  return field;
}

/** A row with its first and last value repeated beyond its ends, as far as two boxes reach. */
function readRow(field: Field, start: number, width: number, row: Float64Array, beyond: number): void {
  row.fill(field[start]!, 0, beyond);
  for (let i = 0; i < width; i++) row[beyond + i] = field[start + i]!;
  row.fill(field[start + width - 1]!, beyond + width);
}

/** The sum of two boxes round the first place of a row, and how much it changes to the next. */
function firstSums(row: Float64Array, side: number, beyond: number): [sum: number, change: number] {
  let sum = 0;
  let change = 0;
  for (let k = -side; k <= side; k++) {
    sum += (side - Math.abs(k)) * row[beyond + k]!;
    change += k > 0 ? row[beyond + k]! : -row[beyond + k]!;
  }
  return [sum, change + row[beyond - side]!];
}

/** Two boxes at once: their sum and its change run along. Two rows at a time, so that one's sums don't wait for each other. */
function blurRows(from: Field, to: Field, width: number, side: number): void {
  const share = 1 / (side * side);
  const beyond = side + 1;
  const upper = new Float64Array(width + beyond * 2);
  const lower = new Float64Array(width + beyond * 2);
  for (let start = 0; start < from.length; start += width * 2) {
    const second = Math.min(start + width, from.length - width);
    readRow(from, start, width, upper, beyond);
    readRow(from, second, width, lower, beyond);
    let [a, changeOfA] = firstSums(upper, side, beyond);
    let [b, changeOfB] = firstSums(lower, side, beyond);
    for (let i = 0, at = beyond + 1; i < width; i++, at++) {
      to[start + i] = a * share;
      to[second + i] = b * share;
      a += changeOfA;
      b += changeOfB;
      changeOfA += upper[at + side]! - 2 * upper[at]! + upper[at - side]!;
      changeOfB += lower[at + side]! - 2 * lower[at]! + lower[at - side]!;
    }
  }
}

/** The same down the columns, a row of running sums at a time, so that memory is read in order. */
function blurColumns(from: Field, to: Field, width: number, height: number, side: number): void {
  const share = 1 / (side * side);
  const sums = new Float64Array(width);
  const changes = new Float64Array(width);
  const rowAt = (y: number) => Math.max(0, Math.min(height - 1, y)) * width;
  for (let k = -side; k <= side; k++) {
    const row = rowAt(k);
    for (let x = 0; x < width; x++) sums[x]! += (side - Math.abs(k)) * from[row + x]!;
    if (k > -side) for (let x = 0; x < width; x++) changes[x]! += k > 0 ? from[row + x]! : -from[row + x]!;
  }
  for (let y = 0; y < height; y++) {
    const start = y * width;
    const next = rowAt(y + 1);
    const entering = rowAt(y + 1 + side);
    const leaving = rowAt(y + 1 - side);
    for (let x = 0; x < width; x++) {
      const sum = sums[x]!;
      const change = changes[x]!;
      to[start + x] = sum * share;
      sums[x] = sum + change;
      changes[x] = change + from[entering + x]! - 2 * from[next + x]! + from[leaving + x]!;
    }
  }
}

/**
 * Two box passes each way: near a Gaussian of the same radius (pixels, at least 1). Wide blurs work at half size, where nobody can tell and the
 * cost is a quarter.
 */
export function blur(field: Field, width: number, radius: number, height = width): Field {
  const reach = Math.max(1, Math.round(radius));
  if (reach >= 4 && width % 2 === 0 && height % 2 === 0) {
    return enlarge(blur(halve(field, width, height), width / 2, reach / 2, height / 2), width, height);
  }
  const rows = fieldBetween(field.length);
  const blurred = new Float32Array(field.length);
  blurRows(field, rows, width, reach * 2 + 1);
  blurColumns(rows, blurred, width, height, reach * 2 + 1);
  return blurred;
}

/** Half the width and height, each value the mean of four; sides must be even. */
export function halve(field: Field, width: number, height = width): Field {
  const half = width >> 1;
  const halved = new Float32Array(half * (height >> 1));
  for (let y = 0, i = 0; y < height >> 1; y++) {
    for (let x = 0, p = y * 2 * width; x < half; x++, i++, p += 2) {
      halved[i] = (field[p]! + field[p + 1]! + field[p + width]! + field[p + width + 1]!) * 0.25;
    }
  }
  return halved;
}

/** Back to width x height from a field of half that, bilinear. */
export function enlarge(field: Field, width: number, height = width): Field {
  const halfWidth = width >> 1;
  const halfHeight = height >> 1;
  const enlarged = new Float32Array(width * height);
  const row = new Float64Array(halfWidth);
  for (let y = 0; y < height; y++) {
    const nearY = y >> 1;
    const farY = y & 1 ? Math.min(halfHeight - 1, nearY + 1) : Math.max(0, nearY - 1);
    const near = nearY * halfWidth;
    const far = farY * halfWidth;
    for (let x = 0; x < halfWidth; x++) row[x] = field[near + x]! * 0.75 + field[far + x]! * 0.25;
    let left = row[0]!;
    let middle = left;
    for (let x = 0, p = y * width; x < halfWidth; x++, p += 2) {
      const right = x + 1 < halfWidth ? row[x + 1]! : middle;
      enlarged[p] = middle * 0.75 + left * 0.25;
      enlarged[p + 1] = middle * 0.75 + right * 0.25;
      left = middle;
      middle = right;
    }
  }
  return enlarged;
}
