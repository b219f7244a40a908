import { Readable } from 'node:stream';
import { checkKey, checkPrefix, withinLimit, type Blobs } from './blobs.ts';

/** For tests and for trying things out: everything is gone when the process ends. */
export function memoryBlobs(): Blobs {
  const files = new Map<string, Buffer>();
  return {
    async put(key, bytes, { maxBytes = Infinity } = {}) {
      checkKey(key);
      const file = Buffer.concat(await Array.fromAsync(withinLimit(bytes, maxBytes)));
      files.set(key, file);
      return { bytes: file.length };
    },
    async draft(bytes, { maxBytes }) {
      const file = Buffer.concat(await Array.fromAsync(withinLimit(bytes, maxBytes)));
      return {
        size: file.length,
        read: async () => file,
        async keepAs(key) {
          checkKey(key);
          if (files.has(key)) return false;
          files.set(key, file);
          return true;
        },
        discard: async () => {},
      };
    },
    async open(key, range) {
      const file = files.get(key);
      if (!file) return null;
      const piece = range ? file.subarray(range.start, range.end + 1) : file;
      return { stream: Readable.from([piece], { objectMode: false }), size: file.length };
    },
    read: async (key) => files.get(key) ?? null,
    size: async (key) => files.get(key)?.length ?? null,
    delete: async (key) => void files.delete(key),
    async deleteAll(prefix) {
      checkPrefix(prefix);
      for (const key of files.keys()) if (key.startsWith(prefix)) files.delete(key);
    },
    async *list(prefix) {
      if (prefix !== undefined) checkPrefix(prefix);
      for (const [key, file] of files) if (key.startsWith(prefix ?? '')) yield { key, size: file.length };
    },
  };
}
