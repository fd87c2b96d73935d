import type { Reader } from './shape.ts';

/**
 * An answer that may be absent, because another provider may use the same path for something else or answer without a body.
 * An unreadable answer counts as a missing answer, not as a failure.
 */
export const optionalAnswer = <Read>(shape: Reader<Read>): Reader<{ value: Read | null }> => ({
  read: (body) => ({ value: shape.read(body) }),
});

/** The reader for calls of which the client checks only the status, because providers send different bodies. */
export const ignoredAnswer: Reader<object> = { read: () => ({}) };
