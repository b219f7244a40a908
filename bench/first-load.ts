/** What a browser that knows nothing of us loads before a canvas shows, and when a person can work on it. */
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { launchBrowser } from '../acceptance/browser.ts';
import { startProduct } from '../acceptance/product.ts';
import { givePictures, openBlank, picturesShown, savedWords, signIn } from '../acceptance/workbench.ts';
import { median, ms, printAlone, quantile, type Row } from './figures.ts';

const rounds = 7;
/** Once nothing has kept the page busy for so long, it is free. */
const quietMs = 1_000;
const pictures = Array.from({ length: 6 }, (_, at) => ({
  name: `picture ${at}.png`,
  width: 200,
  height: 150,
  colour: `hsl(${at * 60} 60% 50%)`,
}));

interface Load {
  /** Of all scripts that had come when the canvas showed, compressed by gzip. */
  readonly scriptBytes: number;
  readonly scripts: number;
  readonly canvasMs: number;
  readonly interactiveMs: number;
}

export async function firstLoad(): Promise<Row[]> {
  const product = await startProduct();
  const browser = await launchBrowser();
  try {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-US' });
    const page = await context.newPage();
    await signIn(page, product.address, 'first-load@example.org');
    await openBlank(page);
    await givePictures(page, pictures, { x: 600, y: 400 });
    await picturesShown(page, pictures.length);
    await savedWords(page);
    const loads: Load[] = [];
    for (let round = 0; round <= rounds; round += 1) {
      const seen = await load(await context.newPage(), page.url());
      if (round > 0) loads.push(seen);
    }
    return rowsOf(loads);
  } finally {
    await browser.close();
    await product.remove();
  }
}

async function load(page: Page, address: string): Promise<Load> {
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  await network.send('Network.setCacheDisabled', { cacheDisabled: true });
  await page.addInitScript(noteCanvas);
  await page.goto(address, { waitUntil: 'commit' });
  await picturesShown(page, pictures.length);
  const interactiveMs = await page.evaluate(whenFree, quietMs);
  const { canvasMs, scripts } = await page.evaluate(() => window.firstCanvas!);
  await page.close();
  const sizes = await Promise.all(scripts.map(gzippedSize));
  const scriptBytes = sizes.reduce((sum, bytes) => sum + bytes, 0);
  return { scriptBytes, scripts: scripts.length, canvasMs, interactiveMs };
}

declare global {
  interface Window {
    firstCanvas?: { readonly canvasMs: number; readonly scripts: readonly string[] };
  }
}

/** Notes the frame that shows the canvas first, and which scripts had come when it was made. Runs in the page. */
function noteCanvas(): void {
  performance.setResourceTimingBufferSize(1000);
  const observer = new MutationObserver(() => {
    if (!document.querySelector('.canvas-host')) return;
    observer.disconnect();
    const made = performance.now();
    requestAnimationFrame((canvasMs) => {
      // What comes later is what stands around it.
      const loaded = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      const before = loaded.filter(({ name, responseEnd }) => name.endsWith('.js') && responseEnd <= made);
      window.firstCanvas = { canvasMs, scripts: [...new Set(before.map(({ name }) => name))] };
    });
  });
  observer.observe(document, { childList: true, subtree: true });
}

async function gzippedSize(address: string): Promise<number> {
  const answer = await fetch(address);
  return gzipSync(await answer.bytes(), { level: 9 }).length;
}

/** The end of the last task of 50 ms and more, or of what was shown last if none came after. Runs in the page. */
function whenFree(quiet: number): Promise<number> {
  return new Promise((resolve) => {
    let last = performance.now();
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries()) last = Math.max(last, startTime + duration);
    }).observe({ type: 'longtask', buffered: true });
    const look = () => (performance.now() - last >= quiet ? resolve(last) : setTimeout(look, 50));
    look();
  });
}

function rowsOf(loads: readonly Load[]): Row[] {
  const kilobytes = median(loads.map((one) => one.scriptBytes)) / 1024;
  const interactive = loads.map((one) => one.interactiveMs);
  return [
    {
      what: 'First load of a project: JavaScript before its canvas shows, gzip',
      figure: `${kilobytes.toFixed(0)} KB in ${median(loads.map((one) => one.scripts))} files`,
      beside: '',
      goal: '≤ 250 KB',
      met: kilobytes <= 250,
    },
    {
      what: 'First load of a project with 6 pictures: all shown and the page free',
      figure: `${ms(median(interactive))} (p95 ${ms(quantile(interactive, 0.95))})`,
      beside: `${ms(median(loads.map((one) => one.canvasMs)))}: the canvas shows`,
      goal: '≤ 2 s',
      met: median(interactive) <= 2_000,
    },
  ];
}

if (import.meta.main) await printAlone(firstLoad);
