import type { Shape } from './shape.ts';

/** Reads the items of a JSON array; any other value has no items. */
export const readList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** An array. The reader omits unreadable items. */
export const list = <Sent, Read>(of: Shape<Sent, Read>): Shape<Sent[], NonNullable<Read>[]> => ({
  kind: 'list',
  of,
  read: (value, currency) =>
    readList(value).flatMap((item) => {
      const result = of.read(item, currency);
      return isKnown(result) ? [result] : [];
    }),
});

/** One of several arrays of equal length. An unreadable item is null, so that the others keep their indices. */
export const column = <Sent, Read>(of: Shape<Sent, Read>): Shape<Sent[], Read[]> => ({
  kind: 'list',
  of,
  read: (value) => readList(value).map((item) => of.read(item)),
});

const isKnown = <Read>(result: Read): result is NonNullable<Read> => result !== null && result !== undefined;
