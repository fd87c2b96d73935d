import type { Database } from '../platform/database/database.ts';

export interface Mail {
  to: string;
  subject: string;
  /** Plain text without the signature, which the mailer adds; lines end with a line feed. */
  text: string;
  /** The code in the text, for an outbox that shows it separately; null for an e-mail without one. */
  code: number | null;
  /** Whether the mail is one of many that are sent at once, and can wait until all other mail is sent. */
  isBulk?: boolean;
}

/** Sends mail. Its adapters are `MailQueue` and `Outbox`. */
export interface Mailer {
  /** Name of the site that sends the mail. */
  readonly siteName: string;
  /** @param trx if set, the mail is sent only if this transaction commits */
  send(mail: Mail, trx?: Database): Promise<void>;
}
