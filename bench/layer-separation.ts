/** How long a picture takes to be taken apart, what that takes of memory, and what others notice of it. */
import { execFile } from 'node:child_process';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { signIn, type Person } from '../acceptance/api/client.ts';
import { startProduct } from '../acceptance/product.ts';
import { Separator } from '../server/src/platform/separator/separator.ts';
import { median, ms, printAlone, quantile, ratios, timed, times, type Row } from './figures.ts';
import { temporaryFolder } from './house.ts';

const makeDesigns = resolve(import.meta.dirname, '../packages/layers/scripts/make-designs.ts');
/** Of these the first few at twice the size too. */
const [designs, largeDesigns] = [12, 4];
/** Of the others, who ask all the while. */
const askedEachMs = 20;
const leastAsked = 300;
const bounds = { medianMs: 3000, p95Ms: 6000, largeP95Ms: 20_000, megabytes: 800 };

export async function layerSeparation(seed: number): Promise<Row[]> {
  const folder = temporaryFolder();
  const separator = new Separator();
  try {
    const pictures = await render(folder, seed);
    // The first process leaves its compiled modules for the next ones.
    await takeApart(separator, pictures[0]!);
    const usual = await measure(separator, pictures);
    const large = await measure(separator, await Promise.all(pictures.slice(0, largeDesigns).map(doubled)));
    return [...rowsOf(usual, large), await othersMeanwhile(separator, pictures)];
  } finally {
    separator.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Designs of 1024 × 1024 on even, textured and photographed grounds, drawn by a browser. */
async function render(folder: string, seed: number): Promise<Buffer[]> {
  await promisify(execFile)(process.execPath, [makeDesigns, 'twelfth', folder, `${designs}`, `${9000 + seed}`]);
  const set = join(folder, `twelfth-${9000 + seed}`);
  const names = readdirSync(set).toSorted();
  return names.map((name) => readFileSync(join(set, name, 'input.png')));
}

const doubled = (picture: Buffer) => sharp(picture).resize(2048, 2048).png({ compressionLevel: 3 }).toBuffer();

const takeApart = (separator: Separator, bytes: Uint8Array) =>
  separator.separate({ bytes, userId: 'designer', onProgress: () => {}, signal: new AbortController().signal });

/** The least that anybody does with a picture. */
const decodeAndEncode = (bytes: Buffer) => sharp(bytes).png({ compressionLevel: 4 }).toBuffer();

interface Measured {
  readonly ours: number[];
  readonly least: number[];
  /** The most that a process held, MB. */
  readonly megabytes: number[];
}

async function measure(separator: Separator, pictures: readonly Buffer[]): Promise<Measured> {
  const measured: Measured = { ours: [], least: [], megabytes: [] };
  for (const picture of pictures) {
    let most = 0;
    const watch = setInterval(() => (most = Math.max(most, mostOfChildren())), 20);
    measured.ours.push(await timed(() => takeApart(separator, picture)));
    clearInterval(watch);
    measured.megabytes.push(most);
    measured.least.push(await timed(() => decodeAndEncode(picture)));
  }
  return measured;
}

/** The most that a process which this one has started ever held, MB; zero where the system does not tell. */
function mostOfChildren(): number {
  const children = readdirSync('/proc/self/task').flatMap((task) =>
    tellingOf(`self/task/${task}/children`).split(' ').filter(Boolean),
  );
  return Math.max(0, ...children.map(mostHeld));
}

const mostHeld = (pid: string): number =>
  Number(/^VmHWM:\s+(\d+) kB/m.exec(tellingOf(`${pid}/status`))?.[1] ?? 0) / 1000;

/** What the system tells of a process or a thread; nothing of one that has ended meanwhile. */
function tellingOf(path: string): string {
  try {
    return readFileSync(`/proc/${path}`, 'utf8');
  } catch {
    return '';
  }
}

const secondsOf = (value: number) => `${(value / 1000).toFixed(1)} s`;

function rowsOf(usual: Measured, large: Measured): Row[] {
  const [middle, most, largeMost] = [median(usual.ours), quantile(usual.ours, 0.95), quantile(large.ours, 0.95)];
  const memory = Math.max(...usual.megabytes, ...large.megabytes);
  const besideOf = ({ ours, least }: Measured) =>
    `${ms(median(least))}: sharp decoding and encoding it; ${times(median(ratios(ours, least)))}`;
  return [
    {
      what: `A picture of 1024² taken apart, ${usual.ours.length} designs`,
      figure: `p50 ${secondsOf(middle)}, p95 ${secondsOf(most)}`,
      beside: besideOf(usual),
      goal: 'p50 ≤ 3 s, p95 ≤ 6 s',
      met: middle <= bounds.medianMs && most <= bounds.p95Ms,
    },
    {
      what: `The same at 2048², ${large.ours.length} designs`,
      figure: `p50 ${secondsOf(median(large.ours))}, p95 ${secondsOf(largeMost)}`,
      beside: besideOf(large),
      goal: 'p95 ≤ 20 s',
      met: largeMost <= bounds.largeP95Ms,
    },
    {
      what: 'Most memory (RSS) of its process',
      figure: `${Math.round(Math.max(...usual.megabytes))} MB at 1024², ${Math.round(memory)} MB at 2048²`,
      beside: '',
      goal: `≤ ${bounds.megabytes} MB`,
      met: memory <= bounds.megabytes,
    },
  ];
}

/** Somebody asks for a list of projects all the while, first alone and then beside pictures that are taken apart. */
async function othersMeanwhile(separator: Separator, pictures: readonly Buffer[]): Promise<Row> {
  const product = await startProduct({ EASEL__LIMITS__ENABLED: 'false' });
  try {
    const person = await signIn(product.address, 'layer-separation@example.org');
    for (let index = 0; index < 50; index++) await person.post('/api/projects', { title: `Project ${index}` });
    const quiet = await asking(person, () => Promise.resolve());
    const beside = await asking(person, async () => {
      for (const picture of pictures) await takeApart(separator, picture);
    });
    const figure = (waits: readonly number[]) => `p99 ${ms(quantile(waits, 0.99))} (p50 ${ms(median(waits))})`;
    return {
      what: 'GET /api/projects while pictures are taken apart',
      figure: figure(beside),
      beside: `${figure(quiet)}: none is`,
      goal: 'unharmed',
    };
  } finally {
    await product.remove();
  }
}

/** Milliseconds of each answer, until the work is done and enough were asked for. */
async function asking(person: Person, work: () => Promise<void>): Promise<number[]> {
  const waits: number[] = [];
  let isDone = false;
  const done = work().finally(() => (isDone = true));
  while (!isDone || waits.length < leastAsked) {
    waits.push(await timed(() => person.get('/api/projects')));
    await pause(askedEachMs);
  }
  await done;
  return waits;
}

if (import.meta.main) await printAlone(layerSeparation);
