/** A page speaks from its first picture on, of every area, and has fetched one language for it. */
import { globSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import i18next from 'i18next';
import { beforeEach, expect, test, vi } from 'vitest';
import { chooseLanguage, currentLanguage, startI18n } from '../../src/i18n/index.ts';
import { newStorage } from '../api/browser.ts';

const areas = globSync('*.json', { cwd: resolve(import.meta.dirname, '../../src/i18n/en') }).map((path) =>
  basename(path, '.json'),
);
const spoken = (language: string) => areas.filter((area) => i18next.hasResourceBundle(language, area));
const documentElement = { lang: '' };
/** What another tab keeps is told to these. */
let listeners: ((event: object) => void)[] = [];

/** Opens a page in a browser that wishes these languages. */
async function openPage(...wishes: string[]) {
  for (const language of Object.keys(i18next.store?.data ?? {}))
    for (const area of areas) i18next.removeResourceBundle(language, area);
  vi.stubGlobal('localStorage', newStorage());
  vi.stubGlobal('navigator', { languages: wishes, onLine: true });
  vi.stubGlobal('document', { documentElement });
  listeners = [];
  vi.stubGlobal('addEventListener', (_: string, listener: (event: object) => void) => listeners.push(listener));
  await startI18n();
}

beforeEach(() => {
  documentElement.lang = '';
});

test.each([
  ['en', 'en-GB', 'zh-CN'],
  ['zh-CN', 'zh-Hans', 'en'],
])('a page in %s has all of its words, and none of the other language', async (language, wish, other) => {
  await openPage(wish, other);
  expect({ language: i18next.language, lang: documentElement.lang }).toEqual({ language, lang: language });
  expect(spoken(language)).toEqual(areas);
  expect(spoken(other)).toEqual([]);
});

test('another language is fetched when it is chosen, and spoken once it is there', async () => {
  await openPage('en');
  const heard: string[][] = [];
  i18next.on('languageChanged', () => heard.push(spoken('zh-CN')));
  const chosen = chooseLanguage('zh-CN');
  expect({ language: currentLanguage(), title: i18next.t('title', { ns: 'models' }) }).toEqual({
    language: 'en',
    title: 'Models',
  });
  await chosen;
  expect(heard).toEqual([areas]);
  expect({ language: currentLanguage(), title: i18next.t('title', { ns: 'models' }) }).toEqual({
    language: 'zh-CN',
    title: '模型',
  });
});

test('who thinks better of it while the words are on their way stays', async () => {
  await openPage('en');
  await Promise.all([chooseLanguage('zh-CN'), chooseLanguage('en')]);
  expect(currentLanguage()).toBe('en');
});

test('what is chosen in another tab is spoken in this one', async () => {
  await openPage('en');
  localStorage.setItem('easel.language', 'zh-CN');
  for (const listener of listeners) listener({ key: 'easel.language' });
  await expect.poll(currentLanguage).toBe('zh-CN');
});
