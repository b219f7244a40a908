/** A field of values row by row; its width is passed beside it. */
export type Field = Float32Array;

function blurRows(from: Field, to: Field, width: number, height: number, radius: number): void {
  const share = 1 / (2 * radius + 1);
  for (let y = 0; y < height; y++) {
    const start = y * width;
    const end = start + width - 1;
    let sum = from[start]! * radius;
    for (let i = 0; i <= radius; i++) sum += from[Math.min(start + i, end)]!;
    // Three stretches instead of two questions per place: only the ends of a row meet its border.
    const inner = Math.max(0, Math.min(width - radius - 1, width));
    const head = Math.min(radius + 1, inner);
    let i = 0;
    for (; i < head; i++) {
      to[start + i] = sum * share;
      sum += from[start + i + radius + 1]! - from[start]!;
    }
    for (; i < inner; i++) {
      to[start + i] = sum * share;
      sum += from[start + i + radius + 1]! - from[start + i - radius]!;
    }
    for (; i < width; i++) {
      to[start + i] = sum * share;
      sum += from[end]! - from[i > radius ? start + i - radius : start]!;
    }
  }
}

/** Keeps a row of running sums, so that memory is read in order. */
function blurColumns(from: Field, to: Field, width: number, height: number, radius: number): void {
  const share = 1 / (2 * radius + 1);
  const last = (height - 1) * width;
  const sums = new Float32Array(width);
  for (let x = 0; x < width; x++) {
    let sum = from[x]! * radius;
    for (let i = 0; i <= radius; i++) sum += from[Math.min(i * width, last) + x]!;
    sums[x] = sum;
  }
  for (let y = 0; y < height; y++) {
    const start = y * width;
    const entering = y + radius + 1 < height ? start + (radius + 1) * width : last;
    const leaving = y > radius ? start - radius * width : 0;
    for (let x = 0; x < width; x++) {
      to[start + x] = sums[x]! * share;
      sums[x]! += from[entering + x]! - from[leaving + x]!;
    }
  }
}

/**
 * Two box passes each way: near a Gaussian of the same radius (pixels, at least 1). Wide blurs work at half size, where
 * nobody can tell and the cost is a quarter.
 */
export function blur(field: Field, width: number, radius: number, height = width): Field {
  const reach = Math.max(1, Math.round(radius));
  if (reach >= 4 && width % 2 === 0 && height % 2 === 0) {
    return enlarge(blur(halve(field, width, height), width / 2, reach / 2, height / 2), width, height);
  }
  const a = new Float32Array(field.length);
  const b = new Float32Array(field.length);
  blurRows(field, a, width, height, reach);
  blurColumns(a, b, width, height, reach);
  blurRows(b, a, width, height, reach);
  blurColumns(a, b, width, height, reach);
  return b;
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
  for (let y = 0, p = 0; y < height; y++) {
    const nearY = y >> 1;
    const farY = y & 1 ? Math.min(halfHeight - 1, nearY + 1) : Math.max(0, nearY - 1);
    const near = nearY * halfWidth;
    const far = farY * halfWidth;
    for (let x = 0; x < width; x++, p++) {
      const nearX = x >> 1;
      const farX = x & 1 ? Math.min(halfWidth - 1, nearX + 1) : Math.max(0, nearX - 1);
      enlarged[p] =
        (field[near + nearX]! * 3 + field[near + farX]!) * 0.1875 +
        (field[far + nearX]! * 3 + field[far + farX]!) * 0.0625;
    }
  }
  return enlarged;
}
