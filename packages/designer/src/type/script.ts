const han = /\p{Script=Han}/u;
/** Characters set on the full width of an em: Han, kana, hangul and their punctuation. */
const fullWidth = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff00-\uffef]/u;

export const hasHan = (text: string): boolean => han.test(text);
export const isFullWidth = (character: string): boolean => fullWidth.test(character);
