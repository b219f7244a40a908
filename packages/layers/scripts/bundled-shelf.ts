import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { readdirSync } from 'node:fs';
import { shelfOfFontsource, type FontShelf } from '../src/text/font-shelf.ts';

/** As the product draws them: Skia leaves holes in the heavier files of some. */
const drawable = {
  montserrat: [400, 500, 700],
  unbounded: [400, 600],
  'noto-sans-sc': [400, 500, 700, 900],
  'noto-serif-sc': [500, 700, 900],
};

/** Every typeface that is installed for the product. */
export function bundledShelf(): FontShelf {
  const one = createRequire(import.meta.url).resolve('@fontsource/montserrat/package.json');
  const scope = dirname(dirname(one));
  return shelfOfFontsource(
    readdirSync(scope).map((name) => join(scope, name)),
    drawable,
  );
}
