/** The canvas in a real browser, beside Excalidraw and tldraw on the same scene. Long: some 15 minutes. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ms, times, type Row } from '../figures.ts';
import { temporaryFolder } from '../house.ts';
import { buildPage } from './build.ts';
import { makeFiles, type BenchFiles } from './files.ts';
import { panelRows } from './panels.ts';
import { peers, preparePeers } from './peers/install.ts';
import { motionNames, runCandidate, runPanels, type MotionName, type Result } from './run.ts';
import { makeScene, originals, type BenchScene } from './scene.ts';
import { serve } from './serve.ts';

const counts = [200, 1_000, 5_000, 10_000];
/** Goals in milliseconds, for ten thousand pictures. */
const goals = {
  p50: 17,
  p95: 25,
  p95ZoomNear: 33,
  worstSwitch: 50,
  shared: 600,
  distinct: 1_500,
  heap: 40,
  elements: 1_500,
};

const { values: options } = parseArgs({
  options: {
    pictures: { type: 'string', multiple: true },
    alone: { type: 'boolean', default: false },
    screenshots: { type: 'string' },
  },
  strict: false,
});

export async function canvasBench(seed: number): Promise<Row[]> {
  const folder = temporaryFolder();
  try {
    await buildPage(join(import.meta.dirname, 'pages'), 'easel', join(folder, 'easel'));
    const peerPages = options.alone ? null : await preparePeers(join(folder, 'peers'));
    const chosen = options.pictures ? [options.pictures].flat().map(Number) : counts;
    const rows: Row[] = [];
    for (const count of chosen) {
      for (const distinct of [false, true])
        rows.push(...(await benchScene(folder, { count, distinct, seed, peerPages })));
    }
    return rows;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

interface SceneWish {
  readonly count: number;
  readonly distinct: boolean;
  readonly seed: number;
  readonly peerPages: string | null;
}

async function benchScene(folder: string, { count, distinct, seed, peerPages }: SceneWish): Promise<Row[]> {
  const scene = makeScene(count, distinct, seed);
  const files = await makeFiles(distinct ? count : originals, seed);
  const name = `${count.toLocaleString('en')} ${distinct ? 'distinct' : 'shared'}`;
  const run = async (pages: string, candidate: string, motions: readonly MotionName[]) => {
    process.stderr.write(`${candidate}, ${name} …\n`);
    const server = await serve(pages, files);
    const shots =
      typeof options.screenshots === 'string'
        ? { screenshots: join(options.screenshots, `${candidate}-${count}`) }
        : {};
    const result = await runCandidate(`${server.address}/${candidate}.html`, scene, { motions, ...shots }).catch(
      (error: Error) => {
        process.stderr.write(`  ${candidate} failed: ${error.message.split('\n')[0]}\n`);
        return null;
      },
    );
    await server.close();
    return result;
  };
  // What differs between distinct and shared pictures is the first paint; motion is measured once.
  const motions = distinct ? [] : motionNames.filter((motion) => count >= 1_000 || motion !== 'switch views');
  const own = await run(join(folder, 'easel'), 'easel', motions);
  const others: Record<string, Result | null> = {};
  // Ten thousand data URLs would measure a hoard in memory, not a canvas: peers draw the shared pictures.
  const comparable = motions.filter(
    (motion) => motion === 'pan at fit' || motion === 'drag 1' || motion === 'drag 500',
  );
  if (peerPages && !distinct)
    for (const peer of peers) others[peer] = await run(join(peerPages, peer), peer, comparable);
  const panels = distinct ? [] : await benchPanels(join(folder, 'easel'), files, scene, name);
  return [...(own ? rowsOf(name, distinct, own, others) : []), ...panels];
}

async function benchPanels(pages: string, files: BenchFiles, scene: BenchScene, name: string): Promise<Row[]> {
  process.stderr.write(`panels, ${name} …\n`);
  const server = await serve(pages, files);
  try {
    return panelRows(name, await runPanels(`${server.address}/easel.html?panels`, scene));
  } catch (error) {
    process.stderr.write(`  panels failed: ${error instanceof Error ? error.message.split('\n')[0] : error}\n`);
    return [];
  } finally {
    await server.close();
  }
}

function rowsOf(name: string, distinct: boolean, own: Result, others: Record<string, Result | null>): Row[] {
  const goalPaint = distinct ? goals.distinct : goals.shared;
  const beside = (read: (result: Result) => number | undefined) =>
    Object.entries(others)
      .map(([peer, result]) => {
        const [theirs, ours] = [result && read(result), read(own)];
        return theirs && ours ? `${peer} ${ms(theirs)} (${times(theirs / ours)})` : `${peer}: none`;
      })
      .join(', ');
  const rows: Row[] = [
    {
      what: `Canvas, ${name} pictures: first paint at fit`,
      figure: ms(own.firstPaint),
      beside: beside((result) => result.firstPaint),
      goal: `≤ ${goalPaint} ms`,
      met: own.firstPaint <= goalPaint,
    },
  ];
  for (const [motion, seen] of Object.entries(own.motions)) {
    const most = motion === 'zoom near' ? goals.p95ZoomNear : goals.p95;
    const isSwitch = motion === 'switch views';
    rows.push({
      what: `Canvas, ${name}: ${motion}`,
      figure: `p50 ${ms(seen.p50)}, p95 ${ms(seen.p95)}, worst ${ms(seen.worst)}; ${ms(seen.cpuPerFrame)} of processor a frame`,
      beside: beside((result) => result.motions[motion as MotionName]?.cpuPerFrame),
      goal: isSwitch ? `worst ≤ ${goals.worstSwitch} ms` : `p50 ≤ ${goals.p50} ms, p95 ≤ ${most} ms`,
      met: isSwitch ? seen.worst <= goals.worstSwitch : seen.p50 <= goals.p50 && seen.p95 <= most,
    });
  }
  rows.push({
    what: `Canvas, ${name}: heap and elements`,
    figure: `${own.heap.toFixed(1)} MB, ${own.elements} elements`,
    beside: Object.entries(others)
      .map(([peer, result]) => (result ? `${peer} ${result.heap.toFixed(1)} MB, ${result.elements}` : `${peer}: none`))
      .join('; '),
    goal: `≤ ${goals.heap} MB, ≤ ${goals.elements}`,
    met: own.heap <= goals.heap && own.elements <= goals.elements,
  });
  return rows;
}
