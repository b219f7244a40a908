/** What was painted on a picture and not sent: it is there again when one paints on that picture again. */
import type { Size } from '../camera.ts';
import { draftKey } from '../../prompt/index.ts';
import { windowStorage } from '../../storage.ts';
import type { AskedPicture } from './ask-draft.ts';
import type { MaskStep } from './mask-steps.ts';

export interface MaskedPicture extends AskedPicture {
  readonly assetId: string;
  /** Of the mask. */
  readonly size: Size;
}

interface KeptMask {
  /** Which pixels it lies on: on others it would mean something else. */
  readonly on: string;
  readonly steps: readonly MaskStep[];
}

const keyOf = ({ projectId, nodeId }: AskedPicture) => draftKey(`${projectId}-${nodeId}-mask`);
const pixelsOf = ({ assetId, size }: MaskedPicture) => `${assetId} ${size.width}×${size.height}`;

export function keptMask(about: MaskedPicture): readonly MaskStep[] {
  try {
    const kept = JSON.parse(windowStorage.getItem(keyOf(about)) ?? 'null') as KeptMask | null;
    return kept?.on === pixelsOf(about) ? kept.steps : [];
  } catch {
    return [];
  }
}

export function keepMask(about: MaskedPicture, steps: readonly MaskStep[]): void {
  const kept: KeptMask = {
    on: pixelsOf(about),
    steps: steps.slice(steps.findLastIndex(({ kind }) => kind === 'clear') + 1),
  };
  if (kept.steps.length === 0) windowStorage.removeItem(keyOf(about));
  else windowStorage.setItem(keyOf(about), JSON.stringify(kept, rounded));
}

/** To a tenth of a pixel: a stroke has hundreds of points. */
function rounded(_: string, value: unknown): unknown {
  return typeof value === 'number' ? Math.round(value * 10) / 10 : value;
}
