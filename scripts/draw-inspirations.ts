/** Draws the pictures of the inspirations with the embedded designer: `npm run draw-inspirations`. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { planBrief, planDesigns, renderDesign, warmUp } from '@easel/designer';
import sharp from 'sharp';
import { inspirations, type Inspiration } from '../server/src/home/inspirations.ts';

/** Pixels across: twice what a card on Home has. */
const shownWidth = 480;

/** The picture as it is kept, from nothing but its entry. */
export async function draw({ prompt, width, height, seed }: Inspiration): Promise<Buffer> {
  const brief = planBrief(prompt, { size: { width, height } });
  const [direction] = planDesigns(brief, { count: 1, seed });
  const { png } = await renderDesign({ brief, direction: direction!, seed });
  return sharp(png).resize({ width: shownWidth }).webp({ quality: 82, effort: 6 }).toBuffer();
}

if (import.meta.main) {
  const folder = join(import.meta.dirname, '../web/public/inspirations');
  await mkdir(folder, { recursive: true });
  await warmUp();
  for (const inspiration of Object.values(inspirations).flat()) {
    const bytes = await draw(inspiration);
    await writeFile(join(folder, `${inspiration.id}.webp`), bytes);
    console.log(`${inspiration.id}  ${bytes.length} bytes`);
  }
}
