import type { Reader } from './shape.ts';

/**
 * An answer that may be absent, because another provider may use the same path for something else or answer without a body.
 * An unreadable answer counts as a missing answer, not as a failure.
 */
export const optionalAnswer = <Read>(shape: Reader<Read>): Reader<{ value: Read | null }> => ({
  read: (body) => ({ value: shape.read(body) }),
});

/** The reader for calls whose status is all that the client checks, because providers send different bodies. */
export const ignoredAnswer: Reader<object> = { read: () => ({}) };
