/** The locale of the browser's dates and numbers. */
export const getBrowserLocale = (): string => new Intl.DateTimeFormat().resolvedOptions().locale;

/** Parses a locale (BCP 47); undefined if it is invalid. `Intl` accepts languages that it does not know, and uses another one. */
export function parseLocale(text: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(text)[0];
  } catch {
    return undefined; // a RangeError
  }
}
