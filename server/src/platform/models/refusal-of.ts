import { ModelFailure, safeExcerpt, type FailureKind } from './model-failure.ts';

/** Words of providers that say more than their status, the more telling first. */
const tellingWords: readonly [RegExp, FailureKind][] = [
  [/api[_ ]key[_ ](not valid|invalid)|invalid[_ ](api[_ ]key|token)|incorrect api key|unauthenticated/i, 'key_refused'],
  [/content[_ ]policy|moderation|safety|nsfw|prohibited|sensitive content/i, 'refused_content'],
  [/model[^.]{0,80}(not (be )?found|does not exist|unknown|invalid)|model_not_found|unknown model/i, 'no_such_model'],
  [
    /(does not|doesn.t|not) support[^.]{0,40}(image|picture|modalit)|image[^.]{0,40}not (supported|enabled)/i,
    'no_picture_support',
  ],
  [/too large|payload size|exceeds? the (maximum|limit)|maximum (file )?size/i, 'too_large'],
];
const ofStatus: Record<number, FailureKind> = {
  401: 'key_refused',
  403: 'key_refused',
  404: 'no_such_model',
  408: 'timeout',
  413: 'too_large',
  429: 'rate_limited',
  502: 'unreachable',
  503: 'unreachable',
  504: 'timeout',
  529: 'rate_limited',
};
/** A provider's server in trouble talks about anything. */
const firstOwnStatus = 500;

/** A refusal of a provider, read from its status, its words and its `retry-after`. */
export function refusalOf(
  answer: { status: number; headers: Headers; text: string },
  secrets: readonly string[],
): ModelFailure {
  const { status, headers, text } = answer;
  const words = wordsOf(text);
  const known = ofStatus[status];
  // Those two say all, whatever words come with them.
  const sure = status === 401 || status === 429 || status >= firstOwnStatus;
  const told = sure ? undefined : tellingWords.find(([pattern]) => pattern.test(words))?.[1];
  const kind = told ?? known ?? 'other';
  // Whoever refuses a key may describe it.
  const excerpt = kind === 'key_refused' ? undefined : safeExcerpt(words, secrets);
  // Followed by nobody: it would carry the key to an address that nobody has named.
  const detail = status >= 300 && status < 400 ? 'redirect' : undefined;
  return new ModelFailure(kind, { status, excerpt, detail, retryAfterMs: retryAfterOf(headers) });
}

/** The error text of the common shapes; a page of HTML has none. */
function wordsOf(text: string): string {
  try {
    return found(JSON.parse(text)) ?? '';
  } catch {
    return /^\s*</.test(text) ? '' : text.slice(0, 500);
  }
}

function found(value: unknown, depth = 0): string | undefined {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null || depth > 4) return undefined;
  const { error, detail, message, msg, code, status, type } = value as Record<string, unknown>;
  const inner = Array.isArray(value) ? value[0] : (error ?? detail ?? undefined);
  const own = [message, msg, code, status, type].filter((part) => typeof part === 'string').join(' ');
  return [own, found(inner, depth + 1)].filter(Boolean).join(' ') || undefined;
}

/** `retry-after` holds seconds or a date. */
function retryAfterOf(headers: Headers): number | undefined {
  const exact = headers.get('retry-after-ms');
  if (exact && Number.isFinite(Number(exact))) return Math.max(0, Number(exact));
  const value = headers.get('retry-after');
  if (!value) return undefined;
  const seconds = Number(value);
  const ms = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(value) - Date.now();
  return Number.isNaN(ms) ? undefined : Math.max(0, ms);
}
