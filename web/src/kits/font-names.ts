/** What the name of a font's file says of it: `OtoSans-BoldItalic.woff2` is Oto Sans, 700, italic. */
export interface FontName {
  readonly family: string;
  readonly weight?: number;
  readonly style?: string;
}

const weights: readonly [RegExp, number][] = [
  [/(extra|ultra)[\s-]?light/i, 200],
  [/(semi|demi)[\s-]?bold/i, 600],
  [/(extra|ultra)[\s-]?bold/i, 800],
  [/thin|hairline/i, 100],
  [/light/i, 300],
  [/regular|normal|book/i, 400],
  [/medium/i, 500],
  [/bold/i, 700],
  [/black|heavy/i, 900],
];

export function readFontName(fileName: string): FontName {
  const stem = fileName.replace(/\.[^.]+$/, '').replaceAll(/\[[^\]]*\]/g, '');
  // Words of style stand behind the family: a typeface may be called Black Han Sans.
  const [name = '', ...tail] = stem.split(/[-_]/);
  const said = tail.join(' ');
  const found = weights.find(([word]) => word.test(said));
  const family = (found || isItalic(said) || said === '' ? name : stem).replaceAll(/[-_]+/g, ' ');
  return {
    family: spaced(family) || spaced(stem),
    ...(found && { weight: found[1] }),
    ...(isItalic(said) && { style: 'italic' }),
  };
}

const isItalic = (said: string) => /italic|oblique/i.test(said);

/** `OtoSans` as people write it; what stands in capitals throughout stays. */
function spaced(name: string): string {
  return name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, 200);
}
