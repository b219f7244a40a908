import type { Commands } from '../commands.ts';
import { keyName } from '../menu/key-name.ts';
import { shortcutOf, shortcuts } from '../menu/shortcut-table.ts';
import type { CanvasSession } from '../session.ts';
import { fitRatio, ratioOf, shiftPicture } from './crop-frame.ts';
import { arrowStep, changeCrop } from './use-crop-drag.ts';

/** Looking closer goes on during a crop; all else that the canvas knows a key for waits. */
const stillUsed: ReadonlySet<string> = new Set(['zoomIn', 'zoomOut', 'zoomWhole', 'fitAll', 'sheet']);

/** Keys of a crop, before those of the canvas. */
export function attachCropKeys(session: CanvasSession, commands: Commands): () => void {
  const onKey = (event: KeyboardEvent) => {
    const { target } = event;
    if (target instanceof HTMLElement && (isTyping(target) || target.closest('[role="dialog"], [role="menu"]'))) return;
    const onControl = target instanceof HTMLElement && target.closest('button, [role="radio"]') !== null;
    const name = keyName(event);
    const known = shortcutOf(name);
    if (event.key === 'Tab' || (known && stillUsed.has(known.id))) return;
    const step = arrowStep(event);
    // A grip moves its own edge, and the ratios are stepped through by arrows.
    if (onControl && (step || event.code === 'Space' || (event.key === 'Enter' && isPressed(target)))) {
      return event.stopPropagation();
    }
    const action = actionOf(session, commands, event, step);
    if (action) {
      event.preventDefault();
      action();
    }
    event.stopPropagation();
  };
  // On the document: after what has the focus, before the canvas's own keyboard at the window.
  document.addEventListener('keydown', onKey);
  return () => document.removeEventListener('keydown', onKey);
}

function actionOf(
  session: CanvasSession,
  commands: Commands,
  event: KeyboardEvent,
  step: { x: number; y: number } | null,
): (() => void) | undefined {
  if (step) return () => changeCrop(session, (crop) => ({ ...crop, picture: shiftPicture(crop, step) }));
  const name = keyName(event);
  if (name === shortcuts.cropApply.keys[0]) return commands.applyCrop;
  if (name === shortcuts.cropCancel.keys[0]) return commands.cancelCrop;
  return name === shortcuts.cropTurn.keys[0] ? () => turnCrop(session) : undefined;
}

/** Upright to lying, and back. */
export function turnCrop(session: CanvasSession): void {
  changeCrop(session, (crop) => {
    const turned = !crop.turned;
    const ratio = ratioOf(crop.ratio, turned, crop) ?? crop.part.height / crop.part.width;
    return { ...crop, turned, part: fitRatio(crop, ratio) };
  });
}

/** Grips and ratios know nothing to do with Enter: there it ends the crop, as anywhere. */
function isPressed(target: HTMLElement): boolean {
  return target.closest('[data-grip], [role="radio"]') === null;
}

function isTyping(target: HTMLElement): boolean {
  return target.isContentEditable || target.matches('input, textarea, select');
}
