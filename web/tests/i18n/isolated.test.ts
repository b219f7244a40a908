import i18next from 'i18next';
import { expect, test } from 'vitest';
import { isolated, isolatedQuotes, unmarked } from '../../src/i18n/isolated.ts';

test('a name that runs from right to left keeps to itself within a sentence of ours; all others are put in as they are', async () => {
  const resources = { en: { ui: { gone: '“{{title}}”, {{count}} of {{most}}, was deleted.' } } };
  const own = i18next.createInstance({
    lng: 'en',
    defaultNS: 'ui',
    resources,
    interpolation: { escapeValue: true, escape: isolated },
  });
  await own.init();
  const said = (title: string) => own.t('gone', { title, count: 2, most: 5 });
  expect(said('<Tea> & “cake”')).toBe('“<Tea> & “cake””, 2 of 5, was deleted.');
  expect(said('כרזה (2026)!')).toBe('“\u2068כרזה (2026)!\u2069”, 2 of 5, was deleted.');
  expect(isolatedQuotes('Poster “כרזה (2026)!”, 1080 × 1440')).toBe('Poster “\u2068כרזה (2026)!\u2069”, 1080 × 1440');
  expect(unmarked(said('כרזה'))).toBe('“כרזה”, 2 of 5, was deleted.');
});
