import type { Shape } from './shape.ts';

/** One word of a closed list. Read in any case, and with `-` or a space for `_`. */
export const oneOf = <const Word extends string>(values: readonly Word[]): Shape<Word, Word | null> => {
  const known = new Map(values.map((word) => [comparable(word), word]));
  return {
    kind: 'oneOf',
    values,
    read: (value) => {
      if (typeof value !== 'string') return null;
      // Fast path: most texts are upper-case already.
      return known.get(value) ?? known.get(comparable(value.trim())) ?? null;
    },
  };
};

const comparable = (word: string) => word.toUpperCase().replaceAll(/[\s-]+/g, '_');
