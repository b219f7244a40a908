/** Whose name is on it and who signed it: lines that are known by how they begin. */
import { isCertificate } from '../brief/certificate.ts';
import { chineseName } from '../brief/read-people.ts';
import { capital } from '../brief/reading.ts';
import type { Editing } from './editing.ts';

const verbs = 'signed|directed|hosted|presented|written|led|taught|produced|curated|conducted';
const by = new RegExp(
  `\\b(?<verb>${verbs})\\s+by\\s+(?<who>\\p{L}[^,;\\n]{2,50}?)(?:\\s+instead)?(?:,?\\s+(?:please|not\\s+[^,;.]+))?\\s*[.!]?$`,
  'iu',
);
const unsigned =
  /\b(?:remove|delete|drop|lose|no|without|take\s+(?:off|out))\s+(?:the\s+)?(?:signature|signatory|signed\s+by(?:\s+line)?)\b|(?:不要|去掉|删掉)(?:签名|落款|署名)/iu;
const name =
  /\b(?:change\s+(?:the\s+)?(?:name|recipient)\s+to|(?:the\s+)?name\s+should\s+be|(?:award|give|make)\s+it\s+(?:out\s+)?to|it['’]s\s+for)\s+(?<who>\p{L}[^,.;\n]{1,40}?)(?:\s+instead)?\s*[.!]?$/iu;
const nameZh = new RegExp(
  `(?:名字|姓名|人名|获奖人|学员)(?:改成|改为|换成|是|写)\\s*(?<who>${chineseName})|(?:颁|发|授予?)给(?<to>${chineseName})`,
  'u',
);

/** 喜报：热烈祝贺李明同学荣获一等奖. */
const honours = /喜报|捷报|光荣榜|表彰/u;

function rename(editing: Editing, who: string): boolean {
  const { copy } = editing.brief;
  const said = { en: `for ${who}`, zh: `改为${who}` };
  const own = new RegExp(`${chineseName}(?=同学|老师|先生|女士|小朋友|$)`, 'u');
  const isNamed = (text: string) => /\p{Script=Han}/u.test(who) && own.test(text);
  const at = copy.details.findIndex(isNamed);
  const { subtitle } = copy;
  if (subtitle !== undefined && (isNamed(subtitle) || at < 0)) {
    const fresh = isNamed(subtitle) ? subtitle.replace(own, who) : who;
    editing.change('subtitle', said, { brief: { copy: { ...copy, subtitle: fresh } } });
    return true;
  }
  if (at < 0) return false;
  const details = copy.details.with(at, copy.details[at]!.replace(own, who));
  editing.change('details', said, { brief: { copy: { ...copy, details } } });
  return true;
}

/** Reads another name of a certificate, and another who signs, directs or hosts. */
export function readSignedEdits(editing: Editing): void {
  if (isCertificate(editing.brief.prompt) || honours.test(editing.brief.prompt))
    editing.takeEach([name, nameZh], ({ groups }) => rename(editing, (groups!['who'] ?? groups!['to'])!.trim()));
  editing.takeEach([by], ({ groups }) => {
    const { copy } = editing.brief;
    const verb = groups!['verb']!.toLowerCase();
    const at = copy.details.findIndex((line) => line.toLowerCase().startsWith(`${verb} by `));
    if (at < 0) return false;
    const line = `${capital(verb)} by ${groups!['who']!.trim()}`;
    const said = { en: `“${line}”`, zh: `“${line}”` };
    editing.change('details', said, { brief: { copy: { ...copy, details: copy.details.with(at, line) } } });
    return true;
  });
  const { copy } = editing.brief;
  const signed = copy.details.find((line) => /^signed\b|^(?:落款|签发)/iu.test(line));
  if (signed === undefined || !editing.take(unsigned)) return;
  const details = copy.details.filter((line) => line !== signed);
  editing.change(
    'details',
    { en: `without “${signed}”`, zh: `去掉“${signed}”` },
    { brief: { copy: { ...copy, details } } },
  );
}
