import type { PlacedLine } from '../../canvas/far/draw-text.ts';
import { n } from '../vector/shape-outline.ts';

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** As text or as the value of an attribute; what XML knows no way to say is left out. */
export const escape = (text: string) =>
  [...text]
    .filter((letter) => letter >= ' ' || letter === '\n' || letter === '\t')
    .join('')
    .replaceAll(/[&<>"]/g, (letter) => entities[letter] ?? letter);

/**
 * Lines as text of SVG, each where it is placed. Those that run from right to left are texts of their own: only a whole
 * text has a direction, a part of it cannot turn.
 *
 * @param look the attributes of typeface, size and colour
 */
export function textElements(look: string, lines: readonly PlacedLine[]): string {
  const texts = Map.groupBy(lines, (line) => (line.direction === 'rtl' ? line : null));
  return [...texts.values()].map((own) => textElement(look, own)).join('');
}

function textElement(look: string, lines: readonly PlacedLine[]): string {
  const turned = lines[0]?.direction === 'rtl';
  const spans = lines.map(({ text, x, baseline, width }) => {
    return `<tspan x="${n(turned ? x + width : x)}" y="${n(baseline)}">${escape(text)}</tspan>`;
  });
  const way = turned ? ' direction="rtl"' : '';
  return `<text xml:space="preserve" ${look}${way}>${spans.join('')}</text>`;
}
