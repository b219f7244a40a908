import { createCanvas } from '@napi-rs/canvas';
import type { Canvas, SKRSContext2D } from '@napi-rs/canvas';
import type { Brief } from '../brief/brief.ts';
import type { Direction } from '../direction/direction.ts';
import type { Palette } from '../palette/palette.ts';
import { seededRandom } from '../raster/random.ts';
import type { BoundingBox } from '../type/bounding-box.ts';
import type { DesignLayer, LayerText } from './design-layer.ts';
import type { LayerName } from './layer-names.ts';
import { createLayerRecorder } from './layer-recorder.ts';
import type { LayerRecorder } from './layer-recorder.ts';
import { createVectorRecorder } from '../vector/vector-recorder.ts';
import type { VectorRecorder } from '../vector/vector-recorder.ts';

/** The picture of one subject in the design's style, transparent around it. */
export interface Figure {
  /** Of the subject. */
  key?: string;
  canvas: Canvas;
  /** Where its ink lies, as shares of the picture's sides. */
  ink: BoundingBox;
  /** The mean colour of its ink: what stands behind it must differ. */
  tone: string;
}

/** What a composition works on: one sheet, its copy, its colours, and a record of what was put where. */
export interface Stage {
  canvas: Canvas;
  context: SKRSContext2D;
  /** Pixels. */
  width: number;
  height: number;
  /** The side of a square of the same area: what strokes, margins and small type are measured by. */
  measure: number;
  margin: number;
  /** width / height */
  aspect: number;
  brief: Brief;
  direction: Direction;
  palette: Palette;
  seed: number;
  random: () => number;
  layers: DesignLayer[];
  /** Figures of the direction's subjects, hero first; may be empty. */
  figures: Figure[];
  /** Whether the direction's grade is in the pixels already. */
  graded?: true;
  /** Where the layers' own pixels are asked for. */
  recorder?: LayerRecorder;
  /** Where shapes are asked for. */
  vectors?: VectorRecorder;
}

export interface StageRequest {
  width: number;
  height: number;
  brief: Brief;
  direction: Direction;
  seed: number;
  figures: Figure[];
  /** Of the canvas, where the composition leaves a part of it to others. */
  sheet?: { width: number; height: number };
  /** Keeps each layer's own pixels: about twice the work. */
  layered?: boolean;
  /** Keeps the drawing as shapes. */
  asShapes?: boolean;
}

export function createStage(request: StageRequest): Stage {
  const { width, height, brief, direction, seed, figures } = request;
  const canvas = createCanvas(request.sheet?.width ?? width, request.sheet?.height ?? height);
  const recorder = request.layered ? createLayerRecorder(canvas) : undefined;
  const vectors = request.asShapes ? createVectorRecorder(canvas) : undefined;
  const context = recorder?.context ?? vectors?.context ?? canvas.getContext('2d');
  context.imageSmoothingQuality = 'high';
  // On a strip the short side rules: a margin by area would eat its height.
  // Yet a strip is shown as wide as a column of text, and so the smaller: its small type is set larger.
  const narrow = Math.min(width, height);
  const measure = Math.min(Math.sqrt(width * height), narrow * (width > height * 2.2 ? 1.7 : 1.45));
  return {
    canvas,
    context,
    width,
    height,
    measure,
    margin: Math.round(Math.min(measure * 0.058, Math.min(width, height) * 0.085)),
    aspect: width / height,
    brief,
    direction,
    palette: direction.palette,
    seed,
    random: seededRandom(seed),
    layers: [],
    figures,
    ...(recorder && { recorder }),
    ...(vectors && { vectors }),
  };
}

function close(stage: Stage, named: Pick<DesignLayer, 'name' | 'kind' | 'text'>, box: BoundingBox): void {
  const x = Math.max(0, Math.floor(box.x));
  const y = Math.max(0, Math.floor(box.y));
  const layer: DesignLayer = {
    ...named,
    bbox: {
      x,
      y,
      width: Math.max(1, Math.min(stage.width, Math.ceil(box.x + box.width)) - x),
      height: Math.max(1, Math.min(stage.height, Math.ceil(box.y + box.height)) - y),
    },
  };
  stage.layers.push(layer);
  stage.recorder?.close(layer);
  stage.vectors?.close(layer);
}

/** Notes what has been drawn, cut to the sheet. Call it right after drawing: what was drawn since the last is this layer. */
export function record(
  stage: Stage,
  name: LayerName,
  kind: Exclude<DesignLayer['kind'], 'text'>,
  box: BoundingBox,
): void {
  close(stage, { name, kind }, box);
}

/** The same of words: people know them by what they say, and so their name is any. */
export function recordWords(stage: Stage, name: string, box: BoundingBox, text: LayerText): void {
  close(stage, { name, kind: 'text', text }, box);
}

/** Keeps what has been drawn and not been noted out of the layer that comes next. */
export const settle = (stage: Stage): void => stage.recorder?.settle();

export interface Sheet {
  canvas: Canvas;
  context: SKRSContext2D;
}

/** A transparent sheet of the stage's size: for cut-outs, masks and worn ink. */
export function openSheet(stage: Pick<Stage, 'width' | 'height' | 'vectors'>): Sheet {
  const canvas = createCanvas(stage.width, stage.height);
  return { canvas, context: stage.vectors?.sheetContext(canvas) ?? canvas.getContext('2d') };
}
