import { errorsOf, Refusal, type Route } from '@easel/contract';
import { RawJson, type Streamed } from './answers.ts';
import type { ErasedHandler } from './handler.ts';
import { outputChecker } from './validation.ts';

/**
 * Turns an answer, an event or a refusal that the contract does not name into a fault, so that a test fails.
 * Meant for tests: it costs time and helps no user.
 */
export function checkedAnswers(route: Route, handler: ErasedHandler): ErasedHandler {
  const check = answerChecker(route);
  const declared = errorsOf(route);
  return async (input, context) => {
    try {
      return check(await handler(input, context));
    } catch (error) {
      if (!(error instanceof Refusal) || declared.includes(error.errorCode)) throw error;
      throw new Error(`${route.method} ${route.path} does not declare ${error.errorCode}`);
    }
  };
}

function answerChecker(route: Route): (output: unknown) => unknown {
  const checkAnswer = route.response && route.response !== 'bytes' ? outputChecker(route, route.response) : undefined;
  const checkEvent = route.events && outputChecker(route, route.events);
  return (output) => {
    if (route.response === 'bytes') return output;
    if (checkEvent && typeof output === 'object' && output && Symbol.asyncIterator in output) {
      return checkedEvents(output as AsyncIterable<Streamed<unknown>>, checkEvent);
    }
    checkAnswer?.(asReceived(output));
    return output;
  };
}

async function* checkedEvents(events: AsyncIterable<Streamed<unknown>>, check: (event: unknown) => void) {
  for await (const streamed of events) {
    check(asReceived(streamed.event));
    yield streamed;
  }
}

/** What is `undefined`, a Date or a class here is something else after its journey as JSON. */
function asReceived(output: unknown): unknown {
  return JSON.parse(output instanceof RawJson ? output.text : JSON.stringify(output));
}
