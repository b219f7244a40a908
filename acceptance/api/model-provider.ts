import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';

/** A provider of models on this machine, in the protocol that operators configure: plans two pictures, then draws them. */
export interface ModelProvider {
  /** Settings of the product that make it use this provider. */
  readonly environment: { EASEL_CONFIG: string };
  /** Pictures asked for so far, by their prompts. */
  readonly pictures: string[];
  /** From now on pictures wait; hands back what lets them go. */
  hold(): () => void;
  /** From now on, asked to draw, it fails; hands back what mends it. */
  fail(): () => void;
  close(): void;
}

const greeting = 'Two pictures, side by side.';
const farewell = 'Both are on the canvas.';
const titles = ['First study', 'Second study'];

export async function startModelProvider(): Promise<ModelProvider> {
  const pictures: string[] = [];
  let held: Promise<void> | undefined;
  let failing = false;
  const paint = (index: number) =>
    sharp({ create: { width: 512, height: 512, channels: 3, background: { r: 40 * index, g: 90, b: 160 } } })
      .png()
      .toBuffer();

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = JSON.parse(await readText(request)) as { prompt?: string; messages?: { role: string }[] };
    if (request.url?.endsWith('/chat/completions')) return speak(response, body.messages ?? []);
    pictures.push(body.prompt ?? '');
    const index = pictures.length;
    await held;
    if (failing) return void response.writeHead(400).end('{"error":{"message":"no"}}');
    const data = [{ b64_json: (await paint(index % 6)).toString('base64') }];
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ created: 1, data }));
  }

  const server = createServer((request, response) => void answer(request, response).catch(() => response.destroy()));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const folder = mkdtempSync(join(tmpdir(), 'easel-provider-'));
  const file = join(folder, 'easel.yaml');
  writeFileSync(file, settingsFor(`http://127.0.0.1:${(server.address() as AddressInfo).port}`));
  return {
    environment: { EASEL_CONFIG: file },
    pictures,
    hold() {
      const { promise, resolve } = Promise.withResolvers<void>();
      held = promise;
      return () => {
        held = undefined;
        resolve();
      };
    },
    fail() {
      failing = true;
      return () => {
        failing = false;
      };
    },
    close() {
      server.closeAllConnections();
      server.close();
      rmSync(folder, { recursive: true });
    },
  };
}

function settingsFor(address: string): string {
  const model = (id: string, kind: string) =>
    `  - { ID: ${id}, Label: ${id}, Kind: ${kind}, Driver: openai-compatible, BaseURL: '${address}', Model: ${id} }`;
  return ['Models:', model('thinker', 'chat'), model('painter', 'image')].join('\n');
}

/** Asks for pictures until it has been told a result, then says that it is done. */
function speak(response: ServerResponse, messages: { role: string }[]): void {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  const chunk = { id: 'c', object: 'chat.completion.chunk', created: 1, model: 'thinker' };
  const send = (delta: object, finish: string | null = null) =>
    response.write(`data: ${JSON.stringify({ ...chunk, choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`);
  const lastAsked = messages.findLastIndex(({ role }) => role === 'user');
  const told = messages.slice(lastAsked).some(({ role }) => role === 'tool');
  for (const word of (told ? farewell : greeting).split(/(?<= )/)) send({ role: 'assistant', content: word });
  if (!told) {
    const pictures = titles.map((title) => ({ title, prompt: `A study of ${title}` }));
    const call = {
      name: 'make_pictures',
      arguments: JSON.stringify({ brief: 'Two studies', size: '512x512', pictures }),
    };
    send({ tool_calls: [{ index: 0, id: 'call-1', type: 'function', function: call }] });
  }
  send({}, told ? 'stop' : 'tool_calls');
  response.end('data: [DONE]\n\n');
}

async function readText(request: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece as Buffer);
  return Buffer.concat(pieces).toString() || '{}';
}
