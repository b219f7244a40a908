/** Text within an element or an attribute; what XML has no way to write is left out. */
export const escaped = (text: string): string =>
  [...text]
    .filter((character) => /[\t\n\r -\uD7FF\uE000-\uFFFD]/.test(character) || character.length > 1)
    .join('')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

type Value = string | number | undefined;

/** Attributes with two decimals, those without a value left out. */
export const attributes = (values: Readonly<Record<string, Value>>): string =>
  Object.entries(values)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${typeof value === 'number' ? rounded(value) : escaped(String(value))}"`)
    .join('');

export const rounded = (value: number): string => String(Math.round(value * 100) / 100);

export interface SvgPage {
  /** Pixels, as it is shown. */
  width: number;
  height: number;
  /** Pixels, as it is drawn. */
  sheet: { width: number; height: number };
  title: string;
  description: string;
  body: string[];
}

export function svgPage({ width, height, sheet, title, description, body }: SvgPage): string {
  const size = attributes({ width, height, viewBox: `0 0 ${sheet.width} ${sheet.height}` });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg"${size} role="img">`,
    `<title>${escaped(title)}</title>`,
    `<desc>${escaped(description)}</desc>`,
    ...body,
    '</svg>\n',
  ].join('\n');
}
