import { createCanvas, loadImage } from '@napi-rs/canvas';
import sharp from 'sharp';
import type { Brief } from '../brief/brief.ts';
import { compositionNamed, rankCompositions } from '../compositions/catalogue.ts';
import { readFigure } from '../compositions/figures.ts';
import { fullPicture } from '../compositions/full-picture.ts';
import type { Figure } from '../compositions/stage.ts';
import { styleManners } from '../direction/style-manners.ts';
import { buildPalettes } from '../palette/build-palettes.ts';
import { colourDistance, readOklch } from '../palette/oklch.ts';
import { hexOf } from '../raster/colour.ts';
import { relabelled, type EditableDesign } from './editing.ts';

/** A picture of somebody's that stands in a design. */
export interface PlacedPicture {
  /** PNG, JPEG or WebP, upright. */
  bytes: Uint8Array;
  /** Its background is clear: it stands by itself. Else it is framed, or covers the sheet. */
  cutOut: boolean;
}

/** Layouts that show one figure whole and as it is: neither repeated nor printed in a single ink. */
const holding: Readonly<Record<string, 'arch' | 'circle' | 'rounded' | 'polaroid'>> = {
  arches: 'arch',
  'big-type': 'rounded',
  'split-grid': 'rounded',
  'social-card': 'circle',
  'social-product': 'circle',
  'banner-offer': 'circle',
  'cover-headline': 'polaroid',
  'product-claims': 'rounded',
  'product-podium': 'polaroid',
  'presentation-shapes': 'circle',
};

/** Of the sheet's shorter side, for a picture that does not cover it. */
const share = 0.72;

const side = 48;
const most = 4;

/** The colours that a picture is remembered by, "#rrggbb", what covers most first; few and apart from each other. */
export async function pictureColours(bytes: Uint8Array): Promise<string[]> {
  const { data } = await sharp(bytes)
    .resize(side, side, { fit: 'fill' })
    .flatten({ background: '#ffffff' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const cells = new Map<number, { count: number; sum: [number, number, number] }>();
  for (let at = 0; at < data.length; at += 3) {
    const [red, green, blue] = [data[at]!, data[at + 1]!, data[at + 2]!];
    const key = ((red >> 5) << 6) | ((green >> 5) << 3) | (blue >> 5);
    const cell = cells.get(key) ?? { count: 0, sum: [0, 0, 0] };
    cell.count++;
    cell.sum = [cell.sum[0] + red, cell.sum[1] + green, cell.sum[2] + blue];
    cells.set(key, cell);
  }
  const weighed = [...cells.values()].map(({ count, sum }) => {
    const hex = hexOf(sum.map((value) => value / count));
    // A small strong colour is remembered as well as a large grey.
    return { hex, weight: Math.sqrt(count) * (0.06 + readOklch(hex).chroma) };
  });
  const chosen: string[] = [];
  for (const { hex } of weighed.toSorted((one, other) => other.weight - one.weight)) {
    if (chosen.length < most && chosen.every((colour) => colourDistance(colour, hex) > 0.14)) chosen.push(hex);
  }
  return chosen;
}

export interface PictureUse {
  /** The design takes these; none: it keeps its own. */
  colours: readonly string[];
  placed: boolean;
  cutOut: boolean;
  /** It is wanted behind everything. */
  behind: boolean;
}

/**
 * The layout that holds a picture: from edge to edge where that is wanted and, of pictures with their ground, in two of three:
 * on a shade, on a panel, framed.
 */
function layoutFor({ brief, direction, seed }: EditableDesign, { cutOut, behind }: PictureUse): string {
  // A frame over huge letters hides them; a cut-out stands before them.
  const holds = (name: string) => name in holding && (cutOut || name !== 'big-type');
  const framed = holds(direction.composition)
    ? direction.composition
    : rankCompositions(brief, 1).find(({ name }) => holds(name))?.name;
  if (covers(brief) && (behind || (!cutOut && (framed === undefined || seed % 3 !== 2)))) return fullPicture.name;
  return framed ?? direction.composition;
}

const covers = ({ type }: Brief) => fullPicture.types.includes(type);

/** The design in a picture's colours and, where it is placed, in a layout that holds it. */
export function withPicture(design: EditableDesign, use: PictureUse): EditableDesign {
  const { colours, placed } = use;
  const { brief, seed } = design;
  let { direction } = design;
  if (colours.length > 0) {
    const built = buildPalettes(colours.slice(0, 3));
    const light = styleManners[direction.style].ground === 'light' || placed;
    const palette = (light && built.find(({ ground }) => readOklch(ground).lightness > 0.8)) || built[0]!;
    direction = { ...direction, palette };
  }
  if (placed) direction = { ...direction, composition: layoutFor(design, use) };
  return relabelled({ brief, direction, seed });
}

/** Whether there is a layout for such a thing that holds a picture. */
export const holdsPicture = ({ brief, direction }: EditableDesign, cutOut: boolean): boolean =>
  direction.composition in holding ||
  rankCompositions(brief, 1).some(({ name }) => name in holding) ||
  (!cutOut && covers(brief));

/** Whether its picture lies behind everything. */
export const coversSheet = ({ direction }: EditableDesign): boolean => direction.composition === fullPicture.name;

/** The picture as what covers a sheet, cut to its shape about what draws the eye. */
async function coveringFigure({ bytes }: PlacedPicture, { width, height }: SheetSize): Promise<Figure> {
  const png = await sharp(bytes)
    .resize(Math.round(width), Math.round(height), { fit: 'cover', position: 'attention' })
    .flatten({ background: '#ffffff' })
    .png({ compressionLevel: 1 })
    .toBuffer();
  const image = await loadImage(png);
  const canvas = createCanvas(image.width, image.height);
  canvas.getContext('2d').drawImage(image, 0, 0);
  return readFigure(canvas);
}

interface SheetSize {
  /** Pixels. */
  width: number;
  height: number;
}

/** The picture as a composition's figure: cut out, in the frame that suits the layout, or from edge to edge. */
export async function pictureFigure(
  placed: PlacedPicture,
  { composition, sheet, paper }: { composition: string; sheet: SheetSize; paper: string },
): Promise<Figure> {
  if (composition === fullPicture.name) return coveringFigure(placed, sheet);
  const { bytes, cutOut } = placed;
  const longest = Math.max(64, Math.round(Math.min(sheet.width, sheet.height) * share));
  const png = await sharp(bytes).resize(longest, longest, { fit: 'inside' }).png().toBuffer();
  const image = await loadImage(png);
  const frame = cutOut ? 'none' : (holding[compositionNamed(composition)?.name ?? ''] ?? 'rounded');
  const canvas = createCanvas(longest, longest);
  const context = canvas.getContext('2d');
  const ratio = image.width / image.height;
  const box = boxFor(frame, ratio, longest);
  if (frame === 'none') {
    context.drawImage(image, (longest - image.width) / 2, (longest - image.height) / 2);
    return readFigure(canvas);
  }
  const { x, y, width, height } = box;
  const edge = frame === 'polaroid' ? longest * 0.045 : 0;
  if (frame === 'polaroid') {
    context.fillStyle = paper;
    context.fillRect(x, y, width, height);
  }
  const foot = frame === 'polaroid' ? longest * 0.1 : 0;
  const inner = { x: x + edge, y: y + edge, width: width - edge * 2, height: height - edge * 2 - foot };
  context.save();
  context.beginPath();
  if (frame === 'circle') context.arc(x + width / 2, y + height / 2, width / 2, 0, Math.PI * 2);
  else if (frame === 'polaroid') context.rect(inner.x, inner.y, inner.width, inner.height);
  else context.roundRect(x, y, width, height, frame === 'arch' ? [width / 2, width / 2, 0, 0] : longest * 0.045);
  context.clip();
  const scale = Math.max(inner.width / image.width, inner.height / image.height);
  const [across, down] = [image.width * scale, image.height * scale];
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, inner.x + (inner.width - across) / 2, inner.y + (inner.height - down) / 2, across, down);
  context.restore();
  return readFigure(canvas);
}

function boxFor(frame: string, ratio: number, longest: number) {
  const centred = (width: number, height: number) => ({
    x: (longest - width) / 2,
    y: (longest - height) / 2,
    width,
    height,
  });
  if (frame === 'circle') return centred(longest, longest);
  if (frame === 'arch') return centred(longest * 0.74, longest);
  // A frame takes the picture's own shape, within reason.
  const held = Math.max(0.7, Math.min(1.5, ratio));
  return held >= 1 ? centred(longest, longest / held) : centred(longest * held, longest);
}
