/** What no schema asks for: values, texts, headers and addresses that trip careless code. */
import { gzipSync } from 'node:zlib';
import fc from 'fast-check';

const long = 'x'.repeat(70_000);

export const hostileText = fc.constantFrom(
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  '\ud800',
  'a\udfffb',
  '\0',
  'a\u0000b',
  '\u202e\u2066gnp.exe',
  '\ufeff',
  '\u0085\u2028\u2029',
  'z\u0351\u0489'.repeat(500),
  long,
  'NaN',
  'Infinity',
  '-0',
  '1e999',
  '0x7f',
  '9007199254740993',
  '9223372036854775808',
  '999999999999999',
  '2147483648',
  "' or 1=1; --",
  '%00',
  '%',
  '_%\\',
  '../../../../etc/passwd',
  '..\\..\\windows',
  '%2e%2e%2f',
  'file:///etc/passwd',
  'javascript:alert(1)',
  'data:image/svg+xml,<svg onload=alert(1)>',
  'http://169.254.169.254/latest/',
  'http://[::1]:1/',
  '<script>alert(1)</script>',
  '{{7*7}}${7*7}',
  'SHAKKERDATA://',
  'SHAKKERDATA://AAAA',
  '{"a":1',
  '00000000-0000-0000-0000-000000000000',
  'FFFFFFFF-FFFF-FFFF-FFFF-FFFFFFFFFFFF',
  '',
);

const nest = (depth: number): unknown => (depth === 0 ? [] : [nest(depth - 1)]);

export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { arbitrary: hostileText, weight: 3 },
  {
    arbitrary: fc.constantFrom<unknown>(
      null,
      true,
      0,
      -0,
      -1,
      0.1,
      1e308,
      -1e308,
      5e-324,
      2 ** 31,
      2 ** 53 + 2,
      1e21,
      [],
      {},
      nest(70),
      nest(40),
      { ['__proto__x']: 1, constructor: 1 },
      { toString: 1, valueOf: null, hasOwnProperty: [] },
      { length: -1 },
      [[], {}, null, ''],
    ),
    weight: 2,
  },
  { arbitrary: fc.jsonValue({ maxDepth: 4 }), weight: 1 },
);

/** A body as its bytes, and the headers that announce it. */
export interface RawBody {
  readonly bytes: Uint8Array;
  readonly headers: Readonly<Record<string, string>>;
}

const json = { 'content-type': 'application/json' };
const raw = (bytes: string | Uint8Array, headers: RawBody['headers'] = json): RawBody => ({
  bytes: Buffer.from(bytes as Uint8Array),
  headers,
});

/** The text of good JSON, made bad, or announced as what it is not. */
export const badBody: fc.Arbitrary<(good: string) => RawBody> = fc.constantFrom<(good: string) => RawBody>(
  (good) => raw(good.slice(0, Math.floor(good.length / 2))),
  (good) => raw(`${good}${good}`),
  (good) => raw(`\ufeff${good}`),
  (good) => raw(Buffer.concat([Buffer.from(good.slice(0, -1)), Buffer.from([0xff, 0xfe, 0xc0, 0x80])])),
  (good) => raw(good.replace('{', '{"__proto__":{"admin":true},')),
  (good) => raw(good.replace('{', '{"constructor":{"prototype":{"admin":true}},')),
  (good) => raw(good.replace('{', '{"\\u005f_proto__":{"admin":true},')),
  (good) => raw(good.replace(/^\{(.*)\}$/s, '{$1,$1}')),
  (good) => raw(good.replace(/"[^"]*"\}/, '"\\ud800"}')),
  (good) => raw(good.replaceAll(/:("[^"]*"|\d+)/g, ':1e999')),
  (good) => raw(good.replaceAll(/:("[^"]*"|\d+)/g, ':NaN')),
  (good) => raw(good.replaceAll(/:("[^"]*"|\d+)/g, `:${'9'.repeat(400)}`)),
  (good) => raw(good.replaceAll(/:("[^"]*"|\d+)/g, ':"\\u0000"')),
  (good) => raw(good.replaceAll(/:("[^"]*"|\d+)/g, ':"\\ud83d"')),
  (good) => raw(gzipSync(good), { ...json, 'content-encoding': 'gzip' }),
  (good) => raw(good, { ...json, 'content-encoding': 'br, gzip' }),
  (good) => raw(Buffer.from(good, 'utf16le'), { 'content-type': 'application/json; charset=utf-16le' }),
  (good) => raw(good, { 'content-type': 'application/json; charset=x' }),
  (good) => raw(good, { 'content-type': 'text/plain' }),
  (good) => raw(good, { 'content-type': 'application/xml' }),
  (good) => raw(good, { 'content-type': 'multipart/form-data; boundary=x' }),
  (good) => raw(good, { 'content-type': ';;;' }),
  (good) => raw(good, { 'content-type': 'APPLICATION/JSON' }),
  (good) => raw(good, {}),
  () => raw(''),
  () => raw('[]'),
  () => raw('null'),
  () => raw('"text"'),
  () => raw('7'),
  () => raw('{'.repeat(200_000)),
  () => raw('['.repeat(100_000) + ']'.repeat(100_000)),
  () => raw('{"a":'.repeat(63) + '1' + '}'.repeat(63)),
  () => raw(`{${Array.from({ length: 20_000 }, (_, i) => `"k${i}":${i}`).join(',')}}`),
);

const headerNames = [
  'x-share-id',
  'x-share-visitor',
  'last-event-id',
  'accept',
  'accept-language',
  'range',
  'if-none-match',
  'if-range',
  'user-agent',
  'authorization',
  'cookie',
  'x-forwarded-for',
  'x-forwarded-proto',
  'host',
  'origin',
  'traceparent',
  'x-request-id',
  'x-http-method-override',
  '__proto__',
] as const;

const headerText = fc.oneof(
  hostileText,
  fc.constantFrom(
    'bytes=0-',
    'bytes=-1',
    'bytes=5-2',
    'bytes=0-99999999999999999999',
    'bytes=-0',
    'bytes=a-b,0-1',
    '*',
    'W/"x", "y"',
    'text/event-stream',
    'text/html,text/event-stream;q=0.9',
    `${'text/html;q=0.1,'.repeat(2_000)}`,
    'zh;q=NaN, en;q=-1',
    'zh-'.repeat(3_000),
    '-1',
    '0',
    '1e3',
    '00-' + '0'.repeat(32) + '-0000000000000000-ff',
    'Bearer',
    'Bearer a b c',
    'Bearer eyJhbGciOiJub25lIn0.e30.',
    'Basic YTpi',
    'localhost:1, evil.example',
  ),
);

/** As a server reads what came over the wire: bytes taken for Latin-1, without what ends a line. */
const asHeader = (text: string) => Buffer.from(text.replaceAll(/[\r\n\0]/g, ' ').slice(0, 8_000)).toString('latin1');

export const hostileHeaders: fc.Arbitrary<Record<string, string>> = fc
  .array(fc.tuple(fc.constantFrom(...headerNames), headerText), { minLength: 1, maxLength: 3 })
  .map((pairs) => Object.fromEntries(pairs.map(([name, text]) => [name, asHeader(text)])));

/** What stands in an address as it is, for one of its parts. */
export const hostilePart: fc.Arbitrary<string> = fc.oneof(
  hostileText.map((text) => encodeURIComponent(text.toWellFormed().slice(0, 4_000))),
  fc.constantFrom('%', '%zz', '%ff%fe', '%00', '%2e%2e%2f%2e%2e', '..%2f', '%ed%a0%80', '+', ';a=b', "'", '*', ':id'),
);

export const hostileQuery: fc.Arbitrary<string> = fc.oneof(
  hostilePart.map((part) => `q=${part}`),
  fc.constantFrom(
    '__proto__=1',
    '__proto__[admin]=1',
    'constructor.prototype=1',
    'since=1&since=2',
    'w=64&w=128',
    'project_id[]=a',
    'a=1&'.repeat(2_000),
    '%ff=%ff',
    '=',
    '&&&',
    '?',
    'limit=1e3',
    'limit=0x10',
    'limit=%20%205',
    'since=-1',
    'since=999999999999999',
    'before=0',
    'w=NaN',
    'expires=1e400',
    'toString=1',
  ),
);
