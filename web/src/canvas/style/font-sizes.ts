/** The sizes that the buttons step through. */
const sizes = [
  6, 7, 8, 9, 10, 11, 12, 14, 16, 18, 20, 24, 28, 32, 36, 40, 48, 56, 64, 72, 80, 96, 112, 128, 144, 160, 192, 224, 256,
  320, 384, 448, 512, 640, 768, 1024,
];

export function nextSize(size: number, direction: 1 | -1): number {
  if (direction === 1) return sizes.find((step) => step > size + 0.01) ?? Math.round(size * 1.25);
  const smaller = sizes.findLast((step) => step < size - 0.01);
  return size > (sizes.at(-1) ?? 0) * 1.25 ? Math.round(size / 1.25) : (smaller ?? Math.max(1, Math.floor(size) - 1));
}
