import Type, { type Static } from 'typebox';

const region = '^[a-z0-9-]{1,50}$';
const bucket = '^[A-Za-z0-9][A-Za-z0-9._-]{1,254}$';
const prefix = '^([A-Za-z0-9_-][A-Za-z0-9_.-]*/)*$';
/** What these patterns ask for, in words. */
export const wordsOfPattern: ReadonlyMap<string, string> = new Map([
  [region, 'must be a region such as eu-central-1: small letters, digits and hyphens'],
  [
    bucket,
    'must be the name of a bucket alone: letters, digits, dots, hyphens and underscores, no address and no slash',
  ],
  [prefix, 'must be folders such as easel/ or teams/easel/: a slash at the end and none before'],
]);

export const Storage = Type.Object({
  Driver: Type.Enum(['local', 'memory', 'minio', 's3', 'aws-s3', 'r2', 'oss'], {
    default: 'local',
    description: 'local: a folder. minio, s3 (also called aws-s3), r2 and oss: a bucket, by the S3 protocol.',
  }),
  Folder: Type.Optional(
    Type.String({ minLength: 1, description: 'Of the local driver. Default: files in Data.Folder.' }),
  ),
  Endpoint: Type.Optional(
    Type.String({
      pattern: '^https?://[^/?#@]+/?$',
      description: 'Of the object store. s3 and oss know theirs by the region; minio and r2 need one.',
    }),
  ),
  Region: Type.Optional(Type.String({ pattern: region, description: 'Of the bucket; s3 and oss need it.' })),
  Bucket: Type.Optional(Type.String({ pattern: bucket })),
  AccessKey: Type.Optional(Type.String()),
  AccessKeyEnv: Type.Optional(Type.String({ description: 'Names the variable that holds AccessKey.' })),
  SecretKey: Type.Optional(Type.String()),
  SecretKeyEnv: Type.Optional(Type.String({ description: 'Names the variable that holds SecretKey.' })),
  PathStyle: Type.Optional(
    Type.Boolean({ description: 'The bucket stands in the path, not in the host. Left out: as the driver needs it.' }),
  ),
  Prefix: Type.String({
    pattern: prefix,
    default: '',
    description: 'Before every key, with a slash at its end: where a bucket is shared.',
  }),
  PublicEndpoint: Type.Optional(
    Type.String({
      pattern: '^https?://[^/?#@]+/?$',
      description: 'Where browsers reach the store, if not at Endpoint.',
    }),
  ),
  MaxUploadBytes: Type.Integer({ minimum: 1, default: 52_428_800 }),
  DeleteGraceHours: Type.Number({ minimum: 0, default: 168 }),
});
export type StorageSettings = Static<typeof Storage>;

/** What is missing or cannot work; `null` where the drivers have all they need. */
export function wrongStorage(
  storage: StorageSettings,
  pagesAt: string | undefined,
): { setting: string; reason: string } | null {
  const { Driver, Endpoint, PublicEndpoint } = storage;
  if (Driver === 'local' || Driver === 'memory') return null;
  const needed = ['Bucket', 'AccessKey', 'SecretKey', ...neededBy[Driver]] as const;
  const missing = needed.find((name) => !storage[name]);
  if (missing) return { setting: `Storage.${missing}`, reason: `the ${Driver} driver needs ${meanings[missing]}` };
  if (Driver === 'oss' && storage.PathStyle) {
    return { setting: 'Storage.PathStyle', reason: 'oss has the bucket in the host only; leave it out' };
  }
  const reached = PublicEndpoint ?? Endpoint;
  if (pagesAt?.startsWith('https:') && reached?.startsWith('http:')) {
    const reason = `browsers send no files from ${pagesAt} to ${reached}, which is not encrypted: give an https address`;
    return { setting: 'Storage.PublicEndpoint', reason };
  }
  return null;
}

const neededBy = {
  minio: ['Endpoint'],
  s3: ['Region'],
  'aws-s3': ['Region'],
  r2: ['Endpoint'],
  oss: ['Region'],
} as const;
const meanings = {
  Bucket: 'the name of a bucket',
  AccessKey: 'the id of an access key (or AccessKeyEnv, the variable that holds it)',
  SecretKey: 'the secret of the access key (or SecretKeyEnv, the variable that holds it)',
  Endpoint: 'the address of the store',
  Region: 'the region of the bucket',
};
