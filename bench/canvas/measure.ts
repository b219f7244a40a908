/** Moves a candidate with real wheel and mouse events and reads what the browser presented and what it cost. */
import { readdirSync, readFileSync } from 'node:fs';
import type { CDPSession, Page } from 'playwright-core';
import { quantile } from '../figures.ts';

export interface Motion {
  /** Milliseconds between presented frames. */
  readonly p50: number;
  readonly p95: number;
  readonly worst: number;
  readonly frames: number;
  /** Processor milliseconds of all the browser's processes per presented frame. */
  readonly cpuPerFrame: number;
}

/** Pixels of the window; every candidate gets the same. */
export const windowSize = { width: 1280, height: 800 } as const;
const frameMs = 1000 / 60;

type MouseEvent = Parameters<CDPSession['send']>[1] & { type: string };
/** Sends one event; does not wait for it to be handled. */
export type Send = (event: Record<string, unknown>) => void;

export const wheel = (x: number, y: number, deltaX: number, deltaY: number, zoom = false) => ({
  type: 'mouseWheel',
  x,
  y,
  deltaX,
  deltaY,
  modifiers: zoom ? 2 : 0,
  pointerType: 'mouse',
});

export interface Rig {
  readonly page: Page;
  readonly cdp: CDPSession;
  /** Of the browser's first process. */
  readonly pid: number;
}

/** Runs a motion of so many milliseconds, one call a frame, and measures what came of it. */
export async function measureMotion(
  rig: Rig,
  duration: number,
  each: (step: number, of: number, send: Send) => void,
): Promise<Motion> {
  const { cdp } = rig;
  const drawn: number[] = [];
  const collect = ({ value }: { value: Record<string, unknown>[] }) => {
    for (const event of value) if (event['name'] === 'DrawFrame') drawn.push(Number(event['ts']) / 1000);
  };
  cdp.on('Tracing.dataCollected', collect as never);
  await cdp.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: {
      includedCategories: ['disabled-by-default-devtools.timeline.frame', 'devtools.timeline.frame'],
      excludedCategories: ['*'],
    },
  });
  const pids = processesBelow(rig.pid);
  const cpuBefore = cpuOf(pids);
  const pending: Promise<unknown>[] = [];
  const send: Send = (event) =>
    void pending.push(cdp.send('Input.dispatchMouseEvent', event as unknown as MouseEvent as never).catch(() => {}));
  const steps = Math.round(duration / frameMs);
  const from = performance.now();
  for (let step = 0; step < steps; step += 1) {
    const wait = from + step * frameMs - performance.now();
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    each(step, steps, send);
  }
  await Promise.race([Promise.all(pending), new Promise((resolve) => setTimeout(resolve, 60_000))]);
  const cpu = cpuOf(processesBelow(rig.pid)) - cpuBefore;
  const complete = new Promise((resolve) => cdp.once('Tracing.tracingComplete', resolve));
  await cdp.send('Tracing.end');
  await complete;
  cdp.off('Tracing.dataCollected', collect as never);
  const times = drawn.toSorted((a, b) => a - b);
  // Two within half a millisecond are one frame of two surfaces.
  const gaps = times
    .slice(1)
    .map((time, at) => time - times[at]!)
    .filter((gap) => gap > 0.5);
  return {
    p50: quantile(gaps, 0.5),
    p95: quantile(gaps, 0.95),
    worst: quantile(gaps, 1),
    frames: gaps.length,
    cpuPerFrame: cpu / Math.max(1, gaps.length),
  };
}

/** The process and all that it has started, by what the kernel says. */
function processesBelow(root: number): number[] {
  const children = new Map<number, number[]>();
  for (const name of readdirSync('/proc')) {
    const stat = /^\d+$/.test(name) ? statOf(Number(name)) : null;
    if (stat) children.set(stat.parent, [...(children.get(stat.parent) ?? []), Number(name)]);
  }
  const found: number[] = [];
  const waiting = [root];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    found.push(next);
    waiting.push(...(children.get(next) ?? []));
  }
  return found;
}

/** Milliseconds of processor time so far, at the kernel's hundred ticks a second. */
function cpuOf(pids: readonly number[]): number {
  return pids.reduce((sum, pid) => sum + (statOf(pid)?.ticks ?? 0), 0) * 10;
}

function statOf(pid: number): { parent: number; ticks: number } | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name of the process stands in brackets and may hold anything.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return { parent: Number(fields[1]), ticks: Number(fields[11]) + Number(fields[12]) };
  } catch {
    return null;
  }
}
