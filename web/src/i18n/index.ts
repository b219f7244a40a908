import i18next, { type BackendModule } from 'i18next';
import { useSyncExternalStore } from 'react';
import { initReactI18next } from 'react-i18next';

export { useTranslation } from 'react-i18next';

export const languages = ['en', 'zh-CN'] as const;
export type Language = (typeof languages)[number];

const key = 'easel.language';

/**
 * The catalogues, `<language>/<area>.json`: all of a language come in one file of twenty kilobytes. Fetched by area, a
 * project took ten requests for as many, and a dialog waited for one more.
 */
const catalogues = {
  en: () => import('./en/index.ts'),
  'zh-CN': () => import('./zh-CN/index.ts'),
} satisfies Record<Language, () => Promise<{ areas: Readonly<Record<string, object>> }>>;

const catalogueFiles: BackendModule = {
  type: 'backend',
  init() {},
  async read(language, area) {
    const { areas } = await catalogues[language as Language]();
    return areas[`./${area}.json`] ?? {};
  },
};

export async function startI18n(): Promise<void> {
  await i18next
    .use(catalogueFiles)
    .use(initReactI18next)
    .init({
      lng: preferred(),
      supportedLngs: languages,
      // Both languages are complete; a key that is missing shows itself and fails a test.
      fallbackLng: false,
      ns: ['ui'],
      defaultNS: 'ui',
      interpolation: { escapeValue: false },
    });
  document.documentElement.lang = i18next.language;
  i18next.on('languageChanged', (language) => {
    document.documentElement.lang = language;
  });
}

/** Loads areas of words before the page that speaks them, so that nothing waits for them when it is drawn. */
export async function loadWords(...areas: readonly string[]): Promise<void> {
  await i18next.loadNamespaces(areas);
}

/** The code of a part of a page together with the words that it speaks: React shows it 300 ms later if they follow it. */
export async function withWords<M>(code: Promise<M>, ...areas: readonly string[]): Promise<M> {
  const [loaded] = await Promise.all([code, loadWords(...areas)]);
  return loaded;
}

export async function chooseLanguage(language: Language): Promise<void> {
  localStorage.setItem(key, language);
  await i18next.changeLanguage(language);
}

/** The language of the page; a BCP 47 tag, so it serves Intl as it is. */
export function useLanguage(): Language {
  return useSyncExternalStore(subscribe, currentLanguage);
}

export function currentLanguage(): Language {
  return i18next.language === 'zh-CN' ? 'zh-CN' : 'en';
}

/** What the person chose, else the first of the browser's languages that we speak, else English. */
function preferred(): Language {
  const chosen = localStorage.getItem(key);
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
