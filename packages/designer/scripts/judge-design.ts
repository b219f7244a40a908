import sharp from 'sharp';
import type { DesignLayer, RenderedDesign } from '../src/index.ts';
import { luminance, ratio } from '../src/palette/contrast.ts';

/** What is wrong with a design, by counts that need no eye. */
export type Fault =
  | 'contrast'
  | 'overflow'
  | 'margin'
  | 'texts overlap'
  | 'title missing'
  | 'text covered'
  | 'text on subject'
  | 'missing glyph';

export interface Finding {
  fault: Fault;
  /** The layer and what was measured. */
  what: string;
}

interface Pixels {
  data: Buffer;
  width: number;
}

/** Shares of the shorter side. */
const leastMargin = 0.008;
const largeType = 0.032;

/** Text that runs round or down has a box that says little about where its letters stand. */
const isStraight = ({ text }: DesignLayer) => !['circle', 'vertical'].includes(text!.align);

/** Contrast of a text with what lies around its letters: the median over the pixels that are not of its own colour. */
function contrastAround({ data, width }: Pixels, { bbox, text }: DesignLayer): number {
  const own = luminance(text!.colour);
  const around: number[] = [];
  const step = Math.max(1, Math.floor(Math.sqrt((bbox.width * bbox.height) / 20_000)));
  for (let y = bbox.y; y < bbox.y + bbox.height; y += step) {
    for (let x = bbox.x; x < bbox.x + bbox.width; x += step) {
      const at = (y * width + x) * 3;
      const hex = `#${data.toString('hex', at, at + 3)}`;
      const value = ratio(own, luminance(hex));
      if (value > 1.6) around.push(value);
    }
  }
  around.sort((a, b) => a - b);
  return around[around.length >> 1] ?? 0;
}

function overlap({ bbox: a }: DesignLayer, { bbox: b }: DesignLayer): number {
  const across = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const down = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return Math.min(across, down);
}

function judgePlace(layer: DesignLayer, { width, height }: RenderedDesign): Finding[] {
  const { x, y, width: across, height: down } = layer.bbox;
  const nearest = Math.min(x, y, width - x - across, height - y - down);
  // The stage cuts boxes to the sheet: what touches its edge was cut.
  if (nearest <= 0) return [{ fault: 'overflow', what: layer.name }];
  const least = Math.min(width, height) * leastMargin;
  return nearest < least ? [{ fault: 'margin', what: `${layer.name} ${nearest} px` }] : [];
}

const letters = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

/** Title words may be set apart, repeated or in another case; none may be left out. */
function judgeTitle(design: RenderedDesign, texts: readonly DesignLayer[]): Finding[] {
  const shown = letters(texts.flatMap(({ text }) => text!.lines).join(''));
  const missing = design.title.split(/\s+/u).filter((word) => !shown.includes(letters(word)));
  return texts.length === 0 || missing.length === 0 ? [] : [{ fault: 'title missing', what: missing.join(' ') }];
}

/** The faults of one design, found on its finished pixels and its layers. */
export async function judgeDesign(design: RenderedDesign): Promise<Finding[]> {
  const data = await sharp(design.png).removeAlpha().raw().toBuffer();
  const texts = design.layers.filter((layer) => layer.text);
  const found: Finding[] = judgeTitle(design, texts);
  for (const [index, layer] of texts.entries()) {
    found.push(...judgePlace(layer, design));
    if (!isStraight(layer)) continue;
    const large = layer.text!.size >= Math.min(design.width, design.height) * largeType;
    const contrast = contrastAround({ data, width: design.width }, layer);
    if (contrast < (large ? 3 : 4.5)) found.push({ fault: 'contrast', what: `${layer.name} ${contrast.toFixed(1)}` });
    for (const other of texts.slice(index + 1)) {
      if (isStraight(other) && overlap(layer, other) > 3)
        found.push({ fault: 'texts overlap', what: `${layer.name}, ${other.name}` });
    }
  }
  return found;
}
