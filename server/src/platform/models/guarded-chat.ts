import type { LanguageModelV4, LanguageModelV4StreamPart } from '@ai-sdk/provider';
import { failureOf, ModelFailure } from './model-failure.ts';

/** A chat model whose every error is a `ModelFailure`, and whose answer counts only when it comes to its end. */
export function guardedChat(inner: LanguageModelV4): LanguageModelV4 {
  return {
    specificationVersion: inner.specificationVersion,
    provider: inner.provider,
    modelId: inner.modelId,
    supportedUrls: inner.supportedUrls,
    doGenerate: (options) => guarded(() => inner.doGenerate(options), options.abortSignal),
    doStream: async (options) => {
      const answer = await guarded(() => inner.doStream(options), options.abortSignal);
      return { ...answer, stream: streamOf(guardedParts(answer.stream, options.abortSignal)) };
    },
  };
}

async function guarded<T>(call: () => PromiseLike<T>, signal: AbortSignal | undefined): Promise<T> {
  try {
    return await call();
  } catch (error) {
    signal?.throwIfAborted();
    throw failureOf(error);
  }
}

function streamOf(
  parts: AsyncGenerator<LanguageModelV4StreamPart, undefined>,
): ReadableStream<LanguageModelV4StreamPart> {
  return new ReadableStream<LanguageModelV4StreamPart>({
    async pull(controller) {
      const next = await parts.next();
      if (next.done) controller.close();
      else controller.enqueue(next.value);
    },
    async cancel() {
      await parts.return(undefined);
    },
  });
}

async function* guardedParts(
  stream: ReadableStream<LanguageModelV4StreamPart>,
  signal: AbortSignal | undefined,
): AsyncGenerator<LanguageModelV4StreamPart, undefined> {
  try {
    for await (const part of stream) {
      if (part.type === 'error') yield { type: 'error', error: failureOf(part.error) };
      else yield* withCut(part);
    }
  } catch (error) {
    signal?.throwIfAborted();
    yield { type: 'error', error: failureOf(error) };
  }
}

/** Without a reason of the provider the stream was cut, however politely. */
function* withCut(part: LanguageModelV4StreamPart): Generator<LanguageModelV4StreamPart> {
  if (part.type === 'finish' && part.finishReason.raw === undefined && part.finishReason.unified !== 'error') {
    yield { type: 'error', error: new ModelFailure('garbage', { detail: 'broken_off' }) };
  }
  yield part;
}
