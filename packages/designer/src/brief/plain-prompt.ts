import { withoutErrands } from './errands.ts';
import { partAtSpaces } from './part-at-spaces.ts';
import { partUnmarked } from './part-unmarked.ts';
import { chineseTypeWords, englishTypeWords } from './read-type.ts';
import { simplify } from './script-forms.ts';
import { takeSteps } from './read-steps.ts';
import { withoutWriter } from './who-writes.ts';

/** Emoji and stray marks are not copy, and no text face draws them. */
const withoutEmoji = (text: string) =>
  text
    // A keycap or a trademark sign is a digit or a letter first: only what is a picture goes.
    .replace(
      /(?![\d#*©®™])(?:\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier})|\u200d|\ufe0f|\u20e3/gu,
      '',
    )
    .replace(/[ \t\u00a0]+/gu, ' ')
    .trim();

/** "Hi!", 你好，: how a prompt begins is no copy. */
const greeting =
  /^(?:(?:urgent|asap|quick)\s*[!:.,–—-]+\s*(?=\p{L})|(?:hi|hello|hey|good (?:morning|afternoon|evening))(?: there| team| all| everyone)?\s*[!,.–—-]\s*(?=\p{L})|(?:你好|您好|哈喽|嗨)[呀啊]?[，,！!。\s]+)/iu;
/** "Flyer 4 my shop", "By: Nora". */
const inHaste = (text: string) =>
  text
    // "With a map-ish look".
    .replace(/,? (?:with|in|and) an? [\p{L}]+-ish (?:look|feel|style|vibe)\b/giu, '')
    // "Table number card 7".
    .replace(/\btable number (cards?|signs?),? (?:number |no\.? ?)?(\d{1,3})\b/giu, '$1 saying "Table $2"')
    .replace(/\btable (?:number|no\.?) (\d{1,3}) (cards?|signs?)\b/giu, '$2 saying "Table $1"')
    // "Name it Dragon Tears", "app name Drift".
    .replace(/(?<=^|[,;.] ?)(?:[Nn]ame|[Cc]all) it (?=\p{Lu})/gu, 'called ')
    .replace(
      /(?<=^|[,;.] ?)(?:(?:[Aa]pp|[Cc]hannel) name(?: is)?|(?:[Mm]y|[Oo]ur|[Tt]he) channel(?: name)? is) (?=\p{Lu})/gu,
      '',
    )
    // "Invite everyone to the block party".
    .replace(
      /^((?:please )?(?:help (?:me|us) )?)invite (?:everyone|everybody|people|all (?:our |the )?\p{Ll}+|(?:our|the|my|all) (?:\p{Ll}+ )?(?:neighbou?rs|friends|family|staff|team|customers|members|parents|residents|clients)) to (?=(?:the|our|my|an?) )/iu,
      '$1invitation to ',
    )
    // "Carousel, 5 slides": its parts are no words of it.
    .replace(/\b(carousel(?: posts?)?),? (?:of |with |in )?\d{1,2} (?:slides?|pages?|cards?|images?|panels?)\b/iu, '$1')
    .replace(/\b\d{1,2}[- ](?:slides?|pages?|cards?|images?|panels?) (?=carousel\b)/iu, '')
    .replace(/(?<=\p{L} )4 (?=(?:my|our|the|an?)\b)/giu, 'for ')
    .replace(/\bby:\s+(?=\p{Lu})/giu, 'by ');

/** Marks of Markdown, of lists and of channels say how the prompt is written, not what the design says. */
const withoutMarks = (text: string) =>
  text
    .replace(/^[ \t]*(?:[-*•·–]|\d{1,2}[.)、])[ \t]+/gmu, '')
    .replace(/^[ \t]*#{1,6}[ \t]+/gmu, '')
    .replace(/^[ \t]*>[ \t]?/gmu, '')
    .replace(/\*\*|(?<!_)__(?!_)|`+|~~/gu, '')
    .replace(/(?<=^|\s)#(?!\d+(?=\s|$))(?![\da-f]{3}(?:[\da-f]{3})?\b)[\p{L}\d_]+#?(?=\s|$)/giu, '')
    .replace(/[!！]{2,}/gu, '!')
    .replace(/[ \t]+$/gmu, '');

/** "Sea bass, lemon tart - Anna & Tom": whose it is stands behind a dash. */
const partAtNames = (text: string) => text.replace(/ [-–—] (?=\p{Lu}\p{L}+ & \p{Lu}\p{L}+(?:[,.;]|$))/gu, ', ');

/** "Mrs. Okafor", "George R.R. Martin", "Symphony No. 9": such stops end no sentence. */
const innerStops =
  /\b(?:(?:Mrs?|Ms|Mx)\.(?= \p{Lu})|(?<=\b(?:[Ww]ith|[Bb]y|[Ss]ee|[Mm]eet|[Ff]rom) )(?:Dr|Prof)\.(?= \p{Lu})|(?:\p{Lu}\.){2,}(?= ?\p{Lu}\p{Ll})|(?<=(?:\p{Lu}\p{Ll}+|\bby) )\p{Lu}\.(?= \p{Lu}\p{Ll})|(?:Nos?|Ep|Vol|Pt|Ch|ext|Ext)\.(?= ?\d)|vs\.(?= ))/gu;
/** 10,000 followers: such a comma parts nothing. A price has readers who know it. */
const thousands = /(?<![$€£¥￥]\s?[\d,]*)(?<=(?<!\d)\d{1,3}),(?=\d{3}(?!\d|\s?[元块€]))/gu;
/** Stands for it. */
const joint = '\u{e002}';

const bareStops = (word: string) => word.replaceAll('.', '');
const withoutStops = (text: string) => text.replace(innerStops, bareStops);

/** Puts the stops back where the prompt has them: each with the word that follows it. */
function withStops(part: string, own: string): string {
  let restored = part;
  for (const { 0: word, index } of own.matchAll(innerStops)) {
    const next = /^ ?[\p{L}\d’'-]+/u.exec(own.slice(index + word.length))?.[0] ?? '';
    restored = restored.replaceAll(bareStops(word) + next, word + next);
  }
  return restored;
}

/** 毛肚38元 鸭血18元: a space behind a price parts dishes, whatever other marks there are. */
const partAtPrices = (text: string) => text.replace(/(?<=\d\s?[元块]) (?=\p{Script=Han})/gu, '，');

/**
 * "Concert flyer - The Paper Kites - Roundhouse - 19 March": dashes, bars and dots in a row part what is said. A price
 * behind a dash belongs to what stands before it, and hours to one another.
 */
function partAtDashes(text: string): string {
  const mark = '(?:[-–—|·•]|\\/\\/?)';
  const parting = new RegExp(`(?<!\\d|[ap]m) ${mark} | ${mark} (?!\\d)`, 'giu');
  const priced = new RegExp(` ${mark} ?(?:[$€£¥]|\\d+(?:\\.\\d{1,2})?(?=$|[,;.]))`, 'gu');
  if ((text.match(parting)?.length ?? 0) < 2 || (text.match(priced)?.length ?? 0) > 1) return text;
  return text.replace(parting, ' , ');
}

/** "Apple pie - 6 apples, 200g flour, 100g butter": what is listed begins behind the dash. */
const partAtList = (text: string) =>
  / [-–—] .* [-–—] /su.test(text)
    ? text
    : text.replace(
        /(?<=[:：][^,;\n]{4,60}\p{L}) [-–—] (?=[\p{Ll}\d][^,;:\n]{1,40}(?:, [\p{Ll}\d][^,;:\n]{1,40}){2})/u,
        ', ',
      );

const orders = [
  'poster',
  'invitation',
  'banner',
  'ticket',
  'flyer',
  'pattern',
  'packaging',
  'presentation',
  'illustration',
  'thumbnail',
  'business card',
  'invite',
  'wallpaper',
];
/** Any word by which a design is ordered. */
export const anyOrder = new RegExp(`\\b(?:${englishTypeWords})\\b|(?:${chineseTypeWords})`, 'iu');

/** One letter left out, doubled or changed about with its neighbour; another letter would be another word. */
function isSlip(word: string, meant: string): boolean {
  if (word[0] !== meant[0] || Math.abs(word.length - meant.length) > 1) return false;
  const [short, long] = word.length < meant.length ? [word, meant] : [meant, word];
  if (short.length < long.length) return [...long].some((_, at) => long.slice(0, at) + long.slice(at + 1) === short);
  return [...word].some(
    (letter, at) =>
      letter !== word[at + 1] &&
      word.slice(0, at) + (word[at + 1] ?? '') + letter + word.slice(at + 2) === meant &&
      word !== meant,
  );
}

/** "postr", "invitaion": the order is understood although it is written in a hurry. */
function mendOrder(text: string): string {
  if (anyOrder.test(text)) return text;
  return text.replace(/\b[a-z]{4,}(?: cards?)?\b/giu, (word) => {
    const plain = word.toLowerCase();
    // "Parents are invited" is no slip of an order.
    if (/(?:ed|ing)$/u.test(plain)) return word;
    return orders.find((order) => isSlip(plain, order) || isSlip(plain, `${order}s`)) ?? word;
  });
}

export interface PlainPrompt {
  /** What the readers read. */
  text: string;
  /** A heading of Markdown, as the readers read it. */
  heading?: string;
  /** Lines of a list that are set as they stand; the text is without them. */
  steps: readonly string[];
  /** What they took, as the prompt writes it. */
  restore: (part: string) => string;
}

/** A sheet carries no more than this, in characters. */
const mostRead = 4000;

/**
 * As much of a text as is read, with one kind of line end and no runs of spaces: what any reader may go through many
 * times over must not be what somebody pasted by mistake.
 */
export const readable = (text: string, most: number): string =>
  text
    .slice(0, most)
    .replace(/[\uD800-\uDBFF]$/, '')
    .replace(/\r\n?|[\u2028\u2029]/gu, '\n')
    .replace(/[^\S\n]{2,}/gu, ' ');

/** The prompt without what is not language, in the one script that the readers know. */
export function plainPrompt(prompt: string): PlainPrompt {
  const all = inHaste(withoutErrands(withoutWriter(withoutEmoji(readable(prompt, mostRead)).replace(greeting, ''))));
  const { text: own, steps } = takeSteps(all);
  const { text, restore } = simplify(
    mendOrder(
      partAtList(
        partAtDashes(
          partUnmarked(
            partAtNames(partAtSpaces(partAtPrices(withoutStops(withoutMarks(own)).replace(thousands, joint).trim()))),
          ),
        ),
      ),
    ),
  );
  const heading = /^#{1,2}[ \t]+(.{2,60})$/mu.exec(own)?.[1];
  const title = heading && simplify(withoutMarks(heading).trim()).text;
  const restored = (part: string) => withStops(restore(part.replaceAll(joint, ',')), own);
  return {
    text,
    steps,
    restore: restored,
    ...(title && text.includes(title) && !anyOrder.test(title) && { heading: title }),
  };
}
