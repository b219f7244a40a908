import { withoutErrands } from './errands.ts';
import { partAtSpaces } from './part-at-spaces.ts';
import { chineseTypeWords, englishTypeWords } from './read-type.ts';
import { capital } from './reading.ts';
import { simplify } from './script-forms.ts';

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
  text.replace(/(?<=\p{L} )4 (?=(?:my|our|the|an?)\b)/giu, 'for ').replace(/\bby:\s+(?=\p{Lu})/giu, 'by ');

/** Marks of Markdown, of lists and of channels say how the prompt is written, not what the design says. */
const withoutMarks = (text: string) =>
  text
    .replace(/^[ \t]*(?:[-*•·–]|\d{1,2}[.)、])[ \t]+/gmu, '')
    .replace(/^[ \t]*#{1,6}[ \t]+/gmu, '')
    .replace(/^[ \t]*>[ \t]?/gmu, '')
    .replace(/\*\*|__|`+|~~/gu, '')
    .replace(/(?<=^|\s)#(?!\d+(?=\s|$))(?![\da-f]{3}(?:[\da-f]{3})?\b)[\p{L}\d_]+#?(?=\s|$)/giu, '')
    .replace(/[!！]{2,}/gu, '!')
    .replace(/[ \t]+$/gmu, '');

/** "Sea bass, lemon tart - Anna & Tom": whose it is stands behind a dash. */
const partAtNames = (text: string) => text.replace(/ [-–—] (?=\p{Lu}\p{L}+ & \p{Lu}\p{L}+(?:[,.;]|$))/gu, ', ');

/** "Mrs. Okafor", "George R.R. Martin", "Symphony No. 9": such stops end no sentence. */
const innerStops =
  /\b(?:(?:Mrs?|Ms|Mx)\.(?= \p{Lu})|(?:\p{Lu}\.){2,}(?= ?\p{Lu}\p{Ll})|(?<=\p{Lu}\p{Ll}+ )\p{Lu}\.(?= \p{Lu}\p{Ll})|(?:Nos?|Ep|Vol|Pt|Ch)\.(?= ?\d)|vs\.(?= ))/gu;
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

/** "My name is Rita and I own a shop": who writes is no copy. "We are the parents' association and we're organising a quiz
 * night": who has it stands behind what they have.
 */
const ofWriter = (text: string) =>
  text
    .replace(
      /^(?:We|I)(?:['’]d| would) like to invite [^,.;\n]{2,40}? to (?=(?:an? |our |the )?\p{L})/u,
      'Invitation to ',
    )
    .replace(
      /^(\p{Script=Han}{2,6}?)里?要?[放贴挂]一?[个张块](?:牌子|告示|提示|海报)(?:提醒|告诉)\p{Script=Han}{1,3}?(?=wifi|\p{Script=Han}{3})/iu,
      '$1，',
    )
    .replace(
      /^(?:We|I)(?:['’]re|['’]m| are| am) (\p{Ll}+ing [^,.;!\n]{4,60}?),? so (?:we|I)(?:['’]re|['’]m| are| am) (?:doing|having|holding|hosting|running|organi[sz]ing|planning) (?:an? |our )?((?:[^.!\n]|\.(?=\S))+)/u,
      (_, reason: string, event: string) => `${capital(event)}, ${reason}`,
    )
    .replace(
      /^(?:The|Our|My) (?:\p{Ll}+ ){1,3}?(?:would like|wants|needs) (?=an? (?:\p{L}+ ){0,2}(?:display|poster|fl[iy]er|banner|logo|leaflet|invitation|menu|card)\b)/u,
      '',
    )
    .replace(
      /^[Ii](?:['’]m| am) an? ([^,.;!\n]{3,40}?),? and I(?:['’]d like| would like| want| need) to (?:advertise|promote|announce|share|launch) (?:my |our |an? )?((?:[^.!\n]|\.(?=\S))+)/u,
      (_, trade: string, matter: string) => `${capital(matter)}, ${trade}`,
    )
    .replace(
      /^我是(?:一[名个位])?(\p{Script=Han}{2,8})[，,](?:最近|刚刚?)?新?(?:开|办|推出)了(?=\p{Script=Han}{2})([^。\n]+)/u,
      '$2，$1',
    )
    .replace(/\b[Mm]y name(?:['’]s| is) \p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?(?:,| and)? (?=(?:I|we)\b)/u, '')
    .replace(
      /(?<=^|[.!] )[Ww]e(?:['’]re| are) (?:(?:the|an?) )?([^,.;!\n]{4,60}?),? and we(?:['’]re| are) (?:hosting|holding|organi[sz]ing|putting on|running|having|planning) (?:an? |our |the )?((?:[^.!\n]|\.(?=\S))+)/u,
      (_, house: string, event: string) => `${capital(event)}, ${house}`,
    );

/** 游泳池要贴的告示：禁止跳水: where it hangs is what the notice is called; 茶水间要贴一张提示，… only leads to it. */
const ofNotice = (text: string) =>
  text
    .replace(/^(\p{Script=Han}{2,8}?)(?:里|上)?要?[贴挂放]的(?=(?:告示|提示|须知)[：:])/u, '$1')
    .replace(/^\p{Script=Han}{2,8}?(?:窗户?上|门口|门上|墙上|橱窗里?)要?[贴挂]的[，,：:]/u, '')
    .replace(/^\p{Script=Han}{2,10}?要?贴一?[张个](?:提示|告示|通知)[，,：:]/u, '');

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
const anyOrder = new RegExp(`\\b(?:${englishTypeWords})\\b|(?:${chineseTypeWords})`, 'iu');

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
  const own = inHaste(
    withoutErrands(ofWriter(ofNotice(withoutEmoji(readable(prompt, mostRead)).replace(greeting, '')))),
  );
  const { text, restore } = simplify(
    mendOrder(
      partAtList(
        partAtDashes(
          partAtNames(partAtSpaces(partAtPrices(withoutStops(withoutMarks(own)).replace(thousands, joint).trim()))),
        ),
      ),
    ),
  );
  const heading = /^#{1,2}[ \t]+(.{2,60})$/mu.exec(own)?.[1];
  const title = heading && simplify(withoutMarks(heading).trim()).text;
  const restored = (part: string) => withStops(restore(part.replaceAll(joint, ',')), own);
  return { text, restore: restored, ...(title && text.includes(title) && !anyOrder.test(title) && { heading: title }) };
}
