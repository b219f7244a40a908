import { Check, FileX, Image as ImageIcon, X } from 'lucide-react';
import { memo, useEffect } from 'react';
import { useStore } from 'zustand';
import { megabytesOf, useSizes } from '../api/sizes.ts';
import { Button, IconButton, ProgressRing, showTone } from '../ui/index.ts';
import { useSession } from './canvas-context.ts';
import { isOnTheWay, type Upload } from './upload.ts';
import type { Uploads } from './uploads.ts';
import { useText, type Text } from './use-text.ts';

/** How long the list stays once all has gone well, in milliseconds. */
const staysFor = 2500;

/** Pictures on their way, above the tools; what failed stays until it is dismissed. */
export function UploadList() {
  const session = useSession();
  const t = useText();
  const uploads = useStore(session.uploads);
  const placed = uploads.filter(({ state }) => state === 'placed').length;
  const finished = uploads.length > 0 && placed === uploads.length;
  useEffect(() => {
    if (!finished) return;
    session.announcer.say(t('uploads.heading', { placed, count: uploads.length }));
    const timer = setTimeout(() => session.uploads.dismiss(), staysFor);
    return () => clearTimeout(timer);
  }, [finished, placed, uploads.length, session, t]);
  if (uploads.length === 0) return null;
  const heading = t('uploads.heading', { placed, count: uploads.length });
  const again = uploads.filter(mayGoThrough).map(({ id }) => id);
  return (
    <section ref={raiseToasts} className="canvas-panel canvas-uploads" aria-label={heading}>
      <header>
        <h2>{heading}</h2>
        {again.length > 1 ? (
          <Button kind="outline" size="dense" onClick={() => void session.uploads.retry(again)}>
            {t('uploads.retryAll', { count: again.length })}
          </Button>
        ) : null}
        <IconButton icon={X} label={t('uploads.close')} onClick={() => session.uploads.dismiss()} />
      </header>
      <ul>
        {uploads.map((upload) => (
          <UploadLine key={upload.id} upload={upload} uploads={session.uploads} />
        ))}
      </ul>
    </section>
  );
}

/** Toasts rise from where the list stands: as long as it does, they stand above it. */
function raiseToasts(list: HTMLElement | null) {
  if (!list) return;
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => style.setProperty('--toasts-over', `${list.offsetHeight + 8}px`));
  observer.observe(list);
  return () => {
    observer.disconnect();
    style.removeProperty('--toasts-over');
  };
}

/** Whether the same file may not meet the same fault a second time. */
const mayGoThrough = ({ state, fault }: Upload) =>
  state === 'failed' && (isOnTheWay(fault) || fault === 'full' || fault === 'refused');

interface UploadLineProps {
  readonly upload: Upload;
  readonly uploads: Uploads;
}

/** Each by itself: what one has sent draws no other anew, and there may be hundreds. */
const UploadLine = memo(function UploadLine({ upload, uploads }: UploadLineProps) {
  const t = useText();
  const most = megabytesOf(useSizes().uploadBytes);
  const { state, fault, previewUrl, name, size, sent } = upload;
  const bad = state === 'failed';
  const Placeholder = fault === 'type' ? FileX : ImageIcon;
  return (
    <li data-bad={bad}>
      <span className="canvas-upload-picture">
        {previewUrl ? (
          <img src={previewUrl} alt="" onLoad={showTone} />
        ) : (
          <Placeholder size={16} strokeWidth={1.75} aria-hidden />
        )}
      </span>
      <span className="canvas-upload-words">
        <b dir="auto">{name}</b>
        <small>{wordsOf(upload, most, t)}</small>
      </span>
      {state === 'placed' ? <Check className="canvas-upload-done" size={16} strokeWidth={1.75} aria-hidden /> : null}
      {state === 'sending' ? <ProgressRing size={14} progress={sent / size} /> : null}
      {mayGoThrough(upload) ? (
        <Button kind="outline" size="dense" onClick={() => void uploads.retry([upload.id])}>
          {t('uploads.retry')}
        </Button>
      ) : null}
    </li>
  );
});

function wordsOf({ state, fault, sent, size }: Upload, most: string, t: Text): string {
  if (state === 'failed') return t(`uploads.fault.${fault ?? 'refused'}`, { size: megabytes(size), most });
  if (state === 'placed') return t('uploads.placed');
  if (state === 'reading') return t('uploads.waiting');
  return t('uploads.sent', { sent: megabytes(sent), size: megabytes(size) });
}

const megabytes = (bytes: number) => (bytes / 1_048_576).toFixed(1);
