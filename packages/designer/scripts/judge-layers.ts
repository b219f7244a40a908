import sharp from 'sharp';
import type { LayeredDesign, PaintedLayer } from '../src/index.ts';
import { drawableText } from '../src/type/fonts.ts';
import type { Finding } from './judge-design.ts';

/** Opacity of one layer over the whole sheet. */
async function opacityOf(layer: PaintedLayer, { width, height }: LayeredDesign): Promise<Uint8Array> {
  const { data, info } = await sharp(layer.png).extractChannel('alpha').raw().toBuffer({ resolveWithObject: true });
  const sheet = new Uint8Array(width * height);
  for (let y = 0; y < info.height; y++) {
    const row = data.subarray(y * info.width, (y + 1) * info.width);
    sheet.set(row, (layer.box.y + y) * width + layer.box.x);
  }
  return sheet;
}

const solid = 128;

/** The share of the ink of `text` where `other` is solid as well. */
function shareUnder(text: Uint8Array, other: Uint8Array): number {
  let [ink, both] = [0, 0];
  for (let place = 0; place < text.length; place++) {
    if (text[place]! < solid) continue;
    ink++;
    if (other[place]! >= solid) both++;
  }
  return ink === 0 ? 0 : both / ink;
}

/** A headline may stand behind its subject, as on a magazine's cover, while it can still be read. */
const mostCovered = (layer: PaintedLayer) => (layer.name.includes('title') ? 0.3 : 0.02);
/** Small type that runs into a figure is hard to read whatever its colour. */
const mostOver = (layer: PaintedLayer) => (layer.name.includes('title') ? 1 : 0.06);

const isFigure = ({ kind, name, bbox }: PaintedLayer, { width, height }: LayeredDesign) =>
  kind === 'picture' && name !== 'scene' && bbox.width * bbox.height < width * height * 0.6;

/** What only the layers tell: text that a later layer hides, small text on a figure, characters that no face holds. */
export async function judgeLayers(design: LayeredDesign): Promise<Finding[]> {
  const found: Finding[] = [];
  const opacities = await Promise.all(design.layers.map((layer) => opacityOf(layer, design)));
  for (const [index, layer] of design.layers.entries()) {
    if (!layer.text) continue;
    const text = layer.text.lines.join('');
    const face = { family: layer.text.family, weight: layer.text.weight ?? 400 };
    if (drawableText(face, text) !== text) found.push({ fault: 'missing glyph', what: `${layer.name} “${text}”` });
    for (const [at, other] of design.layers.entries()) {
      if (at === index || other.text || other.kind === 'background') continue;
      const share = shareUnder(opacities[index]!, opacities[at]!);
      const what = `${layer.name}, ${other.name} ${Math.round(share * 100)} %`;
      if (at > index && share > mostCovered(layer)) found.push({ fault: 'text covered', what });
      if (at < index && isFigure(other, design) && share > mostOver(layer))
        found.push({ fault: 'text on subject', what });
    }
  }
  return found;
}
