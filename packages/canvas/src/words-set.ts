import { boundsOf, contains, rotatePoint, unionOf, type BoundingBox } from './geometry.ts';
import { isOrderKey, ordersBetween, type Ordered } from './order.ts';
import { cutOf } from './picture-cut.ts';
import type { CanvasNode, NodeSource } from './records/node.ts';
import { normaliseNode } from './records/read-node.ts';
import type { TextData } from './records/node-data.ts';
import { readWording, type WordFault } from './records/wording.ts';

/** Words as they are to be set in a picture. Lengths are its pixels, unless told otherwise. */
export interface SetText {
  readonly lines: readonly string[];
  readonly family: string;
  readonly weight: number;
  readonly size: number;
  /** `#rrggbb` */
  readonly colour: string;
  readonly align: 'left' | 'center' | 'right';
  /** em */
  readonly tracking: number;
  /** A multiple of the size. */
  readonly lineHeight: number;
  /** Degrees, clockwise, about the middle of the box. */
  readonly rotation: number;
  /** A column: one letter a line. */
  readonly vertical: boolean;
  readonly box: BoundingBox;
}

export interface WordsToSet {
  /** The picture as it stands. */
  readonly picture: CanvasNode;
  /** The same without the wrong words. */
  readonly clean: { readonly assetId: string; readonly url: string; readonly width: number; readonly height: number };
  readonly texts: readonly SetText[];
  /** What was wrong, kept to be told. */
  readonly faults: readonly WordFault[];
  /** What is on the canvas: what lies over the picture stays over its words. */
  readonly others: Iterable<Ordered>;
  readonly source: NodeSource;
  readonly newId: () => string;
  /** ISO 8601 */
  readonly at: string;
}

/**
 * The nodes that put the right words in the place of the wrong ones: the picture without those, live text over it, and a
 * group that keeps them together where the picture stood. All are of one change. Where words lie beyond what the picture
 * shows, a frame as large as that holds all in the place of a group: it cuts off what the picture cuts off, and whoever
 * widens it has them. Nothing for what is no picture.
 */
export function wordsSetIn({ picture, clean, texts, faults, others, source, newId, at }: WordsToSet): CanvasNode[] {
  const reading = normaliseNode(picture);
  if (reading.kind !== 'image') return [];
  const cut = cutOf(reading);
  const scale = reading.width / (clean.width * cut.width);
  const origin = { x: reading.x - cut.x * clean.width * scale, y: reading.y - cut.y * clean.height * scale };
  const { assetId, url, width, height } = clean;
  const { thumbhash: _old, ...data } = picture.data ?? {};
  const before = readWording(picture.data ?? {});
  const cannotWrite = before?.cannotWrite && { cannotWrite: true };
  const wording = { assetId, faults: faults.map((fault) => ({ ...fault })), set: true, ...cannotWrite };
  const shown = { ...data, assetId, url, naturalWidth: width, naturalHeight: height, wording };
  const cleaned: CanvasNode = { ...picture, data: shown };
  if (texts.length === 0) return [cleaned];
  const groupId = newId();
  const middle = { x: reading.x + reading.width / 2, y: reading.y + reading.height / 2 };
  const orders = ordersBetween(picture.order, orderOver(picture, others), texts.length);
  const plain = { opacity: 1, locked: false, hidden: false, meta: { source, createdAt: at } };
  const set = texts.map((text, index): CanvasNode => {
    const { x, y, width: wide, height: high } = text.box;
    const size = { width: wide * scale, height: high * scale };
    const centre = { x: origin.x + (x + wide / 2) * scale, y: origin.y + (y + high / 2) * scale };
    const turned = rotatePoint(centre, middle, reading.rotation);
    const place = { x: turned.x - size.width / 2, y: turned.y - size.height / 2, ...size };
    const rotation = reading.rotation + text.rotation;
    const own = { id: newId(), parentId: groupId, order: orders[index]!, title: text.lines.join(' ') };
    return {
      ...plain,
      ...own,
      opacity: reading.opacity,
      ...place,
      type: 'text',
      rotation,
      data: { ...textDataOf(text, scale) },
    };
  });
  const name = reading.title;
  const seen = { x: cut.x * width, y: cut.y * height, width: cut.width * width, height: cut.height * height };
  const isCut = (cut.width < 1 || cut.height < 1) && texts.some((text) => !contains(seen, boundsOf(spanOf(text))));
  const { x, y, rotation } = reading;
  const box = isCut
    ? { x, y, width: reading.width, height: reading.height, rotation }
    : { ...unionOf([cleaned, ...set].map((node) => boundsOf(normaliseNode(node))))!, rotation: 0 };
  const group: CanvasNode = {
    ...plain,
    ...box,
    id: groupId,
    type: 'frame',
    order: picture.order!,
    parentId: picture.parentId ?? null,
    title: name,
    data: { name, background: 'transparent', clip: isCut, ...(!isCut && { group: true }) },
  };
  return [group, { ...cleaned, parentId: groupId }, ...set];
}

/** What a text covers before it is turned. */
const spanOf = ({ box, rotation }: SetText) => ({ ...box, rotation });

/** The height of the next one that lies over a node; `null` where none does. */
function orderOver({ order }: CanvasNode, others: Iterable<Ordered>): string | null {
  let next: string | null = null;
  for (const other of others) {
    if (!isOrderKey(other.order) || !isOrderKey(order) || other.order <= order) continue;
    if (next === null || other.order < next) next = other.order;
  }
  return next;
}

function textDataOf(text: SetText, scale: number): TextData {
  const { lines, family, weight, size, colour, align, tracking, lineHeight } = text;
  return {
    text: lines.join('\n'),
    fontFamily: family,
    fontSize: size * scale,
    fontWeight: weight,
    fontStyle: 'normal',
    color: colour,
    align,
    lineHeight,
    letterSpacing: tracking * size * scale,
    autoWidth: true,
  };
}
