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
  /** Called once when it goes: whether one of its actions was taken. */
  readonly onEnd?: (acted: boolean) => void;
}

export interface Toast extends ToastWords {
  readonly id: number;
}

export const mostAtOnce = 3;

/** Oldest first; the newest are on the screen. */
export const toastStore = createStore<{ readonly toasts: readonly Toast[] }>(() => ({ toasts: [] }));
let lastId = 0;

/**
 * Says something at the lower edge of the page. The oldest gives way to a fourth; one that offers an act waits instead,
 * until it is seen again. Answers an id for `endToast`.
 */
export function showToast(words: ToastWords): number {
  lastId += 1;
  const toasts = [...toastStore.getState().toasts, { ...words, id: lastId }];
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
  toast.onEnd?.(taken !== undefined);
}

/** Ends all that stand, so that what waited for them happens now. */
export function endAllToasts(): void {
  for (const { id } of toastStore.getState().toasts) endToast(id);
}
