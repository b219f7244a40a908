import type { Artifact, TextRenderData } from '@easel/contract';
import type { StoredPicture } from '../assets/assets.ts';
import type { Part, Parts } from './parts.ts';

interface PlacedPart {
  readonly part: Part;
  /** From the back. */
  readonly order: number;
  readonly picture: StoredPicture;
}

/** Where a part was found, what it lies on and what may be wrong with it. */
function doubtsOf({ finding }: Part) {
  if (!finding) return {};
  const { parentId, confidence, warnings } = finding;
  return { confidence, warnings: [...warnings], ...(parentId !== null && { parent: parentId }) };
}

function imageOf({ part, order, picture }: PlacedPart): Artifact {
  const { width, height } = picture;
  const found = part.finding && { id: part.finding.id, class: part.finding.class };
  const metadata = { width, height, order, name: part.name, assetId: picture.id, ...found, ...doubtsOf(part) };
  const label = order === 0 ? 'bg_image' : 'fg_image';
  return { type: 'image', label, content: picture.url, bbox: part.box, metadata };
}

function textOf({ part, order, picture }: PlacedPart): TextRenderData {
  const text = part.text!;
  return {
    name: part.name,
    order,
    lines: [...text.lines],
    fontFamily: text.family,
    fontWeight: text.weight,
    fontSize: text.size,
    color: text.colour,
    align: text.align,
    letterSpacing: text.tracking,
    lineHeight: text.lineHeight,
    rotation: text.rotation,
    vertical: text.vertical,
    baseline: text.baseline,
    bbox: part.bbox,
    ...(text.unturned && { unturned: text.unturned }),
    exact: text.exact,
    raster: { assetId: picture.id, url: picture.url, bbox: part.box },
    ...doubtsOf(part),
    ...(text.alternatives.length > 0 && { alternatives: [...text.alternatives] }),
  };
}

/**
 * Parts as the contract has them: the background, what stands on it, and all texts in one artifact. A text's own pixels
 * stand beside its words, for who shows it before anybody edits it.
 * @param pictures of the parts, in their order
 */
export function artifactsOf({ width, height, parts }: Parts, pictures: readonly StoredPicture[]): Artifact[] {
  const placed = parts.map((part, order): PlacedPart => ({ part, order, picture: pictures[order]! }));
  const images = placed.filter(({ part }) => !part.text).map(imageOf);
  const texts = placed.filter(({ part }) => part.text).map(textOf);
  const metadata = { width, height, order: parts.length, name: 'text' };
  return [...images, { type: 'text', label: 'text_render_data', content: JSON.stringify({ texts }), metadata }];
}
