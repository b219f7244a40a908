/** Reads files before they are sent: how large they are, whether they can be shown at all, and a small look at them. */
import { pictureTypes } from '@easel/contract';
import type { Size } from './camera.ts';
import { sizeByHeader } from './picture-header.ts';
import type { Upload, UploadFault } from './upload.ts';

/** The uploads that are told of, as far as reading needs them. */
export interface ReadList {
  readonly files: ReadonlyMap<string, File>;
  find(id: string): Upload | undefined;
  set(id: string, part: Partial<Upload>): void;
}

/** How many pictures are read at once: each is decoded whole for it, and those that are read want to go out meanwhile. */
const readAtOnce = 2;

interface Read {
  readonly previewUrl: string | null;
  /** Null for what is refused before it is sent. */
  readonly natural: Size | null;
  readonly fault?: UploadFault;
}

/** For files that are brought together. */
export function createReader(list: ReadList) {
  const told = new Map<string, Size>();
  const reads = new Map<string, Promise<Size | null>>();
  const read = (id: string): Promise<Size | null> => {
    const known = reads.get(id) ?? readListed(list, id, told.get(id));
    reads.set(id, known);
    return known;
  };
  return {
    /**
     * Those whose size is known, in their order: of most files the first bytes tell it. The others say why not. One that was
     * abandoned meanwhile is none of them.
     */
    async sizesOf(ids: readonly string[]): Promise<{ id: string; natural: Size }[]> {
      const sizes = new Map<string, Size>();
      await inLanes(ids, async (id) => {
        const file = list.files.get(id);
        const isPicture = file !== undefined && faultBefore(file) === undefined;
        const header = isPicture ? await sizeByHeader(file) : null;
        if (header) told.set(id, header);
        const natural = header ?? (await read(id));
        if (natural) sizes.set(id, natural);
      });
      return ids.flatMap((id) => (sizes.has(id) && list.find(id) ? [{ id, natural: sizes.get(id)! }] : []));
    },
    /** Begins to read them whole, in their order; answers how to ask whether one could be. */
    read(ids: readonly string[]): (id: string) => Promise<boolean> {
      void inLanes(ids, read);
      return async (id) => (await read(id)) !== null;
    },
  };
}

async function inLanes(ids: readonly string[], work: (id: string) => Promise<unknown>): Promise<void> {
  const waiting = ids.values();
  const lane = async () => {
    for (const id of waiting) await work(id);
  };
  await Promise.all(Array.from({ length: readAtOnce }, lane));
}

/** Its size, or null where it is not to be sent. */
async function readListed({ files, find, set }: ReadList, id: string, told?: Size): Promise<Size | null> {
  const file = files.get(id);
  const { natural, previewUrl, fault = 'unreadable' } = file ? await readFile(file, told) : refuse('unreadable');
  if (!find(id)) {
    if (previewUrl) URL.revokeObjectURL(previewUrl);
    return null;
  }
  set(id, natural ? { previewUrl } : { state: 'failed', fault, place: null });
  return natural;
}

const refuse = (fault: UploadFault): Read => ({ previewUrl: null, natural: null, fault });

function faultBefore(file: File): UploadFault | undefined {
  if (!pictureTypes.includes(file.type)) return 'type';
  return file.size === 0 ? 'empty' : undefined;
}

async function readFile(file: File, told?: Size): Promise<Read> {
  const fault = faultBefore(file);
  if (fault) return refuse(fault);
  const small = told && (await smallOf(file, told));
  if (small) return { previewUrl: small, natural: told };
  const picture = await readPicture(file);
  return picture ? { previewUrl: picture.url, natural: picture.size } : refuse('unreadable');
}

/** Pixels along the longer side of what shows a picture until it has arrived. */
const previewSide = 320;
const shareOf = ({ width, height }: Size) => previewSide / Math.max(width, height);

/**
 * An address of a small picture of it; null where it is small itself, or the browser can't make one. Decoded beside the page: an
 * image that is drawn is decoded once more and stops the page for as long, which hundreds of photographs did for minutes.
 */
async function smallOf(file: Blob, size: Size): Promise<string | null> {
  if (shareOf(size) >= 1) return null;
  const side = size.width > size.height ? { resizeWidth: previewSide } : { resizeHeight: previewSide };
  try {
    const bitmap = await createImageBitmap(file, { ...side, resizeQuality: 'low' });
    const url = await addressOfSmall(bitmap, size);
    bitmap.close();
    return url;
  } catch {
    return null;
  }
}

/** A picture's own size in pixels and an address to show it by; null if the browser can't read it. */
async function readPicture(file: Blob): Promise<{ size: Size; url: string } | null> {
  const url = URL.createObjectURL(file);
  const image = new Image();
  image.src = url;
  try {
    await image.decode();
  } catch {
    URL.revokeObjectURL(url);
    return null;
  }
  // An SVG may state no size of its own; browsers then take 300 by 150, or nothing.
  const size = { width: image.naturalWidth || 512, height: image.naturalHeight || 512 };
  if (shareOf(size) >= 1) return { url, size };
  try {
    const small = await addressOfSmall(image, size);
    URL.revokeObjectURL(url);
    return { url: small, size };
  } catch {
    // Without memory for a drawing it is shown as it is.
    return { url, size };
  }
}

async function addressOfSmall(picture: CanvasImageSource, size: Size): Promise<string> {
  const share = shareOf(size);
  const canvas = new OffscreenCanvas(
    Math.max(1, Math.round(size.width * share)),
    Math.max(1, Math.round(size.height * share)),
  );
  canvas.getContext('2d')!.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return URL.createObjectURL(await canvas.convertToBlob({ type: 'image/webp', quality: 0.7 }));
}
