import { createStore } from 'zustand/vanilla';

export interface ToastAction {
  readonly label: string;
  readonly run: () => void;
}

export interface ToastWords {
  readonly text: string;
  readonly kind?: 'plain' | 'danger';
  readonly action?: ToastAction;
  /** Takes back what is told; besides `action`, which only follows from it. */
  readonly undo?: ToastAction;
  /** How long it stands, in ms, while nobody points at it or reads it; 6 s by default. */
  readonly durationMs?: number;
  /** Called once when it goes: whether one of its actions was taken. A promise is what waited for that, and is now done. */
  readonly onEnd?: (acted: boolean) => unknown;
}

export interface Toast extends ToastWords {
  readonly id: number;
  /** Tells other windows that nothing waits for it any more. */
  readonly release: () => void;
}

export const mostAtOnce = 3;

/** Oldest first; the newest are on the screen. */
export const toastStore = createStore<{ readonly toasts: readonly Toast[] }>(() => ({ toasts: [] }));
let lastId = 0;

/** Held for as long as something waits for a toast, by each window for itself. */
const lockName = 'easel.toasts';
/** How long what waits in other windows may keep someone, in milliseconds. */
const patience = 3000;
const otherWindows = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('easel-toasts');
otherWindows?.addEventListener('message', () => endAllToasts());

/**
 * Says something at the lower edge of the page. The oldest gives way to a fourth; one that offers an act waits instead,
 * until it is seen again. Answers an id for `endToast`.
 */
export function showToast(words: ToastWords): number {
  lastId += 1;
  const toasts = [...toastStore.getState().toasts, { ...words, id: lastId, release: words.onEnd ? hold() : () => {} }];
  toastStore.setState({ toasts });
  const given = toasts.find(({ action, undo }) => !action && !undo);
  if (given && given.id !== lastId && toasts.length > mostAtOnce) endToast(given.id);
  return lastId;
}

/** Takes a toast away, `taken` being the action of it that was pressed; without effect when it is gone already. */
export function endToast(id: number, taken?: ToastAction): void {
  const { toasts } = toastStore.getState();
  const toast = toasts.find((candidate) => candidate.id === id);
  if (!toast) return;
  toastStore.setState({ toasts: toasts.filter((candidate) => candidate.id !== id) });
  taken?.run();
  void Promise.resolve(toast.onEnd?.(taken !== undefined)).finally(toast.release);
}

/** Ends all that stand, so that what waited for them happens now. */
export function endAllToasts(): void {
  for (const { id } of toastStore.getState().toasts) endToast(id);
}

/** For who signs out: what waits for toasts is done now, in every window, while there is still somebody to do it for. */
export async function finishToasts(): Promise<void> {
  otherWindows?.postMessage(null);
  endAllToasts();
  await navigator.locks?.request(lockName, { signal: AbortSignal.timeout(patience) }, () => {}).catch(() => {});
}

function hold(): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  void navigator.locks?.request(lockName, { mode: 'shared' }, () => promise).catch(() => {});
  return resolve;
}
