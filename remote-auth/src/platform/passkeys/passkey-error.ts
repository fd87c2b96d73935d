/** A failed passkey ceremony, with a message for players. Its cause is the original error. */
export class PasskeyError extends Error {
  override readonly name = 'PasskeyError';
  /** The next step. */
  readonly hint: string;

  constructor(message: string, hint: string, cause: unknown) {
    super(message, { cause });
    this.hint = hint;
  }
}
