import type { LineUnit } from './line-units.ts';

/** Widths in em of the pen travel, at any one size: the breaks don't depend on it. */
export interface MeasuredUnit extends LineUnit {
  advance: number;
  /** Travel of the spaces at its end, which don't count at the end of a line. */
  trailing: number;
}

/** Weight of an unwelcome break against raggedness, both relative to the mean line. */
const breakWeight = 0.12;
/** A last line of one short word looks lost. */
const widowWeight = 0.3;

/**
 * Breaks units into exactly `count` lines as even as the words allow, or undefined where that can't be. Dynamic
 * programming over (line, unit): the sum of squared deviations from the mean line, plus the costs of the breaks.
 */
export function breakIntoLines(units: readonly MeasuredUnit[], count: number): string[] | undefined {
  const total = units.length;
  if (total < count) return undefined;
  const before = [0];
  for (const unit of units) before.push(before.at(-1)! + unit.advance);
  const width = (from: number, to: number) => before[to]! - before[from]! - units[to - 1]!.trailing;
  const mean = Math.max(1e-6, before[total]! / count);

  const lineCost = (from: number, to: number, isLast: boolean) => {
    const deviation = (width(from, to) - mean) / mean;
    const widow = isLast && count > 1 && width(from, to) < 0.35 * mean ? widowWeight : 0;
    const end = isLast ? 0 : breakWeight * units[to - 1]!.breakCost;
    return deviation * deviation + end + widow;
  };
  const forcedBefore = [0];
  for (const unit of units) forcedBefore.push(forcedBefore.at(-1)! + Number(unit.forced));
  const holdsForced = (from: number, to: number) => forcedBefore[to - 1]! > forcedBefore[from]!;

  // best[line][to]: least cost of setting units 0..to in line + 1 lines; from[line][to]: where its last line starts.
  const best: number[][] = [];
  const starts: number[][] = [];
  for (let line = 0; line < count; line++) {
    best.push(Array.from({ length: total + 1 }, () => Infinity));
    starts.push(Array.from({ length: total + 1 }, () => 0));
    for (let to = line + 1; to <= total; to++)
      for (let from = line === 0 ? 0 : line; from < (line === 0 ? 1 : to); from++) {
        const prior = line === 0 ? 0 : best[line - 1]![from]!;
        if (prior === Infinity || holdsForced(from, to)) continue;
        const cost = prior + lineCost(from, to, line === count - 1 && to === total);
        if (cost < best[line]![to]!) [best[line]![to], starts[line]![to]] = [cost, from];
      }
  }
  if (best[count - 1]![total] === Infinity) return undefined;

  const lines: string[] = [];
  for (let line = count - 1, to = total; line >= 0; line--) {
    const from = starts[line]![to]!;
    lines.unshift(
      units
        .slice(from, to)
        .map((unit) => unit.text)
        .join('')
        .trim(),
    );
    to = from;
  }
  return lines;
}
