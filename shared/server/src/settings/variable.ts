import * as z from 'zod/mini';

/** One environment variable: the schema of its text, and its description for the documentation. */
export interface Variable<Value> {
  schema: z.ZodMiniType<Value, string>;
  /** The text that applies when the variable is not set. */
  fallback: string;
  /** The end of the sentence "DATA_DIR takes ...". */
  expected: string;
  /** The description in the table of settings. */
  description: string;
  /** Whether the value is a password, a key or a token, which error messages must not repeat. */
  isSecret?: boolean;
}

/** An http or https URL. Later checks run only on a valid URL. */
export const webAddress = z.url({ protocol: /^https?$/, abort: true });

/** The address of a site, without a path or query. */
export const siteAddress = webAddress.check(
  z.refine((url) => {
    const address = URL.parse(url);
    return address !== null && /^\/*$/.test(address.pathname) && address.search + address.hash === '';
  }),
);

/** Creates the schema of a list of URLs that are separated by commas or white space. */
export const createUrlListSchema = (url: z.ZodMiniType<string, string>) =>
  z.pipe(
    z.string(),
    z.pipe(
      z.transform((list: string) => list.split(/[\s,]+/).filter(Boolean)),
      z.array(url),
    ),
  );

/** Origins separated by commas: scheme, host and port, without a path. */
export const origins = createUrlListSchema(
  webAddress.check(z.refine((url) => URL.parse(url)?.origin === url)),
);

/** Defines a variable that takes a whole number within both bounds. */
export const defineWholeNumber = (
  fallback: number,
  description: string,
  min = 1,
  max = 1_000_000,
): Variable<number> => ({
  schema: z.pipe(
    z.string().check(z.regex(/^\d{1,9}$/)),
    z.pipe(z.transform(Number), z.int().check(z.minimum(min), z.maximum(max))),
  ),
  fallback: String(fallback),
  expected: `a whole number from ${min} to ${max}`,
  description,
});

export const defineYesOrNo = (fallback: 'yes' | 'no', description: string): Variable<boolean> => ({
  schema: z.pipe(
    z.enum(['yes', 'no']),
    z.transform((word) => word === 'yes'),
  ),
  fallback,
  expected: 'yes or no',
  description,
});

/** Defines a variable that takes one of `values`. */
export const defineChoice = <const Word extends string>(
  values: readonly [Word, ...Word[]],
  description: string,
  fallback: Word = values[0],
): Variable<Word> => ({
  schema: z.pipe(z.string(), z.enum(values)),
  fallback,
  expected: values.join(', '),
  description,
});

/** Defines a variable that takes any text. The text may be empty only if the default is empty. */
export const defineText = (fallback: string, description: string): Variable<string> => ({
  schema: z.string().check(z.minLength(fallback === '' ? 0 : 1)),
  fallback,
  expected: 'any text',
  description,
});
