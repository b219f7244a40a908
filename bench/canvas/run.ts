/** One candidate on one scene: first paint, five motions, memory and elements. */
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright-core';
import { findChromium } from '../../acceptance/chromium.ts';
import { measureMotion, wheel, windowSize, type Motion, type Rig, type Send } from './measure.ts';
import type { BenchCamera } from './pages/candidate.ts';
import { measurePanels, type PanelsResult } from './panels.ts';
import { cell, type BenchScene } from './scene.ts';

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--hide-scrollbars',
  '--enable-precise-memory-info',
];
const durationMs = 3_000;

export const motionNames = [
  'pan near',
  'zoom near',
  'pan at fit',
  'zoom at fit',
  'drag 1',
  'drag 500',
  'switch views',
] as const;
export type MotionName = (typeof motionNames)[number];

export interface Result {
  readonly firstPaint: number;
  readonly motions: Partial<Record<MotionName, Motion>>;
  /** Megabytes of JavaScript heap after a collection, near and at fit. */
  readonly heap: number;
  /** Elements of the page, the more of near and fit. */
  readonly elements: number;
  readonly faults: readonly string[];
}

export interface RunOptions {
  readonly motions?: readonly MotionName[];
  /** Where pictures of it go, for looking at. */
  readonly screenshots?: string;
  readonly mountWithinMs?: number;
}

export function runCandidate(address: string, scene: BenchScene, options: RunOptions = {}): Promise<Result> {
  return inBrowser(address, (rig, faults) => measureAll(rig, scene, options, faults));
}

/** Ours alone, with the panels that a project's page has around it. */
export function runPanels(address: string, scene: BenchScene): Promise<PanelsResult> {
  return inBrowser(address, async (rig) => {
    const { page } = rig;
    await page.evaluate((given) => window.candidate!.prepare(given), scene);
    await page.evaluate(([given, camera]) => window.candidate!.mount(given, camera), [
      scene,
      fitCamera(scene),
    ] as const);
    return measurePanels(rig);
  });
}

async function inBrowser<T>(address: string, work: (rig: Rig, faults: readonly string[]) => Promise<T>): Promise<T> {
  const { executable, environment } = await findChromium();
  const profile = mkdtempSync(join(tmpdir(), 'easel-bench-browser-'));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: executable,
    args: flags,
    env: { ...process.env, ...environment } as Record<string, string>,
    viewport: windowSize,
  });
  try {
    const page = context.pages()[0] ?? (await context.newPage());
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(error.message.slice(0, 300)));
    await page.goto(address);
    await page.waitForFunction(() => window.candidate !== undefined, undefined, { timeout: 120_000 });
    const cdp = await context.newCDPSession(page);
    return await work({ page, cdp, pid: pidOf(profile) }, faults);
  } finally {
    await context.close();
    rmSync(profile, { recursive: true, force: true });
  }
}

async function measureAll(
  rig: Rig,
  scene: BenchScene,
  options: RunOptions,
  faults: readonly string[],
): Promise<Result> {
  const { page } = rig;
  await page.evaluate((given) => window.candidate!.prepare(given), scene);
  const fit = fitCamera(scene);
  page.setDefaultTimeout(options.mountWithinMs ?? 180_000);
  const firstPaint = await page.evaluate(([given, camera]) => window.candidate!.mount(given, camera), [
    scene,
    fit,
  ] as const);
  await shoot(page, options, 'fit');
  const motions: Partial<Record<MotionName, Motion>> = {};
  for (const name of options.motions ?? motionNames) {
    const motion = await motionsOf[name](rig, scene).catch((error: Error) => error);
    if (motion instanceof Error) {
      // One that a candidate cannot do at this size costs it that figure, not the others.
      process.stderr.write(`  ${name} failed: ${motion.message.split('\n')[0]}\n`);
      await page.mouse.up();
      continue;
    }
    motions[name] = motion;
    if (name === 'pan near') await shoot(page, options, 'near');
    process.stderr.write(`  ${name}: ${JSON.stringify(motion)}\n`);
  }
  await setView(page, cameraFor(scene, 50));
  const near = await page.evaluate(() => document.querySelectorAll('*').length);
  await rig.cdp.send('HeapProfiler.enable');
  await rig.cdp.send('HeapProfiler.collectGarbage');
  await setView(page, fit);
  const far = await page.evaluate(() => document.querySelectorAll('*').length);
  await rig.cdp.send('HeapProfiler.collectGarbage');
  const heap = await page.evaluate(
    () => (performance as unknown as { memory: { usedJSHeapSize: number } }).memory.usedJSHeapSize,
  );
  return { firstPaint, motions, heap: heap / 1_048_576, elements: Math.max(near, far), faults };
}

const [middleX, middleY] = [windowSize.width / 2, windowSize.height / 2];

const there = (step: number, of: number) => (step < of / 2 ? 1 : -1);
const panning = (dx: number, dy: number) => (step: number, of: number, send: Send) =>
  send(wheel(middleX, middleY, there(step, of) * dx, there(step, of) * dy));
/** In and out by a factor of two every three quarters of a second. */
const zooming = (first: 1 | -1) => (step: number, _: number, send: Send) => {
  const inwards = Math.floor(step / 45) % 2 === 0 ? first : -first;
  send(wheel(middleX, middleY, 0, -inwards * (Math.log(2) / 45 / 0.01), true));
};

const motionsOf: Record<MotionName, (rig: Rig, scene: BenchScene) => Promise<Motion>> = {
  'pan near': async (rig, scene) => {
    await setView(rig.page, cameraFor(scene, 50));
    return measureMotion(rig, durationMs, panning(12, 4));
  },
  'zoom near': async (rig, scene) => {
    await setView(rig.page, cameraFor(scene, 50));
    return measureMotion(rig, durationMs, zooming(-1));
  },
  'pan at fit': async (rig, scene) => {
    await setView(rig.page, fitCamera(scene));
    return measureMotion(rig, durationMs, panning(4, 1.3));
  },
  'zoom at fit': async (rig, scene) => {
    await setView(rig.page, fitCamera(scene));
    return measureMotion(rig, durationMs, zooming(1));
  },
  'drag 1': (rig, scene) => dragging(rig, scene, cameraFor(scene, 50), 1),
  'drag 500': (rig, scene) => dragging(rig, scene, cameraFor(scene, 520), 500),
  'switch views': async (rig, scene) => {
    await setView(rig.page, cameraFor(scene, 700));
    const steps = (step: number, of: number, send: Send) => zooming(1)(Math.floor((step / of) * 90), of, send);
    return measureMotion(rig, durationMs, steps);
  },
};

async function dragging(rig: Rig, scene: BenchScene, camera: BenchCamera, count: number): Promise<Motion> {
  const { page } = rig;
  await setView(page, camera);
  const pictures = scene.nodes
    .filter(({ kind }) => kind === 'picture')
    .map((node) => ({
      node,
      far: Math.hypot(node.x + node.width / 2 - scene.width / 2, (node.y + node.height / 2 - scene.height / 2) * 1.6),
    }))
    .toSorted((a, b) => a.far - b.far)
    .slice(0, count)
    .map(({ node }) => node);
  const grabbed = pictures[0]!;
  await page.evaluate(
    (ids) => void window.candidate!.select(ids),
    pictures.map(({ id }) => id),
  );
  await page.waitForTimeout(500);
  const before = await page.evaluate((id) => window.candidate!.positionOf(id), grabbed.id);
  const x = (before.x + grabbed.width / 2) * camera.k + camera.x;
  const y = (before.y + grabbed.height / 2) * camera.k + camera.y;
  await page.mouse.move(x, y);
  await page.mouse.down();
  const motion = await measureMotion(rig, durationMs, (step, of, send) => {
    const way = step < of / 2 ? step : of - step;
    send({ type: 'mouseMoved', x: x + 4 + way * 2.5, y: y + way * 1.2, button: 'left', buttons: 1 });
  });
  await page.mouse.move(x + 120, y + 60);
  await page.mouse.up();
  // Some are still catching up with the pointer.
  const moved = ({ id, x: from, by }: { id: string; x: number; by: number }) =>
    Math.abs(window.candidate!.positionOf(id).x - from - by) < 8;
  await page.waitForFunction(moved, { id: grabbed.id, x: before.x, by: 120 / camera.k }, { timeout: 60_000 });
  await page.evaluate(() => window.candidate!.select([]));
  return motion;
}

/** Shows everything, with a margin. */
function fitCamera(scene: BenchScene): BenchCamera {
  const k = Math.min((windowSize.width * 0.94) / scene.width, (windowSize.height * 0.94) / scene.height);
  return { k, x: (windowSize.width - scene.width * k) / 2, y: (windowSize.height - scene.height * k) / 2 };
}

/** Shows about so many nodes about the middle of the scene. */
function cameraFor(scene: BenchScene, inSight: number): BenchCamera {
  const k = Math.sqrt((windowSize.width * windowSize.height) / (inSight * cell * cell));
  return { k, x: middleX - (scene.width / 2) * k, y: middleY - (scene.height / 2) * k };
}

async function setView(page: Page, camera: BenchCamera): Promise<void> {
  await page.evaluate((wanted) => void window.candidate!.setView(wanted), camera);
  await page.waitForTimeout(600);
  await page.waitForFunction(() => window.candidate!.settled(), undefined, { timeout: 30_000 }).catch(() => {});
}

async function shoot(page: Page, { screenshots }: RunOptions, name: string): Promise<void> {
  if (screenshots) await page.screenshot({ path: `${screenshots}-${name}.png`, timeout: 60_000 });
}

/** The browser's first process: the one that was given this profile and is no helper of another. */
function pidOf(profile: string): number {
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    try {
      const command = readFileSync(`/proc/${name}/cmdline`, 'utf8');
      if (command.includes(profile) && !command.includes('--type=')) return Number(name);
    } catch {
      // It has ended meanwhile.
    }
  }
  throw new Error('the browser is gone');
}
