import fc from 'fast-check';
import { expect, test } from 'vitest';
import { planBrief, planDesigns, planEdit } from '../src/index.ts';
import type { EditableDesign } from '../src/index.ts';
import { compositionNamed, rankCompositions } from '../src/compositions/catalogue.ts';
import { measureTitle } from '../src/edits/measure-title.ts';
import { contrast } from '../src/palette/contrast.ts';
import { readOklch } from '../src/palette/oklch.ts';
import { designs, edited, outcomeOf } from './edit-case.ts';
import { lineEdits } from './edit-prompts-lines.ts';
import { listEdits } from './edit-prompts-lists.ts';
import { stepEdits } from './edit-prompts-steps.ts';
import { toldEdits } from './edit-prompts-told.ts';
import { offhandEdits, unableEdits } from './edit-prompts-offhand.ts';
import { editPrompts } from './edit-prompts.ts';
import { heldOutEdits } from './edits-held-out.ts';

test.each([...editPrompts, ...offhandEdits, ...lineEdits, ...listEdits, ...stepEdits, ...toldEdits])(
  '%s: %s',
  (design, words, outcome) => {
    expect(outcomeOf(edited(design, words), outcome)).toEqual({ ...outcome, kinds: outcome.kinds.toSorted() });
  },
);

test.each(unableEdits)('what words cannot do is answered with the way to have it: %s', (words, way) => {
  const design = /\p{Script=Han}/u.test(words) ? 'tea' : 'cafe';
  const plan = edited(design, words);
  expect(plan?.changes).toEqual([]);
  expect(plan?.designs).toEqual([]);
  const said = plan?.refused.map(({ en, zh }) => (design === 'tea' ? zh : en)).join(' ');
  expect(said).toMatch(way);
});

test('edits that nobody tuned for are read as they are meant, but for one in twenty', () => {
  const wrong = heldOutEdits.filter(([design, words, outcome]) => {
    const read = outcomeOf(edited(design, words), outcome);
    return JSON.stringify(sorted(read)) !== JSON.stringify(sorted(outcome));
  });
  expect(wrong.map(([, words]) => words).length, wrong.map(([, words]) => words).join('\n')).toBeLessThanOrEqual(
    heldOutEdits.length / 20,
  );
});

const sorted = (outcome: object) =>
  Object.entries(outcome)
    .map(([name, value]) => [
      name,
      value instanceof RegExp ? value.source : name === 'kinds' ? value.toSorted() : value,
    ])
    .toSorted();

const anyDesign = fc.constantFrom(...Object.values(designs));
const colourWords = fc.constantFrom(
  'make it warmer',
  'cooler',
  'darker',
  'lighter please',
  'calmer',
  'more colourful',
  'monochrome',
  'black and white',
  'make it green',
  '换成紫色',
  '再暖一点',
  '颜色鲜艳一点',
  'change the background to #203040',
);

const parts = ({ brief, direction, seed }: EditableDesign) => ({
  copy: brief.copy,
  size: [brief.width, brief.height],
  type: brief.type,
  subjects: direction.subjects,
  composition: direction.composition,
  style: direction.style,
  faces: direction.type,
  titleScale: direction.titleScale,
  seed,
});

test('an edit that names only colours leaves copy, size, subjects, layout, style, letters and seed', () => {
  fc.assert(
    fc.property(anyDesign, fc.array(colourWords, { minLength: 1, maxLength: 4 }), (design, chain) => {
      const last = chain.reduce((one, words) => planEdit(words, one)!.designs[0]!, design);
      expect(parts(last)).toEqual(parts(design));
      const { ground, surface, ink } = last.direction.palette;
      expect(contrast(ink, ground)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(ink, surface)).toBeGreaterThanOrEqual(4.5);
    }),
    { numRuns: 60 },
  );
});

test('an edit of the copy leaves all that is drawn', () => {
  const title = fc.stringMatching(/^[A-Z][a-z]{2,8} [A-Z][a-z]{2,8}$/);
  fc.assert(
    fc.property(anyDesign, title, (design, words) => {
      const [next] = planEdit(`change the title to "${words}"`, design)!.designs;
      expect(next!.brief).toEqual({ ...design.brief, copy: { ...design.brief.copy, title: words } });
      expect(next!.direction).toEqual(design.direction);
    }),
    { numRuns: 40 },
  );
});

test('edits in one sentence do what they do one after the other', () => {
  const [together] = planEdit('make it warmer, title bigger and drop the price', designs.cafe)!.designs;
  const apart = ['make it warmer', 'title bigger', 'drop the price'].reduce(
    (one, words) => planEdit(words, one)!.designs[0]!,
    designs.cafe,
  );
  expect(together).toEqual(apart);
});

test('sizes make one design each, of the same copy, subjects and colours', () => {
  const [square, story] = planEdit('1:1 and a story too', designs.cafe)!.designs;
  for (const one of [square!, story!]) {
    expect(one.brief.copy).toEqual(designs.cafe.brief.copy);
    expect(one.direction.subjects).toEqual(designs.cafe.direction.subjects);
    expect(one.direction.palette).toEqual(designs.cafe.direction.palette);
    expect(one.direction.style).toBe(designs.cafe.direction.style);
  }
});

test('a brand that has colours keeps them, and one that rules a colour out goes without it', () => {
  const bound = planEdit('make it blue', designs.cafe, { brand: { colours: ['#aa0000'] } })!;
  expect([bound.designs, bound.changes]).toEqual([[], []]);
  expect(bound.refused[0]!.en).toContain('Brand Kit');
  const ruled = planEdit('make it red and drop the price', designs.cafe, { brand: { forbidColours: ['#d22b2b'] } })!;
  expect(ruled.changes.map(({ kind }) => kind)).toEqual(['price']);
});

test('what cannot be had is refused in words, and nothing is drawn for it', () => {
  const gone = planEdit('remove the dog', designs.cafe)!;
  expect([gone.designs, gone.refused.map(({ en }) => en)]).toEqual([[], ['There is no dog in it.']]);
  const foreign = planEdit('in Chinese', designs.cafe)!;
  expect(foreign.refused[0]!.en).toMatch(/“Bean There”.* translator/);
});

test('what takes the place of the hero is drawn, whatever the layout would prefer', () => {
  const [next] = planEdit('把兔子换成猫', designs.moon)!.designs;
  const { figures } = compositionNamed(next!.direction.composition)!;
  expect([figures, next!.direction.lead]).toEqual([1, 'noto:cat']);
});

test('another layout goes through all there are, and comes back', () => {
  let design: EditableDesign = designs.cafe;
  const seen = new Set<string>();
  for (let turn = 0; turn < 30 && !seen.has(design.direction.composition); turn++) {
    seen.add(design.direction.composition);
    design = planEdit('another layout', design)!.designs[0]!;
  }
  expect(seen.size).toBeGreaterThanOrEqual(3);
});

test('any words whatever are survived', () => {
  fc.assert(
    fc.property(anyDesign, fc.string({ unit: 'grapheme', maxLength: 60 }), (design, words) => {
      planEdit(words, design);
    }),
    { numRuns: 150 },
  );
});

test.each([
  ['move the title to the bottom', 'Edit elements'],
  ['put the price above the date', 'Edit elements'],
  ['put the price next to the cup', 'Edit elements'],
  ['center everything', 'Edit elements'],
  ['标题移到下面', 'Edit elements'],
  ['make the date smaller', 'Edit elements'],
  ['the cup is too big', 'Edit elements'],
  ['make the price bigger and red', 'Edit elements'],
  ['the title in gold', 'Edit elements'],
  ['translate it to French', 'translate'],
  ['标题往下移一点', 'Edit elements'],
  ['把杯子放大', 'Edit elements'],
  ['文字颜色改成金色', 'Edit elements'],
  ['undo that', 'Ctrl+Z'],
  ['撤销', 'Ctrl+Z'],
])('“%s” changes no words and is answered with the way to have it', (words, way) => {
  const plan = edited('cafe', words)!;
  expect([plan.designs, plan.changes, plan.missed]).toEqual([[], [], []]);
  expect(plan.refused.map(({ en }) => en).join(' ')).toContain(way);
});

test.each([
  ['move the date to Saturday 13 June', { date: 'opening Saturday 13 June' }],
  ['change the title to "Move the Earth"', { title: 'Move the Earth' }],
  ['change the place to Under the Bridge', { place: 'Under the Bridge' }],
])('“%s” is a change of words', (words, copy) => {
  expect(edited('cafe', words)!.designs[0]!.brief.copy).toMatchObject(copy);
});

test('what can be had of a sentence is, beside what cannot', () => {
  const plan = edited('cafe', 'make the background darker and the title gold')!;
  expect(plan.changes.map(({ kind }) => kind)).toEqual(['palette']);
  expect([plan.refused.length, plan.missed]).toEqual([1, []]);
});

test('other colours are of another palette, and a Brand Kit’s are kept', () => {
  for (const words of ['swap the colours', 'try different colours', 'I don’t like these colours', '换个配色']) {
    const [design] = edited('cafe', words)!.designs;
    expect(design!.direction.palette.ground + design!.direction.palette.accent, words).not.toBe(
      designs.cafe.direction.palette.ground + designs.cafe.direction.palette.accent,
    );
  }
});

test('colours that are not wanted lead the next palette no more', () => {
  const { palette } = edited('cafe', 'less red')!.designs[0]!.direction;
  for (const colour of [palette.ground, palette.accent]) {
    const { chroma, hue } = readOklch(colour);
    expect(chroma > 0.06 && hue > 13 && hue < 44, colour).toBe(false);
  }
});

test('another date or hour stands where the old one stood in its line, wherever that is', () => {
  const edit = (prompt: string, words: string) => {
    const brief = planBrief(prompt);
    const design = { brief, direction: planDesigns(brief, { count: 1, seed: 7 })[0]!, seed: 7 };
    return planEdit(words, design)!.designs[0]!.brief.copy;
  };
  expect(edit('Sale poster, until 5 May, 20% off', 'extend it to 10 May').date).toBe('until 10 May');
  expect(edit('报名海报，“少儿街舞”，报名截止9月1日', '截止日期改成9月5日').date).toBe('报名截止9月5日');
  expect(edit('Poster "Swim", every Sunday at first light', 'change the date to every Saturday').date).toBe(
    'every Saturday at first light',
  );
  expect(edit('Poster for "Crumb", 3 May, until 5pm', 'change the time to 6pm').time).toBe('until 6pm');
  const told = edit('Poster for "Crumb", subtitle: "We open on 1 September"', 'change the date to 5 September');
  expect(told).toMatchObject({ subtitle: 'We open on 5 September' });
  expect(told.date).toBeUndefined();
});

test('a larger title is refused only where no layout that shows pictures sets it larger', () => {
  let design: EditableDesign = designs.cafe;
  let plan = planEdit('make the title bigger', design)!;
  for (let turn = 0; turn < 12 && plan.designs[0]; turn++) {
    const larger = measureTitle(plan.designs[0])! / measureTitle(design)!;
    expect(larger, plan.changes[0]!.said.en).toBeGreaterThan(1.05);
    design = plan.designs[0];
    plan = planEdit('make the title bigger', design)!;
  }
  expect(plan.refused).toHaveLength(1);
  const { brief, direction } = design;
  for (const { name, figures } of rankCompositions(brief, direction.subjects.length)) {
    if (figures === 0) continue;
    const other = { ...design, direction: { ...direction, composition: name } };
    expect(measureTitle(other)! / measureTitle(design)!, name).toBeLessThan(1.12);
  }
});

test('a mark whose title has no more room is set in a layout that has, and what has no title is said to have none', () => {
  const made = (prompt: string): EditableDesign => {
    const brief = planBrief(prompt);
    return { brief, direction: planDesigns(brief, { count: 1, seed: 7 })[0]!, seed: 7 };
  };
  expect(planEdit('make the name bigger', made('logo for Bean There'))!.designs).toHaveLength(1);
  expect(planEdit('title bigger', made('seamless pattern of lemons'))!.refused[0]!.en).toBe('No title stands on it.');
});

test.each(['less red', '少用红色'])('“%s” moves a design out of a layout with colours of its own', (words) => {
  const design = { ...designs.moon, direction: { ...designs.moon.direction, composition: 'festival-moon' } };
  const plan = planEdit(words, design)!;
  const { composition, palette } = plan.designs[0]!.direction;
  expect(compositionNamed(composition)!.ownColours).toBeUndefined();
  expect(plan.changes[0]!.said.en).toContain('in a layout that takes them');
  const { chroma, hue } = readOklch(palette.ground);
  expect(chroma > 0.06 && hue > 13 && hue < 44).toBe(false);
});

test('a name takes the place of another with one article, and a website is added as it is', () => {
  const design = { ...designs.cafe, brief: { ...designs.cafe.brief } };
  design.brief.copy = { ...design.brief.copy, place: 'the Blue Heron' };
  expect(planEdit('change Blue Heron to The Green Door', design)!.designs[0]!.brief.copy.place).toBe('The Green Door');
  const added = planEdit('add our website www.beanthere.club', design)!.designs[0]!.brief.copy.details;
  expect(added).toContain('www.beanthere.club');
});

test('a named sheet is one, however it is turned', () => {
  const sizes = (words: string) => edited('cafe', words)!.designs.map(({ brief }) => `${brief.width}x${brief.height}`);
  expect(sizes('make it landscape for a Facebook banner')).toEqual(['1600x640']);
  expect(sizes('in landscape and as a banner').length).toBe(2);
});

test.each([
  ['it’s too dark', 'palette', 'lighter'],
  ['颜色太暗了', 'palette', 'lighter'],
  ['too bright', 'palette', 'darker'],
  ['too plain', 'palette', 'livelier colours'],
  ['太花了，简洁一点', 'style', 'drawn as minimal'],
  ['less busy please', 'style', 'drawn as minimal'],
  ['更有年味', 'mood', 'more festive'],
  ['地点加上：西湖边', 'place', 'the place reads “西湖边”'],
])('“%s” is a change, and nothing of it is missed', (words, kind, said) => {
  const plan = edited('cafe', words)!;
  expect([plan.changes.map((change) => [change.kind, change.said.en]), plan.missed]).toEqual([[[kind, said]], []]);
});

test('a style that is not wanted is left, not taken up', () => {
  const retro = edited('cafe', 'make it retro')!.designs[0]!;
  for (const words of ['less retro', 'not so vintage please', '不要这么复古']) {
    const plan = planEdit(words, retro)!;
    expect([plan.missed, plan.designs[0]!.direction.style === retro.direction.style], words).toEqual([[], false]);
  }
});

test('who asks for the logo that a kit has signed the design with is told that it is there', () => {
  const { refused } = planEdit('put our logo on it', designs.cafe!, { brand: { signed: true } })!;
  expect(refused.map(({ en }) => en).join()).toMatch(/stands on it already/);
});
