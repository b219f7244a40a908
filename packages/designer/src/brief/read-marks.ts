import type { CopyMark, DesignType } from './brief.ts';
import { blankOut, type Reading } from './reading.ts';

const figure = '\\d[\\d,]*(?:\\.\\d+)?';
const patterns: Record<CopyMark['kind'], RegExp> = {
  row: /\brow [A-Z\d]{1,3}\b|\d{1,3}排(?!\d)/giu,
  seat: /\bseats? [A-Z]?\d{1,3}[A-Z]?(?:\s?[-–&]\s?[A-Z]?\d{1,3}[A-Z]?)?\b|(?:\d{1,3}排)?\d{1,3}座/giu,
  gate: /\b(?:gate|entrance|stand|block|section) [A-Z\d]{1,3}\b|[A-Z\d一二三四五六七八九十]{1,2}(?:号门|号入口|检票口|看台|区(?=$|[，,。；\s\d]))/giu,
  number: /(?:\b(?:no|nr|number|ticket no)\b\.?|#|№|编号|票号)\s?[:：]?\s?[A-Z]{0,3}-?\d{3,10}\b/giu,
  distance: new RegExp(`${figure}\\s?-?(?:km|kilomet(?:re|er)s?|mi|miles?)\\b|${figure}\\s?(?:公里|千米)`, 'giu'),
  climb: new RegExp(
    `${figure}\\s?(?:m|met(?:re|er)s?|ft|feet) (?:of )?(?:climb(?:ing)?|ascent|elevation(?: gain)?|gain|up)\\b|\\b(?:climb|ascent|elevation(?: gain)?):? ${figure}\\s?(?:m|ft)\\b|(?:累计)?(?:爬升|海拔|上升)约?${figure}\\s?米`,
    'giu',
  ),
  weight: new RegExp(
    `(?:net (?:wt\\.?|weight) |净含量|净重|规格)?[:：]?\\s?${figure}\\s?(?:kg|g|ml|cl|l|oz|fl\\.? oz|lbs?|grams?|kilos?|lit(?:re|er)s?)\\b|(?:净含量|净重|规格)?[:：]?\\s?${figure}\\s?(?:克|千克|公斤|毫升|升)`,
    'giu',
  ),
  flavour:
    /\b(?:\p{Ll}+ )?[\p{L}]+(?: (?:and|&) [\p{L}]+)? flavou?r(?:ed)?\b|(?<=^|[，,、；\s])[\p{Script=Han}]{1,3}(?:口味|味)(?=$|[，,、。；\s])/giu,
};

const kindsOf: Partial<Record<DesignType, readonly CopyMark['kind'][]>> = {
  ticket: ['seat', 'row', 'gate', 'number'],
  map: ['climb', 'distance'],
  packaging: ['weight', 'flavour'],
  product: ['weight', 'flavour'],
};

/** What a ticket, a map or a pack sets apart, in the order of the prompt. Takes what it read. */
export function readMarks(reading: Reading, type: DesignType): CopyMark[] {
  const found: (CopyMark & { index: number })[] = [];
  for (const kind of kindsOf[type] ?? [])
    for (const match of reading.rest.matchAll(patterns[kind])) {
      // Two kinds may claim the same words: the first has them.
      if (reading.rest.slice(match.index, match.index + match[0].length) !== match[0]) continue;
      found.push({ kind, text: match[0].replace(/^[:：\s]+/u, ''), index: match.index });
      blankOut(reading, match.index, match[0].length);
    }
  return found.toSorted((a, b) => a.index - b.index).map(({ kind, text }) => ({ kind, text }));
}
