/** PDF: one page as large as what goes out, a page unit being a CSS pixel. Letters are text, shapes lines, pictures whole. */
import { cornersOf, cutOf, normaliseConnection, type Size } from '@easel/canvas';
import { isSeen, readColour } from '../../canvas/colour/colour.ts';
import type { TextReading } from '../../canvas/far/draw-text.ts';
import type { PaintItem } from '../../canvas/far/paint-list.ts';
import type { Maker, Order } from '../order.ts';
import { xmpPacketOf } from '../origin/xmp.ts';
import { createDrawing, isPicture, paintItem, pixelBox } from '../paint.ts';
import { PictureShelf, type PictureItem } from '../picture-shelf.ts';
import { setText, type SetWord } from '../type/set-text.ts';
import { Typefaces } from '../type/typefaces.ts';
import { roundedPath, shapeOutline } from '../vector/shape-outline.ts';
import { hexText, PdfFile, type Ref } from './pdf-file.ts';
import { numbers, PdfFonts, round } from './pdf-fonts.ts';
import { writeImage } from './pdf-images.ts';

const utf8 = (text: string) => new TextEncoder().encode(text);

/** Points of a CSS pixel, and of the longest side that readers show; what is larger has a larger unit. */
const points = 0.75;
const longestSide = 14_400;
/** Pixels per page unit of what only pixels can show. */
const fallbackScale = 3;

interface Writing {
  readonly order: Order;
  readonly file: PdfFile;
  readonly fonts: PdfFonts;
  readonly shelf: PictureShelf;
  readonly typefaces: Typefaces;
  readonly images: Map<string, { readonly name: string; readonly ref: Ref }>;
  /** Opacities of fills and strokes, by their names. */
  readonly alphas: Map<string, number>;
  live: number;
}

export const makePdf: Maker = async (order, { signal, begin, advance }) => {
  const { subject, background, nameOf } = order;
  const shelf = new PictureShelf({ signal, lenient: order.lenient });
  const tools = { file: new PdfFile(), fonts: new PdfFonts(), shelf, typefaces: new Typefaces(signal) };
  const writing: Writing = { order, ...tools, images: new Map(), alphas: new Map(), live: 0 };
  const { x, y, width, height } = subject.box;
  try {
    begin('draw', subject.items.length);
    // PDF counts upwards from the lower edge.
    const scale = points / userUnitOf(subject.box);
    const parts = [`${scale} 0 0 ${-scale} ${numbers(-x * scale, (y + height) * scale)} cm`];
    if (background) parts.push(`${ink('rg', background)} ${numbers(x, y, width, height)} re f`);
    for (const { connection, curve } of subject.wires) {
      const { start, first, second, end } = curve;
      const dashes = normaliseConnection(connection).kind === 'derived' ? '[4 4]' : '[]';
      const course = numbers(first.x, first.y, second.x, second.y, end.x, end.y);
      parts.push(`${ink('RG', '#8a8a86')} 1.25 w ${dashes} 0 d ${numbers(start.x, start.y)} m ${course} c S [] 0 d`);
    }
    for (const item of subject.items) {
      signal.throwIfAborted();
      if (!item.reading.hidden) parts.push(await nodeOf(writing, item));
      advance(nameOf(item.node));
    }
    begin('write', 0);
    const blob = await finish(writing, parts.join('\n'));
    const all = subject.items.filter(({ reading }) => reading.kind === 'text').length;
    return { blob, missing: [...shelf.missing], texts: { live: writing.live, all } };
  } finally {
    shelf.close();
  }
};

function userUnitOf({ width, height }: Size): number {
  return Math.max(1, Math.ceil((Math.max(width, height) * points) / longestSide));
}

async function finish({ order, file, fonts, images, alphas }: Writing, content: string): Promise<Blob> {
  const unit = userUnitOf(order.subject.box);
  const [width, height] = [order.subject.box.width, order.subject.box.height].map((side) => (side * points) / unit);
  const page = file.reserve();
  const pages = file.write(`<< /Type /Pages /Kids [${page} 0 R] /Count 1 >>`);
  const drawn = await file.stream('', content);
  const fontNames = await fonts.write(file);
  const imageNames = [...images.values()].map(({ name, ref }) => `/${name} ${ref} 0 R`).join(' ');
  const states = [...alphas].map(([name, alpha]) => `/${name} << /ca ${round(alpha)} /CA ${round(alpha)} >>`).join(' ');
  const resources = `<< /Font << ${fontNames} >> /XObject << ${imageNames} >> /ExtGState << ${states} >> >>`;
  file.write(
    `<< /Type /Page /Parent ${pages} 0 R /MediaBox [0 0 ${numbers(width!, height!)}] /UserUnit ${unit} /Resources ${resources} /Contents ${drawn} 0 R /Group << /S /Transparency /CS /DeviceRGB >> >>`,
    page,
  );
  // Not packed, so that programs that know no PDF find it.
  const told = order.origin && file.packed('/Type /Metadata /Subtype /XML', utf8(xmpPacketOf(order.origin)));
  const root = file.write(`<< /Type /Catalog /Pages ${pages} 0 R${told ? ` /Metadata ${told} 0 R` : ''} >>`);
  const info = file.write(`<< /Title ${hexText(order.subject.name)} /Producer (Easel) >>`);
  return file.finish(root, info);
}

async function nodeOf(writing: Writing, item: PaintItem): Promise<string> {
  const { reading, clip } = item;
  const { x, y, width, height, rotation, opacity } = reading;
  const parts = ['q'];
  for (const frame of clip) {
    const corners = cornersOf(frame).map((corner, at) => `${numbers(corner.x, corner.y)} ${at === 0 ? 'm' : 'l'}`);
    parts.push(`${corners.join(' ')} h W n`);
  }
  if (reading.kind === 'text') {
    const set = await setText(reading, writing.typefaces);
    if (!set.complete) return [...parts, await pixelsOf(writing, item), 'Q'].join('\n');
    writing.live += 1;
    parts.push(
      turned(x, y, width, height, rotation),
      faded(writing, opacity, reading.data.color),
      lettersOf(writing, reading, set.words),
    );
  } else {
    parts.push(turned(x, y, width, height, rotation), await drawingOf(writing, item));
  }
  return [...parts, 'Q'].join('\n');
}

/** The node's own axes. */
function turned(x: number, y: number, width: number, height: number, rotation: number): string {
  const radians = (rotation * Math.PI) / 180;
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)];
  const [dx, dy] = [
    x + width / 2 - (cos * width - sin * height) / 2,
    y + height / 2 - (sin * width + cos * height) / 2,
  ];
  return `${cos.toFixed(6)} ${sin.toFixed(6)} ${(-sin).toFixed(6)} ${cos.toFixed(6)} ${numbers(dx, dy)} cm`;
}

/** With the alpha that a colour has of its own. */
function faded({ alphas }: Writing, opacity: number, colour = '#000'): string {
  const alpha = opacity * (readColour(colour)?.a ?? 1);
  const name = `A${Math.round(alpha * 1000)}`;
  alphas.set(name, alpha);
  return `/${name} gs`;
}

function ink(operator: 'rg' | 'RG', colour: string): string {
  const { r, g, b } = readColour(colour) ?? { r: 26, g: 26, b: 26 };
  return `${numbers(r / 255, g / 255, b / 255)} ${operator}`;
}

async function drawingOf(writing: Writing, item: PaintItem): Promise<string> {
  const { reading } = item;
  if (isPicture(item)) return pictureOf(writing, item);
  if (reading.kind === 'frame') {
    const { background, group } = reading.data;
    if (group || !isSeen(background)) return '';
    return `${faded(writing, reading.opacity, background)} ${ink('rg', background)} 0 0 ${numbers(reading.width, reading.height)} re f`;
  }
  if (reading.kind !== 'shape') return '';
  const { fill, stroke, strokeWidth } = reading.data;
  const { d, filled, join, cap } = shapeOutline(reading);
  const path = pathOf(d);
  const inside = filled && isSeen(fill) ? [faded(writing, reading.opacity, fill), ink('rg', fill), path, 'f'] : [];
  const edge =
    strokeWidth > 0 && isSeen(stroke)
      ? [
          faded(writing, reading.opacity, stroke),
          ink('RG', stroke),
          `${round(strokeWidth)} w ${join === 'round' ? 1 : 0} j ${cap === 'round' ? 1 : 0} J`,
          path,
          'S',
        ]
      : [];
  return [...inside, ...edge].join('\n');
}

/** An SVG path of absolute M, L, C and Z in PDF's words. */
export function pathOf(d: string): string {
  const operators: Readonly<Record<string, string>> = { M: 'm', L: 'l', C: 'c', Z: 'h' };
  return [...d.matchAll(/([MLCZ])([^MLCZ]*)/g)]
    .map(([, letter = '', args = '']) => `${args.trim()} ${operators[letter]}`)
    .join(' ');
}

export function lettersOf(
  { fonts }: Pick<Writing, 'fonts'>,
  { data }: Pick<TextReading, 'data'>,
  words: readonly SetWord[],
): string {
  const { fontSize, letterSpacing, color } = data;
  const parts = ['BT', ink('rg', color), `${round(letterSpacing)} Tc`];
  for (const { face, x, baseline, glyphs } of words) {
    const scale = fontSize / face.unitsPerEm;
    let [at, codes, font, from, rise, shift] = [x, '', '', x, 0, 0];
    const flush = () => {
      if (codes)
        parts.push(`/${font} ${round(fontSize)} Tf 1 0 0 -1 ${numbers(from, baseline - rise)} Tm [${codes}] TJ`);
      codes = '';
    };
    for (const glyph of glyphs) {
      const coded = fonts.codeOf(face, glyph);
      // Accents stand on their letters, not behind them.
      if (coded.font !== font || glyph.x !== shift || glyph.y * scale !== rise) {
        flush();
        [font, from, rise, shift] = [coded.font, at + glyph.x * scale, glyph.y * scale, glyph.x];
      }
      const step = glyph.advance * scale;
      codes += `<${coded.code}>`;
      const kern = coded.advance - glyph.advance;
      if (Math.abs(kern) > 0.5) codes += String(round((kern / face.unitsPerEm) * 1000));
      at += step + letterSpacing;
    }
    flush();
  }
  return [...parts, 'ET'].join('\n');
}

async function pictureOf(writing: Writing, item: PictureItem): Promise<string> {
  const { shelf, file, images } = writing;
  const { reading } = item;
  const { url, cornerRadius = 0 } = reading.data;
  const { width, height, opacity } = reading;
  const bitmap = await shelf.take(item, width * fallbackScale);
  if (!bitmap) return '';
  const key = `${bitmap.width} ${url}`;
  let image = images.get(key);
  if (!image) {
    const ref = await writeImage(file, bitmap, await shelf.file(url).catch(() => null));
    image = { name: `I${images.size + 1}`, ref };
    images.set(key, image);
  }
  const cut = cutOf(reading);
  const radius = Math.min(cornerRadius, width / 2, height / 2);
  const [wide, tall] = [width / cut.width, height / cut.height];
  // A picture stands on its lower edge in a square of one by one.
  const place = `${numbers(wide)} 0 0 ${numbers(-tall)} ${numbers(-cut.x * wide, tall - cut.y * tall)} cm`;
  const shown = `${pathOf(roundedPath(0, 0, width, height, radius, radius))} W n`;
  return `${faded(writing, opacity)} ${shown} ${place} /${image.name} Do`;
}

/** What has letters of no typeface of ours, as it looks here. */
async function pixelsOf(writing: Writing, item: PaintItem): Promise<string> {
  const { file, images } = writing;
  const k = fallbackScale;
  const box = pixelBox(item, { x: 0, y: 0, k });
  const { canvas, context } = createDrawing(Math.max(1, box.width), Math.max(1, box.height));
  paintItem(context, item, { x: -box.x, y: -box.y, k }, null, { clip: [], opacity: 1 });
  const bitmap = canvas.transferToImageBitmap();
  const image = { name: `I${images.size + 1}`, ref: await writeImage(file, bitmap, null) };
  bitmap.close();
  images.set(`text ${item.node.id}`, image);
  const place = `${numbers(box.width / k)} 0 0 ${numbers(-box.height / k)} ${numbers(box.x / k, (box.y + box.height) / k)} cm`;
  return `${faded(writing, item.reading.opacity)} ${place} /${image.name} Do`;
}
