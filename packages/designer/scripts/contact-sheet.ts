import sharp from 'sharp';

export interface SheetPicture {
  png: Uint8Array;
  width: number;
  height: number;
}

const sheetWidth = 2100;
const rowHeight = 520;
const gap = 10;

/** Pictures side by side in one PNG: rows of one height each, filled from left to right like lines of text. */
export async function writeContactSheet(pictures: readonly SheetPicture[], path: string): Promise<void> {
  const parts: { input: Buffer; left: number; top: number }[] = [];
  let top = gap;
  for (let from = 0; from < pictures.length;) {
    let to = from;
    let aspects = 0;
    while (to < pictures.length && aspects < 4.6) {
      const picture = pictures[to++]!;
      aspects += picture.width / picture.height;
    }
    const row = pictures.slice(from, to);
    const height = Math.min(rowHeight, Math.round((sheetWidth - gap * (row.length + 1)) / aspects));
    let left = gap;
    for (const picture of row) {
      const width = Math.round((height * picture.width) / picture.height);
      parts.push({ input: await sharp(picture.png).resize(width, height).toBuffer(), left, top });
      left += width + gap;
    }
    top += height + gap;
    from = to;
  }
  const sheet = sharp({ create: { width: sheetWidth + gap * 2, height: top, channels: 3, background: '#26262b' } });
  await sheet.composite(parts).png().toFile(path);
}
