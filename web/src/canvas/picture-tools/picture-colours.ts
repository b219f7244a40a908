import type { Pixels } from './picture-pixels.ts';

/** Bits of each channel that colours are gathered by: 4096 bins. */
const bits = 4;
/** Colours nearer than this in OKLab are one to the eye. */
const apart = 0.11;
/** A colour on less of the picture is no part of its palette, unless it is a vivid one. */
const leastShare = 0.012;
const leastVividShare = 0.003;
const vivid = 0.11;

interface Bin {
  share: number;
  lab: readonly [number, number, number];
  rgb: readonly [number, number, number];
}

/** The colours that a picture lives on, those on most of it first, as `#rrggbb`; what is see-through does not count. */
export function picturePalette({ width, height, data }: Pixels, most = 6): string[] {
  const bins = binsOf(data, width * height);
  const palette: Bin[] = [];
  for (const bin of bins) {
    const near = palette.find((other) => distance(other.lab, bin.lab) < apart);
    if (near) near.share += bin.share;
    else palette.push({ ...bin });
  }
  const chroma = ({ lab: [, a, b] }: Bin) => Math.hypot(a, b);
  return palette
    .filter((bin) => bin.share >= (chroma(bin) > vivid ? leastVividShare : leastShare))
    .sort((a, b) => b.share - a.share)
    .slice(0, most)
    .map(({ rgb }) => `#${rgb.map((level) => Math.round(level).toString(16).padStart(2, '0')).join('')}`);
}

/** Colours gathered coarsely, each as the mean of its own pixels; the fullest first. */
function binsOf(data: Uint8ClampedArray, count: number): Bin[] {
  const sums = new Map<number, [number, number, number, number]>();
  let seen = 0;
  for (let pixel = 0; pixel < count; pixel++) {
    if (data[pixel * 4 + 3]! < 128) continue;
    seen += 1;
    const [r, g, b] = [data[pixel * 4]!, data[pixel * 4 + 1]!, data[pixel * 4 + 2]!];
    const shift = 8 - bits;
    const key = ((r >> shift) << (2 * bits)) | ((g >> shift) << bits) | (b >> shift);
    const sum = sums.get(key) ?? [0, 0, 0, 0];
    sums.set(key, [sum[0] + r, sum[1] + g, sum[2] + b, sum[3] + 1]);
  }
  const bins = [...sums.values()].map(([r, g, b, pixels]): Bin => {
    const rgb = [r / pixels, g / pixels, b / pixels] as const;
    return { share: pixels / seen, rgb, lab: oklab(rgb) };
  });
  return bins.sort((a, b) => b.share - a.share);
}

const distance = (one: Bin['lab'], other: Bin['lab']) => Math.hypot(...one.map((part, index) => part - other[index]!));

/** Björn Ottosson's OKLab of an sRGB colour with levels 0..255. */
function oklab(rgb: readonly [number, number, number]): [number, number, number] {
  const [r, g, b] = rgb.map((level) => {
    const value = level / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}
