import { Path2D } from '@napi-rs/canvas';
import { glyphPath } from '../type/glyph-path.ts';
import { ownFont } from '../type/own-fonts.ts';
import type { FontFace } from '../type/type-pairing.ts';

/** The face that leads a font of `fontStack`, and its size in pixels. */
function readFont(font: string): { face: FontFace; size: number } {
  const [, size, name] = /^([\d.]+)px "?easel ([^",]+)/.exec(font) ?? [];
  if (!name) throw new RangeError(`"${font}" is none of the designer's fonts.`);
  const own = ownFont(name);
  if (own) return { face: { family: name, weight: own.family.weights[0]! }, size: Number(size) };
  const [, family, weight] = /^(.+) (\d+) \S+$/.exec(name)!;
  return { face: { family: family!, weight: Number(weight) }, size: Number(size) };
}

/** A line as shapes, its baseline at 0, set as a canvas context of this font and letter spacing sets it. */
export function textOutline(text: string, font: string, letterSpacing: number): Path2D {
  const { face, size } = readFont(font);
  return new Path2D(glyphPath(text, face, size, letterSpacing / size).path);
}
