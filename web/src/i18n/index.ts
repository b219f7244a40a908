import i18next from 'i18next';
import { useSyncExternalStore } from 'react';
import { initReactI18next } from 'react-i18next';
import { browserStorage } from '../storage.ts';
import { fetchPatiently } from '../ui/lazy-part.ts';
import { isolated } from './isolated.ts';

export { useTranslation } from 'react-i18next';

export const languages = ['en', 'zh-CN'] as const;
export type Language = (typeof languages)[number];

const key = 'easel.language';

/** All words of a language come in one file of twenty kilobytes; by area, a project took ten requests for as many. */
const catalogues = {
  en: () => import('./en/index.ts'),
  'zh-CN': () => import('./zh-CN/index.ts'),
} satisfies Record<Language, () => Promise<{ areas: Readonly<Record<string, object>> }>>;

/** The language that was asked for last: its words may still be on their way. */
let wanted: Language = 'en';
const choosing = new Set<() => void>();

/** Done when the words of the page's language are there; from then on every area can be spoken from at once. */
export async function startI18n(): Promise<void> {
  wanted = preferred();
  await i18next.use(initReactI18next).init({
    lng: wanted,
    resources: { [wanted]: await fetchWords(wanted) },
    supportedLngs: languages,
    // Both languages are complete; a key that is missing shows itself and fails a test.
    fallbackLng: false,
    defaultNS: 'ui',
    // React escapes what it draws; what is put into a sentence keeps its direction to itself.
    interpolation: { escapeValue: true, escape: isolated },
  });
  document.documentElement.lang = i18next.language;
  i18next.on('languageChanged', (language) => {
    document.documentElement.lang = language;
  });
  addEventListener('storage', (event) => event.key === key && void speak(preferred()));
}

/** In all tabs of this browser. */
export async function chooseLanguage(language: Language): Promise<void> {
  browserStorage.setItem(key, language);
  await speak(language);
}

/** The page keeps its language until the words of the other are there. */
async function speak(language: Language): Promise<void> {
  wanted = language;
  for (const listener of choosing) listener();
  const words = await fetchWords(language);
  if (wanted !== language) return;
  for (const [area, texts] of Object.entries(words)) i18next.addResourceBundle(language, area, texts);
  await i18next.changeLanguage(language);
}

/** By area. Without a line it waits for one. */
async function fetchWords(language: Language): Promise<Record<string, object>> {
  const { areas } = await fetchPatiently(catalogues[language], false);
  return Object.fromEntries(
    Object.entries(areas).map(([file, texts]) => [file.slice('./'.length, -'.json'.length), texts]),
  );
}

/** The language of the page; a BCP 47 tag, so it serves Intl as it is. */
export function useLanguage(): Language {
  return useSyncExternalStore(subscribe, currentLanguage);
}

/** The language that was chosen last, which the page speaks once its words are there: for where one chooses. */
export function useChosenLanguage(): Language {
  return useSyncExternalStore(onChoice, () => wanted);
}

function onChoice(listener: () => void): () => void {
  choosing.add(listener);
  return () => choosing.delete(listener);
}

export function currentLanguage(): Language {
  return i18next.language === 'zh-CN' ? 'zh-CN' : 'en';
}

/** What the person chose, else the first of the browser's languages that we speak, else English. */
function preferred(): Language {
  const chosen = browserStorage.getItem(key);
  const wishes = chosen ? [chosen] : navigator.languages;
  for (const wish of wishes) {
    if (wish.toLowerCase().startsWith('zh')) return 'zh-CN';
    if (wish.toLowerCase().startsWith('en')) return 'en';
  }
  return 'en';
}

function subscribe(listener: () => void): () => void {
  i18next.on('languageChanged', listener);
  return () => i18next.off('languageChanged', listener);
}
