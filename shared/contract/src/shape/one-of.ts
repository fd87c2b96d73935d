import type { Shape } from './shape.ts';
import { readText } from './text.ts';

/** One word of a closed list. Read in any case, and with `-` or a space for `_`. */
export const oneOf = <const Word extends string>(words: readonly Word[]): Shape<Word, Word | null> => ({
  kind: 'oneOf',
  words,
  read: (value) => {
    const written = comparable(readText(value)?.trim() ?? '');
    return words.find((word) => comparable(word) === written) ?? null;
  },
});

const comparable = (word: string) => word.toUpperCase().replaceAll(/[\s-]+/g, '_');
