import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { familyNamed, keepOwnFont, planBrief, planDesigns, renderDesign } from '../src/index.ts';
import { hasGlyphs } from '../src/type/fonts.ts';

const { resolve } = createRequire(import.meta.url);
/** A file as somebody may upload it. */
function file(family: string, ending: string): Uint8Array {
  const folder = join(dirname(resolve(`@fontsource/${family}/package.json`)), 'files');
  return readFileSync(join(folder, `${family}-${ending}`));
}
const caveat = { id: 'caveat', name: 'Oto Hand', bytes: file('caveat', 'latin-700-normal.woff') };

async function draw(prompt: string, brand: { displayFont?: string; textFont?: string }) {
  const brief = planBrief(prompt, { size: { width: 320, height: 400 } });
  const [direction] = planDesigns(brief, { count: 1, seed: 3, brand });
  const { png, layers } = await renderDesign({ brief, direction: direction!, seed: 3 });
  const families = layers.flatMap(({ text }) => (text ? [text.family] : []));
  return { png: Buffer.from(png), families, type: direction!.type };
}

test('a typeface that somebody brings sets the title, is named by its layers, and draws the same each time', async () => {
  const displayFont = keepOwnFont(caveat)!;
  const prompt = 'A poster for a jazz night called Blue Hour, Friday 8 pm';
  const [plain, own, again] = [
    await draw(prompt, {}),
    await draw(prompt, { displayFont }),
    await draw(prompt, { displayFont }),
  ];
  expect(plain.families).not.toContain('Oto Hand');
  expect(own.families).toContain('Oto Hand');
  expect(own.png.equals(plain.png)).toBe(false);
  expect(again.png.equals(own.png)).toBe(true);
}, 60_000);

test('it sets no script of which it lacks a letter of the title', () => {
  const displayFont = keepOwnFont(caveat)!;
  const typeOf = (prompt: string, brand: object) =>
    planDesigns(planBrief(prompt), { count: 1, seed: 1, brand })[0]!.type;
  const title = '海报，标题“春水煎茶”';
  expect(typeOf(title, { displayFont }).displayZh).toEqual(typeOf(title, {}).displayZh);
  const greek = 'A poster titled “Ελληνική νύχτα”';
  expect(typeOf(greek, { displayFont }).display).toEqual(typeOf(greek, {}).display);
  expect(typeOf('A poster titled “Blue Hour”', { displayFont }).display.family).toBe(displayFont);
  expect(typeOf('A poster titled “Blue Hour”', { textFont: displayFont }).text.family).toBe(displayFont);
  const brush = { id: 'brush', name: '墨', bytes: file('zhi-mang-xing', 'chinese-simplified-400-normal.woff2') };
  const zh = keepOwnFont(brush)!;
  expect(typeOf(title, { displayFont: zh }).displayZh.family).toBe(zh);
  expect(typeOf('海报，标题“龘靐齉”', { displayFont: zh }).displayZh.family).not.toBe(zh);
});

test('what cannot be read is no typeface: cut off, garbage, empty', () => {
  const { bytes } = caveat;
  const broken = [
    bytes.subarray(0, bytes.length >> 1),
    bytes.map((byte, at) => (at > 60 ? byte ^ 0x5a : byte)),
    new Uint8Array(),
  ];
  broken.forEach((part, at) =>
    expect(keepOwnFont({ id: `broken ${at}`, name: 'Broken', bytes: part })).toBeUndefined(),
  );
});

test('only so many are held at once, and one that was let go comes back', () => {
  const first = keepOwnFont({ ...caveat, id: 'first' })!;
  for (let at = 0; at < 10; at++) keepOwnFont({ ...caveat, id: `other ${at}` });
  expect(familyNamed(first)).toBeUndefined();
  expect(keepOwnFont({ ...caveat, id: 'first' })).toBe(first);
  expect(hasGlyphs({ family: first, weight: 700 }, 'Blue')).toBe(true);
});

test.each(['montserrat', 'space-grotesk', 'eb-garamond', 'caveat', 'jetbrains-mono'])(
  'the workbench’s %s is here too, and sets titles where a brand names it',
  async (family) => {
    expect((await draw('A poster titled “Blue Hour”', { displayFont: family })).families).toContain(family);
  },
  60_000,
);
