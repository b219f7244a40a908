/**
 * Shows the scene from afar on one canvas. A snapshot wider than the window is copied while the view moves; a sharp one
 * is drawn in slices when it has come to rest, or ahead of where it is going.
 */
import type { BoundingBox, CanvasNode } from '@easel/canvas';
import { unionOf } from '@easel/canvas';
import type { Camera, Size } from '../camera.ts';
import type { Editor } from '../editor.ts';
import type { Editing } from '../store.ts';
import { forgetLayouts } from './draw-text.ts';
import { Lifted } from './lifted.ts';
import { createPaintList, type PaintList } from './paint-list.ts';
import { onThemeChange, readPalette, type Palette } from './palette.ts';
import type { Pictures } from './pictures.ts';
import {
  contextOf,
  placeOf,
  repaint,
  snapshotCamera,
  snapshotSize,
  startDrawing,
  type Drawing,
  type Snapshot,
  type Stage,
} from './snapshot.ts';
import { createWires, type Wires } from './wires.ts';

/** Milliseconds of rest before what was copied at another scale is drawn sharp. */
const refineAfter = 120;
/** Milliseconds between drawings for the sake of pictures that have arrived, and how many times as long as one takes. */
const arrivals = { every: 150, breath: 2 } as const;
/** A copy larger or smaller than this is drawn anew while the view still moves. */
const scaleRange = { least: 0.5, most: 2.2 } as const;
/** Milliseconds between two drawings while the view moves: more would take the frames away from the motion. */
const redrawEvery = 200;
/** Pixels of the whole scene's drawing, which stands in where nothing sharper has been drawn yet. */
const overviewSide = 1024;
/** Milliseconds of drawing in one frame. */
const slices = { moving: 4, resting: 14, first: 30 } as const;
/** More device pixels than this cost more than anyone sees. */
const mostRatio = 2;

export interface FarRendererOptions {
  readonly editor: Editor;
  readonly canvas: HTMLCanvasElement;
  readonly pictures: Pictures;
  /** The first drawing is complete: the canvas may be shown. */
  readonly onReady: () => void;
  /** Anything still on its way: a drawing, or a picture for one. */
  readonly onSettled?: (settled: boolean) => void;
}

export class FarRenderer {
  readonly #options: FarRendererOptions;
  readonly #list: PaintList;
  readonly #wires: Wires;
  readonly #lifted = new Lifted();
  readonly #stops: (() => void)[];
  #palette: Palette;
  #front: Snapshot | null = null;
  #overview: Snapshot | null = null;
  #drawing: { drawing: Drawing; done: (snapshot: Snapshot) => void } | null = null;
  #spare: HTMLCanvasElement[] = [];
  #dirty: BoundingBox[] = [];
  #due = false;
  #stale = false;
  /** When the last drawing began. */
  #began = Number.NEGATIVE_INFINITY;
  /** Milliseconds that it took. */
  #took = 0;
  #ready = false;
  /** Nothing was missing any more, at least once. */
  #settled = false;
  #closed = false;
  #refine: ReturnType<typeof setTimeout> | undefined;
  #arrivals: ReturnType<typeof setTimeout> | undefined;

  constructor(options: FarRendererOptions) {
    this.#options = options;
    const { editor, canvas, pictures } = options;
    const { store, view, preview } = editor;
    this.#list = createPaintList(store.getState().canvas);
    this.#wires = createWires(store.getState().canvas);
    this.#palette = readPalette(canvas);
    pictures.prepare(distinctPictures(this.#list));
    this.#stops = [
      view.onFrame(() => this.#paint()),
      store.subscribe((state, before) => {
        if (state.canvas !== before.canvas) this.#noticeEdit();
        if (state.editing !== before.editing) this.#noticeWriting([state.editing, before.editing]);
      }),
      preview.subscribe(({ nodes }, before) => {
        if (nodes !== before.nodes) this.#noticePreview(nodes);
      }),
      pictures.onArrive(() => this.#noticeArrival()),
      onFontsLoaded(() => {
        forgetLayouts();
        this.#redraw();
      }),
      onThemeChange(() => {
        this.#palette = readPalette(canvas);
        this.#redraw();
      }),
    ];
    this.#noticePreview(preview.getState().nodes);
    this.#redraw();
  }

  close(): void {
    this.#closed = true;
    for (const stop of this.#stops) stop();
    clearTimeout(this.#refine);
    clearTimeout(this.#arrivals);
    // Freed now: a browser may keep the pixels of a canvas nobody has any more for a long while.
    for (const canvas of [this.#front?.canvas, this.#overview?.canvas, ...this.#spare]) if (canvas) canvas.width = 0;
  }

  get #ratio(): number {
    return Math.min(devicePixelRatio, mostRatio);
  }

  #stage(without: ReadonlySet<string> = this.#lifted.ids): Stage {
    const look = { ratio: this.#ratio, palette: this.#palette, pictures: this.#options.pictures };
    const { editing } = this.#options.editor.store.getState();
    const written = editing?.kind === 'text' ? editing.id : null;
    return { list: this.#list, wires: this.#wires, look, without, written };
  }

  /** A text gives way to the field that it is written in, and comes back. */
  #noticeWriting(texts: readonly (Editing | null)[]): void {
    this.#dirty.push(...texts.flatMap((text) => (text && this.#list.find(text.id)?.bounds) ?? []));
    if (this.#dirty.length > 0) this.#request();
  }

  #noticeEdit(): void {
    const { canvas } = this.#options.editor.store.getState();
    const before = new Set(this.#wires.at(this.#lifted.ids));
    const changed = this.#list.update(canvas);
    this.#wires.update(canvas);
    if (changed.length === 0 && before.size === 0) return;
    this.#dirty.push(...changed, ...this.#wireBoxes(changed));
    this.#request();
  }

  /** Wires that end where something has changed have moved with it. */
  #wireBoxes(changed: readonly BoundingBox[]): BoundingBox[] {
    if (changed.length > 64) return changed.length > 0 ? [unionOf(changed) as BoundingBox] : [];
    return changed.flatMap((box) => this.#wires.within(box).map((wire) => wire.box));
  }

  #noticePreview(nodes: ReadonlyMap<string, CanvasNode> | null): void {
    if (nodes) {
      if (this.#lifted.show(nodes)) this.#dirtyLifted();
    } else if (this.#lifted.ids.size > 0) {
      this.#dirtyLifted();
      this.#lifted.drop();
    }
    this.#request();
  }

  #dirtyLifted(): void {
    for (const id of this.#lifted.ids) {
      const item = this.#list.find(id);
      if (item) this.#dirty.push(item.bounds);
    }
    this.#dirty.push(...this.#wires.at(this.#lifted.ids).map(({ box }) => box));
  }

  #noticeArrival(): void {
    this.#stale = true;
    const draw = () => {
      this.#arrivals = undefined;
      if (this.#stale && !this.#options.editor.view.moving) this.#redraw();
    };
    if (this.#options.pictures.settled) {
      clearTimeout(this.#arrivals);
      // A first drawing that lacks them need not be finished.
      if (this.#drawing && !this.#ready) this.#restart();
      else draw();
      // Drawing without a pause would keep the very pictures waiting that it is for.
    } else this.#arrivals ??= setTimeout(draw, Math.max(arrivals.every, arrivals.breath * this.#took));
  }

  #request(): void {
    if (this.#due) return;
    this.#due = true;
    requestAnimationFrame(() => {
      this.#due = false;
      if (!this.#closed) this.#paint();
    });
  }

  /** Shows the present moment with what has been drawn so far, and sees to what must be drawn next. */
  #paint(): void {
    const { canvas, editor } = this.#options;
    const { camera, size } = editor.view;
    if (size.width <= 1) return;
    this.#fit(canvas, size);
    this.#applyDirty();
    const context = contextOf(canvas);
    const place = this.#front && placeOf(this.#front, camera, size);
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.imageSmoothingEnabled = false;
    if (!place?.covers) {
      context.fillStyle = this.#palette.ground;
      context.fillRect(0, 0, canvas.width, canvas.height);
      this.#copy(context, this.#overview, camera, size);
    }
    this.#copy(context, this.#front, camera, size);
    this.#lifted.draw(context, this.#stage(), camera, size);
    const outgrown = place && (place.scale > scaleRange.most || place.scale < scaleRange.least);
    const hasRested = performance.now() - this.#began > redrawEvery;
    if (!place || ((!place.covers || outgrown) && hasRested)) this.#redraw();
    else if (!place.covers || place.scale !== 1 || this.#isNearEdge(place, canvas)) this.#refineSoon();
  }

  #copy(context: CanvasRenderingContext2D, snapshot: Snapshot | null, camera: Camera, size: Size): void {
    if (!snapshot) return;
    const { x, y, width, height } = placeOf(snapshot, camera, size);
    context.drawImage(snapshot.canvas, x, y, width, height);
  }

  #isNearEdge({ x, y, width, height }: BoundingBox, window: Size): boolean {
    const margin = Math.min(window.width, window.height) * 0.1;
    return x > -margin || y > -margin || x + width < window.width + margin || y + height < window.height + margin;
  }

  #fit(canvas: HTMLCanvasElement, size: Size): void {
    const [width, height] = [Math.round(size.width * this.#ratio), Math.round(size.height * this.#ratio)];
    if (canvas.width === width && canvas.height === height) return;
    canvas.width = width;
    canvas.height = height;
  }

  #applyDirty(): void {
    const boxes = this.#dirty;
    if (boxes.length === 0) return;
    this.#dirty = [];
    if (!this.#front || repaint(this.#front, boxes, this.#stage())) {
      // A drawing under way has begun with what is no longer so.
      if (this.#drawing) this.#restart();
      return;
    }
    // Too much for pieces: at once and whole, or what was dropped would jump back for a moment.
    const drawing = startDrawing(this.#takeCanvas(), this.#front.camera, this.#stage());
    drawing.step(Infinity);
    this.#show(drawing.snapshot);
    if (this.#drawing) this.#restart();
  }

  #refineSoon(): void {
    clearTimeout(this.#refine);
    this.#refine = setTimeout(() => this.#redraw(), refineAfter);
  }

  /** Draws what the window shows now, slice by slice; what is under way already goes on first. */
  #redraw(): void {
    if (this.#drawing || this.#closed) {
      this.#stale = true;
      return;
    }
    const { camera, size } = this.#options.editor.view;
    if (size.width <= 1) return;
    this.#stale = false;
    this.#began = performance.now();
    clearTimeout(this.#refine);
    this.#options.onSettled?.(false);
    const canvas = this.#takeCanvas();
    this.#options.pictures.beginPass();
    const drawing = startDrawing(canvas, snapshotCamera(camera, size, this.#ratio), this.#stage());
    // Until there is anything, a first half of it is better than nothing.
    if (!this.#front) this.#front = drawing.snapshot;
    this.#drawing = { drawing, done: (snapshot) => this.#finish(snapshot) };
    if (!this.#ready) {
      drawing.ask();
      this.#options.pictures.endPass();
    }
    this.#pump();
  }

  #restart(): void {
    const under = this.#drawing?.drawing.snapshot;
    this.#drawing = null;
    if (under && under !== this.#front) this.#spare.push(under.canvas);
    this.#redraw();
  }

  #pump(): void {
    const current = this.#drawing;
    if (!current || this.#closed) return;
    const done = current.drawing.step(this.#patience());
    // Loading begins while the rest is still being drawn.
    this.#options.pictures.endPass();
    if (!done) {
      requestAnimationFrame(() => this.#pump());
      if (this.#front === current.drawing.snapshot) this.#request();
      return;
    }
    this.#drawing = null;
    this.#took = performance.now() - this.#began;
    current.done(current.drawing.snapshot);
  }

  /** Milliseconds of drawing in one frame: while something moves the frame belongs to that. */
  #patience(): number {
    const { view, preview } = this.#options.editor;
    if (view.moving || preview.getState().gesture !== null) return slices.moving;
    return this.#settled ? slices.resting : slices.first;
  }

  #finish(snapshot: Snapshot): void {
    const { pictures, onReady, onSettled, editor } = this.#options;
    this.#show(snapshot);
    this.#request();
    if (!this.#ready) {
      this.#ready = true;
      onReady();
    }
    if (this.#stale && !editor.view.moving) this.#noticeArrival();
    else if (pictures.settled) {
      this.#settled = true;
      onSettled?.(true);
      this.#drawOverview();
    }
  }

  #show(snapshot: Snapshot): void {
    if (this.#front && this.#front.canvas !== snapshot.canvas) this.#spare.push(this.#front.canvas);
    this.#front = snapshot;
  }

  /** The whole scene, small: what one sees for a moment where the view runs ahead of the drawing. */
  #drawOverview(): void {
    if (this.#drawing || this.#overview || this.#list.items.length === 0) return;
    const around = unionOf(this.#list.items.map(({ bounds }) => bounds));
    if (!around) return;
    const k = overviewSide / Math.max(around.width, around.height, 1);
    const canvas = document.createElement('canvas');
    canvas.width = Math.ceil(around.width * k);
    canvas.height = Math.ceil(around.height * k);
    if (canvas.width < 2 || canvas.height < 2) return;
    const drawing = startDrawing(
      canvas,
      { x: -around.x * k, y: -around.y * k, k },
      { ...this.#stage(), look: this.#overviewLook() },
    );
    this.#drawing = {
      drawing,
      done: (snapshot) => {
        this.#overview = { ...snapshot, ratio: this.#ratio };
        if (this.#stale) this.#redraw();
      },
    };
    requestAnimationFrame(() => this.#pump());
  }

  /** As sharp as pictures are now: for a stand-in nothing is loaded. */
  #overviewLook(): Stage['look'] {
    return { ratio: this.#ratio, palette: this.#palette, pictures: this.#options.pictures };
  }

  #takeCanvas(): HTMLCanvasElement {
    const { width, height } = snapshotSize(this.#options.editor.view.size, this.#ratio);
    const canvas = this.#spare.pop() ?? document.createElement('canvas');
    if (canvas.width !== width || canvas.height !== height) {
      canvas.width = width;
      canvas.height = height;
    }
    return canvas;
  }
}

function distinctPictures({ items }: PaintList): number {
  const urls = items.map(({ reading }) => (reading.kind === 'image' ? reading.data.url : ''));
  return new Set(urls).size;
}

/** Calls back when typefaces have come that what was drawn may have lacked. Answers how to stop. */
function onFontsLoaded(loaded: () => void): () => void {
  document.fonts.addEventListener('loadingdone', loaded);
  return () => document.fonts.removeEventListener('loadingdone', loaded);
}
