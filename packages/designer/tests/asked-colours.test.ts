import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { planBrief, planDesigns, renderDesign } from '../src/index.ts';
import { colourDistance, readOklch } from '../src/palette/oklch.ts';

/** The colour that most of a design has, "#rrggbb", and its share: pixels counted in steps of 16. */
async function largestMass(
  prompt: string,
): Promise<{ colour: string; share: number; label: { en: string; zh: string } }> {
  const asked = planBrief(prompt);
  const brief = { ...asked, width: Math.round(asked.width / 4), height: Math.round(asked.height / 4) };
  const [direction] = planDesigns(brief, { count: 1, seed: 3 });
  const { png, label } = await renderDesign({ brief, direction: direction!, seed: direction!.seed });
  const { data } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const counts = new Map<number, number>();
  for (let at = 0; at < data.length; at += 3) {
    const step = ((data[at]! >> 4) << 8) | ((data[at + 1]! >> 4) << 4) | (data[at + 2]! >> 4);
    counts.set(step, (counts.get(step) ?? 0) + 1);
  }
  const [step, count] = [...counts].toSorted((a, b) => b[1] - a[1])[0]!;
  const colour = `#${[step >> 8, (step >> 4) & 15, step & 15].map((part) => (part * 16 + 8).toString(16).padStart(2, '0')).join('')}`;
  return { colour, share: (count * 3) / data.length, label };
}

describe('the colour that was asked for is the largest mass of the first design', () => {
  test.each([
    ['A banner for headphones, 40% off, this week only, bold orange', '#f07a24'],
    ['a poster for a jazz night in Shanghai, Oct 9, 8pm, deep blue and gold', '#17275c'],
    ['Instagram story: summer sale, up to 50% off, hot pink', '#e0257f'],
    ['“山间茶舍” logo，简约，墨绿色', '#1f4d38'],
    ['小红书封面：新手养猫必看的10件事，黄色', '#f7c62f'],
    ['“夏夜”社交卡片，紫色', '#7a3fb3'],
  ])('%s', async (prompt, asked) => {
    const { colour, share } = await largestMass(prompt);
    expect(colourDistance(colour, asked), `${colour} for ${asked}`).toBeLessThan(0.08);
    expect(share).toBeGreaterThan(0.15);
  });
});

test('a label names the ground that is drawn', async () => {
  const { colour, label } = await largestMass('孔版印刷风格音乐会海报，黄色和红色，10月18日晚上7点');
  expect(label.zh).toContain('黄底配红');
  expect(colourDistance(colour, '#f7c62f')).toBeLessThan(0.1);
});

test('a landscape’s label leaves colours out: they are those of its light', () => {
  const [direction] = planDesigns(planBrief('A snowy mountain cabin by a lake at night'), { count: 1, seed: 1 });
  expect(direction!.label.en).not.toMatch(/ on /);
});

test('eight variations stay in the family that was asked for', () => {
  const brief = planBrief('a poster for a jazz night, deep blue and gold');
  const hues = brief.colours.map((colour) => readOklch(colour).hue);
  for (const { palette } of planDesigns(brief, { count: 8, seed: 5 }))
    for (const ink of [palette.ground, palette.surface, palette.accent, ...palette.colours]) {
      const { chroma, hue } = readOklch(ink);
      const turn = Math.min(...hues.map((other) => Math.abs(((hue - other + 540) % 360) - 180)));
      if (chroma > 0.035) expect(turn, `${ink} in ${palette.name}`).toBeLessThan(30);
    }
});

test('warm colours give a warm or neutral ground', () => {
  for (let seed = 0; seed < 12; seed++)
    for (const { palette } of planDesigns(planBrief('咖啡店开业海报，暖色，9月1日开业'), { count: 3, seed })) {
      const { chroma, hue } = readOklch(palette.ground);
      expect(chroma < 0.012 || hue < 110 || hue > 340, palette.name).toBe(true);
    }
});

test('colours light a landscape when they are asked for, not when they belong to a thing in it', async () => {
  const render = async (prompt: string) => {
    const brief = { ...planBrief(prompt), width: 360, height: 240 };
    const [direction] = planDesigns(brief, { count: 1, seed: 2 });
    return (await renderDesign({ brief, direction: direction!, seed: 2 })).png;
  };
  const plain = await render('A cabin by a lake at night');
  expect(Buffer.compare(plain, await render('A cabin by a lake at night, purple and teal'))).not.toBe(0);
  const red = await render('A red canoe on a lake at night');
  expect(Buffer.compare(red, await render('A canoe on a lake at night'))).toBe(0);
});
