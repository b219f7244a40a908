/** Hebrew, Arabic and their kin: the letters whose words run from right to left. */
export const rightToLeft = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/**
 * A name within a sentence of ours: where it runs from right to left it would take the marks and figures beside it along
 * (first strong isolate, pop directional isolate).
 */
export function isolated(text: string): string {
  return rightToLeft.test(text) ? `\u2068${text}\u2069` : text;
}

/** The same for what a sentence that comes from elsewhere quotes. */
export function isolatedQuotes(sentence: string): string {
  return sentence.replaceAll(/“([^“”]*)”/gu, (_, quoted: string) => `“${isolated(quoted)}”`);
}

/** The same sentence without its marks of direction: for what is kept under it, such as the name of a layer. */
export function unmarked(text: string): string {
  return text.replaceAll(/[\u2068\u2069]/gu, '');
}
