/**
 * A prompt while it is being read. What a reader has understood is blanked out with spaces, so that the next reader
 * doesn't take it for something else and positions stay those of the prompt.
 */
export interface Reading {
  readonly prompt: string;
  rest: string;
}

/** A private-use character marks where a phrase was taken: a clause that has been understood is not a title. */
export const blank = '\ue000';

export const startReading = (prompt: string): Reading => ({ prompt, rest: prompt });

export function blankOut(reading: Reading, start: number, length: number): void {
  reading.rest = reading.rest.slice(0, start) + blank.repeat(length) + reading.rest.slice(start + length);
}

/** Takes the first match out of the reading; its group, if it has one, is the value and is given verbatim. */
export function take(reading: Reading, pattern: RegExp): string | undefined {
  return takeFrom(reading, pattern, reading.rest);
}

/** Like `take`, but of a clause that `except` occurs in nothing is looked at from the last fact before it on. */
export function takeOutside(reading: Reading, pattern: RegExp, except: RegExp): string | undefined {
  const masked = reading.rest.replace(/[^，。；,;\n]+/gu, (clause) => {
    const at = clause.search(except);
    const from = at < 0 ? clause.length : clause.lastIndexOf(blank, at) + 1;
    return clause.slice(0, from) + blank.repeat(clause.length - from);
  });
  return takeFrom(reading, pattern, masked);
}

/** Each match, in order, as `take` gives it. */
export function takeAll(reading: Reading, pattern: RegExp): string[] {
  const found: string[] = [];
  for (let text = take(reading, pattern); text; text = take(reading, pattern)) found.push(text);
  return found;
}

function takeFrom(reading: Reading, pattern: RegExp, text: string): string | undefined {
  const match = pattern.exec(text);
  if (!match) return undefined;
  blankOut(reading, match.index, match[0].length);
  return (match.slice(1).find((group) => group !== undefined) ?? match[0]).trim();
}

/** Chinese where Han carries the sentence: "设计一个 Bean There logo" is Chinese, "poster for 茶里 teahouse" is not. */
export function isChinese(text: string): boolean {
  const han = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  const latin = text.match(/[A-Za-zÀ-ɏ]+/gu)?.length ?? 0;
  return han > 0 && han >= latin;
}

/** The text without its blanks. */
export const visible = (text: string): string => text.replaceAll(blank, ' ').replace(/\s+/g, ' ').trim();

/** Set on its own, a phrase begins with a capital. */
export const capital = (text: string): string => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());

/** Clauses of the remaining text; a clause that was taken whole comes out empty. */
export function clauses(reading: Reading): string[] {
  return reading.rest.split(/[,;\n，。；！？]|[.!?](?=\s|$)/u);
}
