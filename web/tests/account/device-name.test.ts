import { expect, test } from 'vitest';
import { readDevice } from '../../src/account/device-name.ts';

const safari = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0';

test.each([
  [`Mozilla/5.0 (X11; Linux x86_64) ${chrome} Safari/537.36`, 'Chrome', 'Linux', false],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36 Edg/142.0.0.0`, 'Edge', 'Windows', false],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox', 'Linux', false],
  [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${safari} Version/26.0 Safari/605.1.15`, 'Safari', 'macOS', false],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) ${safari} Version/26.0 Mobile/15E148 Safari/604.1`,
    'Safari',
    'iPhone',
    true,
  ],
  [`Mozilla/5.0 (Linux; Android 10; K) ${chrome} Mobile Safari/537.36`, 'Chrome', 'Android', true],
])('%s', (userAgent, browser, system, handheld) => {
  expect(readDevice(userAgent)).toEqual({ browser, system, handheld });
});

test('what is no browser we know stays as it calls itself', () => {
  expect(readDevice('curl/8.5.0')).toBeNull();
});
