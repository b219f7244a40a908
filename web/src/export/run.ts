/** One export under way at a time: its diary of steps, its end, and how to stop it. It goes on while the dialog is shut. */
import { createStore, type StoreApi } from 'zustand/vanilla';
import { ExportFault } from './fault.ts';
import { makers } from './makers.ts';
import type { Made, Maker, Order, Progress, StepId } from './order.ts';
import type { FileKind } from './sizes.ts';

export interface RunStep {
  readonly id: StepId;
  readonly count: number;
  /** 0 where it can't be counted. */
  readonly total: number;
  /** What is at work now. */
  readonly name: string;
  readonly began: number;
  /** Milliseconds; null until it has ended, done or not. */
  readonly took: number | null;
}

export interface Run {
  readonly phase: 'running' | 'done' | 'failed';
  readonly order: Order;
  readonly fileName: string;
  readonly steps: readonly RunStep[];
  readonly made: Made | null;
  readonly fault: ExportFault | null;
}

export interface Runs extends Pick<StoreApi<Run | null>, 'getState' | 'getInitialState' | 'subscribe'> {
  /** Makes the file and saves it; resolves with how it ended. */
  start(order: Order, fileName: string): Promise<Run['phase'] | 'stopped'>;
  stop(): void;
  /** Forgets a run that has ended. */
  clear(): void;
}

/** Milliseconds between two words of how far it is: to show each of many layers takes from what it takes to make them. */
const tellEvery = 150;

export function createRuns(
  save: (blob: Blob, name: string) => void = saveBlob,
  make: Readonly<Record<FileKind, Maker>> = makers,
): Runs {
  const store = createStore<Run | null>(() => null);
  let abort: AbortController | null = null;
  const change = (part: Partial<Run>) => {
    const run = store.getState();
    if (run) store.setState({ ...run, ...part }, true);
  };
  const changeSteps = (steps: (before: readonly RunStep[]) => readonly RunStep[]) => {
    const run = store.getState();
    if (run) change({ steps: steps(run.steps) });
  };
  return {
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    async start(order, fileName) {
      abort?.abort();
      const control = new AbortController();
      const { signal } = control;
      abort = control;
      store.setState({ phase: 'running', order, fileName, steps: [], made: null, fault: null }, true);
      const { progress, settle } = progressTold(signal, changeSteps);
      try {
        const made = await make[order.format](order, progress).finally(settle);
        signal.throwIfAborted();
        changeSteps(ended);
        change({ phase: 'done', made });
        save(made.blob, fileName);
        return 'done';
      } catch (error) {
        if (signal.aborted) return 'stopped';
        changeSteps(ended);
        change({ phase: 'failed', fault: faultOf(error) });
        return 'failed';
      }
    },
    stop() {
      abort?.abort();
      abort = null;
      store.setState(null, true);
    },
    clear() {
      if (store.getState()?.phase !== 'running') store.setState(null, true);
    },
  };
}

const ended = (steps: readonly RunStep[]) =>
  steps.map((step) => (step.took === null ? { ...step, took: performance.now() - step.began } : step));

/** What a maker says of its steps: a new one is told at once, what came on since is put together. */
function progressTold(
  signal: AbortSignal,
  changeSteps: (steps: (before: readonly RunStep[]) => readonly RunStep[]) => void,
): { readonly progress: Progress; readonly settle: () => void } {
  let step: RunStep | null = null;
  let toldAt = 0;
  let later: ReturnType<typeof setTimeout> | undefined;
  const tell = () => {
    clearTimeout(later);
    later = undefined;
    const now = step;
    if (!now || signal.aborted) return;
    toldAt = performance.now();
    changeSteps((steps) => [...steps.slice(0, -1), now]);
  };
  const begin: Progress['begin'] = (id, total) => {
    if (signal.aborted) return;
    tell();
    const began = { id, count: 0, total, name: '', began: performance.now(), took: null };
    step = began;
    changeSteps((steps) => [...ended(steps), began]);
  };
  const advance: Progress['advance'] = (name = '') => {
    if (!step) return;
    step = { ...step, count: step.count + 1, name };
    const wait = toldAt + tellEvery - performance.now();
    if (wait <= 0) tell();
    else later ??= setTimeout(tell, wait);
  };
  return { progress: { signal, begin, advance }, settle: tell };
}

function faultOf(error: unknown): ExportFault {
  if (error instanceof ExportFault) return error;
  // What a browser throws where it has no room for an array or a canvas.
  if (error instanceof RangeError) return new ExportFault('memory');
  return new ExportFault('failed', { why: error instanceof Error ? error.message : '' });
}

export function saveBlob(blob: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  // The browser reads it after the click has returned.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
