/** What people read stands in the catalogues: no text in components, and Chinese as it is written. */
import { globSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';

const source = resolve(import.meta.dirname, '../../src');
const components = globSync('**/*.tsx', { cwd: source }).toSorted();
const areas = globSync('i18n/zh-CN/*.json', { cwd: source }).map((path) => basename(path, '.json'));

/** Attributes that are shown or read aloud. */
const spoken = new Set(['alt', 'title', 'placeholder', 'label', 'hint', 'error', 'aria-label', 'aria-description']);
/** Alike in every language: the product's name, names of languages in themselves, addresses, units, letters to see a typeface by. */
const alike = /^(?:Easel|English|中文|Aa|px|you@studio\.example|example\.com)$/;

type AstNode = { readonly type: string; readonly [field: string]: unknown };
const isNode = (value: unknown): value is AstNode =>
  typeof value === 'object' && value !== null && typeof (value as AstNode).type === 'string';

function* nodesIn(value: unknown): Generator<AstNode> {
  if (Array.isArray(value)) for (const one of value) yield* nodesIn(one);
  if (!isNode(value)) return;
  yield value;
  for (const part of Object.values(value)) yield* nodesIn(part);
}

/** Strings that an expression may become: both sides of a choice, what stands behind `&&` and `??`. */
function stringsOf(value: unknown): string[] {
  if (!isNode(value)) return [];
  if (value.type === 'Literal') return typeof value['value'] === 'string' ? [value['value']] : [];
  if (value.type === 'JSXExpressionContainer') return stringsOf(value['expression']);
  if (value.type === 'ConditionalExpression') return [value['consequent'], value['alternate']].flatMap(stringsOf);
  if (value.type === 'LogicalExpression') return [value['left'], value['right']].flatMap(stringsOf);
  if (value.type === 'TemplateLiteral') {
    return (value['quasis'] as { value: { cooked: string } }[]).map(({ value: { cooked } }) => cooked);
  }
  return [];
}

function writtenIn(text: string, path = 'component.tsx'): string[] {
  const { program, errors } = parseSync(path, text);
  expect(errors, path).toEqual([]);
  const found: string[] = [];
  for (const node of nodesIn(program)) {
    if (node.type === 'JSXText') found.push(String(node['value']));
    if (node.type === 'JSXElement' || node.type === 'JSXFragment') {
      for (const child of node['children'] as AstNode[]) {
        if (child.type === 'JSXExpressionContainer') found.push(...stringsOf(child));
      }
    }
    if (node.type === 'JSXAttribute' && spoken.has(nameOf(node['name']))) found.push(...stringsOf(node['value']));
  }
  return found
    .map((words) => words.trim())
    .filter((words) => /\p{L}{2}|\p{Script=Han}/u.test(words) && !alike.test(words));
}

function nameOf(name: unknown): string {
  return isNode(name) && typeof name['name'] === 'string' ? name['name'] : '';
}

test('text and names in a component are found, what a catalogue says is not', () => {
  const found = writtenIn(
    `const A = () => <p title="Read me">{on ? 'Switch off' : t('on')} {t('a', { b: 'Not shown' })}<b className="x">Now</b></p>;`,
  );
  expect(found.toSorted()).toEqual(['Now', 'Read me', 'Switch off']);
});

test('components say nothing of their own', () => {
  const own = components.flatMap((path) =>
    writtenIn(readFileSync(join(source, path), 'utf8'), path).map((words) => [path, words]),
  );
  expect(own).toEqual([]);
});

/** Every text of a catalogue with its key. */
function textsIn(area: string): [string, string][] {
  const flat = (node: object, prefix: string): [string, string][] =>
    Object.entries(node).flatMap(([key, value]) =>
      typeof value === 'string' ? [[prefix + key, value]] : flat(value, `${prefix}${key}.`),
    );
  return flat(JSON.parse(readFileSync(join(source, `i18n/zh-CN/${area}.json`), 'utf8')), '');
}

test.each(areas)('%s is Chinese as it is written', (area) => {
  const texts = textsIn(area).map(([key, text]) => [key, text.replaceAll(/\{\{.*?\}\}/g, '')] as const);
  const saying = (form: RegExp) => texts.filter(([, text]) => form.test(text));
  expect({ halfWidth: saying(/[\p{Script=Han}”’）》]\s?(?:[,;:!?]|\.(?:\s|$))/u) }).toEqual({ halfWidth: [] });
  expect({ typewritten: saying(/\.\.\.|"|\p{Script=Han}'/u) }).toEqual({ typewritten: [] });
  // Names and notations stay as they are; four words in a row are a sentence.
  expect({ english: saying(/(?:\b[a-z]+\b[ ,]+){3}\b[a-z]+\b/u) }).toEqual({ english: [] });
});
