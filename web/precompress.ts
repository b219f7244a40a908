import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

/** Text of the page; fonts and pictures are compressed by their own formats. */
const compressible = /\.(js|css|html|svg)$/;
/** Below this many bytes the headers outweigh what is saved. */
const leastBytes = 1024;

/**
 * Writes `<file>.br` and `<file>.gz` beside each text file of the build, for the service to send as they are. Done once
 * here and at the highest level, not for each request.
 */
export function precompress(): Plugin {
  let folder = '';
  return {
    name: 'easel:precompress',
    apply: 'build',
    configResolved({ root, build }) {
      folder = resolve(root, build.outDir);
    },
    // Not at the end: that comes to a build that failed as well, and what is missing then would hide why.
    async writeBundle() {
      const names = await readdir(folder, { recursive: true });
      await Promise.all(
        names.filter((name) => compressible.test(name)).map((name) => compressFile(join(folder, name))),
      );
    },
  };
}

async function compressFile(path: string): Promise<void> {
  const bytes = await readFile(path);
  if (bytes.length < leastBytes) return;
  const [brotli, zipped] = await Promise.all([promisify(brotliCompress)(bytes), promisify(gzip)(bytes, { level: 9 })]);
  await Promise.all([writeFile(`${path}.br`, brotli), writeFile(`${path}.gz`, zipped)]);
}
