/** A remote or page that cannot be generated. The message is one sentence for the developer who asked for it. */
export class GenerateError extends Error {
  override name = 'GenerateError';
}
