/** Small sums in number fields: `120`, `1080/3`, `+20`, `*2`, `50%`. Pure. */

/**
 * What a field's text makes of a value; null where it is no sum. A sign or `*` at the start goes on from the value itself.
 * @param percent the field shows its figures with a `%`: what is typed with one is such a figure, but for `*50%`
 */
export function calculate(text: string, value: number | null, { percent = false } = {}): number | null {
  const plain = text
    .normalize('NFKC')
    .replaceAll(/[\s_]/g, '')
    .replaceAll('×', '*')
    .replaceAll('÷', '/')
    .replaceAll(',', '.')
    .replaceAll('−', '-')
    .replace(/(px|°)$/i, '');
  const sum = percent ? plain.replaceAll(/(?<![*/\d.])(\d*\.?\d+)%/g, '$1') : plain;
  if (sum === '') return null;
  const goesOn = /^[+*/]/.test(sum) || sum.startsWith('-=');
  if (goesOn && value === null) return null;
  const reader = readerOf(goesOn ? `(${value})${sum.replace(/^(.)=/, '$1')}` : sum);
  const result = readSum(reader);
  return result !== null && reader.done() && Number.isFinite(result) ? result : null;
}

/** Whether a text changes each of several values from what it is, instead of setting all to one. */
export function isRelative(text: string): boolean {
  return /^[\s]*([+*/×÷]|[-−]=)/.test(text);
}

interface Reader {
  take(pattern: RegExp): string | null;
  done(): boolean;
}

function readerOf(text: string): Reader {
  let at = 0;
  return {
    take(pattern) {
      const match = pattern.exec(text.slice(at));
      if (!match || match.index !== 0) return null;
      at += match[0].length;
      return match[0];
    },
    done: () => at === text.length,
  };
}

function readSum(reader: Reader): number | null {
  let total = readProduct(reader);
  for (let sign = reader.take(/^[+-]/); total !== null && sign; sign = reader.take(/^[+-]/)) {
    const next = readProduct(reader);
    if (next === null) return null;
    total += sign === '+' ? next : -next;
  }
  return total;
}

function readProduct(reader: Reader): number | null {
  let total = readFactor(reader);
  for (let sign = reader.take(/^[*/]/); total !== null && sign; sign = reader.take(/^[*/]/)) {
    const next = readFactor(reader);
    if (next === null) return null;
    total = sign === '*' ? total * next : total / next;
  }
  return total;
}

function readFactor(reader: Reader): number | null {
  if (reader.take(/^-/)) {
    const next = readFactor(reader);
    return next === null ? null : -next;
  }
  if (reader.take(/^\(/)) {
    const inner = readSum(reader);
    return inner !== null && reader.take(/^\)/) ? inner : null;
  }
  const digits = reader.take(/^\d*\.?\d+|^\d+\.?/);
  if (digits === null) return null;
  return reader.take(/^%/) ? Number(digits) / 100 : Number(digits);
}
