/** What no shape tells and the rules of writing do; in this order. */
const rules: readonly (readonly [wrong: RegExp, right: string])[] = [
  [/ {2,}/g, ' '],
  // Spaces inside of numbers, and none before an hour.
  [/(\d[,.]) (\d{2})(?![\d:])/g, '$1$2'],
  [/(?<!\d)(\d{1,3},) (\d{3})(?!\d)/g, '$1$2'],
  // Signs belong to the word before them, or to the one after.
  [/(\p{Ll}) ?TM(?![\p{L}\d])/gu, '$1™'],
  [/ ([™®])/g, '$1'],
  [/([¡¿]) /g, '$1'],
  // Degrees of what is only like a "C".
  [/°\s?[€©cØÔ](?![\p{L}\d])/gu, '°C'],
  [/°?℃/g, '°C'],
  [/°%/g, '%'],
  [/(?<=\d) °(?! ?[CF])/g, '°'],
  // A wide sign brings its own room.
  [/￥ (?=\d)/g, '￥'],
  // A slash has room on both sides or on none.
  [/ \/(?=\S)|(?<=\S)\/ /g, ' / '],
  // Letters and wide marks inside of numbers, and none of a formula ("H2O").
  [/(?<=\d)，(?=\d)/g, ','],
  [/(?<=\d)(?<!\p{L}\d*)[oO](?!\p{L})/gu, '0'],
  [/(?<!\p{L})[lI](?=[,.]?\d)/gu, '1'],
  // Where small letters follow, no word is two capitals that nobody writes.
  [/(?<!\p{L})EI(?!\p{L})(?=.*\p{Ll})/gu, 'El'],
];

/** A line with what its characters are likely to be beside each other. */
export const keepWritingRules = (text: string): string =>
  rules.reduce((kept, [wrong, right]) => kept.replace(wrong, right), text).trim();
