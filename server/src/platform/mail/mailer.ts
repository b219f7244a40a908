export interface Mail {
  /** One address; whatever stands in it, nobody else gets the mail. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly language?: 'en' | 'zh';
}

/** Hands mails to a mail server. */
export interface Mailer {
  /** Resolves once the server has taken the mail. @throws MailFailed */
  send(mail: Mail): Promise<void>;
  /** Goes as far as a server that would take a mail: connects, greets, signs in. @throws MailFailed */
  check(): Promise<void>;
  /** Gives up what is being sent. */
  close(): void;
}

/** The server did not take a mail. Says why without a word of the mail, its address or our password. */
export class MailFailed extends Error {
  override readonly name = 'MailFailed';
}
