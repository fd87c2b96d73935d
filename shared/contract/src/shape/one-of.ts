import type { Shape } from './shape.ts';

/** One word of a closed list. The reader accepts any case, and `-` or a space for `_`. */
export const oneOf = <const Word extends string>(values: readonly Word[]): Shape<Word, Word | null> => {
  const wordsBySpelling = new Map(values.map((word) => [toComparable(word), word]));
  return {
    kind: 'oneOf',
    values,
    read: (value) =>
      typeof value === 'string' ? (wordsBySpelling.get(toComparable(value.trim())) ?? null) : null,
  };
};

const toComparable = (word: string) => word.toUpperCase().replaceAll(/[\s-]+/g, '_');
