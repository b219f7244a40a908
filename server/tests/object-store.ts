/** The object store that tests run on, and what of it belongs to one test. */
import { randomUUID } from 'node:crypto';
import { inject } from 'vitest';
import { openBucket, type Bucket } from '../src/platform/blobs/s3-bucket.ts';
import type { BucketSettings } from '../src/platform/blobs/s3-stores.ts';

/** `undefined` where there is none; tests that need it are then skipped by name. */
export const objectStore = inject('objectStore');

/** A folder of the bucket that nobody else writes to. */
export function newPlace(): BucketSettings {
  const { endpoint, region, accessKey, secretKey, bucket } = objectStore!;
  return { driver: 'minio', endpoint, region, accessKey, secretKey, bucket, prefix: `test-${randomUUID()}/` };
}

/** The same as settings by the names that they have in the environment. */
export function storageVariables(place: BucketSettings): Record<string, string> {
  return {
    EASEL__STORAGE__DRIVER: place.driver,
    EASEL__STORAGE__ENDPOINT: place.endpoint!,
    EASEL__STORAGE__REGION: place.region!,
    EASEL__STORAGE__BUCKET: place.bucket,
    EASEL__STORAGE__ACCESS_KEY: place.accessKey,
    EASEL__STORAGE__SECRET_KEY: place.secretKey,
    EASEL__STORAGE__PREFIX: place.prefix!,
  };
}

export const bucketAt = (place: BucketSettings): Promise<Bucket> => openBucket(place, () => {});
