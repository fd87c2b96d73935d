import type { Reader } from './shape.ts';

/** A response that may be absent. Another provider may use the path for something else, so an unreadable response counts as absent. */
export const optionalResponse = <Read>(shape: Reader<Read>): Reader<{ value: Read | null }> => ({
  read: (body) => ({ value: shape.read(body) }),
});

/** The reader for calls whose status is all that the client checks, because providers send different bodies. */
export const ignoredResponse: Reader<object> = { read: () => ({}) };
