import { sizedVector } from './sized-vector.ts';

const length = String.raw`\s*([\d.e]+)(?:px)?\s*`;
const viewBox = /\bviewBox\s*=\s*["']\s*[-\d.e]+[\s,]+[-\d.e]+[\s,]+([\d.e]+)[\s,]+([\d.e]+)\s*["']/iu;
const sides = ['width', 'height'].map((side) => new RegExp(String.raw`\s${side}\s*=\s*["']${length}["']`, 'iu'));

/**
 * An SVG that calls itself small is drawn small: with a view box, which its own size stands in for, that may be any. As it
 * came where it tells neither.
 */
export function enlargedVector(bytes: Uint8Array, longestSide: number): Uint8Array {
  const text = new TextDecoder().decode(sizedVector(bytes));
  const [root] = /<svg\b[^>]*>/iu.exec(text) ?? [];
  const box = root && viewBox.exec(root);
  const own = root ? sides.map((side) => Number(side.exec(root)?.[1])) : [];
  const [width = 0, height = 0] = box ? [Number(box[1]), Number(box[2])] : own;
  if (!root || !(width > 0) || !(height > 0)) return bytes;
  const scale = longestSide / Math.max(width, height);
  const seen = box ? '' : ` viewBox="0 0 ${width} ${height}"`;
  const size = ` width="${width * scale}" height="${height * scale}"${seen}`;
  const bare = root.replaceAll(/\s(?:width|height)\s*=\s*(?:"[^"]*"|'[^']*')/giu, '');
  const larger = bare.replace(/^<svg/iu, (start) => start + size);
  return new TextEncoder().encode(text.replace(root, () => larger));
}
