/** A failed build; the message is the output of webpack. */
export class BuildError extends Error {
  override readonly name = 'BuildError';
}
