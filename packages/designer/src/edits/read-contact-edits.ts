/** How to get in touch: on a card each way has a place of its own. */
import type { Contact, Copy } from '../brief/brief.ts';
import type { Editing } from './editing.ts';

const names: readonly (readonly [keyof Contact, string, { en: string; zh: string }])[] = [
  [
    'phone',
    'phone(?:\\s+number)?|telephone|mobile|number|电话|手机号?|联系电话',
    { en: 'the phone number', zh: '电话' },
  ],
  ['mail', 'e-?mail(?:\\s+address)?|邮箱|电邮|邮件', { en: 'the email address', zh: '邮箱' }],
  ['web', 'web ?site|site|url|web\\s+address|网址|官网|网站', { en: 'the website', zh: '网址' }],
  ['address', 'address|地址', { en: 'the address', zh: '地址' }],
];
const anyName = names.map(([, source]) => source).join('|');
const value = '(?<value>[+\\w@(][^,，;；。\\n]*?[\\w)])';
const end = '(?=\\s*(?:[,，;；。!！\\n]|\\.(?:\\s|$)|\\sand\\s|$))';
const whose = "(?:the|my|our|his|her|their|a|an|new|\\p{Lu}\\p{L}+['’]s)";

const setting = [
  new RegExp(
    `\\b(?:change|update|correct|set|make|fix)\\s+(?:${whose}\\s+)*(?<name>${anyName})\\s+(?:to|is|:)\\s*${value}${end}`,
    'iu',
  ),
  new RegExp(
    `\\b(?:add|put|include|and)\\s+(?:${whose}\\s+)*(?<name>${anyName})\\s*(?:is\\s+|[:：]\\s*)?${value}${end}`,
    'iu',
  ),
  new RegExp(`^\\s*(?:${whose}\\s+)*(?<name>${anyName})\\s+(?:is|should\\s+be)\\s+(?:now\\s+)?${value}${end}`, 'iu'),
  new RegExp(
    `(?<name>${anyName})(?:号码?)?(?:写?错了[，,]?)?(?:应该)?(?:改成|改为|换成|是|为|加上|：|:)\\s*${value}${end}`,
    'u',
  ),
  new RegExp(
    `(?:加上?|写上|补上|换上)(?:一个|我的|公司的?)?(?<name>${anyName})(?:号码?)?[:：]?\\s*${value}${end}`,
    'u',
  ),
];
const dropping = [
  new RegExp(
    `\\b(?:remove|drop|delete|lose|take\\s+(?:off|out)|without)\\s+(?:${whose}\\s+)?(?<name>${anyName})\\b`,
    'iu',
  ),
  new RegExp(`(?:去掉|删掉|删除|不要|拿掉)(?<name>${anyName})`, 'u'),
];

/** What each way looks like, so that "change the number to eight" is no telephone's. */
const looks: Readonly<Record<keyof Contact, RegExp>> = {
  phone: /^\+?[\d ().-]{7,}$/u,
  mail: /^\S+@\S+\.\S+$/u,
  web: /^(?:https?:\/\/|www\.)?[\w-]+(?:\.[\w-]+)+(?:\/\S*)?$/u,
  address: /\p{L}{3}/u,
};

const kindOf = (name: string) => names.find(([, source]) => new RegExp(`^(?:${source})$`, 'iu').test(name))!;

function setContact(editing: Editing, name: string, said: string): boolean {
  const { copy } = editing.brief;
  const [kind, , label] = kindOf(name);
  if (!looks[kind].test(said)) return false;
  const next: Copy = { ...copy, contact: { ...copy.contact, [kind]: said } };
  editing.change(
    'details',
    { en: `${label.en} reads “${said}”`, zh: `${label.zh}改成“${said}”` },
    { brief: { copy: next } },
  );
  return true;
}

function dropContact(editing: Editing, name: string): boolean {
  const { copy } = editing.brief;
  const [kind, , label] = kindOf(name);
  if (copy.contact?.[kind] === undefined) return false;
  const { [kind]: _, ...contact } = copy.contact;
  editing.change(
    'details',
    { en: `no ${label.en.slice(4)}`, zh: `去掉${label.zh}` },
    { brief: { copy: { ...copy, contact } } },
  );
  return true;
}

/** Reads another number, address or site of a card; on other designs they are lines like others. */
export function readContactEdits(editing: Editing): void {
  if (editing.brief.type !== 'business-card') return;
  editing.takeEach(setting, ({ groups }) => setContact(editing, groups!['name']!, groups!['value']!.trim()));
  editing.takeEach(dropping, ({ groups }) => dropContact(editing, groups!['name']!));
}
