import type { Shape } from './shape.ts';

/** The items of a JSON array; none if the value is anything else. */
export const readList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** An array. Items that cannot be read are left out. */
export const list = <Sent, Read>(of: Shape<Sent, Read>): Shape<Sent[], NonNullable<Read>[]> => ({
  kind: 'list',
  of,
  read: (value, currency) =>
    readList(value).flatMap((each) => {
      const read = of.read(each, currency);
      return isKnown(read) ? [read] : [];
    }),
});

/** One of several arrays of equal length. An item that cannot be read is null, so that the others keep their index. */
export const column = <Sent, Read>(of: Shape<Sent, Read>): Shape<Sent[], Read[]> => ({
  kind: 'list',
  of,
  read: (value) => readList(value).map((each) => of.read(each)),
});

const isKnown = <Read>(read: Read): read is NonNullable<Read> => read !== null && read !== undefined;
