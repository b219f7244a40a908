/** The file that a picture node shows, whole and at its own size. */
import type { Size } from '@easel/canvas';
import { useEffect, useState } from 'react';
import type { Box } from '../camera.ts';

export interface PictureSource {
  readonly image: HTMLImageElement;
  /** Its media type. */
  readonly type: string;
  readonly bytes: number;
  readonly size: Size;
  /** It is several pictures, one after the other, as far as this browser can tell. */
  readonly moves: boolean;
}

/** Sides of a drawing that names none, as where it is drawn elsewhere. */
const unnamed = 512;

/** The file, `undefined` until it is here, `null` where it does not come. */
export function usePictureSource(url: string): PictureSource | null | undefined {
  const [opened, setOpened] = useState<{ readonly url: string; readonly source: PictureSource | null }>();
  useEffect(() => {
    const leaving = new AbortController();
    let address = '';
    const open = async () => {
      const answer = await fetch(url, { signal: leaving.signal });
      if (!answer.ok) throw new Error(`no picture: ${answer.status}`);
      const blob = await answer.blob();
      address = URL.createObjectURL(blob);
      const image = new Image();
      image.src = address;
      await image.decode();
      const size = { width: image.naturalWidth || unnamed, height: image.naturalHeight || unnamed };
      const type = blob.type.split(';')[0]!;
      return { image, type, bytes: blob.size, size, moves: await doesMove(blob, type) };
    };
    open()
      .catch(() => null)
      .then((source) => {
        if (!leaving.signal.aborted) setOpened({ url, source });
        else URL.revokeObjectURL(address);
      });
    return () => {
      leaving.abort();
      URL.revokeObjectURL(address);
    };
  }, [url]);
  return opened?.url === url ? opened.source : undefined;
}

const moving = new Set(['image/gif', 'image/webp', 'image/png', 'image/avif']);

async function doesMove(blob: Blob, type: string): Promise<boolean> {
  if (!moving.has(type) || !('ImageDecoder' in globalThis)) return false;
  const decoder = new ImageDecoder({ type, data: await blob.arrayBuffer() });
  try {
    await Promise.all([decoder.tracks.ready, decoder.completed]);
    // Each GIF could move, and is called animated.
    return (decoder.tracks.selectedTrack?.frameCount ?? 1) > 1;
  } catch {
    return false;
  } finally {
    decoder.close();
  }
}

/** What a cut leaves of it, in whole pixels. */
export function partOf({ width, height }: Size, cut: Box): Box {
  const [x, y] = [Math.round(cut.x * width), Math.round(cut.y * height)];
  return {
    x,
    y,
    width: Math.max(1, Math.min(width - x, Math.round(cut.width * width))),
    height: Math.max(1, Math.min(height - y, Math.round(cut.height * height))),
  };
}

/** Whether something shows through it. */
export function isSeeThrough({ image, type, size }: PictureSource): boolean {
  if (type === 'image/jpeg') return false;
  const scale = Math.min(1, 512 / Math.max(size.width, size.height));
  const [width, height] = [Math.ceil(size.width * scale), Math.ceil(size.height * scale)];
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (!context) return false;
  context.drawImage(image, 0, 0, width, height);
  const { data } = context.getImageData(0, 0, width, height);
  for (let at = 3; at < data.length; at += 4) if (data[at]! < 250) return true;
  return false;
}
