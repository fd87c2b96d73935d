import { isRecord } from './record.ts';
import type { Shape } from './shape.ts';

/** An object whose members are values of one shape; `keys` is the shape of their names. The reader omits unreadable members. */
export const dictionary = <Key extends string, Sent, Read>(
  keys: Shape<Key, string | null>,
  of: Shape<Sent, Read>,
): Shape<Record<Key, Sent>, Record<string, NonNullable<Read>>> => ({
  kind: 'dictionary',
  keys,
  of,
  read: (value) => {
    const entries = Object.entries(isRecord(value) ? value : {}).flatMap(([name, member]) => {
      const [key, result] = [keys.read(name), of.read(member)];
      return key === null || result === null || result === undefined ? [] : [[key, result] as const];
    });
    return Object.fromEntries(entries);
  },
});
