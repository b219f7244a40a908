import type { Contact } from './brief.ts';
import { take, type Reading } from './reading.ts';

const street =
  'Street|St\\.?|Road|Rd\\.?|Avenue|Ave\\.?|Lane|Square|Boulevard|Blvd\\.?|Quay|Way|Court|Row|Place|Terrace|Close|Drive|Alley|Wharf|Hill';
const placeName = "\\p{Lu}[\\p{L}’'-]+(?: \\p{Lu}[\\p{L}’'-]+)*";

const patterns: [keyof Contact, RegExp[]][] = [
  ['mail', [/(?:\b(?:e-?mail|mail)\b|邮箱|电邮|邮件)?\s*[:：]?\s*([\w.+-]+@[\w-]+(?:\.[\w-]+)+)/iu]],
  [
    'web',
    [
      /(?:\b(?:web(?:site)?|url|site)\b|官网|网站|网址)?\s*[:：]?\s*((?:https?:\/\/|www\.)[^\s,，。；;]+[\w/])/iu,
      /(?:\b(?:web(?:site)?|url|site)\b|官网|网站|网址)?\s*[:：]?\s*\b((?:[a-z0-9-]+\.)+(?:com|cn|org|net|io|co|eu|de|fr|se|nl|uk|us|studio|design|shop|app|cafe|art|ie|it|es|pt|ch|at|be|dk|no|fi|pl|ca|nz|in|me|tv|fm|club|info|photo|online|store|band)(?:\.[a-z]{2})?(?:\/[\w-]+)*)(?![\w.@])/iu,
      /(?<=^|[,;，；\s])(@[\w.]{3,30})(?=$|[,;，；\s])/u,
    ],
  ],
  [
    'phone',
    [
      /(?:\b(?:tel(?:ephone)?|phone|mobile|cell|call)\b\.?|电话|手机|联系电话)?\s*[:：]?\s*((?:\+\d{1,3}[ -]?(?:\d(?=[ -]\d{3,5}[ -]))?)?[ -]?(?:\(\d{1,5}\)|\d{2,5})(?:[ .-]?\d{2,5}){1,4})(?![\d%]|\s?(?:px|x\d))/iu,
    ],
  ],
  [
    'address',
    [
      /(?:\baddress\b|地址)\s*[:：]?\s*([^,，。；;\n\ue000]+(?:,\s*\p{Lu}[\p{L} ]+)?)/iu,
      new RegExp(
        `(\\d{1,5}[a-z]?(?:[-–]\\d+)? (?:${placeName} )(?:${street})(?![\\p{L}])(?:,\\s*${placeName}|\\s${placeName}(?=\\s*(?:[,.;\\n]|$)))?)`,
        'u',
      ),
      new RegExp(
        `(${placeName}(?:straße|strasse|gatan|gasse|laan|straat|weg) \\d{1,4}[a-z]?(?:,\\s*${placeName})?)`,
        'u',
      ),
      /((?:[\p{Script=Han}]{2,8}?[市区县])*[\p{Script=Han}]{1,8}[路街巷道弄]\d+号[^，。；\s]{0,10})/u,
    ],
  ],
];

/** Mail, web, phone and address, each without its label. Takes what it read. */
export function readContact(reading: Reading): Contact | undefined {
  const contact: Contact = {};
  for (const [kind, kinds] of patterns)
    for (const pattern of kinds) {
      // A year or a price is no number to call.
      if (kind === 'phone' && (pattern.exec(reading.rest)?.[1]?.replace(/\D/gu, '').length ?? 0) < 7) continue;
      const text = take(reading, pattern);
      if (text === undefined) continue;
      contact[kind] = text;
      break;
    }
  return Object.keys(contact).length > 0 ? contact : undefined;
}
