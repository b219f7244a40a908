import type { Copy } from '../brief/brief.ts';
import type { Editing } from './editing.ts';
import { factIn, type FactField } from './fact-words.ts';

const toEnglish =
  /\b(?:(?:translate|turn|change|put)\s+(?:it|this|everything|the\s+text)?\s*)?(?:in|to|into)\s+english\b|\benglish\s+(?:version|text|copy)\b|(?:翻译?成|换成|改成|变成|做成|用|来个?|出个?)?英(?:文|语)(?:版本?)?/iu;
const toChinese =
  /\b(?:(?:translate|turn|change|put)\s+(?:it|this|everything|the\s+text)?\s*)?(?:in|to|into)\s+chinese\b|\bchinese\s+(?:version|text|copy)\b|(?:翻译?成|换成|改成|变成|做成|用|来个?|出个?)?中(?:文|语)(?:版本?)?/iu;
const fields: readonly FactField[] = ['title', 'subtitle', 'offer', 'price', 'date', 'time', 'place', 'action'];

/** Facts have a fixed form in each language and are set anew; words that need a translator stay, and the answer names them. */
export function readLanguageEdit(editing: Editing): void {
  const language = editing.take(toEnglish) ? 'en' : editing.take(toChinese) ? 'zh' : undefined;
  if (!language) return;
  const { copy } = editing.brief;
  const stays: string[] = [];
  const turn = (field: FactField, text: string) => {
    const foreign = /\p{Script=Han}/u.test(text) === (language === 'en') && /\p{L}/u.test(text);
    const turned = factIn(language, field, text);
    if (turned === undefined && foreign) stays.push(text);
    return turned ?? text;
  };
  const next: Copy = { ...copy, details: copy.details.map((line) => turn('details', line)) };
  for (const field of fields) {
    const text = copy[field as 'title'];
    if (text !== undefined) next[field as 'title'] = turn(field, text);
  }
  if (JSON.stringify(next) !== JSON.stringify(copy)) {
    const titled = next.title !== copy.title;
    const said = { en: 'dates, prices and set phrases in English', zh: '日期、价格和固定用语改为中文' };
    const inOther = { en: 'dates, prices and set phrases in Chinese', zh: '日期、价格和固定用语改为英文' };
    editing.change('language', language === 'en' ? { en: said.en, zh: inOther.zh } : { en: inOther.en, zh: said.zh }, {
      brief: { copy: next, ...(titled && { language }) },
    });
  }
  if (stays.length > 0) {
    const list = stays.map((text) => `“${text}”`);
    editing.refuse({
      en: `${list.join(', ')} ${list.length === 1 ? 'needs' : 'need'} a translator and ${list.length === 1 ? 'stays' : 'stay'}; write “change the title to …” with the words you want.`,
      zh: `${list.join('、')}需要翻译，先保留原文；可以写“标题改成…”给出译文。`,
    });
  }
}
