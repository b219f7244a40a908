import type { Artifact, TextRenderData } from '@easel/contract';
import type { StoredPicture } from '../assets/assets.ts';
import type { DrawnLayers } from '../platform/models/embedded/designer-messages.ts';

type Layer = DrawnLayers['layers'][number];

const alignments: Record<string, TextRenderData['align']> = { left: 'left', centre: 'center', right: 'right' };

function textOf(layer: Layer, order: number, picture: StoredPicture): TextRenderData {
  const { name, bbox, box, exactText } = layer;
  const text = layer.text!;
  return {
    name,
    order,
    lines: text.lines,
    fontFamily: text.family,
    fontWeight: text.weight ?? 400,
    fontSize: text.size,
    color: text.colour,
    align: alignments[text.align] ?? 'center',
    letterSpacing: text.tracking ?? 0,
    lineHeight: text.lineHeight ?? 1.2,
    rotation: 0,
    vertical: text.align === 'vertical',
    baseline: text.baseline ?? null,
    bbox,
    exact: exactText,
    raster: { assetId: picture.id, url: picture.url, bbox: box },
  };
}

/**
 * Layers as the contract has them: the ground, what stands on it, and all texts in one artifact. A text's own pixels
 * stand beside its words, for who shows it before anybody edits it.
 * @param pictures of the layers, in their order
 */
export function artifactsOf({ width, height, layers }: DrawnLayers, pictures: readonly StoredPicture[]): Artifact[] {
  const parts = layers.map((layer, order) => ({ layer, order, picture: pictures[order]! }));
  const images = parts
    .filter(({ layer }) => !layer.text)
    .map(({ layer, order, picture }): Artifact => {
      const metadata = { width: picture.width, height: picture.height, order, name: layer.name, assetId: picture.id };
      const label = order === 0 ? 'bg_image' : 'fg_image';
      return { type: 'image', label, content: picture.url, bbox: layer.box, metadata };
    });
  const texts = parts
    .filter(({ layer }) => layer.text)
    .map(({ layer, order, picture }) => textOf(layer, order, picture));
  const metadata = { width, height, order: layers.length, name: 'text' };
  return [...images, { type: 'text', label: 'text_render_data', content: JSON.stringify({ texts }), metadata }];
}
