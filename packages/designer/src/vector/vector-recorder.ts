import { Path2D } from '@napi-rs/canvas';
import type { Canvas, SKRSContext2D } from '@napi-rs/canvas';
import type { DesignLayer } from '../compositions/design-layer.ts';
import { hexOf } from '../raster/colour.ts';
import { moved, within, without } from './ink.ts';
import type { Ink } from './ink.ts';
import { Pen } from './pen.ts';
import type { Matrix } from './pen.ts';
import { textOutline } from './text-outline.ts';
import { tracePicture } from './trace-picture.ts';

export interface VectorLayer {
  layer: DesignLayer;
  inks: Ink[];
}

/** Keeps a drawing as shapes while it is drawn: draw on `context`, then say with `close` what it was. */
export interface VectorRecorder {
  context: SKRSContext2D;
  /** A context of another sheet, whose drawing stays shapes when that sheet is drawn on this one. */
  sheetContext: (canvas: Canvas) => SKRSContext2D;
  close: (layer: DesignLayer) => void;
  /** Back to front. */
  finish: () => VectorLayer[];
}

type Paint = (inks: readonly Ink[]) => void;

/** What one sheet holds so far. */
class Drawing {
  inks: Ink[] = [];
  readonly pen: Pen;
  readonly #context: SKRSContext2D;
  #clip: Path2D | undefined;
  readonly #clips: (Path2D | undefined)[] = [];

  constructor(context: SKRSContext2D) {
    this.#context = context;
    this.pen = new Pen(() => this.#context.getTransform());
  }

  save(): void {
    this.#clips.push(this.#clip);
  }

  restore(): void {
    this.#clip = this.#clips.pop();
  }

  clip(): void {
    const path = new Path2D(this.pen.path);
    const [inside] = this.#clip ? within([{ path, colour: '', opacity: 1 }], this.#clip) : [{ path }];
    this.#clip = inside?.path ?? new Path2D();
  }

  #inked(path: Path2D, style: unknown): void {
    // Print wear is a texture of pixels: a mark made of shapes has whole ink.
    if (typeof style === 'string') this.paint([{ path, ...readColour(style, this.#context.globalAlpha) }]);
  }

  fill(): void {
    this.#inked(new Path2D(this.pen.path), this.#context.fillStyle);
  }

  stroke(path: Path2D = this.pen.path): void {
    const { a, b, c, d } = this.#context.getTransform();
    const { lineWidth, lineCap: cap, lineJoin: join, miterLimit, strokeStyle } = this.#context;
    const width = lineWidth * Math.sqrt(Math.abs(a * d - b * c));
    const caps = { butt: 0, round: 1, square: 2 } as const;
    const joins = { miter: 0, round: 1, bevel: 2 } as const;
    this.#inked(new Path2D(path).stroke({ width, miterLimit, cap: caps[cap], join: joins[join] }), strokeStyle);
  }

  #rectangle(x: number, y: number, width: number, height: number): Path2D {
    const pen = new Pen(() => this.#context.getTransform());
    pen.rect(x, y, width, height);
    return pen.path;
  }

  fillRect(x: number, y: number, width: number, height: number): void {
    this.#inked(this.#rectangle(x, y, width, height), this.#context.fillStyle);
  }

  strokeRect(x: number, y: number, width: number, height: number): void {
    this.stroke(this.#rectangle(x, y, width, height));
  }

  fillText(text: string, x: number, y: number): void {
    const { font, letterSpacing, fillStyle } = this.#context;
    const line = textOutline(text, font, Number.parseFloat(letterSpacing) || 0);
    this.#inked(moved(moved(line, shiftBy(x, y)), this.#context.getTransform()), fillStyle);
  }

  /** Lays a sheet, or a picture traced into shapes, down in a box. */
  lay(inks: readonly Ink[], canvas: Canvas, box: readonly number[]): void {
    const [x = 0, y = 0, width = canvas.width, height = canvas.height] = box;
    const fit = { ...shiftBy(x, y), a: width / canvas.width, d: height / canvas.height };
    const matrix = this.#context.getTransform();
    const { globalAlpha } = this.#context;
    this.paint(
      inks.map((ink) => ({
        ...ink,
        path: moved(moved(ink.path, fit), matrix),
        opacity: ink.opacity * globalAlpha,
      })),
    );
  }

  paint: Paint = (drawn) => {
    const inks = this.#clip ? within(drawn, this.#clip) : drawn;
    const { globalCompositeOperation: operation } = this.#context;
    if (operation === 'source-over') this.inks.push(...inks);
    else if (operation === 'destination-out') for (const { path } of inks) this.inks = without(this.inks, path);
    else if (operation === 'source-in') {
      // Only whole sheets are tinted so: what is there takes the new colour.
      for (const { colour } of inks) this.inks = this.inks.map((ink) => ({ ...ink, colour }));
    } else throw new RangeError(`A mark made of shapes cannot be drawn by "${operation}".`);
  };
}

const shiftBy = (e: number, f: number): Matrix => ({ a: 1, b: 0, c: 0, d: 1, e, f });

/** As a context tells it: `#rrggbb`, or with an alpha of its own. */
function readColour(style: string, globalAlpha: number): Pick<Ink, 'colour' | 'opacity'> {
  const parts = /^rgba?\(([^)]*)\)$/.exec(style)?.[1]!.split(',').map(Number);
  if (!parts) return { colour: style, opacity: globalAlpha };
  const [red = 0, green = 0, blue = 0, alpha = 1] = parts;
  return { colour: hexOf([red, green, blue]), opacity: alpha * globalAlpha };
}

type Call = (...args: unknown[]) => unknown;

const traces = ['beginPath', 'moveTo', 'lineTo', 'quadraticCurveTo', 'bezierCurveTo', 'closePath', 'rect', 'arc'];
const rounds = ['ellipse', 'roundRect'];
const draws = ['save', 'restore', 'clip', 'fill', 'stroke', 'fillRect', 'strokeRect', 'fillText'];

/** A context that draws as the one it stands for does, and keeps in the drawing what was drawn. */
function following(real: SKRSContext2D, drawing: Drawing, drawingOf: (canvas: Canvas) => Drawing | undefined) {
  const calls = new Map<string, Call>();
  const both = (name: string, keep: Call) =>
    calls.set(name, (...args) => {
      keep(...args);
      return (real as unknown as Record<string, Call>)[name]!(...args);
    });
  const { pen } = drawing as unknown as { pen: Record<string, Call> };
  for (const name of [...traces, ...rounds]) both(name, (...args) => pen[name]!(...args));
  for (const name of draws) both(name, (...args) => (drawing as unknown as Record<string, Call>)[name]!(...args));
  both('drawImage', (picture, ...box) => {
    const canvas = picture as Canvas;
    drawing.lay(drawingOf(canvas)?.inks ?? tracePicture(canvas), canvas, box as number[]);
  });
  return new Proxy(real, {
    get: (target, name) => {
      const value: unknown = Reflect.get(target, name, target);
      if (typeof value !== 'function' || typeof name !== 'string') return value;
      return calls.get(name) ?? (value as Call).bind(target);
    },
    set: (target, name, value) => Reflect.set(target, name, value, target),
  });
}

export function createVectorRecorder(canvas: Canvas): VectorRecorder {
  const drawings = new WeakMap<Canvas, Drawing>();
  const sheetContext = (sheet: Canvas) => {
    const context = sheet.getContext('2d');
    const drawing = new Drawing(context);
    drawings.set(sheet, drawing);
    return following(context, drawing, (other) => drawings.get(other));
  };
  const context = sheetContext(canvas);
  const main = drawings.get(canvas)!;
  const layers: VectorLayer[] = [];
  return {
    context,
    sheetContext,
    close: (layer) => {
      layers.push({ layer, inks: main.inks });
      main.inks = [];
    },
    finish: () => layers,
  };
}
