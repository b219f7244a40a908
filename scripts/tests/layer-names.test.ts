import { createInstance } from 'i18next';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { layerNames, numberedLayerNames } from '../../packages/designer/src/compositions/layer-names.ts';
import { thingNames } from '../../packages/layers/src/tree/name-things.ts';
import { layerName } from '../../web/src/canvas/picture-work/layer-name.ts';

const root = resolve(import.meta.dirname, '../..');
const numbered = [...numberedLayerNames.map((name) => `${name} 2`), 'Layer 2'];
const found = thingNames.map((name) => name.toLowerCase());

async function sayIn(language: string) {
  const catalogue: unknown = JSON.parse(readFileSync(join(root, 'web/src/i18n', language, 'canvas.json'), 'utf8'));
  const i18n = createInstance();
  await i18n.init({ lng: language, resources: { [language]: { canvas: catalogue as object } }, defaultNS: 'canvas' });
  return (name: string) => layerName(name, i18n.t as never);
}

test('whatever the designer or the separation calls a part, the workbench names it in both languages', async () => {
  const [english, chinese] = [await sayIn('en'), await sayIn('zh-CN')];
  const names = [...layerNames, ...found, ...numbered];
  expect(names.filter((name) => !/^[A-Z][a-z -]*( 2)?$/.test(english(name)))).toEqual([]);
  expect(names.filter((name) => !/^\p{Script=Han}+( 2)?$/u.test(chinese(name)))).toEqual([]);
});

test('a number stays, and what a model of its own named stays as it is', async () => {
  const chinese = await sayIn('zh-CN');
  expect(chinese('person 3')).toBe('人物 3');
  expect(chinese('Coffee bag, left')).toBe('Coffee bag, left');
});
