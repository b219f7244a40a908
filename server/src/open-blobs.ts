import { SettingsError, type Settings } from './config/settings.ts';
import type { Blobs } from './platform/blobs/blobs.ts';
import { localBlobs, sweepUnfinished } from './platform/blobs/local.ts';
import { memoryBlobs } from './platform/blobs/memory.ts';
import { makeFolder } from './platform/make-folder.ts';

/**
 * The store that the settings name.
 * @param warn told why a request to an object store has failed for good
 * @throws SettingsError when it cannot be reached
 */
export async function openBlobs(storage: Settings['Storage'], warn: (reason: string) => void): Promise<Blobs> {
  const { Driver, Folder, Bucket, AccessKey, SecretKey } = storage;
  if (Driver === 'memory') return memoryBlobs();
  if (Driver === 'local') {
    makeFolder(Folder);
    await sweepUnfinished(Folder);
    return localBlobs(Folder);
  }
  // The SDK is large: only who uses it waits for it.
  const { openS3Blobs, BucketFault } = await import('./platform/blobs/s3.ts');
  const { Endpoint, Region, PathStyle, Prefix, PublicEndpoint } = storage;
  const place = { endpoint: Endpoint, region: Region, pathStyle: PathStyle, publicEndpoint: PublicEndpoint };
  const key = { accessKey: AccessKey!, secretKey: SecretKey! };
  try {
    return await openS3Blobs({ driver: Driver, bucket: Bucket!, prefix: Prefix, ...key, ...place }, warn);
  } catch (error) {
    throw error instanceof BucketFault ? new SettingsError(error.setting, error.message) : error;
  }
}
