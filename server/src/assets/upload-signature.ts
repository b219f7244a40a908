import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

export interface Upload {
  readonly assetId: string;
  readonly contentType: string;
  readonly size: number;
  /** Milliseconds since 1970. */
  readonly expires: number;
}

/** Signs what an upload address permits: one file, its type, its size, until a time. */
export class UploadSignature {
  readonly #key: Buffer;

  constructor(secret: string) {
    this.#key = Buffer.from(hkdfSync('sha256', secret, '', 'upload', 32));
  }

  sign({ assetId, contentType, size, expires }: Upload): string {
    const text = `${assetId}\n${contentType}\n${size}\n${expires}`;
    return createHmac('sha256', this.#key).update(text).digest('base64url');
  }

  verify(upload: Upload, signature: string): boolean {
    const expected = Buffer.from(this.sign(upload));
    const given = Buffer.from(signature);
    return given.length === expected.length && timingSafeEqual(given, expected) && upload.expires > Date.now();
  }
}
