/** A selection on the clipboard, for other programs: as a picture, or as lines and text. */
import { nodeName } from '../canvas/edits.ts';
import type { CanvasSession } from '../canvas/index.ts';
import { makers } from './makers.ts';
import type { Order } from './order.ts';
import { digitalSourceOf } from './origin/digital-source.ts';
import { largestScale } from './sizes.ts';
import { subjectOf } from './subject.ts';

/** Sharp where it is pasted on a screen of many pixels. */
const wantedScale = 2;

/** Null where nothing is selected that could be seen. */
export async function copyOf({ store }: CanvasSession, format: 'png' | 'svg'): Promise<Blob | null> {
  const { canvas, selection } = store.getState();
  const subject = subjectOf({ canvas, selection, what: 'selection' });
  if (!subject) return null;
  const scale = format === 'png' ? Math.min(wantedScale, largestScale(subject.box, format) ?? 0.5) : 1;
  const order: Order = {
    // As the dialog does, where nothing else is chosen.
    subject: { ...subject, wires: [] },
    format,
    scale,
    quality: 100,
    background: null,
    outlines: false,
    origin: digitalSourceOf(subject),
    lenient: true,
    nameOf: nodeName,
    groundName: '',
    wiresName: '',
  };
  const { signal } = new AbortController();
  const { blob } = await makers[format](order, { signal, begin: () => {}, advance: () => {} });
  return blob;
}
