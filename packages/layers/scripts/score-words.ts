/**
 * `node packages/layers/scripts/score-words.ts <folder of a set> [names, by commas]`: how well the words of rendered designs are
 * read and mended, one row for each that is not exact. Print the sums of an unseen set only: `| tail -4`.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Box, Picture, Point, ReadLine } from '../src/picture.ts';
import { openReader } from '../src/reading/open-reader.ts';
import { middleOf } from '../src/reading/quad.ts';
import { blocksOf } from '../src/text/blocks-of.ts';
import { inkOf } from '../src/text/ink-of.ts';
import { bundledShelf } from './bundled-shelf.ts';
import { editDistance, linesAsSet, normalWords } from './text-scores.ts';

interface TrueWords {
  text: string;
  /** Left, top, right, bottom. */
  box: [number, number, number, number];
}

interface WordScore {
  design: string;
  kind: string;
  truth: string;
  read: string;
  /** Share of the true characters, 0..1. */
  errors: number;
}

async function load(file: string): Promise<Picture> {
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data: new Uint8ClampedArray(data) };
}

const [folder = '/tmp/easel-layers-designs/tune', names] = process.argv.slice(2);
const shelf = bundledShelf();
const reader = await openReader();

/** What the picture says after its letters were compared with faces, line by line. */
async function readWords(picture: Picture): Promise<ReadLine[]> {
  const lines = await reader.read(picture);
  return linesAsSet(lines, await blocksOf(picture, lines, inkOf(picture, lines), shelf));
}

const within = ([left, top, right, bottom]: TrueWords['box'], { x, y }: Point) =>
  x > left && x < right && y > top && y < bottom;

const boundsOf = ({ quad }: ReadLine): Box => {
  const [xs, ys] = [quad.map(({ x }) => x), quad.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
};

/** In reading order: columns from the right, lines from the top, parts of one line from the left. */
function inOrder(a: ReadLine, b: ReadLine): number {
  const [p, q] = [boundsOf(a), boundsOf(b)];
  if (a.vertical && b.vertical) return q.x - p.x;
  const level = Math.abs(p.y + p.height / 2 - q.y - q.height / 2) < Math.min(p.height, q.height) / 2;
  return level ? p.x - q.x : p.y - q.y;
}

const scores: WordScore[] = [];
let extra = 0;
for (const design of readdirSync(folder).sort()) {
  if (names && !names.split(',').some((start) => design.startsWith(start))) continue;
  const truth = JSON.parse(readFileSync(join(folder, design, 'truth.json'), 'utf8')) as {
    kind: string;
    layers: ({ kind: string } & TrueWords)[];
  };
  const lines = await readWords(await load(join(folder, design, 'input.png')));
  const used = new Set<ReadLine>();
  for (const { box, text } of truth.layers.filter(({ kind }) => kind === 'text')) {
    const found = lines.filter((line) => !used.has(line) && within(box, middleOf(line.quad))).sort(inOrder);
    for (const line of found) used.add(line);
    const [wanted, read] = [normalWords(text), normalWords(found.map((line) => line.text).join(' '))];
    // Some faces have capitals only.
    const capitals = read === wanted.toUpperCase();
    const errors = capitals ? 0 : Math.min(1, editDistance(read, wanted) / [...wanted].length);
    scores.push({ design, kind: truth.kind, truth: wanted, read, errors });
    if (errors > 0) console.log(`${design.padEnd(12)} ${wanted} -> ${read || 'nothing'}`);
  }
  const left = lines.filter((line) => !used.has(line));
  extra += left.length;
  if (left.length > 0) console.log(`${design.padEnd(12)} besides: ${left.map(({ text }) => text).join(' | ')}`);
}
await reader.close();

for (const kind of ['smooth', 'textured', 'photo', 'all']) {
  const rows = scores.filter((score) => kind === 'all' || score.kind === kind);
  const share = (holds: (score: WordScore) => boolean) => (rows.filter(holds).length / rows.length).toFixed(3);
  const errors = rows.reduce((sum, row) => sum + row.errors, 0) / rows.length;
  const besides = kind === 'all' ? `, ${extra} lines that are no words` : '';
  console.log(
    `${kind.padEnd(9)} n=${rows.length} found ${share(({ read }) => read !== '')} CER ${errors.toFixed(3)} exact ${share((row) => row.errors === 0)}${besides}`,
  );
}
