import { drawingOf, setNames } from './icon-set.ts';

/** The subject's drawing as SVG text, its longer side `size` pixels. Throws a RangeError for an unknown key. */
export function subjectSvg(key: string, size = 800): string {
  const [prefix, name = ''] = key.split(':');
  const setName = setNames.find((candidate) => candidate === prefix);
  const icon = setName && drawingOf(setName, name);
  if (!icon) throw new RangeError(`There is no drawing "${key}".`);
  const { left, top, width, height } = icon;
  const scale = size / Math.max(width, height);
  const box = `${left} ${top} ${width} ${height}`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ` +
    `width="${Math.round(width * scale)}" height="${Math.round(height * scale)}" viewBox="${box}">${icon.body}</svg>`
  );
}
