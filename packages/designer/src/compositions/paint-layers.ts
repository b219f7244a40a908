import { setImmediate } from 'node:timers/promises';
import sharp from 'sharp';
import type { BoundingBox } from '../type/bounding-box.ts';
import { gradeHex, gradePixels, type Grade } from '../edits/grade.ts';
import { nameOfFamily } from '../type/own-fonts.ts';
import type { DesignLayer, LayerText, PaintedLayer } from './design-layer.ts';
import { inkBox } from './layer-pixels.ts';
import type { RecordedLayer } from './layer-recorder.ts';
import type { Stage } from './stage.ts';

function reduceText(text: LayerText, scale: number): LayerText {
  const size = Math.round((text.size / scale) * 10) / 10;
  return { ...text, size, ...(text.baseline !== undefined && { baseline: text.baseline / scale }) };
}

/** The layer of a design that was drawn `scale` times as large as asked. */
export function describeLayer(drawn: DesignLayer, scale: number, grade?: Grade): DesignLayer {
  const layer = graded(nameFamily(drawn), drawn.asIs ? undefined : grade);
  if (scale === 1) return layer;
  const { bbox, text } = layer;
  const reduced = {
    x: Math.floor(bbox.x / scale),
    y: Math.floor(bbox.y / scale),
    width: Math.max(1, Math.floor(bbox.width / scale)),
    height: Math.max(1, Math.floor(bbox.height / scale)),
  };
  return { ...layer, bbox: reduced, ...(text && { text: reduceText(text, scale) }) };
}

function graded(layer: DesignLayer, grade: Grade | undefined): DesignLayer {
  const { text } = layer;
  return grade && text ? { ...layer, text: { ...text, colour: gradeHex(text.colour, grade) } } : layer;
}

/** A typeface that somebody brought is known here by its file, to them by its name. */
function nameFamily(layer: DesignLayer): DesignLayer {
  return layer.text ? { ...layer, text: { ...layer.text, family: nameOfFamily(layer.text.family) } } : layer;
}

/** Pixels that the filter of a reduction looks to either side. */
const reach = 3;

/** The box, grown to whole pixels of the reduced sheet and by what its filter reads. */
function reducible(box: BoundingBox, scale: number, sheet: { width: number; height: number }): BoundingBox {
  if (scale === 1) return box;
  const x = Math.max(0, (Math.floor(box.x / scale) - reach) * scale);
  const y = Math.max(0, (Math.floor(box.y / scale) - reach) * scale);
  const right = Math.min(sheet.width, (Math.ceil((box.x + box.width) / scale) + reach) * scale);
  const bottom = Math.min(sheet.height, (Math.ceil((box.y + box.height) / scale) + reach) * scale);
  return { x, y, width: right - x, height: bottom - y };
}

async function paintLayer(recorded: RecordedLayer, stage: Stage, scale: number): Promise<PaintedLayer | undefined> {
  const { layer, pixels, plainText } = recorded;
  const { width, height, direction } = stage;
  if (direction.grade && !layer.asIs) gradePixels(pixels, direction.grade);
  const ink = inkBox(pixels, width);
  if (!ink) return undefined;
  const cut = reducible(ink, scale, stage);
  const box = { x: cut.x / scale, y: cut.y / scale, width: cut.width / scale, height: cut.height / scale };
  const picture = sharp(pixels, { raw: { width, height, channels: 4 } }).extract({
    left: cut.x,
    top: cut.y,
    width: cut.width,
    height: cut.height,
  });
  const sized = scale === 1 ? picture : picture.resize(box.width, box.height, { fit: 'fill' });
  const png = await sized.png({ compressionLevel: 3, adaptiveFiltering: false }).toBuffer();
  const exactText = plainText && layer.text?.tracking !== undefined && layer.text.align !== 'vertical';
  return { ...describeLayer(layer, scale, direction.grade), box, png: new Uint8Array(png), exactText };
}

/** Of words in several columns each is a layer, from the right: no text that is edited runs down in more than one. */
function* columnsApart(recorded: RecordedLayer, width: number): Iterable<RecordedLayer> {
  const { layer, pixels } = recorded;
  const { text, bbox } = layer;
  if (text?.align !== 'vertical' || text.lines.length < 2) return yield recorded;
  const { lines, size, lineHeight = 1 } = text;
  for (const [index, line] of lines.entries()) {
    const middle = bbox.x + bbox.width - size / 2 - index * lineHeight * size;
    const half = (lineHeight * size) / 2;
    const [left, right] = [index === lines.length - 1 ? 0 : middle - half, index === 0 ? width : middle + half];
    const own = pixels.slice();
    for (let at = 3; at < own.length; at += 4) {
      const x = ((at >> 2) % width) + 0.5;
      if (x < left || x >= right) own[at] = 0;
    }
    const box = { ...bbox, x: Math.round(middle - size / 2), width: Math.round(size) };
    yield { ...recorded, pixels: own, layer: { ...layer, bbox: box, text: { ...text, lines: [line] } } };
  }
}

/** The layers of a finished drawing, each with its own pixels, at the size that was asked for. */
export async function paintLayers(stage: Stage, scale: number, signal?: AbortSignal): Promise<PaintedLayer[]> {
  const painted: PaintedLayer[] = [];
  for (const recorded of stage.recorder?.finish() ?? []) {
    signal?.throwIfAborted();
    for (const one of columnsApart(recorded, stage.width)) {
      const layer = await paintLayer(one, stage, scale);
      if (layer) painted.push(layer);
      await setImmediate();
    }
  }
  return painted;
}
