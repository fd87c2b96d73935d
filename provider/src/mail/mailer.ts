import type { Database } from '../platform/database/database.ts';

export interface Mail {
  to: string;
  subject: string;
  /** Plain text without the signature, which the mailer adds; lines end with a line feed. */
  text: string;
  /** The code in the text, for an outbox that shows it separately; null for an e-mail without one. */
  code: number | null;
  /** Whether it is one of many e-mails that are sent at once and can wait for all others. */
  isBulk?: boolean;
}

/** Port of the adapters that send mail. */
export interface Mailer {
  /** The site in whose name it writes. */
  readonly siteName: string;
  /** @param trx a transaction: the mail is sent if it commits, and only then */
  send(mail: Mail, trx?: Database): Promise<void>;
}
