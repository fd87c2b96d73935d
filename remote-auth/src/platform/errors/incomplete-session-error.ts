/** The provider accepted a sign-in, but neither its answer nor the account says which session or account it is. */
export class IncompleteSessionError extends Error {
  override readonly name = 'IncompleteSessionError';
  readonly missing: 'sessionId' | 'userId';

  constructor(missing: 'sessionId' | 'userId', cause?: unknown) {
    super(missing, { cause });
    this.missing = missing;
  }
}
