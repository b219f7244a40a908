import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface Mail {
  readonly to: readonly string[];
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

/** A mail server, and all that arrived at it. */
export interface Mailbox {
  /** `Auth.Email`. */
  readonly setting: object;
  readonly mails: readonly Mail[];
  close(): Promise<void>;
}

export async function openMailbox(): Promise<Mailbox> {
  const mails: Mail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 1,
    onData(stream, { envelope }, done) {
      const pieces: Buffer[] = [];
      stream.on('data', (piece: Buffer) => pieces.push(piece));
      stream.on('end', () => {
        mails.push({
          to: envelope.rcptTo.map(({ address }) => address),
          ...readMail(Buffer.concat(pieces).toString()),
        });
        done();
      });
    },
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.server.address() as AddressInfo;
  return {
    setting: { Driver: 'smtp', Host: '127.0.0.1', Port: port, StartTLS: false },
    mails,
    close: () => new Promise((closed) => server.close(closed)),
  };
}

/** The subject and the two bodies of a mail of several parts (RFC 2045 to 2047), as a mail program shows them. */
function readMail(raw: string): Pick<Mail, 'subject' | 'html' | 'text'> {
  const whole = split(raw);
  const boundary = /boundary="?([^";]+)/i.exec(whole.header('content-type'))?.[1];
  const parts = boundary ? whole.body.split(`--${boundary}`).map((part) => split(part.trimStart())) : [whole];
  const bodyOf = (type: string) => {
    const part = parts.find(({ header }) => header('content-type').startsWith(type));
    return part ? decodeBody(part.body, part.header('content-transfer-encoding')) : '';
  };
  return { subject: decodeWords(whole.header('subject')), html: bodyOf('text/html'), text: bodyOf('text/plain') };
}

function split(raw: string) {
  const end = raw.indexOf('\r\n\r\n');
  const unfolded = raw.slice(0, end).replaceAll(/\r\n[ \t]+/g, ' ');
  const header = (name: string) => new RegExp(`^${name}: (.*)$`, 'im').exec(unfolded)?.[1]?.trim() ?? '';
  return { header, body: raw.slice(end + 4) };
}

function decodeBody(body: string, encoding: string): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString();
  return encoding === 'quoted-printable' ? decodeQuoted(body.replaceAll('=\r\n', '')) : body;
}

function decodeWords(text: string): string {
  const word = /=\?utf-8\?([BQ])\?(.*?)\?=/gi;
  return text
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(word, (_, kind: string, content: string) =>
      kind.toUpperCase() === 'B'
        ? Buffer.from(content, 'base64').toString()
        : decodeQuoted(content.replaceAll('_', ' ')),
    );
}

function decodeQuoted(text: string): string {
  const bytes = text.replaceAll(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}
