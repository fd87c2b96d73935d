import type { Reader } from './shape.ts';

/**
 * An answer that may be absent, because another provider may use the same path for something else or answer without a body.
 * An unreadable answer counts as none, not as a failure.
 */
export const optionalAnswer = <Read>(shape: Reader<Read>): Reader<{ value: Read | null }> => ({
  read: (body) => ({ value: shape.read(body) }),
});

/** For calls that the client judges by their status only, because providers differ in the body. */
export const ignoredAnswer: Reader<object> = { read: () => ({}) };
