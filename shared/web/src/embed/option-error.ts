/** An attribute has a value that it does not take. */
export class OptionError extends Error {
  override name = 'OptionError';

  constructor(name: string, value: string | null) {
    super(`${name}="${value}" is not known`);
  }
}
