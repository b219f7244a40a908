import type { Brief, Copy } from '../src/brief/brief.ts';
import { subjectsOf } from '../src/plan-designs.ts';

/** What a reader of the prompt would write into the brief; what is left out is not judged. */
export interface BriefCase extends Partial<Omit<Copy, 'title' | 'details' | 'items' | 'people' | 'marks'>> {
  prompt: string;
  type: Brief['type'];
  /** "1080x1440". */
  size?: string;
  count?: number;
  festival?: Brief['festival'];
  mood?: Brief['mood'];
  /** How many colours were asked for. */
  colours?: number;
  setting?: Brief['setting'];
  /** Where readers would differ, each that is right, whatever its capitals. */
  title?: string | string[];
  details?: string[];
  /** Names in order. */
  items?: string[];
  people?: string[];
  /** Texts in order. */
  marks?: string[];
  /** Fits the key of the first subject that the design shows. */
  hero?: RegExp;
}

export interface Judged {
  field: string;
  right: boolean;
  want: unknown;
  got: unknown;
}

const same = (text: string | undefined) => text?.toLowerCase();
const lines = (texts: readonly string[] | undefined) => texts && same(texts.join(' | '));

function judgeTitle(want: BriefCase['title'], got: string): boolean {
  return Array.isArray(want) ? want.map(same).includes(same(got)) : want === got;
}

/** Each field of the case against the brief. */
export function judge(expected: BriefCase, brief: Brief): Judged[] {
  const judged: Judged[] = [];
  const add = (field: string, want: unknown, got: unknown, right = want === got) => {
    if (want !== undefined) judged.push({ field, want, got, right });
  };
  const { copy } = brief;
  add('type', expected.type, brief.type);
  add('size', expected.size, `${brief.width}x${brief.height}`);
  add('count', expected.count ?? 1, brief.count);
  add('festival', expected.festival, brief.festival);
  add('mood', expected.mood, brief.mood);
  add('colours', expected.colours, brief.colours.length);
  add('title', expected.title, copy.title, judgeTitle(expected.title, copy.title));
  for (const field of [
    'subtitle',
    'organisation',
    'quote',
    'offer',
    'price',
    'date',
    'time',
    'place',
    'action',
  ] as const)
    // An offer that is all that a prompt says is its design's title.
    add(
      field,
      expected[field],
      copy[field] ??
        (expected[field] === copy.title.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase())
          ? expected[field]
          : undefined),
    );
  add('details', lines(expected.details), lines(copy.details));
  add('items', lines(expected.items), lines((copy.items ?? []).map(({ name }) => name)));
  add('people', lines(expected.people), lines((copy.people ?? []).map(({ name }) => name)));
  add('marks', lines(expected.marks), lines((copy.marks ?? []).map(({ text }) => text)));
  for (const kind of ['phone', 'mail', 'web', 'address'] as const)
    add('contact', expected.contact?.[kind], copy.contact?.[kind]);
  for (const [field, want] of Object.entries(expected.setting ?? {}))
    add('setting', want, brief.setting[field as keyof Brief['setting']]);
  if (expected.hero) {
    const got = subjectsOf(brief)[0] ?? 'none';
    add('hero', String(expected.hero), got, expected.hero.test(got));
  }
  return judged;
}

/** The fields of the case that the brief got wrong, as "field: got". */
export const faults = (expected: BriefCase, brief: Brief): string[] =>
  judge(expected, brief)
    .filter(({ right }) => !right)
    .map(({ field, want, got }) => `${field}: ${JSON.stringify(got)} for ${JSON.stringify(want)}`);
