/** A provider of models that answers at once, in a process of its own: `node bench/model-provider.ts` prints its address. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';

export interface ModelProvider {
  readonly process: ChildProcess;
  readonly address: string;
}

export async function startModelProvider(): Promise<ModelProvider> {
  const child = spawn(process.execPath, [import.meta.filename], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [address] = await once(child.stdout, 'data');
  return { process: child, address: String(address).trim() };
}

const answerText = 'A calm sheet in two colours, with room for the title.';
/** Whoever says this gets a picture; anyone else gets an answer in words. */
export const drawWord = 'draw';
export const pictureCall = {
  brief: 'One picture',
  size: '512x512',
  pictures: [{ title: 'Sheet', prompt: 'a calm sheet in two colours' }],
};

interface ChatBody {
  messages?: { role: string; content?: unknown }[];
}

function speak(response: ServerResponse, { messages = [] }: ChatBody): void {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  const chunk = { id: 'c', object: 'chat.completion.chunk', created: 1, model: 'thinker' };
  const send = (delta: object, finish: string | null = null) =>
    response.write(`data: ${JSON.stringify({ ...chunk, choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`);
  const asked = messages.findLastIndex(({ role }) => role === 'user');
  const told = messages.slice(asked).some(({ role }) => role === 'tool');
  const draws = !told && JSON.stringify(messages[asked]?.content ?? '').includes(drawWord);
  for (const word of answerText.split(/(?<= )/)) send({ role: 'assistant', content: word });
  if (draws) {
    const call = { name: 'make_pictures', arguments: JSON.stringify(pictureCall) };
    send({ tool_calls: [{ index: 0, id: `call-${performance.now()}`, type: 'function', function: call }] });
  }
  send({}, draws ? 'tool_calls' : 'stop');
  response.end('data: [DONE]\n\n');
}

async function answer(request: IncomingMessage, response: ServerResponse, picture: string): Promise<void> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece as Buffer);
  if (request.url?.endsWith('/chat/completions')) return speak(response, JSON.parse(String(Buffer.concat(pieces))));
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end(`{"created":1,"data":[{"b64_json":"${picture}"}]}`);
}

if (import.meta.main) {
  const plain = sharp({ create: { width: 512, height: 512, channels: 3, background: '#2b55e6' } });
  const picture = (await plain.png().toBuffer()).toString('base64');
  const server = createServer((request, response) => void answer(request, response, picture));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
}
