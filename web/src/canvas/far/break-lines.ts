/** Breaks text into lines as the browser does for `white-space: pre-wrap; overflow-wrap: anywhere`. */

export interface Line {
  readonly text: string;
  readonly width: number;
}

/** Between these a line may break: after spaces and hyphens, and on both sides of a Chinese character. */
const piece =
  /[\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\uff00-\uffef]|[^\s\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\uff00-\uffef-]+-*|-+|\s/gu;
/** A line begins with none of these: they stay with what they follow. */
const closing = /^[、。，．：；？！）」』】》〉…～—·”’]/u;

export function breakLines(text: string, width: number, measure: (text: string) => number): Line[] {
  return text.split('\n').flatMap((paragraph) => breakParagraph(paragraph, width, measure));
}

function breakParagraph(paragraph: string, width: number, measure: (text: string) => number): Line[] {
  const lines: Line[] = [];
  let line = '';
  const end = () => {
    const text = line.trimEnd();
    lines.push({ text, width: measure(text) });
    line = '';
  };
  for (const part of partsOf(paragraph)) {
    if (line === '' || measure((line + part).trimEnd()) <= width) line += part;
    else {
      end();
      line = part.trimStart();
    }
    while (line.length > 1 && measure(line.trimEnd()) > width) {
      const fits = longestFit(line, width, measure);
      const rest = line.slice(fits);
      if (rest === '') break;
      line = line.slice(0, fits);
      end();
      line = rest;
    }
  }
  end();
  return lines;
}

function partsOf(paragraph: string): string[] {
  const parts: string[] = [];
  for (const [part] of paragraph.matchAll(piece)) {
    if (closing.test(part) && parts.length > 0) parts[parts.length - 1] += part;
    else parts.push(part);
  }
  return parts;
}

/** How many characters of a word too long for any line fit on one; at least one does. */
function longestFit(word: string, width: number, measure: (text: string) => number): number {
  let [least, most] = [1, word.length];
  while (least < most) {
    const middle = Math.ceil((least + most) / 2);
    if (measure(word.slice(0, middle)) <= width) least = middle;
    else most = middle - 1;
  }
  // Not between the halves of one character.
  const code = word.charCodeAt(least - 1);
  return code >= 0xd800 && code <= 0xdbff ? least + 1 : least;
}
