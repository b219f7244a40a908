import type { FastifyReply, FastifyRequest } from 'fastify';
import type { DownloadAnswer, FileAnswer } from './answers.ts';

/** Answers with a file whole, in part, or not at all where the client has it already. */
export async function sendFile(file: FileAnswer, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const etag = `"${file.etag}"`;
  reply.headers({ etag, 'accept-ranges': 'bytes', 'content-type': file.contentType, ...file.headers });
  if (isKnown(request.headers['if-none-match'], etag)) return reply.status(304).send(null);
  const range = rangeOf(request, file.size, etag);
  if (range === 'unsatisfiable') {
    return reply.status(416).header('content-range', `bytes */${file.size}`).send(null);
  }
  if (range) {
    reply.status(206).header('content-range', `bytes ${range.start}-${range.end}/${file.size}`);
  }
  reply.header('content-length', range ? range.end - range.start + 1 : file.size);
  // `null` here, so that HEAD neither opens the file nor loses the length.
  return reply.send(request.method === 'HEAD' ? null : await file.open(range));
}

/** Answers with a download. It is opened first: when that is refused, no header of it stands in the answer. */
export async function sendDownload(
  download: DownloadAnswer,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const stream = request.method === 'HEAD' ? null : await download.stream();
  reply.headers({ 'cache-control': 'no-store', 'content-type': download.contentType, ...download.headers });
  return reply.send(stream);
}

function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  const known = ifNoneMatch.split(',').map((entry) => entry.trim().replace(/^W\//, ''));
  return known.includes('*') || known.includes(etag);
}

type Range = { start: number; end: number };

/** One range, or the whole file: several at once nobody asks for, and the standard lets a server ignore them. */
function rangeOf({ headers }: FastifyRequest, size: number, etag: string): Range | 'unsatisfiable' | undefined {
  const [, from, to] = /^bytes=(\d*)-(\d*)$/.exec(headers.range ?? '') ?? [];
  if (from === undefined || to === undefined || (from === '' && to === '')) return undefined;
  // The client has a part of another content: it must get the new one whole.
  if (headers['if-range'] !== undefined && headers['if-range'] !== etag) return undefined;
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (to !== '' && from !== '' && Number(to) < start) return undefined;
  return start < size && (from !== '' || Number(to) > 0) ? { start, end } : 'unsatisfiable';
}
