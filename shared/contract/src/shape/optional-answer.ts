import type { Reader } from './shape.ts';

/** An answer that may be absent, also because another provider may use the path for something else: an unreadable answer is missing. */
export const optionalAnswer = <Read>(shape: Reader<Read>): Reader<{ value: Read | null }> => ({
  read: (body) => ({ value: shape.read(body) }),
});

/** The reader for calls whose status is all that the client checks, because providers send different bodies. */
export const ignoredAnswer: Reader<object> = { read: () => ({}) };
