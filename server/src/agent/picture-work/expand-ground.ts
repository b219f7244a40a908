import type { PictureEdges } from '@easel/contract';
import sharp from 'sharp';
import type { ReferencePicture } from '../../platform/models/finish-picture.ts';

interface Sides {
  readonly width: number;
  readonly height: number;
}
export interface Ground extends Sides {
  /** Where the picture stands on it. */
  readonly left: number;
  readonly top: number;
  readonly inner: Sides;
}

/** Share of the picture's shorter side in which old and new ground meet. */
const seamShare = 0.02;

/** The picture with new ground at its edges, no side of it longer than `mostSide`: the picture is scaled until it fits. */
export function groundFor(pixels: Sides, edges: PictureEdges, mostSide: number): Ground {
  const across = 1 + edges.left + edges.right;
  const down = 1 + edges.top + edges.bottom;
  const scale = Math.min(1, mostSide / (pixels.width * across), mostSide / (pixels.height * down));
  const inner = {
    width: Math.max(1, Math.floor(pixels.width * scale)),
    height: Math.max(1, Math.floor(pixels.height * scale)),
  };
  const [left, top] = [Math.round(inner.width * edges.left), Math.round(inner.height * edges.top)];
  const width = Math.min(mostSide, left + inner.width + Math.round(inner.width * edges.right));
  const height = Math.min(mostSide, top + inner.height + Math.round(inner.height * edges.bottom));
  return { width, height, left, top, inner };
}

/**
 * The picture on its new ground, which carries on its edges for a model to begin from, and the mask of what is new.
 * The mask reaches a little into the picture at the edges that grow, so that the two can be joined without a line.
 */
export async function onGround(
  picture: ReferencePicture,
  ground: Ground,
): Promise<{ picture: ReferencePicture; mask: ReferencePicture }> {
  const { width, height, left, top, inner } = ground;
  const [right, bottom] = [width - left - inner.width, height - top - inner.height];
  const sized = await sharp(picture.bytes)
    .autoOrient()
    .resize(inner.width, inner.height, { fit: 'fill' })
    .png()
    .toBuffer();
  const spread = await sharp(sized).extend({ left, top, right, bottom, extendWith: 'copy' }).png().toBuffer();
  const soft = await sharp(spread)
    .flatten({ background: '#ffffff' })
    .blur(Math.max(1, Math.min(width, height) / 40))
    .png()
    .toBuffer();
  const bytes = await sharp(soft)
    .composite([{ input: sized, left, top }])
    .png()
    .toBuffer();
  const seam = Math.max(1, Math.round(Math.min(inner.width, inner.height) * seamShare));
  const inset = (grown: number) => (grown > 0 ? seam : 0);
  const kept = {
    width: Math.max(1, inner.width - inset(left) - inset(right)),
    height: Math.max(1, inner.height - inset(top) - inset(bottom)),
  };
  const black = await sharp({ create: { ...kept, channels: 3, background: '#000000' } })
    .png()
    .toBuffer();
  const mask = await sharp({ create: { width, height, channels: 3, background: '#ffffff' } })
    .composite([{ input: black, left: left + inset(left), top: top + inset(top) }])
    .png()
    .toBuffer();
  return { picture: { bytes, mediaType: 'image/png' }, mask: { bytes: mask, mediaType: 'image/png' } };
}
