/**
 * Renders prompts of all six types into one contact sheet, and each design at full size beside it:
 * `node packages/designer/scripts/design-sheet.ts <folder> [words that pick prompts]`
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { planBrief, planDesigns, renderDesign, warmUp } from '../src/index.ts';
import type { RenderedDesign } from '../src/index.ts';
import { prompts } from './design-prompts.ts';

const sheetWidth = 2100;
const gap = 10;

/** Rows of one height each, filled from left to right like lines of text. */
async function layOut(designs: RenderedDesign[], path: string): Promise<void> {
  const parts: { input: Buffer; left: number; top: number }[] = [];
  let top = gap;
  for (let from = 0; from < designs.length;) {
    let to = from;
    let aspects = 0;
    while (to < designs.length && aspects < 4.6) {
      const design = designs[to++]!;
      aspects += design.width / design.height;
    }
    const row = designs.slice(from, to);
    const height = Math.min(520, Math.round((sheetWidth - gap * (row.length + 1)) / aspects));
    let left = gap;
    for (const design of row) {
      const width = Math.round((height * design.width) / design.height);
      parts.push({ input: await sharp(design.png).resize(width, height).toBuffer(), left, top });
      left += width + gap;
    }
    top += height + gap;
    from = to;
  }
  const sheet = sharp({ create: { width: sheetWidth + gap * 2, height: top, channels: 3, background: '#26262b' } });
  await sheet.composite(parts).png().toFile(path);
}

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
await layOut(designs, join(folder, 'sheet.png'));
