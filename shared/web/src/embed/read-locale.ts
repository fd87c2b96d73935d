/** The locale of the browser's dates and numbers. */
export const getBrowserLocale = (): string => new Intl.DateTimeFormat().resolvedOptions().locale;

/** A locale for `Intl` (BCP 47); undefined if invalid. `Intl` replaces unknown languages. */
export function readLocale(text: string | null): string | undefined {
  if (text === null) return undefined;
  try {
    return Intl.getCanonicalLocales(text)[0];
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
