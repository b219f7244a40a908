/**
 * `node packages/layers/scripts/evaluate-text.ts [tuning|unseen] [designs] [kind] [-v] [--seed=…]`: how well words are read,
 * lifted off and set again, on pictures with known words. The unseen set has other faces, words and seeds: score it, don't
 * look, and give it another seed when its figures have led to changes.
 */
import { setImmediate } from 'node:timers/promises';
import { openReader } from '../src/reading/open-reader.ts';
import { blocksOf } from '../src/text/blocks-of.ts';
import { fillUnder } from '../src/text/fill-under.ts';
import { inkOf } from '../src/text/ink-of.ts';
import { reportBlocks, scoreBlocks, type BlockScore } from './block-scores.ts';
import { bundledShelf } from './bundled-shelf.ts';
import { makeTextDesign } from './text-designs.ts';
import { grounds } from './text-grounds.ts';
import { tuning, unseen } from './text-samples.ts';
import { decibels, linesAsSet, scoreLines, underText, type LineScore } from './text-scores.ts';

const words = process.argv.slice(2).filter((word) => !word.startsWith('-'));
const aloud = process.argv.includes('-v');
const [name = 'tuning', count = '12', only] = words;
const matter = name === 'unseen' ? unseen : tuning;
const given = process.argv.find((word) => word.startsWith('--seed='))?.slice('--seed='.length);
const seed = given ? Number(given) : name === 'unseen' ? 90_001 : 1;

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

const shelf = bundledShelf();
const reader = await openReader();
const all: LineScore[] = [];
const blockScores: BlockScore[] = [];
const under = new Map<string, { squares: number; count: number }[]>();
let wrong = 0;
/** Milliseconds of the processor, not of the clock: others may be at work. */
const times = { reading: 0, ink: 0, fill: 0, blocks: 0 };
const processor = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};
for (let index = 0; index < Number(count); index++) {
  const design = makeTextDesign(seed + index, grounds[index % grounds.length]!, matter, only);
  let at = processor();
  const lap = (key: keyof typeof times) => {
    times[key] += processor() - at;
    at = processor();
  };
  const lines = await reader.read(design.picture);
  lap('reading');
  const inks = inkOf(design.picture, lines);
  lap('ink');
  const filled = fillUnder(design.picture, inks);
  lap('fill');
  const blocks = await blocksOf(design.picture, lines, inks, shelf);
  lap('blocks');
  const found = scoreLines(design, linesAsSet(lines, blocks));
  blockScores.push(...scoreBlocks(found.scores, blocks));
  all.push(...found.scores);
  wrong += found.false.length;
  under.set(design.ground, [...(under.get(design.ground) ?? []), underText(design, filled)]);
  if (aloud) {
    for (const { truth, read, errors, kind, line, index: at } of found.scores) {
      const raw = at === undefined ? '' : ` (${lines[at]!.text})`;
      const set = `${line.sample.family} ${line.sample.size}`;
      if (errors > 0) console.log(`  ${index} ${design.ground} ${kind} ${set}: ${truth} -> ${read}${raw}`);
    }
    for (const line of found.false) console.log(`  ${index} false: ${line.text} ${line.confidence.toFixed(2)}`);
  }
  await setImmediate();
}
await reader.close();

function report(title: string, scores: LineScore[], extra = ''): void {
  const found = mean(scores.map(({ read }) => (read === undefined ? 0 : 1)));
  const errors = mean(scores.map((score) => score.errors));
  const exact = mean(scores.map((score) => (score.errors === 0 ? 1 : 0)));
  const numbers = `found ${found.toFixed(3)} CER ${errors.toFixed(3)} exact ${exact.toFixed(3)}`;
  console.log(`${title.padEnd(12)} n ${String(scores.length).padStart(4)} ${numbers} ${extra}`);
}
for (const ground of grounds) {
  const dB = mean((under.get(ground) ?? []).map(decibels));
  report(
    ground,
    all.filter((score) => score.ground === ground),
    `under text ${dB.toFixed(1)} dB`,
  );
}
for (const kind of new Set(all.map((score) => score.kind)))
  report(
    kind,
    all.filter((score) => score.kind === kind),
  );
report('all', all, `false ${(wrong / Number(count)).toFixed(2)} a picture`);
for (const kind of new Set(all.map((score) => score.kind))) {
  console.log(
    reportBlocks(
      kind,
      blockScores.filter((score) => score.kind === kind),
    ),
  );
}
console.log(reportBlocks('all', blockScores));
if (aloud) {
  for (const score of blockScores)
    if (score.size > 0.02 || !score.family) console.log(`  ${score.text}: ${score.found}`);
}
for (const [key, time] of Object.entries(times))
  console.log(`${key} ${(time / Number(count)).toFixed(0)} ms a picture`);
