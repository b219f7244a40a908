import { drawingsOf, setNames } from './icon-set.ts';

/** The subject's drawing as SVG text, its longer side `size` pixels. Throws a RangeError for an unknown key. */
export function subjectSvg(key: string, size = 800): string {
  const [prefix, name = ''] = key.split(':');
  const setName = setNames.find((candidate) => candidate === prefix);
  const set = setName && drawingsOf(setName);
  const icon = set && Object.hasOwn(set.icons, name) ? set.icons[name] : undefined;
  if (!set || !icon) throw new RangeError(`There is no drawing "${key}".`);
  const width = icon.width ?? set.width ?? 16;
  const height = icon.height ?? set.height ?? 16;
  const scale = size / Math.max(width, height);
  const box = `${icon.left ?? 0} ${icon.top ?? 0} ${width} ${height}`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ` +
    `width="${Math.round(width * scale)}" height="${Math.round(height * scale)}" viewBox="${box}">${icon.body}</svg>`
  );
}
