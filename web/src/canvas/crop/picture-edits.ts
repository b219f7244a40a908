/** What becomes of a picture's record: pure. */
import { centreOf, cutOf, normaliseNode, type CanvasNode } from '@easel/canvas';
import { tidy } from '../edits.ts';

/** Browsers draw no canvas that is longer. */
export const longestSide = 8192;

export interface NewPicture {
  readonly assetId: string;
  readonly url: string;
  readonly naturalWidth: number;
  readonly naturalHeight: number;
}

/** Another picture in the same place: as wide, about the same middle, whole. */
export function replacedPicture(node: CanvasNode, picture: NewPicture): CanvasNode {
  const { crop: _crop, prompt: _prompt, model: _model, ...kept } = node.data ?? {};
  const height = (node.width * picture.naturalHeight) / Math.max(1, picture.naturalWidth);
  return { ...aboutMiddle(node, node.width, height), data: { ...kept, ...picture } };
}

/** As large as its own pixels; null when these are not known or it is so already. */
export function atOriginalSize(node: CanvasNode): CanvasNode | null {
  const reading = normaliseNode(node);
  if (reading.kind !== 'image' || !reading.data.naturalWidth || !reading.data.naturalHeight) return null;
  const cut = cutOf(reading);
  const [width, height] = [
    Math.round(cut.width * reading.data.naturalWidth),
    Math.round(cut.height * reading.data.naturalHeight),
  ];
  if (Math.abs(width - node.width) < 1 && Math.abs(height - node.height) < 1) return null;
  return aboutMiddle(node, width, height);
}

/** The largest radius that a box of this size shows. */
export function mostRadius({ width, height }: Pick<CanvasNode, 'width' | 'height'>): number {
  return Math.floor(Math.min(width, height) / 2);
}

export function withRadius(node: CanvasNode, radius: number): CanvasNode {
  const { cornerRadius: _radius, ...rest } = node.data ?? {};
  return { ...node, data: radius <= 0 ? { ...rest, cornerRadius: 0 } : { ...rest, cornerRadius: tidy(radius) } };
}

export function aboutMiddle(node: CanvasNode, width: number, height: number): CanvasNode {
  const { x, y } = centreOf(node);
  return { ...node, x: tidy(x - width / 2), y: tidy(y - height / 2), width: tidy(width), height: tidy(height) };
}
