/** The keyboard goes on where it was. */
export function focusCanvas(focused: string | null): void {
  const option = focused === null ? null : `.canvas-host [role="option"][data-node="${CSS.escape(focused)}"]`;
  const element = option === null ? null : document.querySelector<HTMLElement>(option);
  (element ?? document.querySelector<HTMLElement>('.canvas-host'))?.focus({ preventScroll: true });
}

/** Whether nothing but the canvas has the keyboard. A frame after a key it may be in a field that the next key has opened. */
export function hasKeyboard(host: Element | null): boolean {
  const { activeElement } = document;
  return activeElement === null || activeElement === document.body || host?.contains(activeElement) === true;
}
