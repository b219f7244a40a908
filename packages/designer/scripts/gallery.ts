/**
 * Contact sheets of designs from briefs that no composition was made for: `npm run gallery -- [folder] [count] [seed]`.
 * Each design is judged, too; what is found is printed beside its prompt. Look at the sheets: the rest needs an eye.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { planBrief, planDesigns, renderDesign, renderLayers, warmUp } from '../src/index.ts';
import { writeContactSheet, type SheetPicture } from './contact-sheet.ts';
import { judgeDesign } from './judge-design.ts';
import { judgeLayers } from './judge-layers.ts';
import { randomPrompts, type RandomPrompt } from './random-prompts.ts';

const perSheet = 32;
/** The sheets show designs small: none needs to be drawn larger than this. */
const longestSide = 760;

async function draw({ prompt, seed }: RandomPrompt) {
  const { width, height } = planBrief(prompt);
  const scale = Math.min(1, longestSide / Math.max(width, height));
  const size = { width: Math.round(width * scale), height: Math.round(height * scale) };
  const brief = planBrief(prompt, { size });
  const [direction] = planDesigns(brief, { count: 1, seed });
  const request = { brief, direction: direction!, seed: direction!.seed };
  const design = await renderDesign(request);
  return {
    brief,
    design,
    findings: [...(await judgeDesign(design)), ...(await judgeLayers(await renderLayers(request)))],
  };
}

const [folder = 'gallery', count = '160', seed = '1'] = process.argv.slice(2);
await mkdir(folder, { recursive: true });
await warmUp();
const faults = new Map<string, number>();
const lines: string[] = [];
let sheet: SheetPicture[] = [];
const prompts = randomPrompts(Number(count), Number(seed));
for (const [index, asked] of prompts.entries()) {
  const { brief, design, findings } = await draw(asked);
  sheet.push(design);
  for (const { fault } of findings) faults.set(fault, (faults.get(fault) ?? 0) + 1);
  if (brief.type !== asked.type) faults.set('other type', (faults.get('other type') ?? 0) + 1);
  const judged = findings.map(({ fault, what }) => `${fault}: ${what}`).join('; ') || 'no fault';
  lines.push(
    `${index + 1}. ${asked.prompt}\n   ${asked.type} as ${brief.type}, ${design.composition}, ${design.style}, seed ${asked.seed}: ${judged}`,
  );
  if (sheet.length === perSheet || index === prompts.length - 1) {
    const number = String(Math.ceil((index + 1) / perSheet)).padStart(2, '0');
    await writeContactSheet(sheet, join(folder, `sheet-${number}.png`));
    sheet = [];
    process.stderr.write(`${index + 1} of ${prompts.length}\n`);
  }
}
await writeFile(join(folder, 'designs.txt'), `${lines.join('\n')}\n`);
console.log(`${prompts.length} designs, seed ${seed}`);
console.log([...faults].map(([fault, times]) => `${fault}: ${times}`).join('\n') || 'no fault');
