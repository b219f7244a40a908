import { useEffect, useState } from 'react';
import { createDrawing, paintSubject } from './paint.ts';
import { PictureShelf } from './picture-shelf.ts';
import { prepared } from './prepare.ts';
import { previewAddress } from './preview-address.ts';
import type { Exporting } from './use-export.ts';

/** Pixels of the drawing that stands for the whole. */
const sampled = 400_000;
/** Twice the sides give less than four times the bytes: what lies between the pixels is soft. */
const growth = 0.86;

/** About how many bytes the file will have, from a small drawing of it in the same format; null where that says nothing. */
export function useEstimate(exporting: Exporting | null): number | null {
  const [bytes, setBytes] = useState<number | null>(null);
  const { kind, subject, pixels, choice } = exporting ?? {};
  const raster = kind === 'png' || kind === 'jpeg' || kind === 'webp' ? kind : null;
  const background = raster === 'jpeg' || !choice?.transparent ? (choice?.background ?? null) : null;
  const quality = choice?.quality ?? 84;
  const [width, height] = [pixels?.width ?? 0, pixels?.height ?? 0];
  useEffect(() => {
    if (!raster || !subject || width === 0) return;
    const control = new AbortController();
    const draw = async () => {
      const shrink = Math.min(1, Math.sqrt(sampled / (width * height)));
      const k = (width * shrink) / subject.box.width;
      const size = { width: Math.max(1, Math.round(width * shrink)), height: Math.max(1, Math.round(height * shrink)) };
      const { canvas, context } = createDrawing(size.width, size.height);
      const { signal } = control;
      const shelf = new PictureShelf({ signal, lenient: true, addressOf: previewAddress(subject, k) });
      const view = { k, x: -subject.box.x * k, y: -subject.box.y * k };
      await paintSubject(context, view, size, { subject: await prepared(subject), shelf, signal, background });
      const blob = await canvas.convertToBlob({ type: `image/${raster}`, quality: quality / 100 });
      shelf.close();
      if (!signal.aborted) setBytes(blob.size * ((width * height) / (size.width * size.height)) ** growth);
    };
    // Not for each step of a slider that is being dragged.
    const timer = setTimeout(() => void draw().catch(() => {}), 150);
    return () => {
      clearTimeout(timer);
      control.abort();
    };
  }, [raster, subject, width, height, background, quality]);
  return raster ? bytes : null;
}
