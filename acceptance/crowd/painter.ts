/** A provider of models on this machine that keeps books: who asked for which picture under which key, and what it charged. */
import sharp from 'sharp';
import { startOpenAiProvider } from '../stand-ins/openai-provider.ts';
import type { WebAnswer } from '../stand-ins/web-service.ts';

/** What goes wrong with a request from now on; `undefined` lets it be answered. */
export type ModelFault = 'busy' | 'broken' | 'garbage' | 'slow' | undefined;

export interface Painter {
  /** `Models` of the product's settings. */
  readonly settings: readonly object[];
  /** The variable that `settings` names for the key. */
  readonly environment: Record<string, string>;
  /** Keys under which each prompt was drawn and charged: more than one is a picture paid twice. */
  readonly charged: ReadonlyMap<string, ReadonlySet<string>>;
  /** Decides anew for each request. */
  fault: () => ModelFault;
  close(): Promise<void>;
}

/** Two pictures a turn, so that a crash can fall between them. */
export const picturesPerTurn = 2;
const keyVariable = 'EASEL_CROWD_PAINTER_KEY';
const key = 'sk-crowd';
const slowMs = 3_000;

export async function startPainter(): Promise<Painter> {
  const charged = new Map<string, Set<string>>();
  const drawn = new Map<string, WebAnswer>();
  const painter: { fault: () => ModelFault } = { fault: () => undefined };

  async function paint(prompt: string, idempotencyKey: string): Promise<WebAnswer> {
    const before = drawn.get(idempotencyKey);
    if (before) return before;
    const answer = await pictureFor(prompt);
    drawn.set(idempotencyKey, answer);
    charged.set(prompt, (charged.get(prompt) ?? new Set()).add(idempotencyKey));
    return answer;
  }

  const service = await startOpenAiProvider({
    key,
    models: ['thinker', 'painter'],
    think: (results, said) => (results === 0 ? wishFor(said) : { text: 'Both are on the canvas.' }),
    fault: async () => {
      const fault = painter.fault();
      if (fault === 'slow') await new Promise((resolve) => setTimeout(resolve, slowMs));
      return answerTo(fault);
    },
    paint: (prompt, idempotencyKey) => paint(prompt, idempotencyKey ?? `none-${charged.size}-${prompt}`),
  });
  const model = (ID: string, Kind: string) => {
    const reached = { Driver: 'openai-compatible', BaseURL: `${service.address}/v1`, KeyEnv: keyVariable };
    return { ID, Label: ID, Kind, Model: ID, Parallel: 8, TimeoutSeconds: 10, ...reached };
  };
  return Object.assign(painter, {
    settings: [model('thinker', 'chat'), model('painter', 'image')],
    environment: { [keyVariable]: key },
    charged,
    close: service.close,
  });
}

/** What the person said names the turn, so that each prompt is drawn for one picture only. */
function wishFor(said: string) {
  const tag = /turn-[0-9a-f-]+/.exec(said)?.[0] ?? 'turn';
  const pictures = Array.from({ length: picturesPerTurn }, (_, index) => ({
    title: `Study ${index + 1}`,
    prompt: `study ${index + 1} of ${tag}`,
  }));
  const input = { brief: 'Two studies', size: '512x512', pictures };
  return { text: 'Two studies.', call: { name: 'make_pictures', input } };
}

function answerTo(fault: ModelFault): WebAnswer | undefined {
  const error = (code: string) => ({ error: { message: code, type: 'server_error', code } });
  if (fault === 'busy') return { json: error('rate_limit_exceeded'), status: 429 };
  if (fault === 'broken') return { json: error('internal'), status: 500 };
  if (fault === 'garbage') return { html: '<h1>Bad gateway</h1>' };
  return undefined;
}

async function pictureFor(prompt: string): Promise<WebAnswer> {
  const shade = [...prompt].reduce((sum, letter) => (sum * 31 + letter.codePointAt(0)!) % 200, 7);
  const background = { r: shade, g: 255 - shade, b: 120 };
  const picture = await sharp({ create: { width: 512, height: 512, channels: 3, background } })
    .png()
    .toBuffer();
  return { json: { created: 1, data: [{ b64_json: picture.toString('base64') }] } };
}
