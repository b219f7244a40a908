/** How soon a provider of models hears that a person has pressed Stop: beside a `fetch` to it that is aborted. */
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ms, median, quantile, type Row } from './figures.ts';
import { openHouse } from './house.ts';
import { pictureCall } from './model-provider.ts';

const rounds = { rounds: 40, warmUp: 5 };

/** Thinks at once, or not at all, and never finishes a picture; hands over whoever waits. */
async function startSilentProvider() {
  let waiting = Promise.withResolvers<ServerResponse>();
  let thinks = true;
  const server = createServer((request, response) => {
    request.resume();
    request.on('end', () => {
      const chat = request.url?.endsWith('/chat/completions');
      if (chat && thinks) askForPicture(response);
      else waiting.resolve(response);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** The next request that waits for its answer: of the model that thinks, or of the one that paints. */
    next: (which: 'thought' | 'picture') => {
      thinks = which === 'picture';
      waiting = Promise.withResolvers();
      return waiting.promise;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

function askForPicture(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  const call = { name: 'make_pictures', arguments: JSON.stringify(pictureCall) };
  const delta = { tool_calls: [{ index: 0, id: 'call', type: 'function', function: call }] };
  const chunk = { id: 'c', object: 'chat.completion.chunk', created: 1, model: 'thinker' };
  const choices = [{ index: 0, delta, finish_reason: 'tool_calls' }];
  response.end(`data: ${JSON.stringify({ ...chunk, choices })}\n\ndata: [DONE]\n\n`);
}

async function heardAfter(response: ServerResponse, stop: () => Promise<unknown>): Promise<number> {
  const from = performance.now();
  const gone = once(response, 'close').then(() => performance.now() - from);
  await stop();
  return gone;
}

export async function cancelTurn(): Promise<Row> {
  const provider = await startSilentProvider();
  const model = (id: string, kind: string) =>
    `  - { ID: ${id}, Label: ${id}, Kind: ${kind}, Driver: openai-compatible, BaseURL: '${provider.address}', Model: ${id} }`;
  const yaml = ['Models:', model('thinker', 'chat'), model('painter', 'image')].join('\n');
  const house = await openHouse({ yaml, worker: true });
  const baseUrl = await house.app.listen({ port: 0, host: '127.0.0.1' });
  const headers = { authorization: `Bearer ${house.token}`, 'content-type': 'application/json' };
  const ours: number[] = [];
  const bare: number[] = [];
  for (let round = 0; round < rounds.rounds + rounds.warmUp; round++) {
    const waits = provider.next(round % 2 === 0 ? 'thought' : 'picture');
    const body = JSON.stringify({ prompt: 'Draw a calm sheet' });
    const created = await fetch(`${baseUrl}/api/projects`, { method: 'POST', headers, body });
    const { id, turnId } = (await created.json()) as { id: string; turnId: string };
    const stopped = `${baseUrl}/api/projects/${id}/agent/turns/${turnId}/cancel`;
    const ofTurn = await heardAfter(await waits, () => fetch(stopped, { method: 'POST', headers }));
    const abort = new AbortController();
    const alone = provider.next('thought');
    const lost = fetch(`${provider.address}/v1/chat/completions`, { signal: abort.signal }).catch(() => {});
    const ofFetch = await heardAfter(await alone, async () => abort.abort());
    await lost;
    if (round < rounds.warmUp) continue;
    ours.push(ofTurn);
    bare.push(ofFetch);
  }
  await house.close();
  provider.close();
  const [p50, p95] = [median(ours), quantile(ours, 0.95)];
  return {
    what: 'Stop reaches the provider',
    figure: `p50 ${ms(p50)}, p95 ${ms(p95)}`,
    beside: `${ms(median(bare))}: a \`fetch\` to it that is aborted`,
    goal: 'p95 ≤ 200 ms',
    met: p95 <= 200,
  };
}
