import { assetIdOf, cutOf, normaliseNode, type CanvasNode, type PictureReading } from '@easel/canvas';
import type { Size } from '../camera.ts';
import type { PictureAsk } from './asking.ts';

/** The picture as an ask names it; undefined where the node shows none of this server's. */
export function shownPicture(node: CanvasNode): PictureAsk['picture'] | undefined {
  const reading = normaliseNode(node);
  if (reading.kind !== 'image' || reading.data.url === '') return undefined;
  const title = typeof node.title === 'string' ? node.title : '';
  return { nodeId: node.id, assetId: assetIdOf(node) ?? '', url: reading.data.url, title };
}

/** How many pixels of its file a node shows. */
export function shownPixels(picture: PictureReading): Size {
  const { naturalWidth, naturalHeight } = picture.data;
  const cut = cutOf(picture);
  return {
    width: Math.max(1, Math.round((naturalWidth || picture.width) * cut.width)),
    height: Math.max(1, Math.round((naturalHeight || picture.height) * cut.height)),
  };
}
