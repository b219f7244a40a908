import type { DesignLayer, LayerText, PaintedLayer } from '../compositions/design-layer.ts';
import { glyphPath } from '../type/glyph-path.ts';
import { isFontFamily } from '../type/fonts.ts';
import { attributes, escaped } from './svg-markup.ts';

const anchors: Readonly<Record<string, string>> = { left: 'start', centre: 'middle', right: 'end' };

/** "noto-sans-sc" → "Noto Sans SC", as a machine that has it calls it. */
const familyName = (slug: string): string =>
  slug
    .replaceAll(/(?:^|-)([a-z])/g, (_, first: string) => ` ${first.toUpperCase()}`)
    .trim()
    .replace(/\bSc\b/, 'SC');

/** How wide the designer set a line: a machine without its typeface keeps to that. */
function widthOf(line: string, { family, weight = 400, size, tracking = 0 }: LayerText): number | undefined {
  return isFontFamily(family) ? glyphPath(line, { family, weight }, size, tracking).advance : undefined;
}

function textOf({ bbox, name }: DesignLayer, text: LayerText): string {
  const { size, lineHeight = 1.2, tracking = 0, baseline = bbox.y + size } = text;
  const x = bbox.x + bbox.width * (text.align === 'left' ? 0 : text.align === 'right' ? 1 : 0.5);
  const common = {
    'data-layer': name,
    'font-family': `'${familyName(text.family)}', '${text.family}', sans-serif`,
    'font-weight': text.weight,
    'font-size': size,
    'letter-spacing': tracking === 0 ? undefined : tracking * size,
    'text-anchor': anchors[text.align] ?? 'start',
    fill: text.colour,
  };
  const lines = text.lines.map((line, index) => {
    const place = { x, y: baseline + index * lineHeight * size, textLength: widthOf(line, text) };
    return `<tspan${attributes({ ...place, lengthAdjust: 'spacingAndGlyphs' })}>${escaped(line)}</tspan>`;
  });
  return `<text${attributes(common)} xml:space="preserve">${lines.join('')}</text>`;
}

function pictureOf({ name, text, box, png }: PaintedLayer): string {
  const href = `data:image/png;base64,${Buffer.from(png).toString('base64')}`;
  const title = escaped(text?.lines.join(' ') ?? name);
  const place = { x: box.x, y: box.y, width: box.width, height: box.height };
  return `<image${attributes({ 'data-layer': name, ...place, href })}><title>${title}</title></image>`;
}

/** Words that look the same set anew are words; everything else is the picture of its layer. */
export const layersSvg = (layers: readonly PaintedLayer[], ground: boolean): string[] =>
  layers
    .filter(({ kind }) => ground || kind !== 'background')
    .map((layer) => (layer.exactText && layer.text ? textOf(layer, layer.text) : pictureOf(layer)));
