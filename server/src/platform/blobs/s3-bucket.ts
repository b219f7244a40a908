import { createHash } from 'node:crypto';
import { ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3';
import { bucketFault, isMissing, judged } from './s3-faults.ts';
import { placeOf, type BucketSettings } from './s3-stores.ts';

/** A folder of a bucket, and how it is asked. */
export interface Bucket {
  readonly client: S3Client;
  /** Signs addresses under which browsers reach the store. */
  readonly publicClient: S3Client;
  readonly name: string;
  readonly prefix: string;
  readonly pageSize: number;
  readonly partsBeyondBytes: number;
  readonly partBytes: number;
  /** @throws Refusal `storage.unavailable` */
  ask<T>(work: Promise<T>): Promise<T>;
  /** `null` when there is no such object. */
  find<T>(work: Promise<T>): Promise<T | null>;
}

export const objectAt = ({ name, prefix }: Bucket, key: string) => ({ Bucket: name, Key: prefix + key });

const mebibyte = 1024 * 1024;
/** For a connection, for an answer to begin, and without a single byte of it: milliseconds. */
const timeouts = { connectionTimeout: 5_000, requestTimeout: 60_000, socketTimeout: 120_000 };

/**
 * Reaches the bucket once, so that wrong settings stop the start and not the first upload.
 * @param warn told why a request has failed for good
 * @throws BucketFault
 */
export async function openBucket(settings: BucketSettings, warn: (reason: string) => void): Promise<Bucket> {
  const { region, endpoint, publicEndpoint, pathStyle } = placeOf(settings);
  const { bucket: name, accessKey, secretKey, prefix = '', pageSize = 1000 } = settings;
  const { partsBeyondBytes = 64 * mebibyte, partBytes = 16 * mebibyte } = settings;
  const clientAt = (address: string) =>
    new S3Client({
      endpoint: address,
      region,
      forcePathStyle: pathStyle,
      credentials: { accessKeyId: accessKey, secretAccessKey: secretKey },
      // Not every store knows the newer checksums; where one is required, Content-MD5 goes along.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      maxAttempts: 4,
      requestHandler: { ...timeouts, throwOnRequestTimeout: true, httpAgent: agent, httpsAgent: agent },
    });
  const client = clientAt(endpoint);
  const publicClient = publicEndpoint === endpoint ? client : clientAt(publicEndpoint);
  sumUpDeletions(client);
  try {
    await client.send(new ListObjectsV2Command({ Bucket: name, Prefix: prefix, MaxKeys: 1 }));
  } catch (error) {
    throw bucketFault(error, { bucket: name, endpoint });
  }
  const ask = async <T>(work: Promise<T>): Promise<T> => {
    try {
      return await work;
    } catch (error) {
      throw judged(error, warn);
    }
  };
  const find = <T>(work: Promise<T>): Promise<T | null> =>
    ask(
      work.catch((error: unknown) => {
        if (isMissing(error)) return null;
        throw error;
      }),
    );
  return { client, publicClient, name, prefix, pageSize, partsBeyondBytes, partBytes, ask, find };
}

/** Readers that take their time hold a connection each. */
const agent = { keepAlive: true, maxSockets: 256 };

/** A list of objects to delete needs its MD5 in most stores, which the SDK has given up. */
function sumUpDeletions({ middlewareStack }: S3Client): void {
  middlewareStack.add(
    (next, { commandName }) =>
      async (input) => {
        const request = input.request as { body?: unknown; headers: Record<string, string> };
        if (commandName === 'DeleteObjectsCommand') {
          request.headers['content-md5'] = createHash('md5').update(String(request.body)).digest('base64');
        }
        return next(input);
      },
    { step: 'build', name: 'sumUpDeletions', priority: 'low' },
  );
}
