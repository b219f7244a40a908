/** English that is written without commas: where one thing said ends and the next begins, told by what it begins with. */
import { isRole } from './read-people.ts';
import { isChinese } from './reading.ts';

const weekday =
  '(?:mon|tue|tues|wed|thu|thur|thurs|fri|sat|sun|monday|tuesday|wednesday|thursday|friday|saturday|sunday)s?';
const hour = '\\d{1,2}(?:[:.]\\d{2})?(?:\\s?(?:-|–)\\s?\\d{1,2}(?:[:.]\\d{2})?)?\\s?(?:am|pm)';
/** Where `row` begins at least so many times, each begins a clause of its own. */
const partRows = (text: string, row: string, least: number): string =>
  (text.match(new RegExp(`\\b${row}`, 'giu'))?.length ?? 0) < least
    ? text
    : text.replace(new RegExp(`\\s+(?=${row})`, 'giu'), (space, at: number) =>
        /[,;:.\n]/u.test(text[at - 1]!) ? space : ', ',
      );

/** "Yoga class schedule Mon 7am Vinyasa Tue 6pm Yin": two and more are rows of a week. */
const ofWeek = `${weekday}:? ${hour} (?!(?:to|till|until|and|at|in|on)\\b)\\p{L}`;
/** "Wedding timeline 2:30 ceremony 3:30 cocktails 5:00 dinner": three and more hours, each with its matter. */
const onClock = '\\d{1,2}[:.]\\d{2}(?:\\s?[ap]m)? (?!to\\b|till\\b|until\\b|[ap]m\\b|-)\\p{L}';

const priceList = /\b(?:menus?|(?:price|pricing|drinks|wine) (?:list|board|sheet|card|table)s?|prices)\b/iu;
/** What a price may be, where a name stands before it and another behind it. */
const bare = '[$€£]?\\d{1,4}(?:\\.\\d{1,2})?';
const inRow = new RegExp(`(?:\\p{L}[\\p{L}’'-]*(?: \\p{L}[\\p{L}’'-]*){0,3} ${bare}(?:\\s+|$)){3,}`, 'u');
/** Where a house ends and its first dish begins nobody can tell of "nail salon gel 35", but by what a house is. */
const houseThen =
  /^((?:.*\b)?(?:salon|shop|bar|caf[eé]|truck|van|stall|stand|bakery|restaurant|diner|pub|parlou?r|studio|spa|clinic|garage|barber'?s?|barbershop|kitchen|deli|grill|house))\s+(?=\p{L})/iu;
/** "Price list for a nail salon gel 35 acrylic 50 pedicure 40". */
function partPrices(text: string): string {
  const order = priceList.exec(text);
  if (!order || /[,;\n]/u.test(text)) return text;
  // "Dog grooming price list small dogs 35": the list begins behind the order's own words.
  const own = order.index + order[0].length;
  const row = inRow.exec(text.slice(own));
  if (!row) return text;
  const before = text.slice(0, own + row.index);
  const parted = row[0].trim().replace(new RegExp(`(?<=\\p{L} ${bare})\\s+`, 'gu'), ', ');
  const [, house] = houseThen.exec(before + parted.split(/\d/u)[0]!) ?? [];
  const head = house ?? (/^ (?!for\b|of\b)/u.test(text.slice(own)) ? before.trimEnd() : undefined);
  const whole = before + parted;
  const rest = text.slice(before.length + row[0].length);

  return head && head.length >= before.trimEnd().length
    ? `${head}: ${whole.slice(head.length).trim()}${rest}`
    : whole + rest;
}

/** "Starters - soup 6, bruschetta 7; Mains - risotto 14": headings of a menu. */
const heading = /(?<=(?:^|[:;\n]) ?)(\p{Lu}[\p{L} &]{2,20}) [-–—] (?=\p{L}[^;:\n–—-]*\d)/gu;
const partHeadings = (text: string): string =>
  priceList.test(text) && (text.match(heading)?.length ?? 0) > 1 ? text.replace(heading, '$1: ') : text;

/** "Sofa $100 desk $40 lamp $10": three and more goods with their prices. */
const good = '\\p{Ll}[\\p{Ll}-]+ [$€£]\\d{1,5}(?:\\.\\d{2})?';
const goods = new RegExp(`(?<=\\p{Ll}) ${good}(?: ${good}){2,}(?=\\s|$|[,.;])`, 'u');
const partGoods = (text: string): string =>
  text.replace(goods, (row, at: number) => {
    const goesOn = /^ \p{L}/u.test(text.slice(at + row.length));
    return row.replace(new RegExp(` (?=${good})`, 'gu'), ', ') + (goesOn ? ',' : '');
  });

/** "Business card Maria Lopez Realtor 305-555-0188". */
const card = /\b(?:business|visiting|calling|name) cards?\b/iu;
const withRole =
  /(?<=\b[Cc]ards? (?:for )?)(\p{Lu}[\p{L}’'-]+ \p{Lu}[\p{L}’'-]+) ((?:[\p{L}’'-]+ ){0,2}?[\p{L}’'-]+)(?=$| (?:[+(]?\d|\S+@))/u;
const partCard = (text: string): string =>
  card.test(text) && !/[,;\n]/u.test(text)
    ? text
        .replace(withRole, (all, name: string, role: string) => (isRole(role) ? `${name}, ${role}` : all))
        .replace(/(?<![\d:]) (?=[+(]?\d[\d ()-]{6,}| ?[\w.+-]+@[\w-]+\.)/gu, ', ')
    : text;

/** What whoever reads it is to do begins a clause of its own: "quiz night 7pm the crown sign up from 6.30". */
const asks =
  /(?<=[\p{L}\d)])\s+(?=(?:apply (?:inside|within|in person|online|at|to|by|now)|(?:enquire|inquire|ask) (?:inside|within|at)|sign up (?:at|from|by|in|on|now|here)|(?:call|text|phone|ring|whatsapp) (?:\p{Lu}\p{L}+ (?:on |at )?)?[+(]?\d[\d ()-]{5,}|rsvp (?:to|by|at)\b|register (?:at|by|on|now|online)|book (?:at|on|now|online|your)|tickets (?:at|from|on)\b|doors (?:at |open )?\d|no experience (?:needed|necessary|required)|experience (?:preferred|required)|free (?:quotes?|estimates?|consultations?)\b|[+(]?\d[\d ()-]{6,}\d$|full[- ]time\b|part[- ]time\b|(?<=\p{Lu}\p{L}+ )free(?: entry| admission)?$))/gu;

const reaches =
  /(?:\b(?:call|text|phone|ring|contact|rsvp|ask|agent|mrs?|ms|on|at|to|tel|whatsapp|with|from|office)\b\.? ?(?:[\p{L}’'.-]+ ?){0,3}|[\d)] ?)$/iu;

/** Words that no clause ends with. */
const leadsOn =
  /\b(?:an?|the|our|your|please|and|or|to|can|should|must|just|also|you|we|us|then|who|only|for|of|with|hiring|is|are)$/iu;

/** The prompt with a comma where its writer left one out. */
export function partUnmarked(text: string): string {
  if (isChinese(text)) return text;
  const parted = partRows(partRows(partCard(partHeadings(text)), ofWeek, 2), onClock, 3);
  const rows = partGoods(partPrices(parted));
  return rows.replace(asks, (space, at: number) => {
    const before = rows
      .slice(0, at)
      .split(/[,;:.\n]/u)
      .at(-1)!;
    // "Call Mr Patel 07700 900456" is one; a number behind a row of services is another matter.
    const isNumber = /^\s+[+(]?\d[\d ()-]{6,}\d$/u.test(rows.slice(at));
    if (isNumber && (before.split(' ').length < 7 || reaches.test(before))) return space;
    return before.length >= 8 && !leadsOn.test(before) ? ', ' : space;
  });
}
