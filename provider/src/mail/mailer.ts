export interface Mail {
  to: string;
  subject: string;
  /** Plain text; lines end with a line feed. */
  text: string;
  /** The code in the text, for those who show it apart. */
  code: number | null;
}

/** The port every way of sending mail implements. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
}
