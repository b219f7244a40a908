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

export interface ExportPreviewProps {
  readonly exporting: Exporting;
  readonly title: string;
  /** A file is being made, which is what one waits for: it has the machine, and the servers, to itself. */
  readonly waits: boolean;
}

/** What goes out, small. */
export function ExportPreview({ exporting, title, waits }: ExportPreviewProps) {
  const { t } = useTranslation('export');
  const { subject, choice, kind, pixels } = exporting;
  const clear = choice.transparent && kind !== 'jpeg';
  const count = subject?.items.length ?? 0;
  const name = (choice.what !== 'project' && subject?.name) || title || t('untitled');
  return (
    <div className="export-view">
      <div className="export-stage">
        {subject ? (
          <Drawing subject={subject} background={clear ? null : choice.background} label={name} waits={waits} />
        ) : null}
      </div>
      <p className="export-caption">
        <strong dir="auto">{name}</strong>
        <span>{pixels ? `${pixels.width} × ${pixels.height}` : t('elements', { count })}</span>
      </p>
    </div>
  );
}

interface DrawingProps {
  readonly subject: Subject;
  readonly background: string | null;
  readonly label: string;
  readonly waits: boolean;
}

function Drawing({ subject, background, label, waits }: DrawingProps) {
  const { t } = useTranslation('export');
  const element = useRef<HTMLCanvasElement>(null);
  const { box } = subject;
  const fit = Math.min(room.width / box.width, room.height / box.height, 1);
  const [width, height] = [Math.max(1, box.width * fit), Math.max(1, box.height * fit)];
  const shown = useRef<Pick<DrawingProps, 'subject' | 'background'> | null>(null);
  useEffect(() => {
    const isShown = shown.current?.subject === subject && shown.current.background === background;
    if (waits || isShown) return;
    const control = new AbortController();
    void draw(subject, background, fit, control.signal).then(
      (drawn) => {
        const target = element.current;
        if (!target || control.signal.aborted) return;
        [target.width, target.height] = [drawn.width, drawn.height];
        target.getContext('bitmaprenderer')?.transferFromImageBitmap(drawn);
        shown.current = { subject, background };
      },
      () => {},
    );
    return () => control.abort();
  }, [subject, background, fit, waits]);
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
