import type { ConnectionOptions } from 'node:tls';
import { createTransport } from 'nodemailer';
import { MailFailed, type Mailer } from './mailer.ts';

export interface SmtpOptions {
  readonly host: string;
  readonly port: number;
  readonly username?: string | undefined;
  readonly password?: string | undefined;
  readonly from: { readonly name: string; readonly address: string };
  /** TLS from the first byte. */
  readonly useTls: boolean;
  /** Without `useTls`: refuse a server that does not offer TLS. Else nothing is encrypted. */
  readonly startTls: boolean;
  readonly timeoutSeconds: number;
  /** More trusted certificates: for tests. Operators name theirs in NODE_EXTRA_CA_CERTS. */
  readonly tls?: Pick<ConnectionOptions, 'ca'>;
}

/** Opens a connection for each mail: they are few, and one that idles is cut by servers anyway. */
export function smtpMailer(options: SmtpOptions): Mailer {
  const { host, port, username, password = '', from, useTls, startTls, timeoutSeconds, tls } = options;
  const patience = timeoutSeconds * 1000;
  const closing = new AbortController();
  const transport = createTransport({
    host,
    port,
    secure: useTls,
    requireTLS: !useTls && startTls,
    ignoreTLS: !useTls && !startTls,
    ...(username && { auth: { user: username, pass: password } }),
    ...(tls && { tls }),
    dnsTimeout: patience,
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: patience,
    disableFileAccess: true,
    disableUrlAccess: true,
  });

  return {
    async send({ to, subject, text, html, language }) {
      const message = {
        from,
        // As an object: in a string, commas and brackets of one address would make more addresses of it.
        to: { name: '', address: to },
        subject,
        text,
        html,
        headers: {
          ...(language && { 'Content-Language': language === 'zh' ? 'zh-CN' : 'en' }),
          // So that nobody's holiday notice comes back.
          'Auto-Submitted': 'auto-generated',
          'X-Auto-Response-Suppress': 'All',
        },
        // A server that answers each line just in time outlasts the other bounds.
        signal: AbortSignal.any([AbortSignal.timeout(patience), closing.signal]),
      };
      try {
        await transport.sendMail(message);
      } catch (error) {
        throw new MailFailed(reasonOf(error));
      }
    },
    async check() {
      try {
        await transport.verify();
      } catch (error) {
        throw new MailFailed(reasonOf(error));
      }
    },
    close() {
      closing.abort(new Error('the server is shutting down'));
      transport.close();
    },
  };
}

/** Codes and the step only: a mail server's own words, and so the error's message, quote addresses. */
function reasonOf(error: unknown): string {
  const { code, originalCode, responseCode, command } = error as Record<string, string | number | undefined>;
  const failure = code === 'EABORT' ? 'no answer in time' : (originalCode ?? code ?? 'unknown failure');
  const details = [failure, responseCode && `answer ${responseCode}`, command && `at ${command}`];
  return `the mail server did not take a mail: ${details.filter(Boolean).join(', ')}`;
}
