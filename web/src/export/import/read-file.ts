/** PSDs of any program: what ag-psd reads of them, with all pixels as bytes of red, green, blue and alpha. */
import type { PixelData, Psd, ReadOptions } from 'ag-psd';
import { initializeCanvas } from 'ag-psd/dist-es/helpers.js';
import { createReader, readPsd, supportedColorModes } from 'ag-psd/dist-es/psdReader.js';
import type { PsdFault } from './layers-found.ts';

// It reads CMYK too, but does not say so of itself.
const cmyk = 4;
if (!supportedColorModes.includes(cmyk)) supportedColorModes.push(cmyk);
initializeCanvas(
  () => {
    throw new Error('Pixels are read as they are.');
  },
  (width, height) => ({ width, height, data: new Uint8ClampedArray(width * height * 4), colorSpace: 'srgb' }),
);

/** Decoded pixels at most, in bytes. */
const totalMemoryLimit = 1.5e9;
const common = { useImageData: true, skipThumbnail: true, skipLinkedFilesData: true, totalMemoryLimit } as const;
/** Of one bit, and of a table: these hold no layers, whatever a program writes beside their picture. */
const flatModes: ReadonlySet<number | undefined> = new Set([0, 2]);

/** Thrown for colours that cannot be read. */
export class UnreadableColours extends Error {}

/** Its reader says it in words, which are no one's language. */
export function faultOf(error: unknown): PsdFault {
  if (error instanceof UnreadableColours) return 'colours';
  // A page that has not the memory throws a RangeError where it asks for it.
  const isLarge = error instanceof Error && (/memory limit/i.test(error.message) || /allocation/i.test(error.message));
  return isLarge ? 'large' : 'damaged';
}

/** The layers, without the picture that they make: where there are some, nobody looks at it. */
export function readLayersOf(file: ArrayBuffer): Psd {
  const psd = read(file, { skipCompositeImageData: true });
  return flatModes.has(psd.colorMode) ? { ...psd, children: [] } : psd;
}

export function readPictureOf(file: ArrayBuffer): Psd {
  const psd = read(file, { skipLayerImageData: true });
  // Its reader takes packed pixels of 16 bits for bytes.
  if (psd.bitsPerChannel !== 8 && psd.bitsPerChannel !== 1 && isPacked(file)) throw new UnreadableColours('packed');
  return psd;
}

/** Whether the picture of all layers is packed: it comes last, after three parts that say their lengths. */
function isPacked(file: ArrayBuffer): boolean {
  const view = new DataView(file);
  const isLarge = view.getUint16(4) === 2;
  let at = 26;
  for (let part = 0; part < 2; part += 1) at += 4 + view.getUint32(at);
  // That of the layers is longer in a large file.
  at += isLarge ? 8 + Number(view.getBigUint64(at)) : 4 + view.getUint32(at);
  return view.getUint16(at) !== 0;
}

function read(file: ArrayBuffer, options: ReadOptions): Psd {
  try {
    // The two builds of the package differ in nothing but their types' names.
    return readPsd(createReader(file), { ...common, ...options }) as unknown as Psd;
  } catch (error) {
    if (error instanceof Error && /color mode|bitsPerChannel|channel count/i.test(error.message)) {
      throw new UnreadableColours(error.message, { cause: error });
    }
    throw error;
  }
}

/** Bytes of what may be 16 bits, or light as a number of its own. */
export function bytesOf({ data }: Pick<PixelData, 'data'>): Uint8ClampedArray<ArrayBuffer> {
  if (data instanceof Uint16Array) return Uint8ClampedArray.from(data, (value) => value / 257);
  if (data instanceof Float32Array) {
    return Uint8ClampedArray.from(data, (value, at) => 255 * (at % 4 === 3 ? value : fromLight(value)));
  }
  return new Uint8ClampedArray(data);
}

/** As sRGB says light. */
function fromLight(value: number): number {
  return value <= 0.003_130_8 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;
}
