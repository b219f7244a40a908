/** Requests as no library would write them, over a socket. */
import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { catalogue, ErrorBody, type ErrorCode } from '@easel/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Compile } from 'typebox/compile';
import { engines, openHouse, type House, type Person } from '../house.ts';

const errorBody = Compile(ErrorBody);
const end = '\r\n';

const methods = [
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'DELETE',
  'OPTIONS',
  'TRACE',
  'CONNECT',
  'PROPFIND',
  'get',
  'G\0T',
  'PRI',
];
const paths = [
  '/',
  '//api/health',
  '/api//health',
  '/api/health/',
  '/API/HEALTH',
  '/api/health;a=b',
  '/api/health%00',
  '/api/projects/..%2f..%2f..%2fetc%2fpasswd',
  '/../../../../etc/passwd',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/..\\..\\windows',
  '/api/files/../../etc/passwd',
  '/api/files/%2e%2e%2f%2e%2e%2fetc%2fpasswd',
  '/api/files/__proto__',
  '/api/projects/constructor',
  '/api/projects/%',
  '/api/projects/%ff%fe',
  '/api/%F0%9F%99%82',
  '/api/health?'.padEnd(9_000, 'x'),
  `/${'x'.repeat(20_000)}`,
  `/api/projects/${'1'.repeat(300)}`,
  'http://elsewhere.example/api/health',
  'api/health',
  '*',
  '/api/health#x',
  '/api/\u00e9',
];
const headers = [
  'Host: x',
  'Host: x\r\nHost: y',
  'Host:',
  'Host: evil.example/../x',
  'Content-Length: 5',
  'Content-Length: -1',
  'Content-Length: 5, 6',
  'Content-Length: 99999999999999999999',
  'Content-Length: 0x10',
  'Transfer-Encoding: chunked',
  'Transfer-Encoding: chunked\r\nContent-Length: 5',
  'Transfer-Encoding: chunked, identity',
  'Transfer-Encoding : chunked',
  'Transfer-Encoding: xchunked',
  'Expect: 100-continue',
  'Expect: something else',
  'Connection: upgrade\r\nUpgrade: h2c',
  'Connection: upgrade\r\nUpgrade: websocket',
  'Connection: keep-alive, x-request-id',
  'Content-Type: application/json',
  'Content-Type: application/json; charset="utf-8',
  'Content-Encoding: gzip',
  'X-Forwarded-For: 1.2.3.4, \u00ff',
  `Cookie: ${'a=b; '.repeat(2_000)}`,
  Array.from({ length: 1_500 }, (_, at) => `X-${at}: y`).join(end),
  ' folded: yes',
  'no colon at all',
  'X\0Y: z',
  'Range: bytes=0-,0-,0-',
  '__proto__: x',
  ': empty',
];
const bodies = [
  '',
  '{"a":1}',
  '5\r\n{"a":\r\n0\r\n\r\n',
  'zz\r\nx\r\n',
  'ffffffffffffffff\r\nx',
  '0\r\nX: y\r\n\r\n',
  '\0\0\0',
];

const spoken = fc
  .record({
    method: fc.constantFrom(...methods),
    path: fc.constantFrom(...paths),
    version: fc.constantFrom('HTTP/1.1', 'HTTP/1.1', 'HTTP/1.1', 'HTTP/1.0', 'HTTP/2.0', 'HTTP/9', ''),
    headers: fc.array(fc.constantFrom(...headers), { maxLength: 4 }),
    body: fc.constantFrom(...bodies),
    line: fc.constantFrom(end, end, end, '\n', '\r'),
  })
  .map(({ method, path, version, headers: said, body, line }) =>
    [`${method} ${path} ${version}`, ...said, 'Connection: close', '', body].join(line),
  );

describe.each(engines.slice(0, 1))('what comes over a socket, on %s', (engine) => {
  let house: House;
  let ada: Person;
  beforeAll(async () => {
    house = await openHouse(engine);
    ada = await house.signIn('ada@example.org');
  });
  afterAll(() => house.leave());

  /** All that is answered until the server hangs up; nothing more is said, so it need not wait. */
  async function say(request: string): Promise<string> {
    const socket = connect((house.app.server.address() as AddressInfo).port, '127.0.0.1');
    await once(socket, 'connect');
    const pieces: Buffer[] = [];
    socket.on('data', (piece: Buffer) => pieces.push(piece));
    socket.on('error', () => {});
    socket.end(Buffer.from(request, 'utf8'));
    await once(socket, 'close');
    return Buffer.concat(pieces).toString();
  }

  test('nothing makes it fail, and every refusal has the form of all errors', async () => {
    await fc.assert(
      fc.asyncProperty(spoken, async (request) => {
        const said = await say(request);
        // Whoever leaves in the middle of a request is owed nothing.
        if (said === '') return;
        const [head = '', body = ''] = said.split('\r\n\r\n');
        const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(head)?.[1]);
        expect([status, head.includes('\n at '), said.includes('node_modules')]).toEqual([status, false, false]);
        // The page itself, where none is built, is the one 503 that is no refusal.
        if (status === 503) {
          expect(head).toContain('text/plain');
          return;
        }
        expect(status).toBeLessThan(500);
        if (status < 400 || request.startsWith('HEAD')) return;
        // Node itself turns away, without a word, who names no host or expects what it does not know.
        if (!body.includes('{')) {
          expect([400, 417]).toContain(status);
          return;
        }
        const refusal: unknown = JSON.parse(body.slice(body.indexOf('{'), body.lastIndexOf('}') + 1));
        if (!errorBody.Check(refusal)) throw new Error(`a refusal of another form: ${body.slice(0, 200)}`);
        expect(catalogue[refusal.errorCode as ErrorCode].status).toBe(status);
      }),
      { numRuns: Number(process.env.EASEL_FUZZ_FILES ?? 100) * 5 },
    );
    expect((await fetch(`${house.baseUrl}/api/health`)).status).toBe(200);
  });

  test('no address leads to a file of the server, or to what is somebody’s', async () => {
    const { id } = await ada.projects.create({ title: 'hers' });
    for (const path of [...paths, `/api/projects/${id}`, `/api/projects/${id}/../${id}`, `//api/projects/${id}`]) {
      const said = await say(`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
      expect(said).not.toMatch(/root:.*:0:0:|hers/);
    }
  });

  test('half a request is waited for no longer than its sender stays', async () => {
    const halves = [
      'GET',
      'GET / HTTP/1.1\r\nHost: x\r\nX: ',
      'POST /api/projects HTTP/1.1\r\nHost: x\r\nContent-Length: 99\r\n\r\n{',
    ];
    for (const half of halves) await say(half);
    const open = await new Promise<number>((done) => house.app.server.getConnections((_, count) => done(count)));
    // The clients of this house keep theirs.
    expect(open).toBeLessThan(5);
  });
});
