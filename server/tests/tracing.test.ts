/** Traces as a collector gets them: real OTLP over HTTP, from a request to what its turn asks of models. */
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterEach, expect, test, vi } from 'vitest';
import { createLog } from '../src/log.ts';
import { traceIdOf } from '../src/platform/observing/observer.ts';
import { openTracing } from '../src/platform/observing/tracing.ts';
import { engines, openHouse } from './house.ts';
import { startStandIn } from './providers/stand-in.ts';

type Value = { stringValue?: string; intValue?: number };
type Span = {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  attributes: { key: string; value: Value }[];
  status: { code?: number };
};

const cleanUps: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).toReversed()) await cleanUp();
});

async function openCollector() {
  const collector = await startStandIn(({ path }) => (path === '/v1/traces' ? { body: {} } : undefined));
  cleanUps.push(collector.close);
  const spans = () =>
    collector.asked.flatMap(({ json }) =>
      (json as { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] }).resourceSpans.flatMap(({ scopeSpans }) =>
        scopeSpans.flatMap((scope) => scope.spans),
      ),
    );
  return { collector, spans };
}

test('one trace leads from the request through its job and turn to each question to a model', async () => {
  const { collector, spans } = await openCollector();
  const observer = openTracing({ endpoint: collector.url, sampleRatio: 1, failed: () => {} });
  const variables = { EASEL__SERVER__TRUSTED_PROXIES: '127.0.0.1' };
  const house = await openHouse(engines.at(-1)!, { worker: true, observer, variables });
  const { session, projects } = await house.signIn('ada@example.org');
  const { id } = await projects.create({ title: 'Tea' });
  const traceId = '0af7651916cd43dd8448eb211c80319c';
  const answer = await fetch(`${house.baseUrl}/api/projects/${id}/agent/chat`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${session.accessToken}`,
      'content-type': 'application/json',
      traceparent: `00-${traceId}-b7ad6b7169203331-01`,
    },
    body: JSON.stringify({ messages: [{ role: 'user', contents: [{ type: 'text', text: 'A tea house, 256x256' }] }] }),
  });
  expect(answer.status).toBe(200);
  await answer.text();
  await house.leave();
  await observer.close();
  const own = spans().filter((span) => span.traceId === traceId);
  const named = (name: string) => own.find((span) => span.name === name)!;
  const [request, job, turn] = ['POST /api/projects/:id/agent/chat', 'job run-turn', 'turn'].map(named);
  expect(request!.parentSpanId).toBe('b7ad6b7169203331');
  expect(job!.parentSpanId).toBe(request!.spanId);
  expect(turn!.parentSpanId).toBe(job!.spanId);
  const parents = own.filter(({ kind }) => kind === 3).map(({ name, parentSpanId }) => [name, parentSpanId]);
  expect(parents).toContainEqual(['chat rule-planner-1', turn!.spanId]);
  expect(parents.some(([name]) => name!.startsWith('image '))).toBe(true);
  const said = JSON.stringify(own);
  expect(said).toContain(id);
  for (const secret of ['tea house', 'ada@example.org', session.accessToken]) expect(said).not.toContain(secret);
  // What failed for nobody is no error.
  expect(own.filter(({ status }) => status.code === 2)).toEqual([]);
});

test('without a proxy in front, strangers do not say what is traced; a line of the log names its trace', async () => {
  const { collector, spans } = await openCollector();
  const observer = openTracing({ endpoint: `${collector.url}/v1/traces`, sampleRatio: 1, failed: () => {} });
  const house = await openHouse('sqlite', { observer });
  const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
  await fetch(`${house.baseUrl}/api/health`, { headers: { traceparent } });
  await house.leave();
  const written = new PassThrough();
  const log = createLog('info', written, () => traceIdOf(observer.traceparent()));
  const turn = observer.begin('turn', {});
  await turn.within(async () => log.info('inside'));
  turn.end('done');
  log.info('outside');
  written.end();
  const [inside, outside] = (await text(written))
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  await observer.close();
  const [health] = spans().filter(({ name }) => name === 'GET /api/health');
  expect(health!.traceId).not.toBe(traceIdOf(traceparent));
  expect(inside.traceId).toBe(spans().find(({ name }) => name === 'turn')!.traceId);
  expect(outside.traceId).toBeUndefined();
});

test('a collector that takes nothing is told of', async () => {
  const { collector } = await openCollector();
  collector.fault = { is: { status: 400 }, times: 1 };
  const failed = vi.fn();
  const observer = openTracing({ endpoint: collector.url, sampleRatio: 1, failed });
  observer.begin('turn', {}).end('done');
  await observer.close();
  expect(failed).toHaveBeenCalledTimes(1);
});
