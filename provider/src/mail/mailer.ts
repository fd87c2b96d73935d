export interface Mail {
  to: string;
  subject: string;
  /** Plain text; lines end with a line feed. */
  text: string;
  /** The code in the text, for an outbox that shows it separately; null for a mail without one. */
  code: number | null;
}

/** Port of the adapters that send mail. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
}
