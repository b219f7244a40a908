import type { ModelTest } from '@easel/contract';
import sharp from 'sharp';
import { askForPicture } from './ask-for-picture.ts';
import { connectionDetail } from './model-fetch.ts';
import { failureOf, ModelFailure, type FailureDetail, type FailureKind } from './model-failure.ts';
import type { LayerModel } from './layer-model.ts';
import type { ChatModel, ModelPlace, PictureModel } from './models.ts';

type Step = ModelTest['steps'][number];
type Advice = NonNullable<ModelTest['problem']>['advice'];

const reachTimeoutMs = 10_000;
const side = 256;
/** Small enough to stand in an answer. */
const shownSide = 128;
const mostWords = 64;

/** How far a request came that ended in this. */
const failedStep: Record<FailureKind, 'reach' | 'key' | 'model' | 'answer'> = {
  unreachable: 'reach',
  timeout: 'answer',
  key_refused: 'key',
  no_such_model: 'model',
  no_picture_support: 'answer',
  too_large: 'answer',
  rate_limited: 'answer',
  garbage: 'answer',
  refused_content: 'answer',
  other: 'answer',
};
const advice: Record<FailureKind, Advice> = {
  unreachable: 'check_address',
  timeout: 'allow_more_time',
  key_refused: 'check_key',
  no_such_model: 'check_model',
  no_picture_support: 'choose_image_model',
  too_large: 'set_capabilities',
  rate_limited: 'wait',
  garbage: 'check_address',
  refused_content: 'choose_image_model',
  other: 'ask_provider',
};

/** Asks a model for something tiny, and says how far it came. Costs what one answer costs. */
export async function testModel(place: ModelPlace, signal: AbortSignal): Promise<ModelTest> {
  const last = place.kind === 'chat' ? 'answer' : 'picture';
  const reach = await reachOf(place, signal);
  if (!reach.ok) {
    const { detail, ...step } = reach;
    const problem = { kind: 'unreachable' as const, advice: 'check_address' as const, ...(detail && { detail }) };
    return { ok: false, steps: [step], problem };
  }
  const begun = performance.now();
  try {
    const picture = await answerOf(place, signal);
    const ms = since(begun);
    const steps = [reach, ...(['key', 'model', last] as const).map((name) => ({ name, ok: true, ms }))];
    return { ok: true, steps, ...(picture && { picture }) };
  } catch (error) {
    signal.throwIfAborted();
    return failed(failureOf(error), { reach, last, ms: since(begun) });
  }
}

function failed(failure: ModelFailure, { reach, last, ms }: { reach: Step; last: 'picture' | 'answer'; ms: number }) {
  const { kind, status, retryAfterMs, excerpt, detail } = failure;
  const problem = {
    kind,
    advice: detail === 'redirect' ? ('check_address' as const) : advice[kind],
    ...(detail && { detail }),
    ...(excerpt && { excerpt }),
    ...(retryAfterMs !== undefined && { retryAfterSeconds: Math.ceil(retryAfterMs / 1000) }),
  };
  const at = failedStep[kind] === 'answer' ? last : failedStep[kind];
  const end = { name: at, ok: false, ms, ...(status !== undefined && { status }) };
  if (at === 'reach') return { ok: false, steps: [end], problem };
  const names = ['key', 'model', last] as const;
  const passed = names.slice(0, names.indexOf(at)).map((name) => ({ name, ok: true, ms }));
  return { ok: false, steps: [reach, ...passed, end], problem };
}

/** Whether anything answers there at all: what it says without a key is no matter. */
async function reachOf({ baseUrl }: ModelPlace, signal: AbortSignal): Promise<Step & { detail?: FailureDetail }> {
  const begun = performance.now();
  if (baseUrl === null) return { name: 'reach', ok: true, ms: 0 };
  try {
    const whole = AbortSignal.any([signal, AbortSignal.timeout(reachTimeoutMs)]);
    const { status, body } = await fetch(baseUrl, { redirect: 'manual', signal: whole });
    await body?.cancel();
    return { name: 'reach', ok: true, status, ms: since(begun) };
  } catch (error) {
    signal.throwIfAborted();
    const detail = connectionDetail(error);
    return { name: 'reach', ok: false, ms: since(begun), ...(detail && { detail }) };
  }
}

function answerOf({ kind, picture, chat, separator }: ModelPlace, signal: AbortSignal): Promise<string | undefined> {
  if (kind === 'image') return drawnBy(picture, signal);
  return kind === 'separate' ? takenApartBy(separator, signal) : spokenBy(chat, signal);
}

/** The topmost layer of a disc on a ground. */
async function takenApartBy(model: LayerModel | undefined, signal: AbortSignal): Promise<string> {
  if (!model) throw new ModelFailure('no_picture_support');
  const disc = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}">
    <rect width="100%" height="100%" fill="#f4ead5"/><circle cx="128" cy="128" r="70" fill="#2b55e6"/></svg>`;
  const png = await sharp(Buffer.from(disc)).png().toBuffer();
  const whole = AbortSignal.any([signal, AbortSignal.timeout(model.timeoutMs)]);
  const run = await model.begin({ png, width: side, height: side }, whole);
  const layers = await model.fetch(run, whole).catch((error: unknown) => {
    model.stop(run);
    throw error;
  });
  const file = layers.at(-1)!;
  const small = await sharp(file)
    .resize(shownSide, shownSide)
    .webp()
    .toBuffer()
    .catch(() => {
      throw new ModelFailure('garbage', { detail: 'unreadable_picture' });
    });
  return `data:image/webp;base64,${small.toString('base64')}`;
}

async function drawnBy(model: PictureModel | undefined, signal: AbortSignal): Promise<string> {
  if (!model) throw new ModelFailure('no_picture_support');
  const demand = { prompt: 'A plain blue circle on white', width: side, height: side };
  const { png } = await askForPicture(model, demand, signal);
  const small = await sharp(png).resize(shownSide, shownSide).webp().toBuffer();
  return `data:image/webp;base64,${small.toString('base64')}`;
}

async function spokenBy(chat: ChatModel | undefined, signal: AbortSignal): Promise<undefined> {
  const content = [{ type: 'text' as const, text: 'Say hello.' }];
  const prompt = [{ role: 'user' as const, content }];
  const said = await chat?.model.doGenerate({ prompt, maxOutputTokens: mostWords, abortSignal: signal });
  if (!said || said.content.length === 0) throw new ModelFailure('garbage');
}

function since(begun: number): number {
  return Math.round(performance.now() - begun);
}
