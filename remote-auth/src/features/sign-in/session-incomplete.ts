/** The provider let somebody in, but its answer lacks the session or whose it is. */
export class SessionIncomplete extends Error {
  override readonly name = 'SessionIncomplete';
  readonly missing: 'sessionId' | 'userId';

  constructor(missing: 'sessionId' | 'userId', cause?: unknown) {
    super(missing, { cause });
    this.missing = missing;
  }
}
