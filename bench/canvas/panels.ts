/** The panels around a canvas of many: how soon they are there, and what they cost while one scrolls and pans. */
import type { Page } from 'playwright-core';
import { ms, type Row } from '../figures.ts';
import { measureMotion, wheel, windowSize, type Motion, type Rig } from './measure.ts';

const durationMs = 3_000;
/** In milliseconds: what one asks for is there before one doubts that it comes; frames as of the canvas alone. */
const goals = { appears: 300, p50: 17, p95: 25 };

export interface PanelsResult {
  /** From the key to the frame that shows it, in milliseconds, with its files there. */
  readonly appears: Readonly<Record<string, number>>;
  readonly motions: Readonly<Record<string, Motion>>;
}

/** The camera is where one left it; the panels are open one after the other. */
export async function measurePanels(rig: Rig): Promise<PanelsResult> {
  const { page } = rig;
  const panning = (x: number) =>
    measureMotion(rig, durationMs, (step, of, send) => {
      const way = step < of / 2 ? 4 : -4;
      send(wheel(x, windowSize.height / 2, way, way / 3));
    });
  const appears: Record<string, number> = {};
  const motions: Record<string, Motion> = {};
  const map = '.minimap';
  const layers = '.layer-row';
  // Once, so that their files are there as they are after a few seconds on any canvas.
  for (const [key, part] of [
    ['m', map],
    ['Control+Shift+Backslash', layers],
  ] as const) {
    await timeOf(page, key, part);
    await page.keyboard.press(key);
    await page.locator(part).first().waitFor({ state: 'detached' });
  }
  appears['layers'] = await timeOf(page, 'Control+Shift+Backslash', layers);
  const list = (await page.locator('.layers-tree').boundingBox())!;
  motions['scroll layers'] = await measureMotion(rig, durationMs, (step, of, send) =>
    send(wheel(list.x + list.width / 2, list.y + list.height / 2, 0, step < of / 2 ? 240 : -240)),
  );
  motions['pan beside layers'] = await panning(windowSize.width - 200);
  await page.keyboard.press('Control+Shift+Backslash');
  appears['minimap'] = await timeOf(page, 'm', map);
  motions['pan with the minimap'] = await panning(windowSize.width / 2);
  await page.keyboard.press('m');
  await timeOf(page, 'Control+f', '.find input:focus');
  appears['first matches'] = await timeOf(page, '1', '.find-count:not(:empty)');
  motions['pan with matches'] = await panning(windowSize.width / 2);
  await page.keyboard.press('Escape');
  return { appears, motions };
}

/** Presses a key and waits for what it brings; milliseconds from the key to the frame after. */
async function timeOf(page: Page, key: string, part: string): Promise<number> {
  const timing = await page.evaluateHandle((selector) => {
    const shown = new Promise<number>((resolve) => {
      const onKey = ({ timeStamp }: KeyboardEvent) => {
        const look = () => {
          if (document.querySelector(selector)) setTimeout(() => resolve(performance.now() - timeStamp));
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      };
      addEventListener('keydown', onKey, { capture: true, once: true });
    });
    return { shown };
  }, part);
  await page.keyboard.press(key);
  return timing.evaluate(({ shown }) => shown);
}

export function panelRows(name: string, { appears, motions }: PanelsResult): Row[] {
  return [
    ...Object.entries(appears).map(([what, time]) => ({
      what: `Canvas, ${name}: ${what} on screen`,
      figure: ms(time),
      beside: '',
      goal: `≤ ${goals.appears} ms`,
      met: time <= goals.appears,
    })),
    ...Object.entries(motions).map(([what, { p50, p95, worst, cpuPerFrame }]) => ({
      what: `Canvas, ${name}: ${what}`,
      figure: `p50 ${ms(p50)}, p95 ${ms(p95)}, worst ${ms(worst)}; ${ms(cpuPerFrame)} of processor a frame`,
      beside: '',
      goal: `p50 ≤ ${goals.p50} ms, p95 ≤ ${goals.p95} ms`,
      met: p50 <= goals.p50 && p95 <= goals.p95,
    })),
  ];
}
