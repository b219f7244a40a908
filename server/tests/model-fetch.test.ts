import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { modelFetch } from '../src/platform/models/model-fetch.ts';

interface Dispatcher {
  dispatch(options: object, handler: object): boolean;
}
const sendsBy = Symbol.for('undici.globalDispatcher.2');

/** The five minutes after which Node leaves an answer that has not begun, made short. */
function hurry() {
  const kept = globalThis as unknown as Record<symbol, Dispatcher>;
  const usual = kept[sendsBy]!;
  kept[sendsBy] = { dispatch: (options, handler) => usual.dispatch({ headersTimeout: 1, ...options }, handler) };
  onTestFinished(() => void (kept[sendsBy] = usual));
}

test('an answer is waited for as long as the operator says, not as long as Node would', async () => {
  const asking: ServerResponse[] = [];
  const server = createServer((_, response) => void asking.push(response)).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close().closeAllConnections());
  await once(server, 'listening');
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  hurry();
  const patient = modelFetch({ silenceMs: 600_000, maxBytes: 1_000, secrets: [] })(address);
  await once(server, 'request');
  await expect(fetch(address)).rejects.toMatchObject({ cause: { code: 'UND_ERR_HEADERS_TIMEOUT' } });
  asking[0]!.end('a picture');
  expect(await (await patient).text()).toBe('a picture');
});
