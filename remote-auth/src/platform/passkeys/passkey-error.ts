interface Explanation {
  message: string;
  /** The next step. */
  hint: string;
}

/** A failed passkey ceremony, with a message for players. Its cause is the original error. */
export class PasskeyError extends Error {
  override readonly name = 'PasskeyError';
  readonly hint: string;

  constructor({ message, hint }: Explanation, cause: unknown) {
    super(message, { cause });
    this.hint = hint;
  }
}
