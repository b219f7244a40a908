import { expect, test } from 'vitest';
import fc from 'fast-check';
import type { Brief, Festival } from '../src/brief/brief.ts';
import { planBrief } from '../src/brief/plan-brief.ts';
import { contrast } from '../src/palette/contrast.ts';
import { replaceHue } from '../src/edits/tone-palette.ts';
import { buildPalettes } from '../src/palette/build-palettes.ts';
import { choosePalettes } from '../src/palette/choose-palettes.ts';
import { festivalPalettes } from '../src/palette/festival-palettes.ts';
import { colourDistance, readOklch } from '../src/palette/oklch.ts';
import { readableOn, type Palette } from '../src/palette/palette.ts';
import { everydayPalettes } from '../src/palette/palettes.ts';

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

function expectReadable(palette: Palette): void {
  expect(contrast(palette.ink, palette.ground), `${palette.name}: ink on ground`).toBeGreaterThanOrEqual(4.5);
  expect(contrast(palette.ink, palette.surface), `${palette.name}: ink on surface`).toBeGreaterThanOrEqual(4.5);
}

test('contrast is that of WCAG 2', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

test('hand-mixed palettes are many, distinct and readable, with three to five inks that show on their ground', () => {
  const all = [...everydayPalettes, ...festivalPalettes];
  expect(all.length).toBeGreaterThanOrEqual(24);
  expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
  for (const palette of all) {
    expectReadable(palette);
    expect(palette.colours.length, palette.name).toBeGreaterThanOrEqual(3);
    expect(palette.colours.length, palette.name).toBeLessThanOrEqual(5);
    expect(colourDistance(palette.colours[0]!, palette.ground), palette.name).toBeGreaterThan(0.08);
    expect(contrast(palette.light, palette.dark), palette.name).toBeGreaterThan(7);
  }
});

test('every festival has a palette, and festival palettes serve nothing else', () => {
  const festivals: Festival[] = [
    'spring-festival',
    'mid-autumn',
    'dragon-boat',
    'qixi',
    'qingming',
    'christmas',
    'halloween',
    'easter',
    'diwali',
    'ramadan',
    'valentine',
    'new-year',
    'thanksgiving',
  ];
  for (const festival of festivals) {
    const brief: Brief = { ...planBrief('a poster'), festival };
    const [first] = choosePalettes(brief, { turn: 0 });
    expect(festivalPalettes.find(({ name }) => name === first!.name)?.festivals, festival).toContain(festival);
  }
});

test('colours asked for are all in the palette, unchanged, and text reads on it', () => {
  fc.assert(
    fc.property(fc.array(hex, { minLength: 1, maxLength: 4 }), (asked) => {
      const palettes = buildPalettes(asked);
      expect(palettes.length).toBeGreaterThanOrEqual(2);
      for (const palette of palettes) {
        expectReadable(palette);
        expect(palette.colours.length).toBeGreaterThanOrEqual(3);
        const inks = [palette.ground, palette.ink, palette.accent, palette.light, palette.dark, ...palette.colours];
        // Of colours that can't be told apart, one may stand for both.
        for (const colour of asked)
          expect(Math.min(...inks.map((ink) => colourDistance(ink, colour)))).toBeLessThan(0.065);
      }
    }),
    // Once found by chance: two blues so close in depth that hardly anything stands apart from both, and a colour that
    // is a step of its own lightness.
    { numRuns: 300, examples: [[['#162b49', '#647397']], [['#383400', '#034b35', '#035c4d', '#3e21b2']]] },
  );
});

test('deep blue and gold make a blue ground with gold on it', () => {
  const brief = planBrief('jazz poster, deep blue and gold');
  const [palette] = choosePalettes(brief, { turn: 3 });
  expect(palette).toMatchObject({ ground: brief.colours[0], accent: brief.colours[1] });
});

test('readable text is found on every ground', () => {
  fc.assert(
    fc.property(hex, fc.array(hex, { maxLength: 4 }), (ground, candidates) => {
      expect(contrast(readableOn(ground, candidates), ground)).toBeGreaterThanOrEqual(4.5);
    }),
  );
});

test('a brand’s colours win over the prompt’s, and a forbidden colour is never used', () => {
  const brief = planBrief('summer sale poster, red and yellow');
  const branded = choosePalettes(brief, { turn: 0, brand: { colours: ['#0b3d2e', '#e9d8a6'] } });
  expect(branded[0]!.ground).toBe('#0b3d2e');
  for (const palette of choosePalettes(planBrief('春节海报'), { turn: 0, brand: { forbidColours: ['#c21d1f'] } }))
    for (const ink of [palette.ground, palette.accent, ...palette.colours])
      expect(colourDistance(ink, '#c21d1f')).toBeGreaterThan(0.1);
});

test('a colour in place of another keeps the depth of what it replaces, but black is black', () => {
  const reds = ['#7a1020', '#d8304a'];
  const palette: Palette = {
    name: 'reds on paper',
    ground: '#f6f1e4',
    surface: '#ebe4d2',
    ink: '#1b1a18',
    accent: reds[1]!,
    colours: [...reds, '#2f6f4f', '#e0a526'],
    light: '#fffaf0',
    dark: '#17130f',
  };
  const blue = replaceHue(palette, '#d22b2b', '#1f5fd0')!;
  for (const [index, red] of reds.entries()) {
    const [was, now] = [readOklch(red), readOklch(blue.colours[index]!)];
    expect(Math.abs(now.lightness - was.lightness)).toBeLessThan(0.02);
    expect(Math.abs(now.hue - readOklch('#1f5fd0').hue)).toBeLessThan(2);
  }
  expect(blue).toMatchObject({ ground: palette.ground, accent: blue.colours[1], ink: palette.ink });
  expect(blue.colours.slice(2)).toEqual(palette.colours.slice(2));
  expect(replaceHue(palette, '#d22b2b', '#000000')).toMatchObject({ accent: '#000000', ground: palette.ground });
  expect(replaceHue(palette, '#7a3fb0', '#1f5fd0')).toBeUndefined();
});
