/** An attribute has a value that it does not take, or is missing. */
export class OptionError extends Error {
  override name = 'OptionError';

  constructor(name: string, value: string | null) {
    super(value ? `${name}="${value}" is not known` : `${name} is missing`);
  }
}
