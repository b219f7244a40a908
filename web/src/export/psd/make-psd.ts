/** A PSD with everything as a layer: the page draws, workers decode, pack and write. */
import { normaliseNode, type BoundingBox, type Size } from '@easel/canvas';
import { placeLines, type TextReading } from '../../canvas/far/draw-text.ts';
import type { PaintItem } from '../../canvas/far/paint-list.ts';
import type { Canvas2d } from '../../canvas/far/scene-view.ts';
import { textOfPicture } from '../../canvas/text/picture-words.ts';
import type { Maker, Order, Progress } from '../order.ts';
import { xmpPacketOf } from '../origin/xmp.ts';
import { createDrawing, isPicture, paintItem, paintSubject, pictureWidth, pixelBox } from '../paint.ts';
import { clipToCorners, cornersIn, type PaintView } from '../paint-picture.ts';
import { PictureShelf } from '../picture-shelf.ts';
import { pixelsOf, tilesOf } from '../sizes.ts';
import { layerTree, leavesOf, type LayerEntry, type LayerGroup, type LayerLeaf } from './layer-tree.ts';
import type { LayerLook, LayerPlan } from './messages.ts';
import { lanesFor, PsdWork, type Lane } from './psd-work.ts';
import { textLayer } from './text-layer.ts';

interface Drawing {
  readonly order: Order;
  readonly progress: Progress;
  readonly view: PaintView;
  readonly shelf: PictureShelf;
}

export const makePsd: Maker = async (order, progress) => {
  const { subject, scale, lenient } = order;
  const { signal, begin } = progress;
  const shelf = new PictureShelf({ signal, lenient });
  const view = { k: scale, x: -subject.box.x * scale, y: -subject.box.y * scale };
  const pixels = pixelsOf(subject.box, scale);
  const tree = layerTree(subject.items, subject.canvas);
  const leaves = leavesOf(tree);
  const work = new PsdWork(lanesFor(pixels, leaves.length), signal);
  try {
    work.open(pixels, order.background);
    const drawing = { order, progress, view, shelf };
    begin('draw', leaves.length);
    const [lowest] = work.lanes;
    const wires = subject.wires.length > 0 ? [await wireLayer(drawing, lowest!, pixels)] : [];
    const shares = sharesOf(leaves, view, work.lanes.length);
    const planned = await Promise.all(work.lanes.map((lane, at) => planLeaves(drawing, lane, shares[at] ?? [])));
    const plans = new Map(planned.flat());
    const layers = [...wires, ...(await planAll(drawing, lowest!, tree, plans))];
    begin('write', 0);
    const blob = await work.write(layers, order.origin && xmpPacketOf(order.origin));
    const texts = subject.items.filter((item) => textOf(item)).length;
    return { blob, missing: [...shelf.missing], texts: { live: texts, all: texts } };
  } finally {
    work.close();
    shelf.close();
  }
};

/** Lowest first, in shares of about as many pixels. */
function sharesOf(leaves: readonly LayerLeaf[], view: PaintView, count: number): LayerLeaf[][] {
  const shares: LayerLeaf[][] = Array.from({ length: count }, () => []);
  const sizes = leaves.map(({ item }) => pixelBox(item, view)).map(({ width, height }) => width * height + 1);
  const whole = sizes.reduce((sum, size) => sum + size, 0);
  let before = 0;
  leaves.forEach((leaf, at) => {
    const middle = before + sizes[at]! / 2;
    shares[Math.min(count - 1, Math.floor((middle / whole) * count))]!.push(leaf);
    before += sizes[at]!;
  });
  return shares;
}

async function planLeaves(drawing: Drawing, lane: Lane, leaves: readonly LayerLeaf[]) {
  const plans: [LayerLeaf, LayerPlan][] = [];
  for (const leaf of leaves) {
    drawing.progress.signal.throwIfAborted();
    plans.push([leaf, await planLeaf(drawing, lane, leaf)]);
  }
  return plans;
}

async function planAll(
  drawing: Drawing,
  lane: Lane,
  entries: readonly LayerEntry[],
  leaves: ReadonlyMap<LayerLeaf, LayerPlan>,
): Promise<LayerPlan[]> {
  const plans: LayerPlan[] = [];
  for (const entry of entries) {
    if (entry.kind === 'leaf') plans.push(leaves.get(entry)!);
    else plans.push(await planGroup(drawing, lane, entry, await planAll(drawing, lane, entry.children, leaves)));
  }
  return plans;
}

async function planGroup(
  { order, view }: Drawing,
  lane: Lane,
  { frame }: LayerGroup,
  children: readonly LayerPlan[],
): Promise<LayerPlan> {
  const { reading } = frame;
  const clips = reading.kind === 'frame' && reading.data.clip && !reading.data.group;
  const plain = { name: order.nameOf(frame.node), opacity: 1, hidden: false, locked: reading.locked };
  const group = { ...plain, pixels: null, children };
  if (!clips) return group;
  const box = pixelBox(frame, view);
  const pixels = await sendPixels(lane, box, null, (context, tile) => {
    // White where one sees through; what lies outside of the box is none of it.
    context.fillStyle = '#000';
    context.fillRect(0, 0, tile.width, tile.height);
    clipToCorners(context, cornersIn(reading, view), { x: -tile.x, y: -tile.y });
    context.fillStyle = '#fff';
    context.fillRect(0, 0, tile.width, tile.height);
  });
  return { ...group, mask: { pixels } };
}

async function planLeaf(drawing: Drawing, lane: Lane, { item }: LayerLeaf): Promise<LayerPlan> {
  const { order, view, progress } = drawing;
  const { reading } = item;
  const pixels = await sendLeaf(drawing, lane, item);
  const name = order.nameOf(item.node);
  progress.advance(name);
  const plan = { name, opacity: reading.opacity, hidden: reading.hidden, locked: reading.locked, pixels };
  if (reading.kind === 'frame') return { ...plan, name: order.groundName };
  const text = textOf(item);
  return text ? { ...plan, text: textLayer(text, firstBaseline(text), view) } : plan;
}

/** Pictures go as they are, for the worker to decode and to draw; all else is drawn here, where its typefaces are. */
async function sendLeaf({ view, shelf }: Drawing, lane: Lane, item: PaintItem): Promise<number> {
  const box = pixelBox(item, view);
  const { opacity, hidden } = item.reading;
  const look = { opacity, hidden, clip: item.clip.map((frame) => cornersIn(frame, view)) };
  const file = isPicture(item) ? await shelf.takeFile(item, pictureWidth(item.reading, view.k)) : null;
  if (file instanceof Blob && isPicture(item)) {
    const id = lane.begin(box, look);
    await lane.picture(id, { reading: item.reading, view, blob: file }, (why) => shelf.refuse(item, why));
    lane.end(id);
    return id;
  }
  const bitmap = file instanceof Blob ? null : file;
  return sendPixels(lane, box, look, (context, tile) => {
    const moved = { k: view.k, x: view.x - tile.x, y: view.y - tile.y };
    paintItem(context, item, moved, bitmap, { clip: [], opacity: 1 });
  });
}

/** A text, and a picture of words as the text that it becomes once somebody writes in it: its pixels stay as they are. */
function textOf({ node, reading }: PaintItem): TextReading | undefined {
  if (reading.kind === 'text') return reading;
  const written = reading.kind === 'image' ? textOfPicture(node) : undefined;
  const words = written && normaliseNode(written);
  return words?.kind === 'text' ? words : undefined;
}

async function wireLayer(drawing: Drawing, lane: Lane, size: Size): Promise<LayerPlan> {
  const { order, view, shelf, progress } = drawing;
  const { signal } = progress;
  const subject = { ...order.subject, items: [] };
  const look = { opacity: 1, hidden: false, clip: [] };
  const pixels = await sendPixels(lane, { x: 0, y: 0, ...size }, look, (context, tile) => {
    const moved = { k: view.k, x: view.x - tile.x, y: view.y - tile.y };
    return paintSubject(context, moved, tile, { subject, shelf, signal, background: null });
  });
  return { name: order.wiresName, opacity: 1, hidden: false, locked: false, pixels };
}

function firstBaseline(reading: TextReading): number {
  const context = new OffscreenCanvas(1, 1).getContext('2d') as unknown as Canvas2d | null;
  const [first] = context ? placeLines(context, reading) : [];
  return first?.baseline ?? 0;
}

/** Draws a box of the file piece by piece and sends each to the worker. @param look null for a mask */
async function sendPixels(
  lane: Lane,
  box: BoundingBox,
  look: LayerLook | null,
  draw: (context: Canvas2d, tile: BoundingBox) => void | Promise<void>,
): Promise<number> {
  const id = lane.begin(box, look);
  for (const tile of tilesOf(box)) {
    const { canvas, context } = createDrawing(tile.width, tile.height);
    await draw(context, { ...tile, x: box.x + tile.x, y: box.y + tile.y });
    await lane.tile(id, tile.x, tile.y, canvas.transferToImageBitmap());
  }
  lane.end(id);
  return id;
}
