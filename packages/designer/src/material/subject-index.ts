import { categoriesOf, codePointsOf, setNames, spokenEntries } from './icon-set.ts';
import { ambiguous, ambiguousHan, isFit, keptBesides, keptCategories } from './left-out.ts';
import { spokenNames } from './spoken-names.ts';
import { spokenOccasions } from './spoken-occasions.ts';
import type { Subject } from './subject.ts';

/** A subject that a term may mean, and how surely: near 1 by hand, less for an occasion, 0.7 by its label. */
export interface Meaning {
  key: string;
  weight: number;
}

export interface SubjectIndex {
  subjects: Map<string, Subject>;
  english: Map<string, Meaning[]>;
  chinese: Map<string, Meaning[]>;
}

/** Every fit drawing of every set, nameless yet. */
function listSubjects(): Map<string, Subject> {
  const subjects = new Map<string, Subject>();
  for (const set of setNames) {
    for (const [category, icons] of Object.entries(categoriesOf(set))) {
      const isKept = keptCategories.includes(category);
      for (const icon of icons) {
        if (isKept ? isFit(icon) : keptBesides.includes(icon))
          subjects.set(`${set}:${icon}`, { key: `${set}:${icon}`, names: { en: [], zh: [] }, category });
      }
    }
  }
  return subjects;
}

const split = (terms: string) => terms.split(',').filter(Boolean);
export const isHan = (text: string): boolean => /\p{Script=Han}/u.test(text);

function add(terms: Map<string, Meaning[]>, term: string, key: string, weight: number): void {
  const meanings = terms.get(term) ?? [];
  const known = meanings.find((meaning) => meaning.key === key);
  if (known) known.weight = Math.max(known.weight, weight);
  else terms.set(term, [...meanings, { key, weight }]);
}

const occasions = new Set(spokenOccasions.map(([key]) => key));

/** Why people come together: whatever else the prompt names is more of a picture. */
const occasionTerm =
  /^(?:birthday(?: party| dinner)?|kids|children|toddler|party|kids party|baby shower|wedding|marriage|engagement|celebration|reception|home|house|summer|winter|autumn|spring|fall|harvest|hiring|recruitment|job fair|夏天|夏日|夏季|秋天|秋日|冬天|冬日|春天|春日|招聘|生日|生日派对|生日会|儿童|亲子|宝宝|婚礼|结婚|派对|聚会|庆祝|家)$/;

function addSpoken(index: SubjectIndex): void {
  for (const [key, english, chinese] of spokenNames) {
    const subject = index.subjects.get(key);
    if (!subject) throw new Error(`The tables name "${key}", which no set draws.`);
    const terms = { en: split(english), zh: split(chinese) };
    subject.names.en.push(...terms.en);
    subject.names.zh.push(...terms.zh);
    // A thing named beside an occasion says more than the occasion: the ramen of a ramen bar's opening party.
    // Terms stand in the order of how well they fit; a late one is a little less sure.
    const weight = (term: string, place: number) =>
      (occasionTerm.test(term) || key === 'noto:fork-and-knife-with-plate' ? 0.8 : occasions.has(key) ? 0.86 : 1) -
      Math.min(0.1, place * 0.005);
    terms.en.forEach((term, place) => add(index.english, term.toLowerCase(), key, weight(term, place)));
    terms.zh.forEach((term, place) => add(index.chinese, term.toLowerCase(), key, weight(term, place)));
  }
}

/** Subjects of the preferred set by code point, as emojibase writes it but without the variation selector. */
function keysByCodePoint(subjects: Map<string, Subject>): Map<string, string> {
  const keys = new Map<string, string>();
  for (const set of setNames) {
    for (const [code, icon] of Object.entries(codePointsOf(set))) {
      const plain = code.toUpperCase().replace(/-FE0F/g, '');
      if (!keys.has(plain) && subjects.has(`${set}:${icon}`)) keys.set(plain, `${set}:${icon}`);
    }
  }
  return keys;
}

/**
 * Labels of emojibase. Its tags stay out: among them are "change", "over", "studio" and "rise", and a term that is sure
 * to mean a thing stands in the tables by hand.
 */
function addLabels(index: SubjectIndex, language: 'en' | 'zh', keys: Map<string, string>): void {
  const terms = language === 'en' ? index.english : index.chinese;
  const stopped = language === 'en' ? ambiguous : ambiguousHan;
  const least = language === 'en' ? 3 : 2;
  for (const { hexcode, label } of spokenEntries(language)) {
    const key = keys.get(hexcode.replace(/-FE0F/g, ''));
    if (!key) continue;
    const term = label.toLowerCase();
    index.subjects.get(key)!.names[language].push(term);
    if (term.length >= least && !stopped.has(term)) add(terms, term, key, 0.7);
  }
}

function buildIndex(): SubjectIndex {
  const index: SubjectIndex = { subjects: listSubjects(), english: new Map(), chinese: new Map() };
  addSpoken(index);
  const keys = keysByCodePoint(index.subjects);
  addLabels(index, 'en', keys);
  addLabels(index, 'zh', keys);
  return index;
}

let built: SubjectIndex | undefined;

/** Built on first use, in some 100 ms; the drawings themselves are not read for it. */
export const subjectIndex = (): SubjectIndex => (built ??= buildIndex());
