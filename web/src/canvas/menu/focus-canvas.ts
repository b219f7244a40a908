/** The keyboard goes on where it was. */
export function focusCanvas(focused: string | null): void {
  const option = focused === null ? null : `.canvas-host [role="option"][data-node="${CSS.escape(focused)}"]`;
  const element = option === null ? null : document.querySelector<HTMLElement>(option);
  (element ?? document.querySelector<HTMLElement>('.canvas-host'))?.focus({ preventScroll: true });
}
