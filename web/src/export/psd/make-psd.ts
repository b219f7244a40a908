/** A PSD with everything as a layer: the page draws, a worker packs and writes. */
import { normaliseNode, type BoundingBox, type Size } from '@easel/canvas';
import { placeLines, type TextReading } from '../../canvas/far/draw-text.ts';
import type { PaintItem } from '../../canvas/far/paint-list.ts';
import type { Canvas2d } from '../../canvas/far/scene-view.ts';
import { textOfPicture } from '../../canvas/text/picture-words.ts';
import type { Maker, Order, Progress } from '../order.ts';
import {
  clipTo,
  createDrawing,
  isPicture,
  loadFonts,
  paintItem,
  paintSubject,
  pictureWidth,
  pixelBox,
  type PaintView,
} from '../paint.ts';
import { PictureShelf } from '../picture-shelf.ts';
import { pixelsOf, tilesOf } from '../sizes.ts';
import { countLeaves, layerTree, type LayerEntry, type LayerGroup, type LayerLeaf } from './layer-tree.ts';
import type { LayerPlan } from './messages.ts';
import { PsdWork } from './psd-work.ts';
import { textLayer } from './text-layer.ts';

interface Drawing {
  readonly order: Order;
  readonly progress: Progress;
  readonly view: PaintView;
  readonly shelf: PictureShelf;
  readonly work: PsdWork;
}

export const makePsd: Maker = async (order, progress) => {
  const { subject, scale, lenient } = order;
  const { signal, begin, advance } = progress;
  begin('gather', 0);
  await loadFonts(subject.items);
  const shelf = new PictureShelf({ signal, lenient });
  const work = new PsdWork(signal);
  try {
    const view = { k: scale, x: -subject.box.x * scale, y: -subject.box.y * scale };
    const pixels = pixelsOf(subject.box, scale);
    const tree = layerTree(subject.items, subject.canvas);
    const drawing = { order, progress, view, shelf, work };
    begin('draw', countLeaves(tree) + 1);
    const wires = subject.wires.length > 0 ? [await wireLayer(drawing, pixels)] : [];
    const layers = [...wires, ...(await planAll(drawing, tree))];
    const composite = await sendPixels(drawing, { x: 0, y: 0, ...pixels }, true, (context, tile) =>
      paintSubject(context, { k: scale, x: view.x - tile.x, y: view.y - tile.y }, tile, { ...order, shelf, signal }),
    );
    advance();
    begin('write', 0);
    const blob = await work.write(pixels, composite, layers);
    const texts = subject.items.filter((item) => textOf(item)).length;
    return { blob, missing: [...shelf.missing], texts: { live: texts, all: texts } };
  } finally {
    work.close();
    shelf.close();
  }
};

async function planAll(drawing: Drawing, entries: readonly LayerEntry[]): Promise<LayerPlan[]> {
  const plans: LayerPlan[] = [];
  for (const entry of entries) {
    drawing.progress.signal.throwIfAborted();
    plans.push(entry.kind === 'group' ? await planGroup(drawing, entry) : await planLeaf(drawing, entry));
  }
  return plans;
}

async function planGroup(drawing: Drawing, { frame, children }: LayerGroup): Promise<LayerPlan> {
  const { order, view } = drawing;
  const { reading } = frame;
  const clips = reading.kind === 'frame' && reading.data.clip && !reading.data.group;
  const plans = await planAll(drawing, children);
  const group = { name: order.nameOf(frame.node), opacity: 1, hidden: false, pixels: null, children: plans };
  if (!clips) return group;
  const box = pixelBox(frame, view);
  const pixels = await sendPixels(drawing, box, true, (context, tile) => {
    // White where one sees through; what lies outside of the box is none of it.
    context.fillStyle = '#000';
    context.fillRect(0, 0, tile.width, tile.height);
    clipTo(context, reading, { k: view.k, x: view.x - tile.x, y: view.y - tile.y });
    context.fillStyle = '#fff';
    context.fillRect(0, 0, tile.width, tile.height);
  });
  return { ...group, mask: { pixels } };
}

async function planLeaf(drawing: Drawing, { item }: LayerLeaf): Promise<LayerPlan> {
  const { order, view, shelf, progress } = drawing;
  const { reading } = item;
  const bitmap = isPicture(item) ? await shelf.take(item, pictureWidth(item.reading, view.k)) : null;
  const pixels = await sendPixels(drawing, pixelBox(item, view), false, (context, tile) => {
    const moved = { k: view.k, x: view.x - tile.x, y: view.y - tile.y };
    paintItem(context, item, moved, bitmap, { clip: null, opacity: 1 });
  });
  const name = order.nameOf(item.node);
  progress.advance(name);
  const plan = { name, opacity: reading.opacity, hidden: reading.hidden, pixels };
  if (reading.kind === 'frame') return { ...plan, name: order.groundName };
  const text = textOf(item);
  return text ? { ...plan, text: textLayer(text, firstBaseline(text), view) } : plan;
}

/** A text, and a picture of words as the text that it becomes once somebody writes in it: its pixels stay as they are. */
function textOf({ node, reading }: PaintItem): TextReading | undefined {
  if (reading.kind === 'text') return reading;
  const written = reading.kind === 'image' ? textOfPicture(node) : undefined;
  const words = written && normaliseNode(written);
  return words?.kind === 'text' ? words : undefined;
}

async function wireLayer(drawing: Drawing, size: Size): Promise<LayerPlan> {
  const { order, view, shelf, progress } = drawing;
  const { signal } = progress;
  const subject = { ...order.subject, items: [] };
  const pixels = await sendPixels(drawing, { x: 0, y: 0, ...size }, false, (context, tile) => {
    const moved = { k: view.k, x: view.x - tile.x, y: view.y - tile.y };
    return paintSubject(context, moved, tile, { subject, shelf, signal, background: null });
  });
  return { name: order.wiresName, opacity: 1, hidden: false, pixels };
}

function firstBaseline(reading: TextReading): number {
  const context = new OffscreenCanvas(1, 1).getContext('2d') as unknown as Canvas2d | null;
  const [first] = context ? placeLines(context, reading) : [];
  return first?.baseline ?? 0;
}

/** Draws a box of the file piece by piece and sends each to the worker. */
async function sendPixels(
  { work }: Drawing,
  box: BoundingBox,
  keep: boolean,
  draw: (context: Canvas2d, tile: BoundingBox) => void | Promise<void>,
): Promise<number> {
  const id = work.begin(box, keep);
  for (const tile of tilesOf(box)) {
    const { canvas, context } = createDrawing(tile.width, tile.height);
    await draw(context, { ...tile, x: box.x + tile.x, y: box.y + tile.y });
    await work.tile(id, tile.x, tile.y, canvas.transferToImageBitmap());
  }
  work.end(id);
  return id;
}
