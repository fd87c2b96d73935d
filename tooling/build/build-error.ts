/** A build that failed, with what webpack says. */
export class BuildError extends Error {
  override readonly name = 'BuildError';
}
