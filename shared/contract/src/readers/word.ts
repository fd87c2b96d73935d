import { readText } from './text.ts';

/** A reader for a closed list of words in upper case. Reads any case, and `-` or a space for `_`. */
export const wordReader =
  <Word extends string>(words: readonly Word[]) =>
  (value: unknown): Word | null => {
    const written = readText(value)
      ?.trim()
      .toUpperCase()
      .replaceAll(/[\s-]+/g, '_');
    return words.find((word) => word === written) ?? null;
  };
