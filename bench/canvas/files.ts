/** The picture files of a scene, as the server would keep them: thumbnails by width, and overview pages. */
import sharp from 'sharp';
import { variantWidths } from '@easel/contract';
import { cellsPerPage, pageOf, pageSide } from '../../server/src/assets/atlas-page.ts';
import { resize } from '../../server/src/assets/pictures.ts';
import { randomFrom } from '../figures.ts';
import { originals, sizeOf } from './scene.ts';

/** A name of the form that file addresses have: 22 characters and an ending. */
export const nameOf = (file: number) => `bench${String(file).padStart(17, '0')}.webp`;
const pageName = (page: number) => `atlas${String(page).padStart(17, '0')}.webp`;

export interface BenchFiles {
  /** The bytes at an address below `/api/files/`, for a width or whole. */
  read(name: string, width: number | null): Buffer | undefined;
  readonly pages: readonly { readonly url: string; readonly files: readonly string[] }[];
}

export async function makeFiles(count: number, seed: number): Promise<BenchFiles> {
  const random = randomFrom(seed);
  const made = await Promise.all(Array.from({ length: originals }, (_, file) => drawOriginal(file, random)));
  const cells = await Promise.all(made.map(({ whole }) => rawCell(whole)));
  const singles = new Map<number, Buffer>();
  const pages = new Map<string, Map<number, Buffer>>();
  const listed: { url: string; files: string[] }[] = [];
  for (let start = 0; start < count; start += cellsPerPage) {
    const numbers = Array.from({ length: Math.min(cellsPerPage, count - start) }, (_, at) => start + at);
    const tinted = numbers.map((file) => tint(cells[file % originals] ?? Buffer.alloc(0), file));
    const name = pageName(listed.length);
    pages.set(name, await pageSizes(await pageOf(tinted)));
    listed.push({ url: `/api/files/${name}`, files: numbers.map(nameOf) });
    for (const [at, file] of numbers.entries()) if (count > originals) singles.set(file, await packed(tinted[at]));
  }
  return {
    // As the server does it: few pictures are no reason for a page.
    pages: count > originals ? listed : [],
    read(name, width) {
      const page = pages.get(name);
      if (page) return page.get(width ?? pageSide);
      const file = Number(/^bench(\d{17})\.webp$/.exec(name)?.[1] ?? Number.NaN);
      const original = made[file % originals];
      if (!original) return undefined;
      if (width === 64 && count > originals) return singles.get(file);
      return width === null ? original.whole : (original.variants.get(width) ?? original.whole);
    },
  };
}

/** A page at the widths that the canvas asks for, as the server makes them. */
async function pageSizes(page: Buffer): Promise<Map<number, Buffer>> {
  const widths = [pageSide / 4, pageSide / 2];
  const smaller = widths.map(async (width) => [width, Buffer.from(await resize(page, width, 'webp'))] as const);
  return new Map([...(await Promise.all(smaller)), [pageSide, page]]);
}

async function drawOriginal(file: number, random: () => number) {
  const [width, height] = sizeOf(file);
  const hue = (file * 37) % 360;
  const circles = Array.from({ length: 40 }, () => {
    const [x, y, radius] = [random() * width, random() * height, 20 + random() * 180];
    const fill = `hsl(${Math.round(hue + random() * 90)} ${Math.round(40 + random() * 50)}% ${Math.round(20 + random() * 60)}%)`;
    return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}" opacity="${0.3 + random() * 0.6}"/>`;
  });
  const ground = `<rect width="${width}" height="${height}" fill="hsl(${hue} 70% 50%)"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${ground}${circles.join('')}</svg>`;
  const whole = await sharp(Buffer.from(svg)).webp({ quality: 80, effort: 1 }).toBuffer();
  const smaller = variantWidths.filter((variant) => variant < width);
  const resized = await Promise.all(
    smaller.map(
      async (variant) => [variant, await sharp(whole).resize(variant).webp({ effort: 1 }).toBuffer()] as const,
    ),
  );
  return { whole, variants: new Map<number, Buffer>(resized) };
}

function rawCell(picture: Buffer): Promise<Buffer> {
  return sharp(picture).resize(64, 64, { fit: 'fill' }).ensureAlpha().raw().toBuffer();
}

/** Another picture for the price of an addition. */
function tint(cell: Buffer, file: number): Buffer {
  const [red, green, blue] = [(file * 37) % 97, (file * 59) % 89, (file * 71) % 83];
  const tinted = Buffer.from(cell);
  for (let at = 0; at < tinted.length; at += 4) {
    tinted[at] = Math.min(255, (cell[at] ?? 0) + red);
    tinted[at + 1] = Math.min(255, (cell[at + 1] ?? 0) + green);
    tinted[at + 2] = Math.min(255, (cell[at + 2] ?? 0) + blue);
  }
  return tinted;
}

function packed(cell: Buffer | undefined): Promise<Buffer> {
  return sharp(cell ?? Buffer.alloc(64 * 64 * 4), { raw: { width: 64, height: 64, channels: 4 } })
    .webp({ quality: 75, effort: 0 })
    .toBuffer();
}
