import { isRecord } from './record.ts';
import type { Shape } from './shape.ts';

/**
 * An object whose members are values of one shape. Those that cannot be read are left out.
 * @param keys shape of the names
 */
export const dictionary = <Key extends string, Sent, Read>(
  keys: Shape<Key, string | null>,
  of: Shape<Sent, Read>,
): Shape<Record<Key, Sent>, Record<string, NonNullable<Read>>> => ({
  kind: 'dictionary',
  keys,
  of,
  read: (value) => {
    const entries = Object.entries(isRecord(value) ? value : {}).flatMap(([name, member]) => {
      const [key, read] = [keys.read(name), of.read(member)];
      return key === null || read === null || read === undefined ? [] : [[key, read] as const];
    });
    return Object.fromEntries(entries);
  },
});
