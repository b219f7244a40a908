/** Titles that are said from their first word to their last, whatever commas and figures they hold. */
import type { DesignType } from './brief.ts';
import type { LabelledCopy } from './read-labels.ts';
import { blank, blankOut, capital, type Reading } from './reading.ts';

/** "YouTube thumbnail: I tried living on $5 a day for a week": a sentence about somebody keeps its figures. */
const spokenSentence =
  /^[^,;:.!?\n]{0,60}[:：]\s*((?:I|[Ww]e|[Hh]ow|[Ww]hy|[Ww]hat|[Mm]y|[Yy]ou|[Cc]an|[Ii]s|[Ss]hould|[Dd]o)(?:['’]\p{L}+)? [^:\n]{6,86}?[?!]?)\.?\s*$/u;
/** 抖音封面：挑战100元吃遍夜市. */
const spokenZh =
  /[:：]\s*(?=[^，。；\n]*\d)(\p{Script=Han}{2,12}\d+(?:元|块|万|天|个|分钟|小时|年)(?!起|[/／每])\p{Script=Han}{2,14}[？！?!]?)\s*$/u;

/** "Motivational Monday post: small steps every day", "sticker: coffee first, meetings later". */
const motto =
  /^[^:：\n]*\b(?:motivational|inspirational|affirmations?|mantra|quote of the day)\b[^:：\n]*[:：]\s*([^:：\n]{4,90}?)\.?\s*$/iu;
const onThings =
  /^[^:：\n]*\b(?:[Ss]tickers?|[Tt]-?shirts?|[Mm]ugs?|[Tt]ote(?: bag)?s?|[Hh]oodies|[Hh]oodie|[Bb]adges?|[Bb]ookmarks?|[Dd]oor ?mats?)\b[^:：,\n]*[:：]\s*(\p{L}[^:：\n\d]*(?:, (?:and )?\p{Ll}[^,:：\n\d]*)+?)\.?\s*$/u;

/** "We just raised $4M to fix hospital food": what they did keeps its figure. */
const achieved =
  /[:：]\s*((?:[Ww]e|I)(?:['’]ve)? (?:just |have |all )*(?:raised|saved|donated|won|collected|planted|sold|reached|shipped) [^,.;:\n]*\d[^,.;:\n]*)(?=\s*(?:[,;.!](?:\s|$)|$))/u;
/** "Spotify playlist cover: Sunday slow morning". */
const ofMusic = /\b(?:playlist|mixtape)\b[^:：\n]*[:：]\s*([^,;:：.\n]{3,40})\.?\s*$/iu;

/** "Sign for the fridge: anything left on Friday gets thrown away". */
const onSign =
  /\b(?:[Ss]igns?|[Nn]otices?)\b[^:\n]*:\s*((?:[Aa]nything|[Ee]verything|[Ee]veryone|[Ww]hoever|[Nn]obody|[Nn]o one) [^:,;\n]{8,70}?)\.?\s*$/u;

function wholeIn({ rest }: Reading, type: DesignType): string | undefined {
  const sentence = type === 'cover' ? spokenSentence.exec(rest)?.[1] : undefined;
  if (sentence && /\d/u.test(sentence)) return sentence;
  return (
    (type === 'cover' ? spokenZh.exec(rest)?.[1] : undefined) ??
    motto.exec(rest)?.[1] ??
    onThings.exec(rest)?.[1] ??
    onSign.exec(rest)?.[1] ??
    (type === 'social' ? achieved.exec(rest)?.[1] : undefined) ??
    (type === 'cover' ? ofMusic.exec(rest)?.[1] : undefined)
  );
}

/** "The Salt Road by Elena Marsh": whose work it is stands below what it is called. */
const workBy =
  /(?:[:：]|\bfor|\bof)\s+(?:(?:the|an?|my|our) (?:\p{Ll}+ ){0,2})?(\p{Lu}[^,;:.\n\ue000]*?) by (\p{Lu}[\p{L}.’'-]*(?: (?:van|von|de|di|der|la|le|and|&|\p{Lu}[\p{L}.’'-]*))+)(?=\s*(?:[,;.\n]|$))/u;
const works =
  /\b(?:book|novel|album|record|single|ep|memoir|cookbook|zine|thriller|poems|poetry|anthology|biography)\b/iu;
const clubs = /\b(?:book club|reading group|author talk|book launch)\b/iu;

/** Takes a title that is said whole, and whose work it names. */
export function readWhole(reading: Reading, type: DesignType, labelled: LabelledCopy): void {
  if (labelled.title) return;
  const [, work, maker] =
    ((type === 'cover' || clubs.test(reading.prompt)) && works.test(reading.prompt) && workBy.exec(reading.rest)) || [];
  if (work && maker) {
    blankOut(reading, reading.rest.indexOf(`${work} by ${maker}`), work.length + maker.length + 4);
    labelled.title = work;
    labelled.details.push(maker);
    return;
  }
  const whole = wholeIn(reading, type);
  if (!whole || whole.includes(blank)) return;
  labelled.title = capital(whole);
  blankOut(reading, reading.rest.lastIndexOf(whole), whole.length);
}
