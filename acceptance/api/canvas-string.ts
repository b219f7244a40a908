import { createGzip, gunzipSync, gzipSync } from 'node:zlib';
import type { Connection, Node, Viewport } from './shapes.ts';

/** A canvas as it travels: the prefix, then base64 of gzip of JSON. */
export interface Snapshot {
  viewport: Viewport;
  nodes: Node[];
  connections: Connection[];
  [field: string]: unknown;
}

const prefix = 'SHAKKERDATA://';

export function pack(snapshot: unknown): string {
  return packText(JSON.stringify(snapshot));
}

export function packText(text: string): string {
  return prefix + gzipSync(text).toString('base64');
}

export function unpack(canvas: string): Snapshot {
  if (!canvas.startsWith(prefix)) throw new Error(`no canvas: ${canvas.slice(0, 40)}`);
  return JSON.parse(gunzipSync(Buffer.from(canvas.slice(prefix.length), 'base64')).toString()) as Snapshot;
}

/** A canvas of a few hundred kilobytes that inflates to so many mebibytes of valid JSON text. */
export async function packBomb(mebibytes: number): Promise<string> {
  const gzip = createGzip({ level: 9 });
  const pieces: Buffer[] = [];
  gzip.on('data', (piece: Buffer) => pieces.push(piece));
  const ended = new Promise((resolve) => gzip.once('end', resolve));
  const spaces = Buffer.alloc(1024 * 1024, ' ');
  const write = (bytes: Buffer | string) => new Promise((resolve) => gzip.write(bytes, resolve));
  await write('{"viewport":{"x":0,"y":0,"k":1},"connections":[],"nodes":[');
  for (let mebibyte = 0; mebibyte < mebibytes; mebibyte++) await write(spaces);
  gzip.end(']}');
  await ended;
  return prefix + Buffer.concat(pieces).toString('base64');
}

/** A node of text, in the product's own form. */
export function textNode(id: string, fields: Partial<Node> = {}): Node {
  return { id, type: 'text', x: 0, y: 0, width: 200, height: 40, data: { text: id }, ...fields };
}

export const emptySnapshot: Snapshot = { viewport: { x: 0, y: 0, k: 1 }, nodes: [], connections: [] };
