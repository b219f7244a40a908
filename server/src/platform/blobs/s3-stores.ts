/** What tells the stores of the S3 protocol from each other: where they are, and where the bucket's name stands. */

export type S3Driver = 'minio' | 's3' | 'aws-s3' | 'r2' | 'oss';

export interface BucketSettings {
  readonly driver: S3Driver;
  readonly bucket: string;
  readonly accessKey: string;
  readonly secretKey: string;
  readonly endpoint?: string | undefined;
  readonly region?: string | undefined;
  readonly pathStyle?: boolean | undefined;
  /** Before every key. */
  readonly prefix?: string | undefined;
  /** Where browsers reach the store, if not at `endpoint`. */
  readonly publicEndpoint?: string | undefined;
  /** Objects that are listed and deleted at once; stores take a thousand. */
  readonly pageSize?: number | undefined;
  /** Files that browsers send and that are larger go in parts of `partBytes`; stores take no less than 5 MiB. */
  readonly partsBeyondBytes?: number | undefined;
  readonly partBytes?: number | undefined;
}

interface Store {
  readonly region: string;
  /** The region as signatures name it, from how people name it. */
  readonly signedRegion?: (region: string) => string;
  /** Missing where only the operator knows it. */
  readonly endpoint?: (region: string) => string;
  readonly pathStyle: boolean;
}

const amazon: Store = {
  region: 'us-east-1',
  endpoint: (region) => `https://s3.${region}.amazonaws.com${region.startsWith('cn-') ? '.cn' : ''}`,
  pathStyle: false,
};

const stores: Record<S3Driver, Store> = {
  minio: { region: 'us-east-1', pathStyle: true },
  s3: amazon,
  'aws-s3': amazon,
  r2: { region: 'auto', pathStyle: true },
  oss: {
    region: 'cn-hangzhou',
    signedRegion: (region) => region.replace(/^oss-/, ''),
    endpoint: (region) => `https://s3.oss-${region}.aliyuncs.com`,
    pathStyle: false,
  },
};

/** Where the store is, with what the driver knows by itself filled in. */
export function placeOf({ driver, endpoint, region, pathStyle, publicEndpoint }: BucketSettings) {
  const store = stores[driver];
  const named = region ?? store.region;
  const signed = store.signedRegion?.(named) ?? named;
  const inside = endpoint ?? store.endpoint?.(signed) ?? '';
  return {
    region: signed,
    endpoint: inside,
    publicEndpoint: publicEndpoint ?? inside,
    pathStyle: pathStyle ?? store.pathStyle,
  };
}
