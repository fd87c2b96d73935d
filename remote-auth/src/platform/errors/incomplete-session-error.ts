/** The provider accepted a sign-in, but neither its response nor the account contains the ids of session and account. */
export class IncompleteSessionError extends Error {
  override readonly name = 'IncompleteSessionError';
  readonly missing: 'sessionId' | 'userId';

  constructor(missing: 'sessionId' | 'userId', cause?: unknown) {
    super(missing, { cause });
    this.missing = missing;
  }
}
