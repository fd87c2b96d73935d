import { atom } from 'jotai';
import { storagePrefixAtom } from './embed-mode.ts';

/**
 * An atom of a stored value; setting it does not write storage. Reads on first use, because a page of another site enables embed mode later,
 * and again when the prefix changes.
 */
export function createStoredAtom<Value>(read: () => Value) {
  const readAtom = atom((get) => {
    get(storagePrefixAtom);
    return read();
  });
  const latestAtom = atom<{ prefix: string; value: Value } | null>(null);
  return atom(
    (get) => {
      const latest = get(latestAtom);
      return latest?.prefix === get(storagePrefixAtom) ? latest.value : get(readAtom);
    },
    (get, set, value: Value) => set(latestAtom, { prefix: get(storagePrefixAtom), value }),
  );
}
