/** A provider of models for tests: speaks the protocol of OpenAI on a port of its own, and says what a test has scripted. */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';

export interface ToolCall {
  name: string;
  input: object;
}
export interface ChatAnswer {
  text?: string;
  calls?: ToolCall[];
  /** Never says more, as if it went on thinking. */
  pauses?: true;
}
export interface ProviderRequest {
  kind: 'chat' | 'image';
  prompt: string;
  body: { messages?: { role: string; content?: unknown }[]; size?: string; prompt?: string };
  /** By which a provider knows two requests for the same. */
  idempotencyKey?: string;
  /** Whether the answer was sent whole. */
  answered: boolean;
  /** Whether the connection is gone: the answer was sent, or nobody waits for it. */
  over: boolean;
}

export interface Script {
  /** What the chat model says, given how many tool results it has been told. */
  chat?: (results: number, said: string) => ChatAnswer | { status: number } | { hang: true };
  /** Runs before a picture is answered; may wait, and may answer an error by its status. */
  picture?: (prompt: string, count: number) => Promise<{ status: number } | void> | { status: number } | void;
  /** Runs before anything else; what it answers goes wrong. */
  fault?: (request: ProviderRequest) => Promise<Fault | void> | void;
}

/** `busy` wants to be asked again at once; `cut` breaks off in the middle of an answer. */
export type Fault = 'busy' | 'broken' | 'hang' | 'garbage' | 'cut';

/** As a turn needs it by default: the model asks for one call of pictures, then says that it is done. */
export function askFor(titles: string[], brief = 'A few pictures'): NonNullable<Script['chat']> {
  const pictures = titles.map((title) => ({ title, prompt: `picture of ${title}` }));
  return (results) =>
    results === 0
      ? { text: 'Here is the plan.', calls: [{ name: 'make_pictures', input: { brief, size: '512x512', pictures } }] }
      : { text: 'All done.' };
}

export type FakeModels = Awaited<ReturnType<typeof startFakeModels>>;

export async function startFakeModels(script: Script = {}) {
  const requests: ProviderRequest[] = [];
  const png = await sharp({ create: { width: 512, height: 512, channels: 3, background: '#2b55e6' } })
    .png()
    .toBuffer();
  const server = createServer((request, response) => {
    void answer(request, response, { script, requests, png }).catch(() => response.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const model = (id: string, kind: string) =>
    `  - { ID: ${id}, Label: ${id}, Kind: ${kind}, Driver: openai-compatible, BaseURL: '${url}', Model: ${id}, Parallel: 1 }`;
  return {
    requests,
    script,
    /** The models as settings name them. */
    yaml: ['Models:', model('thinker', 'chat'), model('painter', 'image')].join('\n'),
    close: async () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

interface Provider {
  script: Script;
  requests: ProviderRequest[];
  png: Buffer;
}

async function answer(request: IncomingMessage, response: ServerResponse, provider: Provider): Promise<void> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece as Buffer);
  const body = JSON.parse(Buffer.concat(pieces).toString() || '{}') as ProviderRequest['body'];
  const kind = request.url?.endsWith('/chat/completions') ? 'chat' : 'image';
  const prompt = body.prompt ?? String(body.messages?.findLast(({ role }) => role === 'user')?.content ?? '');
  const key = request.headers['idempotency-key'];
  const named = typeof key === 'string' && { idempotencyKey: key };
  const record: ProviderRequest = { kind, prompt, body, answered: false, over: false, ...named };
  response.once('close', () => (record.over = true));
  provider.requests.push(record);
  const fault = await provider.script.fault?.(record);
  if (fault) return misbehave(response, fault, kind);
  await (kind === 'chat' ? chat(response, record, provider) : picture(response, record, provider));
}

async function chat(response: ServerResponse, record: ProviderRequest, { script }: Provider): Promise<void> {
  const results = (record.body.messages ?? []).filter(({ role }) => role === 'tool').length;
  const said = (script.chat ?? askFor(['one']))(results, record.prompt);
  if ('status' in said) return refuse(response, said.status);
  if ('hang' in said) return;
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  const send = (delta: object, finish: string | null = null) => {
    const chunk = { id: 'c', object: 'chat.completion.chunk', created: 1, model: 'thinker' };
    response.write(`data: ${JSON.stringify({ ...chunk, choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`);
  };
  for (const word of (said.text ?? '').split(/(?<= )/)) send({ role: 'assistant', content: word });
  if (said.pauses) return;
  for (const [index, { name, input }] of (said.calls ?? []).entries()) {
    const call = { index, id: `call-${results}-${index}`, type: 'function' };
    send({ tool_calls: [{ ...call, function: { name, arguments: JSON.stringify(input) } }] });
  }
  send({}, said.calls ? 'tool_calls' : 'stop');
  response.end('data: [DONE]\n\n');
  await once(response, 'finish');
  record.answered = true;
}

async function picture(response: ServerResponse, record: ProviderRequest, provider: Provider): Promise<void> {
  const { script, requests, png } = provider;
  const refusal = await script.picture?.(record.prompt, requests.filter(({ kind }) => kind === 'image').length);
  if (refusal) return refuse(response, refusal.status);
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ created: 1, data: [{ b64_json: png.toString('base64') }] }));
  await once(response, 'finish');
  record.answered = true;
}

function misbehave(response: ServerResponse, fault: Fault, kind: ProviderRequest['kind']): void {
  if (fault === 'hang') return;
  if (fault === 'broken') return refuse(response, 500);
  if (fault === 'busy') {
    response.setHeader('retry-after', '0');
    return refuse(response, 429);
  }
  const streamed = kind === 'chat';
  response.writeHead(200, { 'content-type': streamed ? 'text/event-stream' : 'application/json' });
  if (fault === 'cut') {
    response.write(
      streamed ? 'data: {"id":"c","choices":[{"index":0,' : '{"created":1,"data":[{"b64_json":"iVBORw0',
      () => response.destroy(),
    );
  } else if (streamed) response.end('data: <html>not what was agreed</html>\n\n');
  else response.end(JSON.stringify({ created: 1, data: [{ b64_json: Buffer.from('no picture').toString('base64') }] }));
}

function refuse(response: ServerResponse, status: number): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ error: { message: 'scripted', type: 'scripted' } }));
}
