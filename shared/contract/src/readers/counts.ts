import { readCount } from './count.ts';

/**
 * A reader for an object of whole numbers; one that is missing or cannot be read is null, so that the others stand.
 * @returns null for anything but an object
 */
export const readCounts =
  <Name extends string>(names: readonly Name[]) =>
  (value: unknown): Record<Name, number | null> | null => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
    const counts = names.map((name) => [name, readCount(Reflect.get(value, name))] as const);
    // Object.fromEntries types its keys as string.
    return Object.fromEntries(counts) as Record<Name, number | null>;
  };
