import { useEffect, useRef } from 'react';
import { useTranslation } from '../i18n/index.ts';
import { createDrawing, paintSubject } from './paint.ts';
import { PictureShelf } from './picture-shelf.ts';
import { prepared } from './prepare.ts';
import { previewAddress } from './preview-address.ts';
import type { Subject } from './subject.ts';
import type { Exporting } from './use-export.ts';

/** CSS pixels that it has at most. */
const room = { width: 264, height: 320 };

/** What goes out, small. */
export function ExportPreview({ exporting, title }: { readonly exporting: Exporting; readonly title: string }) {
  const { t } = useTranslation('export');
  const { subject, choice, kind, pixels } = exporting;
  const clear = choice.transparent && kind !== 'jpeg';
  const count = subject?.items.length ?? 0;
  const name = (choice.what !== 'project' && subject?.name) || title || t('untitled');
  return (
    <div className="export-view">
      <div className="export-stage">
        {subject ? <Drawing subject={subject} background={clear ? null : choice.background} label={name} /> : null}
      </div>
      <p className="export-caption">
        <strong>{name}</strong>
        <span>{pixels ? `${pixels.width} × ${pixels.height}` : t('elements', { count })}</span>
      </p>
    </div>
  );
}

interface DrawingProps {
  readonly subject: Subject;
  readonly background: string | null;
  readonly label: string;
}

function Drawing({ subject, background, label }: DrawingProps) {
  const { t } = useTranslation('export');
  const element = useRef<HTMLCanvasElement>(null);
  const { box } = subject;
  const fit = Math.min(room.width / box.width, room.height / box.height, 1);
  const [width, height] = [Math.max(1, box.width * fit), Math.max(1, box.height * fit)];
  useEffect(() => {
    const control = new AbortController();
    void draw(subject, background, fit, control.signal).then(
      (drawn) => {
        const target = element.current;
        if (!target || control.signal.aborted) return;
        [target.width, target.height] = [drawn.width, drawn.height];
        target.getContext('bitmaprenderer')?.transferFromImageBitmap(drawn);
      },
      () => {},
    );
    return () => control.abort();
  }, [subject, background, fit]);
  return (
    <canvas
      ref={element}
      className="export-picture"
      role="img"
      aria-label={t('preview', { name: label })}
      data-clear={background === null ? '' : undefined}
      style={{ width, height }}
    />
  );
}

async function draw(
  subject: Subject,
  background: string | null,
  fit: number,
  signal: AbortSignal,
): Promise<ImageBitmap> {
  const k = fit * Math.min(devicePixelRatio, 2);
  const size = {
    width: Math.max(1, Math.round(subject.box.width * k)),
    height: Math.max(1, Math.round(subject.box.height * k)),
  };
  const { canvas, context } = createDrawing(size.width, size.height);
  const shelf = new PictureShelf({ signal, lenient: true, addressOf: previewAddress(subject, k) });
  try {
    await paintSubject(context, { k, x: -subject.box.x * k, y: -subject.box.y * k }, size, {
      subject: await prepared(subject),
      shelf,
      signal,
      background,
    });
    return canvas.transferToImageBitmap();
  } finally {
    shelf.close();
  }
}
