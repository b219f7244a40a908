import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname } from 'node:path';
import { shelfOfFontsource, type FontShelf } from '@easel/layers';

/** What the workbench offers of a family, where the family has it: more would only be slower to compare. */
const usual = [400, 500, 700, 900];
/** Skia leaves holes in the heavier files of these. */
const drawable: Record<string, number[]> = { montserrat: [400, 500, 700], unbounded: [400, 600] };

/**
 * The typefaces that come with the product: what words of a picture are set in must be there when somebody edits them.
 * The designer's package names them; it is not loaded for that.
 */
export function bundledShelf(): FontShelf {
  const designer = createRequire(import.meta.resolve('@easel/designer'));
  const { dependencies } = JSON.parse(readFileSync(designer.resolve('../package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  const packages = Object.keys(dependencies).filter((name) => name.startsWith('@fontsource/'));
  const folders = packages.map((name) => dirname(designer.resolve(`${name}/package.json`)));
  return shelfOfFontsource(folders, Object.fromEntries(folders.map((folder) => weightsOf(basename(folder)))));
}

const weightsOf = (id: string) => [id, drawable[id] ?? usual] as const;
