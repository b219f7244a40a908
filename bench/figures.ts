import { availableParallelism, cpus } from 'node:os';
import { parseArgs } from 'node:util';

/** One line of the table: what was measured, what it was measured beside in the same run, and what it should be. */
export interface Row {
  readonly what: string;
  readonly figure: string;
  readonly beside: string;
  readonly goal: string;
  /** `undefined` where no goal is set. */
  readonly met?: boolean;
}

/** Measures something; the seed decides the data, so that nothing is tuned to one set of it. */
export type Bench = (seed: number) => Promise<Row[]>;

/** The value that `share` (0..1) of all values don't pass, by nearest rank. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

/** How long something takes, in milliseconds. */
export async function timed(work: () => Promise<unknown>): Promise<number> {
  const from = performance.now();
  await work();
  return performance.now() - from;
}

/**
 * Runs things in turns, first one then the other and so on, and hands back the milliseconds of each. What else the
 * machine does then weighs on all of them alike, where one after the other it would not.
 */
export async function interleave(
  works: readonly ((round: number) => Promise<unknown>)[],
  { rounds, warmUp }: { rounds: number; warmUp: number },
): Promise<number[][]> {
  const times: number[][] = works.map(() => []);
  for (let round = 0; round < warmUp + rounds; round++) {
    for (const [index, work] of works.entries()) {
      const took = await timed(() => work(round));
      if (round >= warmUp) times[index]!.push(took);
    }
  }
  return times;
}

/** Of each pair, the first divided by the second. */
export function ratios(first: readonly number[], second: readonly number[]): number[] {
  return first.map((value, index) => value / second[index]!);
}

/** A stream of numbers from 0 to 1 that a seed decides (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export const ms = (value: number) => `${value < 10 ? value.toFixed(2) : value.toFixed(1)} ms`;
export const times = (value: number) => `${value.toFixed(2)} ×`;
export const perSecond = (value: number) => `${Math.round(value).toLocaleString('en')}/s`;

export const tableHead = '| what | figure | beside it | goal | met |\n|---|---|---|---|---|';

export function lineOf({ what, figure, beside, goal, met }: Row): string {
  const verdict = met === undefined ? '' : met ? 'yes' : 'no';
  return `| ${[what, figure, beside, goal, verdict].join(' | ')} |`;
}

/** As Markdown, so that it can be kept as it is. */
export function tableOf(rows: readonly Row[]): string {
  return [tableHead, ...rows.map(lineOf)].join('\n');
}

export function machine(): string {
  return `${cpus()[0]?.model ?? 'unknown processor'}, ${availableParallelism()} cores, Node ${process.versions.node}`;
}

export function seedOf(): number {
  const { seed } = parseArgs({ options: { seed: { type: 'string', default: '1' } }, strict: false }).values;
  return Number(seed) || 1;
}

/** Runs one bench by itself, where its file is the program. */
export async function printAlone(bench: Bench): Promise<void> {
  console.log(tableOf(await bench(seedOf())));
  console.log(`\nseed ${seedOf()} · ${machine()}`);
}
