/**
 * Renders prompts of all six types into one contact sheet, and each design at full size beside it:
 * `node packages/designer/scripts/design-sheet.ts <folder> [words that pick prompts]`
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { planBrief, planDesigns, renderDesign, warmUp } from '../src/index.ts';
import type { RenderedDesign } from '../src/index.ts';
import { writeContactSheet } from './contact-sheet.ts';
import { prompts } from './design-prompts.ts';

const [folder = 'design-sheet', filter = ''] = process.argv.slice(2);
await mkdir(folder, { recursive: true });
await warmUp();
const designs: RenderedDesign[] = [];
for (const [index, { prompt, size, seed }] of prompts.entries()) {
  if (!prompt.includes(filter)) continue;
  const brief = planBrief(prompt, size ? { size: { width: size[0], height: size[1] } } : {});
  const [direction] = planDesigns(brief, { count: 1, seed: seed ?? index + 1 });
  const before = process.cpuUsage();
  const design = await renderDesign({ brief, direction: direction!, seed: direction!.seed });
  const { user, system } = process.cpuUsage(before);
  designs.push(design);
  const name = `${String(index + 1).padStart(2, '0')}-${design.composition}-${design.style}.png`;
  await writeFile(join(folder, name), design.png);
  console.log(
    `${name}  ${design.width}×${design.height}  ${Math.round((user + system) / 1000)} ms CPU  ${design.title}`,
  );
}
await writeContactSheet(designs, join(folder, 'sheet.png'));
