import { Check, FileX, Image as ImageIcon, X } from 'lucide-react';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { megabytesOf, useSizes } from '../api/sizes.ts';
import { Button, IconButton, ProgressRing, showTone } from '../ui/index.ts';
import { useSession } from './canvas-context.ts';
import type { Upload } from './uploads.ts';
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
  return (
    <section ref={raiseToasts} className="canvas-panel canvas-uploads" aria-label={heading}>
      <header>
        <h2>{heading}</h2>
        <IconButton icon={X} label={t('uploads.close')} onClick={() => session.uploads.dismiss()} />
      </header>
      <ul>
        {uploads.map((upload) => (
          <UploadLine key={upload.id} upload={upload} retry={() => void session.uploads.retry(upload.id)} />
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

/** Faults that the same file may not meet a second time. */
const mayPass = new Set(['network', 'refused']);

function UploadLine({ upload, retry }: { readonly upload: Upload; readonly retry: () => void }) {
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
        <b>{name}</b>
        <small>{wordsOf(upload, most, t)}</small>
      </span>
      {state === 'placed' ? <Check className="canvas-upload-done" size={16} strokeWidth={1.75} aria-hidden /> : null}
      {state === 'sending' ? <ProgressRing size={14} progress={sent / size} /> : null}
      {bad && fault && mayPass.has(fault) ? (
        <Button kind="outline" size="dense" onClick={retry}>
          {t('uploads.retry')}
        </Button>
      ) : null}
    </li>
  );
}

function wordsOf({ state, fault, sent, size }: Upload, most: string, t: Text): string {
  if (state === 'failed') return t(`uploads.fault.${fault ?? 'refused'}`, { size: megabytes(size), most });
  if (state === 'placed') return t('uploads.placed');
  if (state === 'reading') return t('uploads.waiting');
  return t('uploads.sent', { sent: megabytes(sent), size: megabytes(size) });
}

const megabytes = (bytes: number) => (bytes / 1_048_576).toFixed(1);
