import { expect, test } from 'vitest';
import type { DesignPlan } from '../src/platform/models/embedded/designer.ts';
import { noteOfEdit, sayEdited } from '../src/platform/models/embedded/edited-pictures.ts';
import type { EditedDesigns } from '../src/platform/models/models.ts';
import { sayNoFacts, sayPlan } from '../src/platform/models/embedded/planner-words.ts';

const plan = (part: Partial<DesignPlan>): DesignPlan => ({
  type: 'poster',
  language: 'en',
  width: 600,
  height: 800,
  designs: Array.from({ length: 8 }, (_, index) => ({ title: 'Zodiac', direction: `Linocut ${index}, on cream` })),
  set: [],
  countAsked: null,
  brandLimits: { ruledOut: [], replaced: false, unreadable: [], absent: [] },
  picture: null,
  pictureMissed: false,
  factsWanted: false,
  kept: [],
  mark: { wish: null, hasLogo: false, unreadable: 0, logo: false, slogan: false },
  ...part,
});

test('who asks for more designs than are made at once is told, in either language; others are not', () => {
  expect(sayPlan(plan({ countAsked: 12 })).text).toMatch(/You asked for 12; 8 is the most at a time/);
  expect(sayPlan(plan({ countAsked: 12, language: 'zh' })).text).toMatch(/你要 12 张，一次最多做 8 张/);
  expect(sayPlan(plan({})).text).not.toMatch(/most at a time/);
});

const edited = (changed: string[]): EditedDesigns => {
  const source = {
    designer: 'd',
    position: 0,
    wish: { prompt: '', size: null, count: 1, language: 'en' as const, seed: 1 },
  };
  const design = { source, type: 'banner', width: 1600, height: 640, title: 'Bean There', direction: '' };
  return { designs: [design], titleBefore: 'Bean There', changed, refused: [], missed: [] };
};

test('what is only planned is spoken of as what will be', () => {
  expect(sayEdited('en', [edited(['warmer colours'])], { planned: true })).toBe(
    'To be changed: warmer colours. The rest stays as it is.',
  );
  expect(sayEdited('zh', [edited(['颜色更暖'])], { planned: true })).toBe('将改动：颜色更暖。其余不变。');
  expect(sayEdited('en', [edited(['warmer colours'])])).toContain('Changed: ');
});

test('a step says what is made, in the language and the marks of the prompt', () => {
  expect(noteOfEdit('en', [edited(['warmer colours', 'no price'])])).toBe(
    'Banner “Bean There”, 1600 × 640: warmer colours, no price',
  );
  expect(noteOfEdit('zh', [edited(['颜色更暖', '去掉价格'])])).toBe('横幅“Bean There”，1600 × 640：颜色更暖、去掉价格');
  const one = plan({ designs: [{ title: 'Zodiac', direction: 'Linocut, on cream' }] });
  expect(sayPlan(one).note).toBe('Poster “Zodiac”, 600 × 800');
  expect(sayPlan({ ...one, language: 'zh' }).note).toBe('海报“Zodiac”，600 × 800');
});

test('whoever wants facts that were not found is told why, and that none are made up', () => {
  expect(sayNoFacts('en', 'next Olympics', 'none')).toMatch(/no Web search.*“next Olympics”.*missing/);
  expect(sayNoFacts('en', 'next Olympics', 'off')).toContain('Web search is off');
  expect(sayNoFacts('zh', '奥运会', 'empty')).toMatch(/没有查到.*“奥运会”.*没有编造/);
});

test('what becomes of the brand’s logo is said, and how to have one where there is none', () => {
  const none = { wish: null, hasLogo: false, unreadable: 0, logo: false, slogan: false };
  const said = (mark: Partial<DesignPlan['mark']>, part: Partial<DesignPlan> = {}) =>
    sayPlan(plan({ ...part, mark: { ...none, ...mark } })).text;
  expect(said({ hasLogo: true, logo: true, slogan: true })).toMatch(/Signed with the Brand Kit’s logo and tagline\./);
  expect(said({ wish: 'wanted' })).toMatch(/There is no logo to use, so none is drawn: add yours to a Brand Kit/);
  expect(said({ wish: 'wanted' }, { language: 'zh' })).toMatch(/没有可用的标志/);
  expect(said({ wish: 'wanted', unreadable: 1 })).toMatch(/logo cannot be read/);
  expect(said({ hasLogo: true }, { type: 'pattern' })).toMatch(/No logo is set into patterns/);
  expect(said({ hasLogo: true, wish: 'unwanted', slogan: true })).toMatch(/Signed with the Brand Kit’s tagline\./);
  expect(said({})).not.toMatch(/logo|tagline|Signed/);
});
