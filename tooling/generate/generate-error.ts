/** A remote or page that cannot be generated. The message is one sentence for the developer who ran the command. */
export class GenerateError extends Error {
  override name = 'GenerateError';
}
