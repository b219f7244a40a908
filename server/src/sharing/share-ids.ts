import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const length = 27;
const cipher = 'aes-256-gcm';
const [nonceBytes, tagBytes] = [12, 16];

/**
 * The secrets that stand in links. The database holds each twice, and neither form opens anything by itself: as an
 * HMAC, to find it by, and encrypted, to show it to its owner again.
 */
export class ShareIds {
  readonly #lookUpKey: Buffer;
  readonly #sealKey: Buffer;
  readonly #visitorKey: Buffer;

  /** @param secret `Sharing.Secret`; with another one every link made so far ends */
  constructor(secret: string) {
    const derive = (use: string) => Buffer.from(hkdfSync('sha256', secret, '', use, 32));
    this.#lookUpKey = derive('share-look-up');
    this.#sealKey = derive('share-seal');
    this.#visitorKey = derive('share-visitor');
  }

  /** 160 bits that nobody can guess. */
  make(): string {
    let shareId = '';
    while (shareId.length < length) shareId += [...randomBytes(length)].map(unbiased).join('');
    return shareId.slice(0, length);
  }

  keyOf(shareId: string): string {
    return createHmac('sha256', this.#lookUpKey).update(shareId).digest('base64url');
  }

  /** Bound to its project, so that a row that was copied to another one opens nothing there. */
  seal(shareId: string, projectId: string): string {
    const nonce = randomBytes(nonceBytes);
    const sealing = createCipheriv(cipher, this.#sealKey, nonce).setAAD(Buffer.from(projectId));
    const sealed = Buffer.concat([sealing.update(shareId, 'utf8'), sealing.final()]);
    return Buffer.concat([nonce, sealing.getAuthTag(), sealed]).toString('base64url');
  }

  /** `null` when it was sealed with another secret, or for another project. */
  unseal(text: string, projectId: string): string | null {
    const bytes = Buffer.from(text, 'base64url');
    const nonce = bytes.subarray(0, nonceBytes);
    const opening = createDecipheriv(cipher, this.#sealKey, nonce, { authTagLength: tagBytes });
    opening.setAAD(Buffer.from(projectId)).setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
    const sealed = bytes.subarray(nonceBytes + tagBytes);
    try {
      return opening.update(sealed, undefined, 'utf8') + opening.final('utf8');
    } catch {
      return null;
    }
  }

  /** What a browser calls itself, in a form that says nothing, neither by itself nor beside another project's. */
  visitorKeyOf(projectId: string, visitor: string): string {
    return createHmac('sha256', this.#visitorKey).update(`${projectId}\n${visitor}`).digest('base64url');
  }
}

/** 248 is the largest multiple of 62 in a byte: what lies above would make some characters likelier than others. */
function unbiased(byte: number): string {
  return byte < 248 ? alphabet[byte % 62]! : '';
}
