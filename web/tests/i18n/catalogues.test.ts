import { globSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const source = resolve(import.meta.dirname, '../../src');
const areas = globSync('i18n/en/*.json', { cwd: source }).map((path) => basename(path, '.json'));
const code = globSync('**/*.{ts,tsx}', { cwd: source }).map((path) => ({
  path,
  text: readFileSync(join(source, path), 'utf8'),
}));

/** Keys with dots, and their texts. */
function readCatalogue(language: string, area: string): Map<string, string> {
  const flat = (node: object, prefix: string): [string, string][] =>
    Object.entries(node).flatMap(([key, value]) =>
      typeof value === 'string' ? [[prefix + key, value]] : flat(value, `${prefix}${key}.`),
    );
  return new Map(flat(JSON.parse(readFileSync(join(source, 'i18n', language, `${area}.json`), 'utf8')), ''));
}

/** Languages count differently: English has one and other, Chinese other only. */
const withoutPlural = (key: string) => key.replace(/_(zero|one|two|few|many|other)$/, '');
const keysOf = (catalogue: Map<string, string>) => [...new Set([...catalogue.keys()].map(withoutPlural))].sort();
const placeholders = (text: string) => [...text.matchAll(/\{\{(\w+)/g)].map(([, name]) => name).sort();

/** The code that speaks from a catalogue: its own folder, and whoever asks for it by name. */
function speakersOf(area: string): string[] {
  const speaks = ({ path, text }: { path: string; text: string }) =>
    path.startsWith(`${area}/`) || text.includes(`useTranslation('${area}')`);
  return code.filter(speaks).map(({ text }) => text);
}

/** Keys as they stand in the code; a template stands for whatever fits it. */
function namedIn(text: string): RegExp[] {
  const plain = [...text.matchAll(/'([\w.-]+)'/g)].map(([, key]) => key ?? '');
  const templates = [...text.matchAll(/`([^`\n]*\$\{[^`\n]*)`/g)].map(([, template]) => template ?? '');
  const exact = plain.map((key) => new RegExp(`^${RegExp.escape(key)}$`));
  const open = templates
    .map((template) => template.split(/\$\{[^}]*\}/).map((part) => RegExp.escape(part)))
    .filter((parts) => parts.some((part) => /\w/.test(part)))
    .map((parts) => new RegExp(`^${parts.join('[\\w-]+')}$`));
  return [...exact, ...open];
}

/** What a file calls the function that says an area's words. */
function namesFor(area: string, text: string): string[] {
  const own = [...text.matchAll(/\{ t(?:: (\w+))? \} = useTranslation\('([\w-]+)'\)/g)].filter(
    ([, , of]) => of === area,
  );
  const ofCanvas = area === 'canvas' ? [...text.matchAll(/const (\w+) = useText\(\)/g)] : [];
  const names = [...own, ...ofCanvas].map(([, name = 't']) => name);
  return names.length > 0 ? [...new Set(names)] : ['t'];
}

/** Keys that are certainly asked for: quoted in the first argument of `t`, not as a part of one that is put together. */
function askedIn(area: string, text: string): string[] {
  const call = new RegExp(`\\b(?:${namesFor(area, text).join('|')})\\(([^,()]*)`, 'g');
  const calls = [...text.replaceAll(/`[^`]*`/g, '').matchAll(call)].map(([, argument]) => argument ?? '');
  return calls.flatMap((argument) => {
    const answers = argument.replaceAll(/[!=]==\s*'[^']*'/g, '');
    return [...answers.matchAll(/'([\w.-]+)'/g)].map(([, key]) => key ?? '');
  });
}

test.each(areas)('%s says the same things in both languages', (area) => {
  const english = readCatalogue('en', area);
  const chinese = readCatalogue('zh-CN', area);
  expect(keysOf(chinese)).toEqual(keysOf(english));
  for (const [key, text] of chinese) {
    expect({ key, uses: placeholders(text) }).toEqual({ key, uses: placeholders(english.get(key) ?? '') });
  }
});

test.each(areas)('%s holds every key that is asked for, and no other', (area) => {
  const keys = keysOf(readCatalogue('en', area));
  const speakers = speakersOf(area);
  const named = speakers.flatMap(namedIn);
  const asksAnother = (text: string) => /useTranslation\('([\w-]+)'\)/.exec(text)?.[1] !== area;
  // What is handed the canvas's `t` as an argument asks by it, too.
  const speaksCanvas = (text: string) => area === 'canvas' && /\/use-text\.ts'/.test(text);
  const asked = speakers
    .filter((text) => speaksCanvas(text) || !asksAnother(text))
    .flatMap((text) => askedIn(area, text));
  expect({ unused: keys.filter((key) => !named.some((form) => form.test(key))) }).toEqual({ unused: [] });
  expect({ missing: asked.filter((key) => !keys.includes(key)) }).toEqual({ missing: [] });
});

test('every catalogue exists in both languages', () => {
  const chinese = globSync('i18n/zh-CN/*.json', { cwd: source }).map((path) => basename(path, '.json'));
  expect(chinese.sort()).toEqual([...areas].sort());
});
