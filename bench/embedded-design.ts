/** Processor time of one embedded design of 1024², PNG included, beside sharp encoding the same pixels. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { loadNextFace, planBrief, planDesigns, renderDesign, warmUp } from '@easel/designer';
import sharp from 'sharp';
import { drawingFlags } from '../server/src/platform/models/embedded/drawing-process.ts';
import { randomPrompts, type RandomPrompt } from '../packages/designer/scripts/random-prompts.ts';
import { stagesOf } from './design-stages.ts';
import { median, ms, printAlone, quantile, ratios, times, type Row } from './figures.ts';

const size = { width: 1024, height: 1024 };
/** Each kind of design ten times. */
const designs = 160;
/** Until the compiler knows the code. */
const before = 32;

export async function design({ prompt, seed }: RandomPrompt) {
  const brief = planBrief(prompt, { size, count: 1 });
  const [direction] = planDesigns(brief, { count: 1, seed });
  return { type: brief.type, ...(await renderDesign({ brief, direction: direction!, seed })) };
}

/** Milliseconds of processor time, on all threads. */
async function cpuOf<T>(work: () => Promise<T>): Promise<{ cpu: number; result: T }> {
  const from = process.cpuUsage();
  const result = await work();
  const { user, system } = process.cpuUsage(from);
  return { cpu: (user + system) / 1000, result };
}

async function encodeAgain(png: Uint8Array): Promise<number> {
  const { data, info } = await sharp(png).raw().toBuffer({ resolveWithObject: true });
  const again = sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
  return (await cpuOf(() => again.png({ compressionLevel: 6 }).toBuffer())).cpu;
}

/** In a process that is started as the designer's is. */
export async function embeddedDesign(seed: number): Promise<Row[]> {
  return JSON.parse(await inProcess('--rows', seed)) as Row[];
}

async function measure(seed: number): Promise<Row[]> {
  const first = await firstAfterBoot(seed);
  await warmUp();
  while (loadNextFace());
  const prompts = randomPrompts(before + designs, seed);
  for (const prompt of prompts.slice(0, before)) await design(prompt);
  const [drawn, encoded]: [number[], number[]] = [[], []];
  const named: { cpu: number; name: string }[] = [];
  for (const prompt of prompts.slice(before)) {
    const { cpu, result } = await cpuOf(() => design(prompt));
    drawn.push(cpu);
    named.push({ cpu, name: `${result.type}, ${result.composition}, ${result.style}` });
    encoded.push(await encodeAgain(result.png));
  }
  tellSlowest(named);
  const p95 = quantile(drawn, 0.95);
  return [
    {
      what: `Embedded design, 1024² with PNG, ${designs} random briefs of all types`,
      figure: `p50 ${ms(median(drawn))}, p95 ${ms(p95)}, most ${ms(Math.max(...drawn))} of processor`,
      beside: `${ms(median(encoded))} (p95 ${ms(quantile(encoded, 0.95))}): sharp encoding the same pixels; ${times(median(ratios(drawn, encoded)))} pair by pair`,
      goal: 'p95 ≤ 300 ms',
      met: p95 <= 300,
    },
    {
      what: 'First embedded design after boot',
      figure: `${(first / 1000).toFixed(2)} s`,
      beside: 'a new process, imports and fonts included',
      goal: '≤ 5 s',
      met: first <= 5_000,
    },
  ];
}

/** The slowest tenth by name: what to look at next. */
function tellSlowest(named: readonly { cpu: number; name: string }[]): void {
  const slowest = named.toSorted((a, b) => b.cpu - a.cpu).slice(0, Math.ceil(named.length / 10));
  for (const { cpu, name } of slowest) console.error(`${ms(cpu)}  ${name}`);
}

/** Not a row of its own: the profiler slows what it watches. */
async function tellStages(seed: number): Promise<void> {
  await warmUp();
  while (loadNextFace());
  const prompts = randomPrompts(before + designs, seed);
  for (const prompt of prompts.slice(0, before)) await design(prompt);
  const spent = await stagesOf(async () => {
    for (const prompt of prompts.slice(before)) await design(prompt);
  });
  for (const [stage, took] of spent) console.log(`${ms(took / designs)} per design  ${stage}`);
}

async function firstAfterBoot(seed: number): Promise<number> {
  const from = performance.now();
  await inProcess('--once', seed);
  return performance.now() - from;
}

/** What this program prints there. */
async function inProcess(task: '--once' | '--rows', seed: number): Promise<string> {
  const words = [...drawingFlags, import.meta.filename, task, String(seed)];
  const child = spawn(process.execPath, words, { stdio: ['ignore', 'pipe', 'inherit'] });
  const [printed, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  if (code !== 0) throw new Error(`${task} failed`);
  return printed;
}

if (process.argv[2] === '--once') {
  await warmUp();
  await design(randomPrompts(1, Number(process.argv[3]))[0]!);
} else if (process.argv[2] === '--rows') console.log(JSON.stringify(await measure(Number(process.argv[3]))));
else if (process.argv[2] === '--stages') await tellStages(Number(process.argv[3] ?? 1));
else if (import.meta.main) await printAlone(embeddedDesign);
