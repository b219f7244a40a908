import type { MaskBrush } from './use-mask-brush.ts';

export interface MaskActs {
  readonly brush: MaskBrush;
  readonly leave: () => void;
}

const widthStep = 8;
const arrows: Record<string, { x: number; y: number }> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** Keys of a mask, before those of the canvas: none of those is meant while one paints. */
export function attachMaskKeys(acts: () => MaskActs): () => void {
  const onKey = (event: KeyboardEvent) => {
    const { target } = event;
    const within = target instanceof HTMLElement ? target : null;
    if (within?.matches('input:not([type="range"]), textarea') || within?.closest('[role="dialog"], [role="menu"]'))
      return;
    // Looking closer goes on while one paints.
    if (event.key === 'Tab' || (event.key !== 'z' && (event.ctrlKey || event.metaKey))) return;
    const onControl = within?.closest('button, [role="radio"], input') !== null && within !== null;
    const act =
      onControl && (event.key in arrows || event.key === ' ' || event.key === 'Enter') ? null : actOf(event, acts());
    event.stopPropagation();
    if (!act) return;
    event.preventDefault();
    act();
  };
  document.addEventListener('keydown', onKey);
  return () => document.removeEventListener('keydown', onKey);
}

function actOf(event: KeyboardEvent, { brush, leave }: MaskActs): (() => void) | null {
  const step = arrows[event.key];
  if (step) return () => brush.step(step, event.shiftKey);
  if (event.ctrlKey || event.metaKey) return brush.undo;
  switch (event.key.toLowerCase()) {
    case 'escape':
      return leave;
    case ' ':
      return brush.dab;
    case 'b':
      return () => brush.setRemoves(false);
    case 'e':
      return () => brush.setRemoves(true);
    case 'i':
      return brush.invert;
    case 'delete':
    case 'backspace':
      return brush.clear;
    case '[':
      return () => brush.setWidth(brush.width - widthStep);
    case ']':
      return () => brush.setWidth(brush.width + widthStep);
    default:
      return null;
  }
}
