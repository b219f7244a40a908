import { expect, test } from 'vitest';
import { findWidget } from '../../src/sign-in/challenge-widget.ts';

const widget = { render: () => 'id', reset: () => {} };

test.each([
  ['turnstile', 'language'],
  ['hcaptcha', 'hl'],
  ['grecaptcha', 'hl'],
])('%s is found, and asked for a language as %s', async (global, languageKey) => {
  expect(await findWidget({ [global]: widget })).toEqual({ widget, languageKey });
});

test('one that can draw at once is not asked whether it is ready', async () => {
  const impatient = { ...widget, ready: () => expect.fail('asked') };
  expect(await findWidget({ turnstile: impatient })).toMatchObject({ widget: impatient });
});

test('one that still loads its parts is waited for', async () => {
  const late: Record<string, unknown> = {};
  late.ready = (then: () => void) => {
    Object.assign(late, widget);
    then();
  };
  expect(await findWidget({ grecaptcha: late })).toMatchObject({ widget: late });
});

test('what does not draw is no widget', async () => {
  expect(await findWidget({})).toBeNull();
  expect(await findWidget({ hcaptcha: { render: 'yes' }, other: widget })).toBeNull();
});
