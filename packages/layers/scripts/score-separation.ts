/**
 * `node packages/layers/scripts/score-separation.ts <folder of designs> [results folder] [names,…]`: takes each design apart
 * and compares with its truth, by class. With a results folder the layers are written there, for fan-layers.ts. Words are read once
 * per design and kept beside it (words.json): their time counts in full.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { openObjectNetwork, openReader, separate, shelfOfFontsource } from '../src/index.ts';
import type { Picture, ReadLine, Separation, TextReader } from '../src/index.ts';
import { compareWithTruth, type Comparison } from './compare.ts';

const [folder = '/tmp/easel-layers-designs/tune', results, names] = process.argv.slice(2);
const { resolve } = createRequire(import.meta.url);
const shelf = shelfOfFontsource(
  ['montserrat'].map((f) => dirname(resolve(`@fontsource/${f}/package.json`))),
  { montserrat: [700] },
);

async function load(file: string): Promise<Picture> {
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data: new Uint8ClampedArray(data) };
}

/** Reads once per design; afterwards hands out what was read, and how long that took. */
function cachingReader(reader: TextReader, file: string): TextReader & { ms: number } {
  const caching = {
    ms: 0,
    close: () => Promise.resolve(),
    read: async (picture: Picture) => {
      if (!existsSync(file)) {
        const start = process.cpuUsage();
        const lines = await reader.read(picture);
        const { user, system } = process.cpuUsage(start);
        writeFileSync(file, JSON.stringify({ lines, ms: (user + system) / 1000 }));
      }
      const kept = JSON.parse(readFileSync(file, 'utf8')) as { lines: ReadLine[]; ms: number };
      caching.ms = kept.ms;
      return kept.lines;
    },
  };
  return caching;
}

async function save(separation: Separation, to: string): Promise<void> {
  rmSync(to, { recursive: true, force: true });
  mkdirSync(to, { recursive: true });
  const write = ({ width, height, data }: Picture, name: string) =>
    sharp(data, { raw: { width, height, channels: 4 } })
      .png({ compressionLevel: 2 })
      .toFile(join(to, name));
  await write(separation.background, 'background.png');
  for (const layer of separation.layers) await write(layer.pixels, `${layer.id}.png`);
  const layers = separation.layers.map(({ id, parentId, name, box, class: kind }) => ({
    id,
    parentId,
    name,
    box,
    class: kind,
  }));
  writeFileSync(join(to, 'layers.json'), JSON.stringify({ kind: separation.kind, layers }));
}

const mean = (values: number[]) => values.reduce((a, b) => a + b, 0) / Math.max(1, values.length);
const quantile = (values: number[], q: number) =>
  values.toSorted((a, b) => a - b)[Math.floor(q * (values.length - 1))] ?? 0;

function summarise(name: string, rows: Comparison[]): void {
  const all = (pick: (row: Comparison) => number) => rows.map(pick).filter(Number.isFinite);
  const sum = (pick: (row: Comparison) => number) => all(pick).reduce((a, b) => a + b, 0);
  const objects = sum((row) => row.objects);
  const seconds = all((row) => row.seconds);
  console.log(
    `${name.padEnd(9)} n=${rows.length} recomposed ${mean(all((r) => r.recomposition)).toFixed(1)} (least ${Math.min(...all((r) => r.recomposition)).toFixed(1)})`,
    `recall@.5 ${(sum((r) => r.half) / objects).toFixed(3)} @.9 ${(sum((r) => r.fine) / objects).toFixed(3)} false ${mean(all((r) => r.extra)).toFixed(2)}`,
    `background ${mean(all((r) => r.background)).toFixed(1)} under text ${mean(all((r) => r.underText)).toFixed(1)} dB`,
    `s p50 ${quantile(seconds, 0.5).toFixed(2)} p95 ${quantile(seconds, 0.95).toFixed(2)} MB ${Math.max(...all((r) => r.megabytes)).toFixed(0)}`,
  );
}

const reader = await openReader();
const objects = await openObjectNetwork();
const rows: Comparison[] = [];
for (const name of readdirSync(folder).sort()) {
  if (names && !names.split(',').some((start) => name.startsWith(start))) continue;
  const picture = await load(join(folder, name, 'input.png'));
  const cached = cachingReader(reader, join(folder, name, 'words.json'));
  await cached.read(picture);
  const start = process.cpuUsage();
  const separation = await separate(picture, { reader: cached, shelf, objects });
  const spent = process.cpuUsage(start);
  // Of the processor, so that what else runs on the machine does not count.
  const seconds = (spent.user + spent.system) / 1e6 + cached.ms / 1000;
  const row = await compareWithTruth(name, join(folder, name), picture, separation, seconds, load);
  rows.push(row);
  console.log(
    `${name.padEnd(12)} ${separation.kind.padEnd(8)} ${row.half}/${row.objects} fine ${row.fine} false ${row.extra} bg ${row.background.toFixed(1)} under ${row.underText.toFixed(1)} ${seconds.toFixed(1)} s | missed ${row.missed.join(' ')} | rough ${row.rough.join(' ')} | false ${row.extras.join(' ')}`,
  );
  if (results) await save(separation, join(results, name));
}
await reader.close();
await objects.close();
for (const kind of ['smooth', 'textured', 'photo'])
  summarise(
    kind,
    rows.filter((row) => row.kind === kind),
  );
summarise('all', rows);
