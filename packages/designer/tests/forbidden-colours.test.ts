import sharp from 'sharp';
import { expect, test } from 'vitest';
import { planBrief, planDesigns, renderDesign } from '../src/index.ts';
import { readOklch } from '../src/palette/oklch.ts';

/** "Never use red", as the server reads it. */
const reds = ['#d22b2b', '#8c1420', '#f69086', '#f3001e'];

async function shareOfRed(prompt: string, composition: string, forbidColours: string[]): Promise<number> {
  const asked = planBrief(prompt);
  const brief = { ...asked, width: Math.round(asked.width / 3), height: Math.round(asked.height / 3) };
  const [direction] = planDesigns(brief, { count: 1, seed: 1, brand: { forbidColours } });
  const { png } = await renderDesign({ brief, direction: { ...direction!, composition }, seed: 1 });
  const { data } = await sharp(png).resize(120).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  let red = 0;
  for (let at = 0; at < data.length; at += 3) {
    const hex = `#${[0, 1, 2].map((channel) => data[at + channel]!.toString(16).padStart(2, '0')).join('')}`;
    const { chroma, hue, lightness } = readOklch(hex);
    if (lightness > 0.25 && chroma > 0.11 && (hue < 37 || hue > 352)) red++;
  }
  return (red * 3) / data.length;
}

test.each([
  ['春水煎茶，茶馆海报，水墨风格', 'vertical-calligraphy'],
  ['端午节海报，龙舟竞渡，标题“端午安康”', 'festival-boat'],
  ['春节海报“马到成功”，剪纸风格', 'festival-medallion'],
  ['Christmas market poster, 12 to 23 December, Town Square, festive', 'festival-pines'],
  ['中式婚礼请柬，新郎张伟，新娘李娜，10月1日', 'invitation-qingjian'],
])('where red is forbidden, a layout’s own red gives way: %s', async (prompt, layout) => {
  expect(await shareOfRed(prompt, layout, [])).toBeGreaterThan(0.0005);
  expect(await shareOfRed(prompt, layout, reds)).toBeLessThan(0.0005);
});
