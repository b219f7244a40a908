import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { drawingOf, setNames, type Icon } from '../../src/material/icon-set.ts';

interface WholeSet {
  readonly icons: Readonly<Record<string, Partial<Icon>>>;
  readonly aliases: Readonly<Record<string, object>>;
  readonly width: number;
  readonly height: number;
}

describe.each(setNames)('the drawings of %s', (name) => {
  const path = new URL(import.meta.resolve(`@iconify-json/${name}/icons.json`));
  const { icons, aliases, width, height } = JSON.parse(readFileSync(path, 'utf8')) as WholeSet;

  test('are those of the whole file', () => {
    const some = Object.entries(icons).filter(([, icon], at) => at % 50 === 0 || Object.keys(icon).length > 1);
    for (const [key, { body, left = 0, top = 0, ...own }] of some) {
      const size = { width: own.width ?? width, height: own.height ?? height };
      expect(drawingOf(name, key)).toEqual({ body, left, top, ...size });
    }
  });

  test('are none for other names and for words of the file', () => {
    for (const key of [...Object.keys(aliases).slice(0, 5), 'icons', 'body', 'toString', '', '"'])
      expect(drawingOf(name, key)).toBeUndefined();
  });
});
