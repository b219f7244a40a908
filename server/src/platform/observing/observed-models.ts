import type { ImageModelV4, LanguageModelV4, LanguageModelV4StreamPart } from '@ai-sdk/provider';
import { failureOf } from '../models/model-failure.ts';
import type { LayerModel } from '../models/layer-model.ts';
import type { ChatModel, ModelPlace, Models, PictureModel } from '../models/models.ts';
import type { Observation, Observer } from './observer.ts';

/** The models, each question to one of them told to an observer: what it was asked and answered stays between them. */
export function observedModels(models: Models, observer: Observer): Models {
  // Kept, so that a model is one and the same however often it is asked for.
  const pictures = new WeakMap<PictureModel, PictureModel>();
  const pictureOf = (model: PictureModel): PictureModel => {
    const known = pictures.get(model) ?? { ...model, model: observedPictures(model, observer) };
    pictures.set(model, known);
    return known;
  };
  const separators = new WeakMap<LayerModel, LayerModel>();
  const separatorOf = (separator: LayerModel): LayerModel => {
    const known = separators.get(separator) ?? observedLayers(separator, observer);
    separators.set(separator, known);
    return known;
  };
  const chatOf = (chat: ChatModel): ChatModel => ({ ...chat, model: observedChat(chat, observer) });
  const placeOf = ({ chat, picture, separator, ...place }: ModelPlace): ModelPlace => ({
    ...place,
    ...(chat && { chat: chatOf(chat) }),
    ...(picture && { picture: pictureOf(picture) }),
    ...(separator && { separator: separatorOf(separator) }),
  });
  return {
    ...models,
    chat: chatOf(models.chat),
    picture: (id) => mapped(models.picture(id), pictureOf),
    ...(models.separator && { separator: separatorOf(models.separator) }),
    pictures: () => models.pictures().map(pictureOf),
    place: (id) => mapped(models.place(id), placeOf),
  };
}

function mapped<T>(value: T | undefined, change: (value: T) => T): T | undefined {
  return value === undefined ? undefined : change(value);
}

function observedPictures({ id, model }: PictureModel, observer: Observer): ImageModelV4 {
  return {
    specificationVersion: model.specificationVersion,
    provider: model.provider,
    modelId: model.modelId,
    maxImagesPerCall: model.maxImagesPerCall,
    doGenerate: (options) =>
      asked(observer.begin('model_call', { model: id, kind: 'image' }), options.abortSignal, () =>
        model.doGenerate(options),
      ),
  };
}

/**
 * One question is from what is begun until its layers are there. What another run, or another process, has begun is
 * counted from when this one waits for it.
 */
function observedLayers(model: LayerModel, observer: Observer): LayerModel {
  const ask = () => observer.begin('model_call', { model: model.id, kind: 'separate' });
  const begun = new Map<string, Observation>();
  const settled = (run: string) => {
    const observation = begun.get(run);
    begun.delete(run);
    return observation;
  };
  return {
    ...model,
    async begin(picture, signal) {
      const observation = ask();
      try {
        const run = await observation.within(() => model.begin(picture, signal));
        begun.set(run, observation);
        return run;
      } catch (error) {
        observation.end(outcomeOf(error, signal));
        throw error;
      }
    },
    fetch: (run, signal) => asked(settled(run) ?? ask(), signal, () => model.fetch(run, signal)),
    stop(run) {
      settled(run)?.end('canceled');
      model.stop(run);
    },
  };
}

function observedChat({ id, model }: ChatModel, observer: Observer): LanguageModelV4 {
  const begin = () => observer.begin('model_call', { model: id, kind: 'chat' });
  return {
    specificationVersion: model.specificationVersion,
    provider: model.provider,
    modelId: model.modelId,
    supportedUrls: model.supportedUrls,
    doGenerate: (options) => asked(begin(), options.abortSignal, () => model.doGenerate(options)),
    async doStream(options) {
      const observation = begin();
      try {
        const answer = await observation.within(() => model.doStream(options));
        return { ...answer, stream: answer.stream.pipeThrough(untilItsEnd(observation, options.abortSignal)) };
      } catch (error) {
        observation.end(outcomeOf(error, options.abortSignal));
        throw error;
      }
    },
  };
}

async function asked<T>(
  observation: Observation,
  signal: AbortSignal | undefined,
  ask: () => PromiseLike<T>,
): Promise<T> {
  try {
    const answer = await observation.within(ask);
    observation.end('ok');
    return answer;
  } catch (error) {
    observation.end(outcomeOf(error, signal));
    throw error;
  }
}

/** Ends with the stream: well, with the error that stands in it, or because its reader went. */
function untilItsEnd(
  observation: Observation,
  signal: AbortSignal | undefined,
): TransformStream<LanguageModelV4StreamPart, LanguageModelV4StreamPart> {
  let outcome = 'ok';
  const watching: Transformer<LanguageModelV4StreamPart, LanguageModelV4StreamPart> & { cancel(): void } = {
    transform(part, controller) {
      if (part.type === 'error') outcome = outcomeOf(part.error, signal);
      controller.enqueue(part);
    },
    flush: () => observation.end(outcome),
    cancel: () => observation.end('canceled'),
  };
  return new TransformStream(watching);
}

function outcomeOf(error: unknown, signal: AbortSignal | undefined): string {
  return signal?.aborted && signal.reason?.name !== 'TimeoutError' ? 'canceled' : failureOf(error).kind;
}
