/** Pixels as files. */
import type { Size } from '@easel/canvas';
import type { PictureSource } from './picture-source.ts';

export const pictureKinds = ['png', 'jpeg', 'webp'] as const;
export type PictureKind = (typeof pictureKinds)[number];

const endings: Readonly<Record<PictureKind, string>> = { png: 'png', jpeg: 'jpg', webp: 'webp' };

/** The kind of a file by its media type; undefined for those that browsers read but do not write. */
export function kindOf(type: string): PictureKind | undefined {
  return pictureKinds.find((kind) => type === `image/${kind}`);
}

export function blankCanvas({ width, height }: Size): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  return canvas;
}

/** The whole picture, on a ground where the file can hold nothing see-through. */
export function drawWhole({ image, size }: PictureSource, ground?: string): HTMLCanvasElement {
  const canvas = blankCanvas(size);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('this browser draws nothing so large');
  if (ground !== undefined) {
    context.fillStyle = ground;
    context.fillRect(0, 0, size.width, size.height);
  }
  context.drawImage(image, 0, 0, size.width, size.height);
  return canvas;
}

/**
 * @param quality 0 to 1; PNG has none
 * @throws where this browser does not write the kind: it would hand over a PNG instead
 */
export async function encode(canvas: HTMLCanvasElement, kind: PictureKind, quality: number): Promise<Blob> {
  const type = `image/${kind}`;
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality));
  if (blob?.type !== type) throw new Error(`this browser writes no ${kind}`);
  return blob;
}

export function pictureFile(blob: Blob, title: string, kind: PictureKind): File {
  const name = title.replaceAll(/[\\/:*?"<>|]/g, ' ').trim();
  return new File([blob], `${name || 'picture'}.${endings[kind]}`, { type: blob.type });
}
