import { attributes, escaped, rounded } from './svg-markup.ts';
import type { Ink } from './ink.ts';
import type { VectorLayer } from './vector-recorder.ts';

const pathData = (ink: Ink) =>
  ink.path.toSVGString().replaceAll(/-?\d+\.\d+(?:e-?\d+)?/g, (number) => rounded(+number));

function pathOf(ink: Ink): string {
  return `<path${attributes({
    fill: ink.colour,
    'fill-opacity': ink.opacity < 1 ? ink.opacity : undefined,
    'fill-rule': ink.path.getFillTypeString() === 'evenodd' ? 'evenodd' : undefined,
    d: pathData(ink),
  })}/>`;
}

/** A group for each layer, named as it is; words are shapes that still say what they say. */
export function shapesSvg(layers: readonly VectorLayer[], ground: boolean): string[] {
  return layers
    .filter(({ layer, inks }) => inks.length > 0 && (ground || layer.kind !== 'background'))
    .flatMap(({ layer, inks }) => [
      `<g${attributes({ 'data-layer': layer.name })}>`,
      `<title>${escaped(layer.text?.lines.join(' ') ?? layer.name)}</title>`,
      ...inks.map(pathOf),
      '</g>',
    ]);
}
