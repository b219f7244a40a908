/** A real mail server for a test, and what arrived at it. */
import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { selfSignedCertificate } from './certificate.ts';

export interface ArrivedMail {
  readonly from: string;
  readonly to: readonly string[];
  readonly user: string | undefined;
  readonly encrypted: boolean;
  readonly headers: Readonly<Record<string, string>>;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

export async function openMailServer(options: SMTPServerOptions = {}) {
  const { key, cert } = selfSignedCertificate();
  const mails: ArrivedMail[] = [];
  const server = new SMTPServer({
    key,
    cert,
    authOptional: true,
    disableReverseLookup: true,
    closeTimeout: 1,
    onAuth: ({ username, password }, _, done) =>
      username === 'easel' && password === 'right' ? done(null, { user: username }) : done(new Error('Wrong password')),
    onData(stream, session, done) {
      const pieces: Buffer[] = [];
      stream.on('data', (piece: Buffer) => pieces.push(piece));
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope;
        const envelope = { from: mailFrom ? mailFrom.address : '', to: rcptTo.map(({ address }) => address) };
        const encrypted = Boolean(session.secure);
        mails.push({ ...envelope, user: session.user, encrypted, ...readMail(Buffer.concat(pieces).toString()) });
        done();
      });
    },
    ...options,
  });
  // Clients that give up or distrust the certificate are what some tests are about.
  server.on('error', () => {});
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.server.address() as AddressInfo;
  const close = () => new Promise<void>((done) => server.close(done));
  return { port, cert, mails, close };
}

/** Reads what our own mails are made of: two parts, each in one of three encodings. */
function readMail(raw: string) {
  const { headers, body } = readPart(raw);
  const boundary = /boundary="?([^";]+)/.exec(headers['content-type'] ?? '')?.[1];
  const parts = boundary
    ? body
        .split(`--${boundary}`)
        .slice(1, -1)
        .map((part) => readPart(part.trimStart()))
    : [];
  const content = (type: string) => {
    const part = parts.find(({ headers: { 'content-type': name } }) => name?.startsWith(type));
    return part ? decode(part.body.replace(/\r\n$/, ''), part.headers['content-transfer-encoding']) : '';
  };
  return {
    headers,
    subject: decodeWords(headers.subject ?? ''),
    text: content('text/plain'),
    html: content('text/html'),
  };
}

function readPart(raw: string): { headers: Record<string, string>; body: string } {
  const end = raw.indexOf('\r\n\r\n');
  const lines = raw
    .slice(0, end)
    .replaceAll(/\r\n[ \t]+/g, ' ')
    .split('\r\n');
  const headers = Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
  );
  return { headers, body: raw.slice(end + 4) };
}

function decode(body: string, encoding = '7bit'): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString().replaceAll('\r\n', '\n');
  if (encoding === 'quoted-printable') return quotedPrintable(body.replaceAll(/=\r\n/g, '')).replaceAll('\r\n', '\n');
  return body.replaceAll('\r\n', '\n');
}

function quotedPrintable(text: string): string {
  const bytes = text.replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}

function decodeWords(header: string): string {
  return header
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?utf-8\?([BQ])\?(.*?)\?=/gi, (_, kind: string, word: string) =>
      kind.toUpperCase() === 'B' ? Buffer.from(word, 'base64').toString() : quotedPrintable(word.replaceAll('_', ' ')),
    );
}
