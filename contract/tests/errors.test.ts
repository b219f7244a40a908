import { readFileSync } from 'node:fs';
import { catalogue } from '@easel/contract';
import { expect, test } from 'vitest';

test('the documentation lists every error with its status and meaning, and no other', () => {
  const page = readFileSync(new URL('../../docs/errors.md', import.meta.url), 'utf8');
  const rows = [...page.matchAll(/^\| `([a-z_.]+)` \| (\d{3}) \| (.+) \|$/gm)];
  const documented = rows.map(([, code, status, meaning]) => [code, { status: Number(status), meaning }]);
  expect(Object.fromEntries(documented)).toEqual(catalogue);
});

test('a code names its area and its reason', () => {
  for (const code of Object.keys(catalogue)) expect(code).toMatch(/^[a-z_]+\.[a-z_]+$/);
});
