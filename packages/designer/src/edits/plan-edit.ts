import { readable } from '../brief/plain-prompt.ts';
import { Editing, relabelled, type EditableDesign, type EditOptions, type EditPlan } from './editing.ts';
import { readContactEdits } from './read-contact-edits.ts';
import { readColourEdits } from './read-colour-edits.ts';
import { readBareFacts, readCopyEdits, readDroppedWords } from './read-copy-edits.ts';
import { readDateShifts } from './read-date-shifts.ts';
import { readListEdits } from './read-list-edits.ts';
import { readProgrammeEdits } from './read-programme-edits.ts';
import { readSignedEdits } from './read-signed-edits.ts';
import { countRows, readStepEdits } from './read-step-edits.ts';
import { readItemEdits } from './read-item-edits.ts';
import { readLanguageEdit } from './read-language-edit.ts';
import {
  readFestivalEdits,
  readLayoutEdits,
  readMoodEdits,
  readSeasonEdits,
  readSettingEdits,
  readStyleEdits,
  readTypefaceEdits,
} from './read-look-edits.ts';
import { onSheet, readSizeEdits } from './read-size-edits.ts';
import { readTitleSize } from './read-title-size.ts';
import { readSubjectEdits } from './read-subject-edits.ts';
import { readFieldEdits, readWordingEdits } from './read-wording-edits.ts';
import { readToldEdits } from './read-told-edits.ts';
import { readUnableEdits } from './read-unable-edits.ts';

/** In the order in which they may take words: what cannot be had, quotations and labels first, single adjectives last. */
const readers: readonly ((editing: Editing) => void)[] = [
  readSignedEdits,
  readProgrammeEdits,
  readDateShifts,
  readContactEdits,
  readToldEdits,
  readFieldEdits,
  readStepEdits,
  readListEdits,
  readItemEdits,
  readUnableEdits,
  readWordingEdits,
  readCopyEdits,
  readSizeEdits,
  readLanguageEdit,
  readTypefaceEdits,
  readTitleSize,
  readLayoutEdits,
  readStyleEdits,
  readColourEdits,
  readBareFacts,
  readSubjectEdits,
  readFestivalEdits,
  readSettingEdits,
  readSeasonEdits,
  readMoodEdits,
  readDroppedWords,
];

/** Nobody says more changes at once, in characters. */
const mostRead = 1000;

/**
 * What some words, English, Chinese or mixed, change about a design. What they don't name stays: copy, subjects, layout,
 * style, colours, seed. Answers `undefined` where they name nothing that could be changed. Never throws.
 */
export function planEdit(asked: string, design: EditableDesign, options: EditOptions = {}): EditPlan | undefined {
  const said = readable(asked, mostRead);
  if (isQuestion(said)) return undefined;
  const words = said.replace(interjection, '').replace(sameAsBefore, '').replace(likeIt, 'make it ');
  const editing = new Editing(words, design, options);
  for (const read of readers) read(editing);
  countRows(editing, design.brief.copy);
  const { changes, refused, sizes, variants } = editing;
  if (changes.length === 0 && refused.length === 0) return undefined;
  const inColours = (variants.length > 0 ? variants : [editing.direction.palette]).map((palette) =>
    relabelled({ ...editing.design, direction: { ...editing.direction, palette } }),
  );
  const designs = inColours.flatMap((design) =>
    sizes.length > 0 ? sizes.map((size) => relabelled(onSheet(design, size))) : [design],
  );
  return { designs: changes.length > 0 ? designs : [], changes, refused, missed: editing.missed() };
}

/** "No I said trumpet": that word drops nothing. */
const interjection =
  /^\s*(?:no|nope|nah|hmm+|ok(?:ay)?|yes|well|actually)[,.!]*\s+(?=(?:i|that|it|you|we|not|the|make|change|use|more|less|just)\b)/iu;

/** "Like the first one but green": what is said behind the "but" is all that is to change. */
const likeIt =
  /^\s*(?:just\s+)?(?:(?:like|same as)\s+(?:the|that|this)\b[^,.;]*?|(?:the\s+)?same(?:\s+(?:thing|again|one|design|poster))?),?\s*\bbut\s+(?:in\s+|make it\s+|for\s+)?/iu;

/** "It's on Sunday, same time": what stays need not be said. */
const sameAsBefore =
  /,?\s*\b(?:(?:at\s+)?the\s+)?same\s+(?:time|hour|place|venue|price|day|date)s?\b(?:\s*,?\s*\b(?:but|and|just))?,?\s*/giu;

/** Whoever asks why it is so dark wants an answer, not another sheet. */
const isQuestion = (words: string) =>
  /^\s*(?:why|what(?! about\b)|who|when|where|how (?:much|many|do|did|is|are))\b.*\?\s*$|^\s*(?:为什么|什么|谁|怎么会|多少).*[？?]\s*$/iu.test(
    words,
  );
