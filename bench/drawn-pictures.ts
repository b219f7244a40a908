/**
 * `node bench/drawn-pictures.ts <folder> [count] [seed]`: designs of the embedded designer as pictures with their truth, for
 * `packages/layers/scripts/score-separation.ts`. In the product they come apart from their own documents; here they stand for the
 * drawn posters, cards, badges and scenes that models make and people upload.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { planBrief, planDesigns, renderLayers, warmUp, type LayeredDesign, type PaintedLayer } from '@easel/designer';
import sharp from 'sharp';
import { randomPrompts } from '../packages/designer/scripts/random-prompts.ts';

/** Of the pictures, px. */
const longestSide = 1024;

const [folder = '/tmp/easel-drawn-pictures', count = '24', seed = '7'] = process.argv.slice(2);

async function render(prompt: string, ofPrompt: number): Promise<{ layered: LayeredDesign; composition: string }> {
  const { width, height } = planBrief(prompt);
  const scale = longestSide / Math.max(width, height);
  const size = { width: Math.round(width * scale), height: Math.round(height * scale) };
  const brief = planBrief(prompt, { size });
  const [direction] = planDesigns(brief, { count: 1, seed: ofPrompt });
  const layered = await renderLayers({ brief, direction: direction!, seed: direction!.seed });
  return { layered, composition: direction!.composition };
}

/** Layers laid over one another, in the size of the design. */
function lay({ width, height }: LayeredDesign, layers: readonly PaintedLayer[], alpha: number): Promise<Buffer> {
  const background = { r: 255, g: 255, b: 255, alpha };
  const tiles = layers.map(({ png, box }) => ({ input: Buffer.from(png), left: box.x, top: box.y }));
  return sharp({ create: { width, height, channels: 4, background } })
    .composite(tiles)
    .png()
    .toBuffer();
}

/** Left, top, right, bottom. */
const sidesOf = ({ x, y, width, height }: PaintedLayer['bbox']) => [x, y, x + width, y + height];

async function write(to: string, layered: LayeredDesign): Promise<void> {
  await mkdir(to, { recursive: true });
  const [ground, ...rest] = layered.layers as [PaintedLayer, ...PaintedLayer[]];
  const isWords = ({ kind }: PaintedLayer) => kind === 'text';
  await writeFile(join(to, 'input.png'), await lay(layered, layered.layers, 1));
  await writeFile(join(to, 'ground.png'), await lay(layered, [ground], 1));
  const textless = layered.layers.filter((layer) => !isWords(layer));
  await writeFile(join(to, 'textless.png'), await lay(layered, textless, 1));
  const truth = rest.map((layer, k) => ({
    file: `layer${String(k + 1).padStart(2, '0')}.png`,
    kind: isWords(layer) ? 'text' : 'object',
    name: layer.name,
    ...(layer.text && { text: layer.text.lines.join(' '), lines: layer.text.lines, box: sidesOf(layer.bbox) }),
  }));
  for (const [k, layer] of rest.entries()) await writeFile(join(to, truth[k]!.file), await lay(layered, [layer], 0));
  await writeFile(join(to, 'truth.json'), JSON.stringify({ kind: 'smooth', layers: truth }));
}

await warmUp();
for (const [k, asked] of randomPrompts(Number(count), Number(seed)).entries()) {
  const { layered, composition } = await render(asked.prompt, asked.seed);
  const name = `${String(k).padStart(2, '0')}-${composition}`;
  await write(join(folder, name), layered);
  console.log(`${name}: ${asked.prompt}`);
}
