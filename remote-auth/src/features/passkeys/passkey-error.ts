interface Explanation {
  words: string;
  /** How to go on. */
  way: string;
}

/** What came between a person and a passkey, ready to be said. Its cause is what happened. */
export class PasskeyError extends Error {
  override readonly name = 'PasskeyError';
  readonly way: string;

  constructor({ words, way }: Explanation, cause: unknown) {
    super(words, { cause });
    this.way = way;
  }
}
