import * as z from 'zod/mini';

/** One environment variable: how its text is parsed, and what the documentation says about it. */
export interface Variable<Value> {
  schema: z.ZodMiniType<Value, string>;
  /** Text that is parsed when the variable is not set. */
  fallback: string;
  /** Ends the sentence "DATA_DIR takes ...". */
  takes: string;
  /** The description in the table of settings. */
  about: string;
  /** Holds a password, a key or a token, which error messages must not repeat. */
  isSecret?: boolean;
}

/** An http or https URL. Checks that are added to it run on a URL only. */
export const webAddress = z.url({ protocol: /^https?$/, abort: true });

/** The address of a site, without a path or query. */
export const siteAddress = webAddress.check(
  z.refine((url) => {
    const address = URL.parse(url);
    return address !== null && /^\/*$/.test(address.pathname) && address.search + address.hash === '';
  }),
);

/** URLs separated by commas or white space. */
export const urlList = (url: z.ZodMiniType<string, string>) =>
  z.pipe(
    z.string(),
    z.pipe(
      z.transform((list: string) => list.split(/[\s,]+/).filter(Boolean)),
      z.array(url),
    ),
  );

/** Origins separated by commas: scheme, host and port, without a path. */
export const origins = urlList(webAddress.check(z.refine((url) => URL.parse(url)?.origin === url)));

/** A whole number within both bounds. */
export const wholeNumber = (fallback: number, about: string, min = 1, max = 1_000_000): Variable<number> => ({
  schema: digits(min, max),
  fallback: String(fallback),
  takes: `a whole number from ${min} to ${max}`,
  about,
});

/** A whole number within both bounds, or undefined when the variable is not set. */
export const optionalWholeNumber = (
  about: string,
  min = 1,
  max = 1_000_000,
): Variable<number | undefined> => ({
  schema: z.union([unset, digits(min, max)]),
  fallback: '',
  takes: `a whole number from ${min} to ${max}`,
  about,
});

/** An amount of money as a decimal string, or undefined when the variable is not set. */
export const optionalAmount = (about: string): Variable<string | undefined> => ({
  schema: z.union([unset, z.string().check(z.regex(/^\d{1,6}\.\d{2}$/))]),
  fallback: '',
  takes: 'an amount with two decimals, such as 25.00',
  about,
});

export const yesOrNo = (fallback: 'yes' | 'no', about: string): Variable<boolean> => ({
  schema: z.pipe(
    z.enum(['yes', 'no']),
    z.transform((word) => word === 'yes'),
  ),
  fallback,
  takes: 'yes or no',
  about,
});

/** One of the given words; the first is the default. */
export const choice = <const Word extends string>(
  values: readonly [Word, ...Word[]],
  about: string,
): Variable<Word> => ({
  schema: z.pipe(z.string(), z.enum(values)),
  fallback: values[0],
  takes: values.join(', '),
  about,
});

/** Any text. It may be empty only if the default is. */
export const text = (fallback: string, about: string): Variable<string> => ({
  schema: z.string().check(z.minLength(fallback === '' ? 0 : 1)),
  fallback,
  takes: 'any text',
  about,
});

const digits = (min: number, max: number) =>
  z.pipe(
    z.string().check(z.regex(/^\d{1,9}$/)),
    z.pipe(z.transform(Number), z.int().check(z.minimum(min), z.maximum(max))),
  );

const unset = z.pipe(
  z.literal(''),
  z.transform(() => undefined),
);
