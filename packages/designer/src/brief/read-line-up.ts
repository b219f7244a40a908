/** Who plays at a festival: a row of names that no comma of a place may swallow. */
import { endsInVenue } from './read-place.ts';
import { blankOut, capital, type Reading } from './reading.ts';

const billed = /\bline-?ups?\b|\bfestival\b|\bheadlin(?:ers?|ed|ing)\b|\ball-?dayer\b|\bgig\b|\bconcert\b/iu;
const name = String.raw`(?:(?:The|the|DJ) )?\p{Lu}[\p{L}\d’'.&!-]*(?: (?:of |the |and the |& (?:the )?)?\p{Lu}[\p{L}\d’'.&!-]*)*`;
const row = new RegExp(
  String.raw`(?<=[,;:.\ue000] ?|^)(?:(with|featuring|feat\.?|headlined by|performances (?:by|from)|line-?up:?)\s+)(${name}(?:, ${name}){2,}(?:,? (?:and|&) ${name})?)(?=\s*(?:[,.;\n\ue000]|$))`,
  'u',
);
/** A design has no place for a line each of more. */
const mostLines = 5;

/** The names in their order, several to a line where there are many. Takes them, and leaves the venue behind them. */
export function readLineUp(reading: Reading): string[] {
  const match = billed.test(reading.prompt) ? row.exec(reading.rest) : null;
  if (!match) return [];
  const [all, leads = '', listed = ''] = match;
  const names = listed.split(/,? (?:and|&) (?=\p{Lu}\p{L}*(?: |$))(?!.*,)|, /u);
  const plays = endsInVenue(names.at(-1)!) ? names.slice(0, -1) : names;
  const start = match.index + all.indexOf(leads);
  const end = match.index + all.lastIndexOf(plays.at(-1)!) + plays.at(-1)!.length;
  blankOut(reading, start, end - start);
  const each = Math.ceil(plays.length / mostLines);
  return Array.from({ length: Math.ceil(plays.length / each) }, (_, at) =>
    capital(plays.slice(at * each, (at + 1) * each).join(' · ')),
  );
}
