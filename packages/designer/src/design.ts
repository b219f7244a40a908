import './type/no-system-fonts.ts';
import { setImmediate } from 'node:timers/promises';
import sharp from 'sharp';
import type { BrandMark } from './brand/brand-mark.ts';
import { drawSigned, readSignature } from './brand/signed-stage.ts';
import type { Brief } from './brief/brief.ts';
import { drawnSides } from './brief/read-size.ts';
import { compositionNamed, rankCompositions } from './compositions/catalogue.ts';
import { paletteOn } from './compositions/colours.ts';
import type { Composition } from './compositions/composition.ts';
import type { DesignLayer, PaintedLayer } from './compositions/design-layer.ts';
import { readFigure } from './compositions/figures.ts';
import { describeLayer, paintLayers } from './compositions/paint-layers.ts';
import type { Figure, Stage } from './compositions/stage.ts';
import type { Direction } from './direction/direction.ts';
import { gradePixels } from './edits/grade.ts';
import { pictureFigure, type PlacedPicture } from './edits/reference-picture.ts';
import { ownColours } from './styles/own-colours.ts';
import { restyle } from './styles/style.ts';

export type { DesignLayer, LayerText, PaintedLayer } from './compositions/design-layer.ts';

export interface DesignRequest {
  /** Width and height 64 to 4096 pixels (`drawnSides`). */
  brief: Brief;
  direction: Direction;
  /** Any integer: the same request gives the same pixels. */
  seed: number;
  /** Somebody's picture, in place of the direction's subjects. */
  picture?: PlacedPicture;
  /** What the sheet is signed with, where its kind is. */
  mark?: BrandMark;
}

export interface RenderedDesign {
  /** Pixels, as the brief asks. */
  width: number;
  height: number;
  png: Uint8Array;
  /** Back to front; boxes in pixels of the picture. */
  layers: DesignLayer[];
  /** In the prompt's language. */
  title: string;
  /** One sentence for who cannot see it, in the prompt's language. */
  alt: string;
  style: string;
  composition: string;
  label: { en: string; zh: string };
}

/** A design taken apart: its layers, laid over each other, are its picture. */
export interface LayeredDesign {
  /** Pixels. */
  width: number;
  height: number;
  /** Back to front. The first covers the whole picture. */
  layers: PaintedLayer[];
}

/** Below this, grain and small type are drawn larger and reduced: a pixel is a coarse pen. */
const leastSide = 520;
/** Figures are drawn no larger than this and enlarged: their grain is part of the drawing. */
const mostFigure = 900;

function compositionFor(brief: Brief, direction: Direction, seed: number): Composition {
  const named = compositionNamed(direction.composition);
  if (named) return named;
  const ranked = rankCompositions(brief, direction.subjects.length);
  return ranked[Math.abs(seed) % Math.min(3, ranked.length)]!;
}

/** Keys of what a composition shows of a direction's subjects, hero first. */
function orderSubjects({ subjects: keys, lead }: Direction, { prefers, figures }: Composition): string[] {
  const first = keys.filter((key) => key === lead || (lead === undefined && prefers?.test(key)));
  return [...new Set([...first, ...keys])].slice(0, figures);
}

const standOf = (composition: Composition, direction: Direction, seed: number) =>
  composition.stand?.(direction.palette) ?? composition.ground?.(direction, seed) ?? direction.palette.ground;

/** Subjects in the direction's style; a subject that no set holds is left out, and the design does without. */
async function drawFigures(
  request: DesignRequest,
  composition: Composition,
  sheet: { width: number; height: number },
  signal?: AbortSignal,
): Promise<Figure[]> {
  const { direction, seed } = request;
  const figures: Figure[] = [];
  if (request.picture && composition.figures > 0) {
    const frame = { composition: composition.name, sheet, paper: direction.palette.light };
    return [await pictureFigure(request.picture, frame)];
  }
  const side = Math.min(sheet.width, sheet.height);
  for (const [index, key] of orderSubjects(direction, composition).entries()) {
    signal?.throwIfAborted();
    // Companions are smaller on the sheet, and cost with their area.
    const size = Math.round(Math.min(mostFigure, side * (index === 0 ? 0.72 : 0.42)));
    const { style } = direction;
    const palette = composition.ownFigureColours
      ? ownColours(key, direction.palette)
      : paletteOn(direction.palette, standOf(composition, direction, seed));
    figures.push({ ...readFigure(await restyle(key, { style, palette, size, seed: seed + index })), key });
    // A turn of the event loop frees native surfaces and lets the server answer others.
    await setImmediate();
  }
  return figures;
}

/** PNG by sharp: Skia's encoder takes several times as long. */
async function encode(stage: Stage, brief: Brief): Promise<Uint8Array> {
  const { canvas, width, height } = stage;
  const { grade } = stage.direction;
  const toGrade = stage.graded ? undefined : grade;
  const pixels = toGrade ? new Uint8Array(canvas.data()) : canvas.data();
  if (toGrade) gradePixels(pixels, toGrade);
  // The ground covers the whole sheet: with alpha 255 everywhere, premultiplied pixels are plain ones.
  const picture = sharp(pixels, { raw: { width, height, channels: 4 } }).removeAlpha();
  const sized = width === brief.width ? picture : picture.resize(brief.width, brief.height, { fit: 'fill' });
  return sized.png({ compressionLevel: 3, adaptiveFiltering: false }).toBuffer();
}

const kinds = {
  poster: ['Poster', '海报'],
  logo: ['Logo', '标志'],
  social: ['Social card', '社交卡片'],
  banner: ['Banner', '横幅'],
  cover: ['Cover', '封面'],
  scene: ['Scene', '风景'],
  pattern: ['Pattern', '图案'],
  invitation: ['Invitation', '请柬'],
  menu: ['Menu', '菜单'],
  'business-card': ['Business card', '名片'],
  presentation: ['Presentation cover', '演示文稿封面'],
  map: ['Map', '地图'],
  portrait: ['Portrait card', '人物卡片'],
  ticket: ['Ticket', '票券'],
  packaging: ['Packaging', '包装'],
  product: ['Product card', '商品卡片'],
} as const;

export function describe(brief: Brief, label: { en: string; zh: string }): string {
  const [english, chinese] = kinds[brief.type];
  return brief.language === 'zh'
    ? `${chinese}《${brief.copy.title}》，${label.zh}`
    : `${english} “${brief.copy.title}”: ${label.en}`;
}

export interface DrawnDesign {
  stage: Stage;
  composition: Composition;
  /** How many times larger than asked it is drawn. */
  scale: number;
}

interface DrawOptions {
  signal?: AbortSignal;
  layered?: boolean;
  asShapes?: boolean;
}

/** Draws a design on its stage, where its layers or its shapes can be had, if that is asked for. */
export async function drawDesign(
  request: DesignRequest,
  { signal, layered = false, asShapes = false }: DrawOptions,
): Promise<DrawnDesign> {
  const { brief, direction } = request;
  const { width, height } = brief;
  const { least, most } = drawnSides;
  if (!(Math.min(width, height) >= least && Math.max(width, height) <= most)) {
    throw new RangeError(`A design's sides are ${least} to ${most} pixels, not ${width} × ${height}.`);
  }
  const seed = Math.abs(Math.trunc(request.seed));
  const composition = compositionFor(brief, direction, seed);
  const wanted = Math.max(1, Math.ceil(leastSide / Math.min(width, height)));
  // Very long strips stay within what a canvas and a server hold well.
  const scale = Math.max(1, Math.min(wanted, Math.floor(most / Math.max(width, height)) || 1));
  const sheet = { width: width * scale, height: height * scale };
  const figures = await drawFigures({ ...request, seed }, composition, sheet, signal);
  signal?.throwIfAborted();
  const signature = await readSignature(brief, request.mark);
  const stage = drawSigned(composition, { ...sheet, brief, direction, seed, figures, layered, asShapes }, signature);
  await setImmediate();
  signal?.throwIfAborted();
  return { stage, composition, scale };
}

/** Draws one answer to a brief. Rejects with a RangeError for sizes out of range, with the signal's reason when aborted. */
export async function renderDesign(
  request: DesignRequest,
  options: { signal?: AbortSignal } = {},
): Promise<RenderedDesign> {
  const { brief, direction } = request;
  const { stage, composition, scale } = await drawDesign(request, options);
  return {
    width: brief.width,
    height: brief.height,
    png: await encode(stage, brief),
    layers: stage.layers.map((layer) => describeLayer(layer, scale, direction.grade)),
    title: brief.copy.title,
    alt: describe(brief, direction.label),
    style: direction.style,
    composition: composition.name,
    label: direction.label,
  };
}

/** Draws the same picture as `renderDesign` from the same request, each layer with its own pixels. Rejects as that does. */
export async function renderLayers(
  request: DesignRequest,
  options: { signal?: AbortSignal } = {},
): Promise<LayeredDesign> {
  const { width, height } = request.brief;
  const { stage, scale } = await drawDesign(request, { ...options, layered: true });
  return { width, height, layers: await paintLayers(stage, scale, options.signal) };
}
