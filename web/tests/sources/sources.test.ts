import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import sources from '../../src/sources/sources.json' with { type: 'json' };

const collections = /^@fontsource|^@iconify-json\/|^emojibase-data$|ocr-models$/;

test('every collection that the product draws, sets or reads with is told, with the licence that its package states', () => {
  const installed = ['designer', 'layers'].flatMap((name) => {
    const file = new URL(`../../../packages/${name}/package.json`, import.meta.url);
    return Object.keys((JSON.parse(readFileSync(file, 'utf8')) as { dependencies: object }).dependencies);
  });
  const web = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
    dependencies: object;
  };
  const wanted = [...installed, ...Object.keys(web.dependencies)].filter((name) => collections.test(name));
  const told = sources.flatMap(({ packages }) => packages);
  expect(told.toSorted()).toEqual([...new Set(wanted)].toSorted());
  for (const { packages, licence } of sources) {
    for (const name of packages) {
      const file = new URL(`../../../node_modules/${name}/package.json`, import.meta.url);
      const { license } = JSON.parse(readFileSync(file, 'utf8')) as { license: string };
      // The package of the networks is MIT; they themselves are not.
      expect([name, name.endsWith('ocr-models') ? 'Apache-2.0' : license]).toEqual([name, licence]);
    }
  }
});
