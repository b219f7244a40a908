/** What Node's `fetch` sends by; neither its name nor its place is among the types. */
interface Dispatcher {
  dispatch(options: object, handler: object): boolean;
}
const sendsBy = Symbol.for('undici.globalDispatcher.2');

const patientDispatcher: Dispatcher = {
  dispatch(options, handler) {
    const { [sendsBy]: dispatcher } = globalThis as unknown as Record<symbol, Dispatcher>;
    return dispatcher!.dispatch({ ...options, headersTimeout: 0, bodyTimeout: 0 }, handler);
  },
};

/**
 * For a `fetch` whose caller bounds the time: by itself Node leaves an answer that has not begun, or that falls silent,
 * after five minutes, and a picture may take longer where an operator says so.
 */
export function patient(init: RequestInit): RequestInit & { dispatcher: Dispatcher } {
  return { ...init, dispatcher: patientDispatcher };
}
