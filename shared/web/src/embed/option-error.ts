/** An attribute is missing or has an invalid value. */
export class OptionError extends Error {
  override name = 'OptionError';

  constructor(name: string, value: string | null) {
    super(value ? `${name}="${value}" is not known` : `${name} is missing`);
  }
}
