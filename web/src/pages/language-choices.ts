import type { Language } from '../i18n/index.ts';

/** Each language in its own words. */
export const languageChoices: readonly { readonly value: Language; readonly label: string; readonly lang: string }[] = [
  { value: 'en', label: 'English', lang: 'en' },
  { value: 'zh-CN', label: '中文', lang: 'zh-CN' },
];
