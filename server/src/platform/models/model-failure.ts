/** Why a model gave nothing, in our own words. */
import type { ModelTest } from '@easel/contract';

type Problem = NonNullable<ModelTest['problem']>;
export type FailureKind = Problem['kind'];

/** What we ourselves saw go wrong, where that says more than the kind. */
export type FailureDetail = NonNullable<Problem['detail']>;

export interface FailureFacts {
  readonly detail?: FailureDetail | undefined;
  /** What the provider's server answered, where it did. */
  readonly status?: number | undefined;
  /** How long the provider wants to be left alone. */
  readonly retryAfterMs?: number | undefined;
  /** A few of the provider's words, cleaned by `safeExcerpt`. */
  readonly excerpt?: string | undefined;
}

/**
 * A model refused, broke off, or could not be reached. Holds no cause on purpose: errors of providers carry whole
 * requests and answers, and whatever is thrown ends in a log.
 */
export class ModelFailure extends Error {
  override readonly name = 'ModelFailure';
  readonly kind: FailureKind;
  readonly status: number | undefined;
  readonly retryAfterMs: number | undefined;
  readonly excerpt: string | undefined;
  readonly detail: FailureDetail | undefined;

  constructor(kind: FailureKind, { status, retryAfterMs, excerpt, detail }: FailureFacts = {}) {
    const seen = [detail?.replaceAll('_', ' '), excerpt].filter(Boolean).map((words) => `: ${words}`);
    const facts = [status === undefined ? '' : ` (${status})`, ...seen].join('');
    super(`the model failed, ${kind.replaceAll('_', ' ')}${facts}`);
    this.kind = kind;
    this.status = status;
    this.retryAfterMs = retryAfterMs;
    this.excerpt = excerpt;
    this.detail = detail;
  }
}

/** Any error as a failure of the model; what is one already, or was caused by one, is that one. */
export function failureOf(error: unknown): ModelFailure {
  for (let inner = error, depth = 0; inner instanceof Error && depth < 5; inner = inner.cause, depth++) {
    if (inner instanceof ModelFailure) return inner;
    if (inner.name === 'TimeoutError') return new ModelFailure('timeout');
  }
  // What the SDK says of an answer that it cannot read; its own words quote the answer.
  if (error instanceof Error && /^AI_|JSON|Syntax|TypeError/.test(`${error.name} ${error.message}`)) {
    return new ModelFailure('garbage');
  }
  return new ModelFailure('other');
}

const mostExcerpt = 200;
/** A provider may answer megabytes, and what looks for keys in them takes its time. */
const mostRead = 4_000;

/**
 * A few of a provider's words that are safe to show and to log. Some providers repeat the key, or its end between
 * asterisks, so whatever looks like one goes, and addresses with it.
 */
export function safeExcerpt(text: string, secrets: readonly string[]): string {
  let clean = text;
  for (const secret of secrets) if (secret) clean = clean.replaceAll(secret, '…');
  return beginning(clean)
    .replaceAll(/\p{Cc}+/gu, ' ')
    .replaceAll(/\b\w+:\/\/\S+/g, '…')
    .replaceAll(/\S*\*{2,}\S*/g, '…')
    .replaceAll(/[\w+/=-]{20,}/g, '…')
    .trim()
    .slice(0, mostExcerpt);
}

/** Cut between words: half a key does not look like one. */
function beginning(text: string): string {
  if (text.length <= mostRead) return text;
  const read = text.slice(0, mostRead);
  return `${read.slice(0, Math.max(read.lastIndexOf(' '), read.lastIndexOf('\n'), 0))} …`;
}
