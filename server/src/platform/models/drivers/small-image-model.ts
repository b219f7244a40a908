import type { ImageModelV4, ImageModelV4CallOptions, ImageModelV4File, ImageModelV4Result } from '@ai-sdk/provider';
import { pictureOptions } from '../models.ts';

/** What the drivers of our own need to know of one picture. */
export interface PictureTask {
  readonly prompt: string;
  readonly negative: string | undefined;
  readonly width: number;
  readonly height: number;
  readonly aspectRatio: string | undefined;
  readonly seed: number;
  readonly files: readonly PictureFile[];
  /** White where the picture may change. */
  readonly mask: PictureFile | undefined;
  /** How many times as large the first picture is to become, and nothing else of it changed. */
  readonly upscale: number | undefined;
  readonly signal: AbortSignal | undefined;
}
export interface PictureFile {
  readonly bytes: Uint8Array;
  readonly mediaType: string;
}

/** Seeds of some providers are of 32 bits, of others only the positive half. */
const seedRange = 2 ** 31;

/** A driver that makes one picture for one task, as an image model of the AI SDK. */
export function smallImageModel(
  provider: string,
  modelId: string,
  make: (task: PictureTask) => Promise<Uint8Array>,
): ImageModelV4 {
  return {
    specificationVersion: 'v4',
    provider,
    modelId,
    maxImagesPerCall: 1,
    async doGenerate(options): Promise<ImageModelV4Result> {
      const image = await make(taskOf(options));
      return { images: [image], warnings: [], response: { timestamp: new Date(), modelId, headers: undefined } };
    },
  };
}

function taskOf(options: ImageModelV4CallOptions): PictureTask {
  const { prompt = '', size, aspectRatio, seed, files = [], mask, providerOptions, abortSignal } = options;
  const [width = 1024, height = 1024] = size?.split('x').map(Number) ?? [];
  const { negative, upscale } = providerOptions[pictureOptions] ?? {};
  return {
    prompt,
    negative: typeof negative === 'string' ? negative : undefined,
    width,
    height,
    aspectRatio,
    seed: seed === undefined ? Math.floor(Math.random() * seedRange) : Math.abs(seed) % seedRange,
    files: files.flatMap(pictureFile),
    mask: mask && pictureFile(mask)[0],
    upscale: typeof upscale === 'number' ? upscale : undefined,
    signal: abortSignal,
  };
}

function pictureFile(file: ImageModelV4File): PictureFile[] {
  if (file.type === 'url') return [];
  const bytes = typeof file.data === 'string' ? Buffer.from(file.data, 'base64') : file.data;
  return [{ bytes, mediaType: file.mediaType }];
}

export function dataUrl({ bytes, mediaType }: PictureFile): string {
  return `data:${mediaType};base64,${Buffer.from(bytes).toString('base64')}`;
}
