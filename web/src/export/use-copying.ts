import i18next from 'i18next';
import { useEffect } from 'react';
import type { CanvasSession } from '../canvas/index.ts';
import { showToast } from '../ui/index.ts';

/** Puts the selection on the clipboard whenever the canvas asks for it, in the form that it asks for. */
export function useCopying(session: CanvasSession): void {
  useEffect(() => takeAsked(session.modes, (format) => void copy(session, format)), [session]);
}

/** Hears what is asked of it from now on, and what was asked before it listened: keys work before this part is there. */
export function takeAsked(modes: CanvasSession['modes'], copyAs: (format: 'png' | 'svg') => void): () => void {
  const take = ({ copying }: ReturnType<typeof modes.getState>) => {
    if (!copying) return;
    modes.setState({ copying: null });
    copyAs(copying);
  };
  take(modes.getState());
  return modes.subscribe(take);
}

async function copy(session: CanvasSession, format: 'png' | 'svg'): Promise<void> {
  const done = put(session, format).then(
    () => true,
    () => false,
  );
  const t = i18next.getFixedT(null, 'export');
  if (await done) session.announcer.say(t(`copied.${format}`));
  else showToast({ kind: 'danger', text: t('notCopied') });
}

/** The items take promises: waiting for the picture first would lose the right to write that the press gave. */
async function put(session: CanvasSession, format: 'png' | 'svg'): Promise<void> {
  const made = import('./whole.ts').then(async ({ copyOf }) => {
    const blob = await copyOf(session, format);
    if (!blob) throw new Error('nothing to be seen');
    return blob;
  });
  await navigator.clipboard.write([new ClipboardItem(format === 'png' ? { 'image/png': made } : asText(made))]);
}

/** Editors take lines as their source, some programs as a picture too. */
function asText(made: Promise<Blob>): Record<string, Promise<Blob>> {
  const text = made.then((blob) => new Blob([blob], { type: 'text/plain' }));
  return { 'text/plain': text, ...(ClipboardItem.supports?.('image/svg+xml') && { 'image/svg+xml': made }) };
}
