import type { Reader } from './shape.ts';

/**
 * The answer of a call that another provider may have under the same path, or answers without a body: one that cannot be
 * read is none, instead of a failure.
 */
export const optionalAnswer = <Read>(shape: Reader<Read>): Reader<{ value: Read | null }> => ({
  read: (body) => ({ value: shape.read(body) }),
});

/** The reader of calls whose status alone the client reads; providers differ in the body. */
export const ignoredAnswer: Reader<object> = { read: () => ({}) };
