import { hasHan } from '../type/script.ts';
import { splitIntoUnits } from '../type/line-units.ts';

export const isHan = hasHan;

/**
 * Breaks text into at most `count` lines whose longest is as short as possible, so that lines are even and no word is
 * left alone; a break inside a phrase costs as much as a third of a line. `measure` answers a width for a string.
 */
export function breakEvenly(text: string, count: number, measure: (line: string) => number): string[] {
  const units = splitIntoUnits(text.replaceAll('\n', ' ').trim());
  if (count <= 1 || units.length <= 1) return [text.trim()];
  const lines = Math.min(count, units.length);
  const size = units.length;
  const join = (from: number, to: number) =>
    units
      .slice(from, to)
      .map((unit) => unit.text)
      .join('')
      .trim();
  const penalty = measure(join(0, size)) / lines / 3;
  const widths = new Map<number, number>();
  const widthOf = (from: number, to: number) => {
    const key = from * 1000 + to;
    const width = widths.get(key) ?? measure(join(from, to));
    widths.set(key, width);
    return width;
  };
  // best[k][i]: the least longest line of the first i units in k lines, breaks inside phrases paid for.
  const best = Array.from({ length: lines + 1 }, () => new Float64Array(size + 1).fill(Infinity));
  const cut = Array.from({ length: lines + 1 }, () => new Int32Array(size + 1));
  best[0]![0] = 0;
  for (let line = 1; line <= lines; line++) {
    for (let end = 1; end <= size; end++) {
      for (let start = end - 1; start >= 0; start--) {
        const before = best[line - 1]![start]!;
        if (before === Infinity) continue;
        const cost = start === 0 ? 0 : units[start - 1]!.breakCost * penalty;
        const longest = Math.max(before, widthOf(start, end)) + cost;
        if (longest >= best[line]![end]!) continue;
        best[line]![end] = longest;
        cut[line]![end] = start;
      }
    }
  }
  const out: string[] = [];
  for (let end = size, line = lines; line > 0; line--) {
    const start = cut[line]![end]!;
    out.unshift(join(start, end));
    end = start;
  }
  return out.filter((line) => line !== '');
}
