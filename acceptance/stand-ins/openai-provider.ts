/** A provider of models on this machine that speaks OpenAI's protocol, knows its keys and models, and refuses others. */
import sharp from 'sharp';
import { startWebService, type WebAnswer, type WebRequest, type WebService } from './web-service.ts';

/** What the model that thinks says: words, or a call of a tool. */
export interface Thought {
  readonly text?: string;
  readonly call?: { readonly name: string; readonly input: object };
}

export interface ProviderScript {
  readonly key: string;
  /** Names that it knows. */
  readonly models: readonly string[];
  /** Given how many results of tools it has been told since the person spoke, and what the person said. */
  readonly think: (results: number, said: string) => Thought;
  /** Runs before a picture is answered; may wait, and may answer otherwise. */
  readonly paint?: (prompt: string, idempotencyKey?: string) => Promise<WebAnswer | undefined>;
  /** Runs before anything is answered; what it hands back is answered instead. */
  readonly fault?: () => Promise<WebAnswer | undefined>;
  /** Hears of each request that works from pictures. */
  readonly edited?: (edit: Edit) => void;
}

/** Pictures that came with a request, by what the form calls them. */
export interface Edit {
  readonly prompt: string;
  readonly pictures: readonly Buffer[];
  readonly mask: Buffer | undefined;
}

interface Asked {
  readonly model?: string;
  readonly stream?: boolean;
  readonly prompt?: string;
  readonly messages?: readonly { readonly role: string; readonly content?: unknown }[];
}

export function startOpenAiProvider(script: ProviderScript): Promise<WebService> {
  return startWebService(async (request) => {
    const refused = refusalFor(request, script);
    if (refused) return refused;
    const fault = await script.fault?.();
    if (fault) return fault;
    if (request.url.pathname.endsWith('/images/edits')) {
      const edit = editIn(request);
      script.edited?.(edit);
      return (await script.paint?.(edit.prompt)) ?? painted(edit.prompt);
    }
    const asked = JSON.parse(request.body) as Asked;
    if (request.url.pathname.endsWith('/images/generations')) {
      const { prompt = '' } = asked;
      const key = request.headers['idempotency-key'];
      return (await script.paint?.(prompt, typeof key === 'string' ? key : undefined)) ?? painted(prompt);
    }
    const thought = script.think(resultsIn(asked), lastWords(asked));
    return asked.stream ? streamed(thought) : whole(thought);
  });
}

function refusalFor(request: WebRequest, { key, models }: ProviderScript): WebAnswer | null {
  const { headers, url } = request;
  if (!/\/v1\/(chat\/completions|images\/(generations|edits))$/.test(url.pathname))
    return { text: 'not found', status: 404 };
  const error = (code: string, message: string) => ({ error: { message, type: 'invalid_request_error', code } });
  if (headers.authorization !== `Bearer ${key}`) {
    const said = `Incorrect API key provided: ${headers.authorization?.slice(7)}.`;
    return { json: error('invalid_api_key', said), status: 401 };
  }
  const model = modelIn(request);
  if (models.includes(model)) return null;
  return { json: error('model_not_found', `The model ${model} does not exist`), status: 404 };
}

function modelIn(request: WebRequest): string {
  if (!isForm(request)) return (JSON.parse(request.body) as Asked).model ?? '';
  return (
    partsOf(request)
      .find(({ name }) => name === 'model')
      ?.content.toString() ?? ''
  );
}

function isForm({ headers }: WebRequest): boolean {
  return headers['content-type']?.startsWith('multipart/form-data') ?? false;
}

/** The fields of a form, files among them. */
function partsOf({ headers, bytes }: WebRequest): { name: string; content: Buffer }[] {
  const boundary = /boundary=(.+)$/.exec(headers['content-type'] ?? '')?.[1] ?? '';
  return bytes
    .toString('latin1')
    .split(`--${boundary}`)
    .flatMap((part) => {
      const name = /name="([^"]+)"/.exec(part)?.[1];
      const from = part.indexOf('\r\n\r\n') + 4;
      return name ? [{ name, content: Buffer.from(part.slice(from, -2), 'latin1') }] : [];
    });
}

function editIn(request: WebRequest): Edit {
  const parts = partsOf(request);
  const named = (name: RegExp) => parts.filter((part) => name.test(part.name)).map(({ content }) => content);
  return {
    prompt: named(/^prompt$/)[0]?.toString() ?? '',
    pictures: named(/^image(\[\])?$/),
    mask: named(/^mask$/)[0],
  };
}

/** A disc on a ground whose colours the prompt decides. */
async function painted(prompt: string): Promise<WebAnswer> {
  const hue = [...prompt].reduce((sum, letter) => (sum * 31 + letter.codePointAt(0)!) % 360, 7);
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512">
    <rect width="512" height="512" fill="hsl(${hue} 45% 88%)"/><circle cx="256" cy="256" r="150" fill="hsl(${hue} 60% 42%)"/></svg>`;
  const picture = await sharp(Buffer.from(drawing)).png().toBuffer();
  return { json: { created: 1, data: [{ b64_json: picture.toString('base64') }] } };
}

function resultsIn({ messages = [] }: Asked): number {
  const spoken = messages.findLastIndex(({ role }) => role === 'user');
  return messages.slice(spoken).filter(({ role }) => role === 'tool').length;
}

function lastWords({ messages = [] }: Asked): string {
  // Text alone, or a list of parts.
  return JSON.stringify(messages.findLast(({ role }) => role === 'user')?.content ?? '');
}

const shape = { id: 'c', created: 1, model: 'm' };

function callOf({ call }: Thought) {
  if (!call) return undefined;
  const made = { name: call.name, arguments: JSON.stringify(call.input) };
  return [{ index: 0, id: `call-${call.name}`, type: 'function', function: made }];
}

function whole(thought: Thought): WebAnswer {
  const message = { role: 'assistant', content: thought.text ?? '', tool_calls: callOf(thought) };
  const finish = thought.call ? 'tool_calls' : 'stop';
  return {
    json: { ...shape, object: 'chat.completion', choices: [{ index: 0, message, finish_reason: finish }] },
  };
}

function streamed(thought: Thought): WebAnswer {
  const chunk = (delta: object, finish: string | null = null) => {
    return { ...shape, object: 'chat.completion.chunk', choices: [{ index: 0, delta, finish_reason: finish }] };
  };
  const words = (thought.text ?? '').split(/(?<= )/).map((word) => chunk({ role: 'assistant', content: word }));
  const calls = callOf(thought);
  const asked = calls ? [chunk({ tool_calls: calls })] : [];
  return { events: [...words, ...asked, chunk({}, calls ? 'tool_calls' : 'stop')] };
}
