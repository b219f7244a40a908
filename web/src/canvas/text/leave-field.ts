/** Whether somebody who leaves a field on the canvas has gone elsewhere, or only to what styles it. */
export function staysWith(next: EventTarget | null): boolean {
  // Nothing takes the focus when a window loses it, or when a press lands on what can't have it.
  if (next === null) return !document.hasFocus();
  return next instanceof Element && next.closest('.canvas-actions, [data-radix-popper-content-wrapper]') !== null;
}

/** Who styled a text while writing it goes on writing when what styled it shuts. */
export function backToWriting(event: Event): void {
  const field = document.querySelector<HTMLElement>('.canvas-text-field');
  if (!field) return;
  event.preventDefault();
  field.focus({ preventScroll: true });
}
