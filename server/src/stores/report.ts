import type { BlobCopied } from './copy-blobs.ts';
import type { TableCopied } from './copy-rows.ts';

const pauseMs = 1_000;
let nextAt = 0;

/** Says where a long copy stands, once a second. */
export function progress(words: string): void {
  if (Date.now() < nextAt) return;
  nextAt = Date.now() + pauseMs;
  console.error(`  ${words}`);
}

/** What was copied, a line each. @param tables,files `null`: left where they are */
export function tableOf(tables: readonly TableCopied[] | null, files: readonly BlobCopied[] | null): string {
  const lines = tables?.map(({ name, rows, digest }) => [name, `${rows}`, digest.slice(0, 12)]) ?? [];
  const bytes = files?.reduce((sum, file) => sum + file.bytes, 0) ?? 0;
  const all = [
    ['table', 'rows', 'digest'],
    ...(tables ? lines : [['(rows stay)', '', '']]),
    files ? ['files', `${files.length}`, `${bytes} bytes`] : ['(files stay)', '', ''],
  ];
  const widths = [0, 1].map((column) => Math.max(...all.map((line) => line[column]!.length)));
  return all
    .map(([name, count, rest]) => `${name!.padEnd(widths[0]!)}  ${count!.padStart(widths[1]!)}  ${rest}`.trimEnd())
    .join('\n');
}
