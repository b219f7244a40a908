/** Which files are kept and how; apart from the schemas, which the page does without. */

/** What may be uploaded, as media types. */
export const uploadTypes = [
  'image/png',
  'image/jpeg',
  'image/webp',
  'image/gif',
  'image/avif',
  'image/svg+xml',
  'font/woff2',
  'font/woff',
  'font/ttf',
  'font/otf',
] as const;

/** Those of them that are pictures. */
export const pictureTypes: readonly string[] = uploadTypes.filter((type) => type.startsWith('image/'));

/** Widths, in pixels, in which a picture is also kept. */
export const variantWidths = [64, 128, 256, 512, 1024, 2048] as const;
