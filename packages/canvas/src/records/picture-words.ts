import { isObject, type JsonObject } from '../json.ts';
import { readTextData, type TextData } from './node-data.ts';

/**
 * The words that a picture shows, and how they would be set: a picture taken from another one stays as it is seen until
 * somebody writes in it. Lengths are pixels of the picture itself; the box lies where the text would.
 */
export type PictureWords = TextData & {
  x: number;
  y: number;
  width: number;
  height: number;
  /** Degrees, clockwise, against the picture. */
  rotation: number;
  /** Typefaces that come near, the nearest first. */
  alternatives?: string[];
};

/** The words of an image node's data; undefined where it is no picture of words. */
export function readPictureWords(data: JsonObject): PictureWords | undefined {
  const words = data['words'];
  if (!isObject(words) || typeof words['text'] !== 'string' || words['text'] === '') return undefined;
  const number = (key: string) => {
    const value = words[key];
    return typeof value === 'number' && Number.isFinite(value) ? value : 0;
  };
  const alternatives = words['alternatives'];
  return {
    ...readTextData(words),
    x: number('x'),
    y: number('y'),
    width: Math.max(1, number('width')),
    height: Math.max(1, number('height')),
    rotation: number('rotation'),
    ...(Array.isArray(alternatives) && {
      alternatives: alternatives.filter((name): name is string => typeof name === 'string').slice(0, 5),
    }),
  };
}
