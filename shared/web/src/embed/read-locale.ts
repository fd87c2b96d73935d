/** The language and region that the browser writes dates and numbers in. */
export const browserLocale = (): string => new Intl.DateTimeFormat().resolvedOptions().locale;

/** A language and region for `Intl` (BCP 47); undefined for a text that is none. Languages that are not known are replaced by `Intl`. */
export function readLocale(text: string | null): string | undefined {
  if (text === null) return undefined;
  try {
    return Intl.getCanonicalLocales(text)[0];
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
