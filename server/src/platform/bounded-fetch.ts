/** What one request to another service may cost. */
export interface Bounds {
  readonly timeoutMs: number;
  readonly maxBytes: number;
}

export interface BoundedRequest {
  readonly method?: string;
  readonly headers?: Record<string, string>;
  readonly body?: string;
  /** For those who may lose interest before the time is up. */
  readonly signal?: AbortSignal;
}

/**
 * The service did not answer in time, in full, or at all. The message names its host and nothing else of the address:
 * queries hold secrets.
 */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer';
  readonly status: number | undefined;
  readonly kind: NoAnswerKind;

  constructor(address: string, reason: string, { status, kind = 'garbage' }: NoAnswerFacts = {}) {
    super(`${hostOf(address)} ${reason}`);
    this.status = status;
    this.kind = status === undefined ? kind : 'refused';
  }
}

export type NoAnswerKind = 'unreachable' | 'late' | 'refused' | 'garbage';
interface NoAnswerFacts {
  /** What it answered instead of a success. */
  readonly status?: number;
  readonly kind?: NoAnswerKind;
}

/**
 * Asks a service that the operator has named, so its address may be private; a redirect is not followed, because that
 * would be an address which nobody has named.
 * @throws NoAnswer
 */
export async function boundedFetch(
  address: string,
  { timeoutMs, maxBytes }: Bounds,
  { signal: stop, ...request }: BoundedRequest = {},
): Promise<{ status: number; text: string }> {
  try {
    const signal = AbortSignal.any([AbortSignal.timeout(timeoutMs), ...(stop ? [stop] : [])]);
    const response = await fetch(address, { ...request, redirect: 'manual', signal });
    const { status } = response;
    if (status >= 300 && status < 400) {
      await response.body?.cancel();
      throw new NoAnswer(address, 'leads on to another address', { status });
    }
    const text = await readText(response, maxBytes);
    if (text === null) throw new NoAnswer(address, `answered more than ${maxBytes} bytes`);
    return { status, text };
  } catch (error) {
    throw error instanceof NoAnswer ? error : new NoAnswer(address, reasonOf(error), { kind: kindOf(error) });
  }
}

/**
 * As `boundedFetch`, for an answer that must be a JSON object with a status of success.
 * @throws NoAnswer
 */
export async function fetchObject(
  address: string,
  bounds: Bounds,
  request: BoundedRequest = {},
): Promise<Record<string, unknown>> {
  const headers = { accept: 'application/json', ...request.headers };
  const { status, text } = await boundedFetch(address, bounds, { ...request, headers });
  if (status < 200 || status > 299) throw new NoAnswer(address, `answered ${status}`, { status });
  const value = parsed(text);
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>;
  throw new NoAnswer(address, 'answered something else than a JSON object');
}

async function readText(response: Response, maxBytes: number): Promise<string | null> {
  const pieces: Uint8Array[] = [];
  let bytes = 0;
  for await (const piece of response.body ?? []) {
    bytes += piece.byteLength;
    // Leaving the loop closes the connection.
    if (bytes > maxBytes) return null;
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString();
}

/** Only codes are passed on: the words of some errors quote the whole address. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'failed';
  if (error.name === 'TimeoutError') return 'did not answer in time';
  const cause: unknown = error.cause;
  const code = cause instanceof Error && 'code' in cause ? ` (${String(cause.code)})` : '';
  return `could not be reached${code}`;
}

function kindOf(error: unknown): NoAnswerKind {
  return error instanceof Error && error.name === 'TimeoutError' ? 'late' : 'unreachable';
}

function hostOf(address: string): string {
  return URL.canParse(address) ? new URL(address).host : 'an unreadable address';
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
