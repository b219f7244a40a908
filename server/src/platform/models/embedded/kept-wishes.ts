import { colourDistance, planBrief, type Brief } from '@easel/designer';

/** Two colours nearer than this are the same to whoever decided on one. */
const sameColour = 0.11;
const forbids = /\b(?:never|no|not|don['’]?t|avoid|without)\b|不要|不用|不能|不得|别用|勿用|禁用|禁止|避免/iu;

/** What the designer can keep to of what was decided once and for all: colours and a style. */
export interface Kept {
  /** With the colours and the style that hold, where the wish itself names none. */
  readonly brief: Brief;
  readonly forbidColours: readonly string[];
  /** The decisions that had a say in it. */
  readonly by: readonly string[];
}

/** A wish stands above what was decided before: what it names itself is left alone. */
export function keepTo(asked: Brief, decided: readonly string[]): Kept {
  const near = (colour: string) => (other: string) => colourDistance(colour, other) < sameColour;
  const by = new Set<string>();
  const forbidColours: string[] = [];
  let brief = asked;
  for (const words of decided) {
    const { colours, style } = planBrief(words.replaceAll(/\b(?:use|using|take)\b/gi, 'in'));
    if (forbids.test(words)) {
      const ruledOut = colours.filter((colour) => !asked.colours.some(near(colour)));
      if (ruledOut.length > 0) by.add(words);
      forbidColours.push(...ruledOut);
      continue;
    }
    if (colours.length > 0 && asked.colours.length === 0) {
      brief = { ...brief, colours };
      by.add(words);
    }
    if (style !== undefined && asked.style === undefined) {
      brief = { ...brief, style };
      by.add(words);
    }
  }
  const colours = brief.colours.filter((colour) => !forbidColours.some(near(colour)));
  return { brief: { ...brief, colours }, forbidColours, by: [...by] };
}
