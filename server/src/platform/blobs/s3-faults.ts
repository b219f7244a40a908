/** What a store's errors mean. Their own objects are never logged: some carry what was signed. */
import { Refusal } from '@easel/contract';

interface StoreError {
  readonly name?: string;
  readonly code?: string;
  readonly message?: string;
  readonly $metadata?: { readonly httpStatusCode?: number; readonly requestId?: string };
}

export function isMissing(error: unknown): boolean {
  const { name, $metadata } = error as StoreError;
  return $metadata?.httpStatusCode === 404 && name !== 'NoSuchBucket';
}

/** Whether another object stood where one was put on condition that there was none, or came in the same moment. */
export function isTaken(error: unknown): boolean {
  const status = (error as StoreError).$metadata?.httpStatusCode;
  return status === 412 || status === 409;
}

export function knowsNoConditions(error: unknown): boolean {
  const { name, $metadata } = error as StoreError;
  return $metadata?.httpStatusCode === 501 || name === 'NotImplemented';
}

/** In words that an operator can search for, without keys or signatures. */
export function wordsOf(error: unknown): string {
  const { name, code, message, $metadata } = error as StoreError;
  const { httpStatusCode: status, requestId } = $metadata ?? {};
  const facts = [code, status && `status ${status}`, requestId && `request ${requestId}`].filter(Boolean).join(', ');
  return `${name ?? 'Error'}: ${message ?? ''}${facts && ` (${facts})`}`;
}

/** Refusals that pass without a change of the request: of keys and rights, which an operator gives back, and of haste. */
const passing = new Set([401, 403, 408, 429]);

/**
 * What callers are told of a request that has failed for good, after the client's own retries: that the store is away
 * and may be asked again, or, where it has refused the request itself, a fault of ours.
 */
export function judged(error: unknown, warn: (reason: string) => void): Error {
  const status = (error as StoreError).$metadata?.httpStatusCode;
  const refused = status !== undefined && status >= 400 && status < 500 && !passing.has(status);
  if (refused) return new Error(`the object store has refused a request: ${wordsOf(error)}`);
  warn(wordsOf(error));
  return new Refusal('storage.unavailable');
}

/** A setting that keeps the bucket from being reached, and what to do about it. */
export class BucketFault extends Error {
  override readonly name = 'BucketFault';
  readonly setting: string;

  constructor(setting: string, reason: string) {
    super(reason);
    this.setting = setting;
  }
}

export function bucketFault(error: unknown, { bucket, endpoint }: { bucket: string; endpoint: string }): BucketFault {
  const { name = '', $metadata } = error as StoreError;
  const told = wordsOf(error);
  if (name === 'NoSuchBucket') {
    return new BucketFault('Storage.Bucket', `there is no bucket ${bucket} at ${endpoint}: create it, or name another`);
  }
  if (name === 'RequestTimeTooSkewed') {
    return new BucketFault('Storage', `the clocks of this machine and of ${endpoint} differ: set this machine's`);
  }
  if (name === 'InvalidAccessKeyId') {
    return new BucketFault('Storage.AccessKey', `${endpoint} knows no such access key`);
  }
  if (name === 'SignatureDoesNotMatch') {
    return new BucketFault('Storage.SecretKey', `it is not the secret of the access key, says ${endpoint}`);
  }
  if (/PermanentRedirect|AuthorizationHeaderMalformed|InvalidRegion/.test(name) || $metadata?.httpStatusCode === 301) {
    return new BucketFault('Storage.Region', `the bucket ${bucket} is not where Region and Endpoint say. ${told}`);
  }
  if ($metadata?.httpStatusCode === 403) {
    const rights = 'docs/storage.md lists the rights that it needs';
    return new BucketFault('Storage.AccessKey', `the key may not list the bucket ${bucket}: ${rights}. ${told}`);
  }
  return new BucketFault('Storage.Endpoint', `no object store answers at ${endpoint}. ${told}`);
}
