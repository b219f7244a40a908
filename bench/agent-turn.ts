/** What a turn of ours takes beyond its models and tools: beside the AI SDK alone, which asks the same provider the same. */
import { randomUUIDv7 } from 'node:crypto';
import { rmSync } from 'node:fs';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { generateImage, streamText } from 'ai';
import { toolsFor } from '../server/src/agent/tools.ts';
import { measure } from '../server/src/assets/pictures.ts';
import { localBlobs } from '../server/src/platform/blobs/local.ts';
import { cancelTurn } from './cancel-turn.ts';
import { interleave, median, ms, printAlone, quantile, type Row } from './figures.ts';
import { openHouse, temporaryFolder, type House } from './house.ts';
import { drawWord, pictureCall, startModelProvider } from './model-provider.ts';

const rounds = { rounds: 120, warmUp: 15 };

const models = (address: string) => `Models:
  - { ID: thinker, Label: thinker, Kind: chat, Driver: openai-compatible, BaseURL: '${address}', Model: thinker }
  - { ID: painter, Label: painter, Kind: image, Driver: openai-compatible, BaseURL: '${address}', Model: painter }`;

/** A message over HTTP, answered when the turn has ended. Each in a project of its own: none has a past. */
function ours(house: House, baseUrl: string, prompt: string) {
  const headers = { authorization: `Bearer ${house.token}`, 'content-type': 'application/json' };
  const projects: string[] = [];
  const prepare = async () => {
    for (let index = 0; index < rounds.rounds + rounds.warmUp; index++) projects.push(await house.addProject('Turn'));
  };
  const turn = async (round: number) => {
    const messages = [{ role: 'user', contents: [{ type: 'text', text: prompt }] }];
    const url = `${baseUrl}/api/projects/${projects[round]}/agent/chat`;
    const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify({ messages }) });
    const { status } = (await response.json()) as { status: string };
    if (status !== 'done') throw new Error(`the turn ended ${status}`);
  };
  return { prepare, turn };
}

/** The same calls, one after the other. Keeping the picture's bytes and measuring them is the tool's time, so it is here too. */
function sdkAlone(address: string, prompt: string) {
  const provider = createOpenAICompatible({ name: 'bench', baseURL: `${address}/v1` });
  const folder = temporaryFolder();
  const blobs = localBlobs(folder);
  const think = async (messages: Parameters<typeof streamText>[0]['messages'] & object) => {
    const answer = streamText({ model: provider.chatModel('thinker'), messages, tools: toolsFor({ search: false }) });
    const calls = [];
    for await (const piece of answer.stream) if (piece.type === 'tool-call') calls.push(piece);
    return { calls, messages: (await answer.response).messages };
  };
  const turn = async () => {
    const said = [{ role: 'user' as const, content: prompt }];
    const first = await think(said);
    const [call] = first.calls;
    if (!call) return;
    const [wish] = pictureCall.pictures;
    const { image } = await generateImage({
      model: provider.imageModel('painter'),
      prompt: wish!.prompt,
      size: '512x512',
    });
    await blobs.put(`${randomUUIDv7()}.png`, image.uint8Array);
    await measure(image.uint8Array);
    const { toolCallId, toolName } = call;
    const output = { type: 'json' as const, value: { placed: [wish!.title] } };
    const result = { role: 'tool' as const, content: [{ type: 'tool-result' as const, toolCallId, toolName, output }] };
    await think([...said, ...first.messages, result]);
  };
  return { turn, close: () => rmSync(folder, { recursive: true }) };
}

async function compare(house: House, baseUrl: string, address: string, prompt: string, what: string): Promise<Row> {
  const { prepare, turn } = ours(house, baseUrl, prompt);
  await prepare();
  const alone = sdkAlone(address, prompt);
  const [taken = [], bare = []] = await interleave([turn, alone.turn], rounds);
  alone.close();
  const beyond = taken.map((value, index) => value - bare[index]!);
  const [p50, p95] = [median(beyond), quantile(beyond, 0.95)];
  return {
    what,
    figure: `p50 ${ms(p50)}, p95 ${ms(p95)} beyond it`,
    beside: `${ms(median(bare))}: the AI SDK alone, same provider`,
    goal: 'p50 ≤ 15 ms, p95 ≤ 50 ms',
    met: p50 <= 15 && p95 <= 50,
  };
}

export async function agentTurn(): Promise<Row[]> {
  globalThis.AI_SDK_LOG_WARNINGS = false;
  const provider = await startModelProvider();
  const house = await openHouse({ yaml: models(provider.address), worker: true });
  const baseUrl = await house.app.listen({ port: 0, host: '127.0.0.1' });
  const rows = [
    await compare(house, baseUrl, provider.address, 'what do you think', 'Agent turn of words alone'),
    await compare(house, baseUrl, provider.address, `please ${drawWord} it`, 'Agent turn with one picture of 512²'),
  ];
  await house.close();
  provider.process.kill();
  return [...rows, await cancelTurn()];
}

if (import.meta.main) await printAlone(agentTurn);
