import type { Shape } from './shape.ts';

/** One word of a closed list. The reader accepts any case, and `-` or a space for `_`. */
export const oneOf = <const Word extends string>(values: readonly Word[]): Shape<Word, Word | null> => {
  const wordsBySpelling = new Map(values.map((word) => [toComparable(word), word]));
  return {
    kind: 'oneOf',
    values,
    read: (value) => {
      if (typeof value !== 'string') return null;
      // Fast path: most texts are already in upper case.
      return wordsBySpelling.get(value) ?? wordsBySpelling.get(toComparable(value.trim())) ?? null;
    },
  };
};

const toComparable = (word: string) => word.toUpperCase().replaceAll(/[\s-]+/g, '_');
