import { expect, test } from 'vitest';
import { readVerdict } from '../read-verdict.ts';

const report = (severity: string) => JSON.stringify({ vulnerabilities: { qs: { severity, range: '<6.2.4' } } });

test('a fault of weight fails the audit, a slight one is only told', () => {
  expect(readVerdict(report('high'))).toEqual({ ok: false, words: 'high: qs <6.2.4' });
  expect(readVerdict(report('critical')).ok).toBe(false);
  expect(readVerdict(report('moderate'))).toEqual({ ok: true, words: 'moderate: qs <6.2.4' });
  expect(readVerdict('{"vulnerabilities":{}}').ok).toBe(true);
});

test.each(['', 'npm error', '{"error":{"summary":"405 Method Not Allowed"}}', '{"message":"offline"}'])(
  'a registry that tells nothing is no all-clear: %j',
  (output) => expect(readVerdict(output)).toMatchObject({ ok: false, words: expect.stringContaining('nothing') }),
);
