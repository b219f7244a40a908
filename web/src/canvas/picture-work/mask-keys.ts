import { keyName } from '../menu/key-name.ts';
import { keysBy, type IdBy } from '../menu/shortcut-table.ts';
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
    const name = keyName(event);
    const ofControl = /^(Shift\+)?(Arrow\w+|Space|Enter)$/.test(name);
    const act = onControl && ofControl ? undefined : keysBy('mask', actsOf(acts())).get(name);
    event.stopPropagation();
    if (!act) return;
    event.preventDefault();
    act(name);
  };
  document.addEventListener('keydown', onKey);
  return () => document.removeEventListener('keydown', onKey);
}

function actsOf({ brush, leave }: MaskActs): Readonly<Record<IdBy<'mask'>, (key: string) => void>> {
  const stepFar = (far: boolean) => (key: string) => {
    const step = arrows[key.replace('Shift+', '')];
    if (step) brush.step(step, far);
  };
  return {
    maskPaint: () => brush.setRemoves(false),
    maskErase: () => brush.setRemoves(true),
    maskThinner: () => brush.setWidth(brush.width - widthStep),
    maskWider: () => brush.setWidth(brush.width + widthStep),
    maskStep: stepFar(false),
    maskStepFar: stepFar(true),
    maskDab: () => brush.dab(),
    maskInvert: () => brush.invert(),
    maskClear: () => brush.clear(),
    maskUndo: () => brush.undo(),
    maskLeave() {
      if (!brush.rest()) leave();
    },
  };
}
