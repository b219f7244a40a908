/**
 * `node packages/layers/training/make-measures.ts pairs|objects <out.jsonl> <folder of icon packages> <count> <first seed> [folders of
 * make-designs.ts …]`: what is measured of things that `separate` finds in designs at random and in rendered ones, beside the truth: of
 * pairs, whether they are one object; of things, whether each is one. Wants the network in its place, and for `objects` the weights
 * of pairs, which come before.
 */
import { appendFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import type { Rgb } from '../src/areas/rgb.ts';
import { readTree } from '../src/find-things.ts';
import { openReader, type Box } from '../src/index.ts';
import { objectMeasures } from '../src/objects/drop-doubtful.ts';
import { nodesOf } from '../src/objects/nodes.ts';
import type { ObjectMap } from '../src/objects/object-map.ts';
import { openObjectNetwork } from '../src/objects/object-network.ts';
import { pairsOf } from '../src/objects/pairs.ts';
import { regroup, type Regrouped } from '../src/objects/regroup.ts';
import { splitOff } from '../src/objects/split-off.ts';
import type { Thing } from '../src/tree/thing.ts';
import { Random } from '../scripts/designs/random.ts';
import { loadIcons } from './icons.ts';
import { RandomDesign } from './random-design.ts';
import { loadRendered } from './rendered-design.ts';

const [what = 'pairs', out = '/tmp/easel-measures.jsonl', packages = '.', count = '100', first = '1', ...folders] =
  process.argv.slice(2);
const network = await openObjectNetwork();

interface Row {
  one: boolean;
  features: number[];
}

/** `ids`: for each pixel the number of the object that it shows, 0 for the ground. */
async function tell(design: string, clean: Rgb, words: Box[], ids: Uint8Array): Promise<void> {
  const { tree, label } = await readTree(clean, words);
  const map = await network.look(clean);
  const size = { width: clean.width, height: clean.height, words };
  const roots = splitOff(tree.roots, map, clean, label);
  const told =
    what === 'pairs' ? tellPairs(roots, map, size, ids) : tellObjects(regroup(roots, map, size), map, size, ids);
  const rows = told.map(({ one, features }) => JSON.stringify({ design, one: one ? 1 : 0, features }));
  if (rows.length) appendFileSync(out, `${rows.join('\n')}\n`);
}

function tellPairs(roots: Thing[], map: ObjectMap, { width, height, words }: Regrouped, ids: Uint8Array): Row[] {
  const nodes = nodesOf(roots, map, width, words);
  const objects = nodes.map(({ thing }) => mostOf(thing.own, ids));
  return pairsOf(nodes, map, width, height)
    .filter(({ a, b }) => objects[a] !== null && objects[b] !== null && (objects[a] || objects[b]))
    .map(({ a, b, features }) => ({ one: objects[a] === objects[b], features }));
}

/** A thing is an object where what both show shares nearly half, and no other thing shares more of it. */
function tellObjects(roots: Thing[], map: ObjectMap, { width, height, words }: Regrouped, ids: Uint8Array): Row[] {
  const nodes = nodesOf(roots, map, width, words);
  const areas = timesOf(ids, ids.keys());
  const shares = nodes.flatMap(({ thing }, node) =>
    [...timesOf(ids, thing.own).entries()]
      .filter(([id, both]) => id && both)
      .map(([id, both]) => ({ node, id, share: both / (thing.own.length + areas[id]! - both) })),
  );
  const found = new Map<number, number>();
  const taken = new Set<number>();
  for (const { node, id, share } of shares.sort((a, b) => b.share - a.share)) {
    if (found.has(node) || taken.has(id)) continue;
    found.set(node, share);
    taken.add(id);
  }
  return objectMeasures(nodes, map, width, height).map((features, k) => ({
    one: (found.get(k) ?? 0) > 0.45,
    features,
  }));
}

function timesOf(ids: Uint8Array, pixels: Iterable<number>): Uint32Array {
  const times = new Uint32Array(256);
  for (const i of pixels) times[ids[i]!]!++;
  return times;
}

/** What more than half of the pixels show; null: nothing does. */
function mostOf(pixels: Int32Array, ids: Uint8Array): number | null {
  const times = timesOf(ids, pixels);
  const most = times.indexOf(Math.max(...times));
  return times[most]! > pixels.length / 2 ? most : null;
}

async function ofRandomDesigns(): Promise<void> {
  const start = Number(first);
  const designer = resolve(import.meta.dirname, '../../designer');
  const icons = await loadIcons(new Random(start), 1500, [resolve(packages), designer]);
  for (let seed = start; seed < start + Number(count); seed++) {
    const { canvas, ids } = new RandomDesign(seed, icons, 2);
    const { width, height } = canvas;
    let image = sharp(canvas.data(), { raw: { width, height, channels: 4 } }).removeAlpha();
    if (seed % 3 === 0) image = sharp(await image.jpeg({ quality: 85 }).toBuffer());
    await tell(`random-${seed}`, { width, height, data: new Uint8Array(await image.raw().toBuffer()) }, [], ids);
  }
}

writeFileSync(out, '');
await ofRandomDesigns();
const reader = await openReader();
for (const folder of folders)
  for (const name of readdirSync(folder)) {
    const { clean, words, ids } = await loadRendered(join(folder, name), reader);
    await tell(join(folder, name), clean, words, ids);
  }
await reader.close();
await network.close();
