import { atom } from 'jotai';
import { storagePrefixAtom } from './embed-mode.ts';

/**
 * An atom of a stored value; setting it does not write storage. Reads storage on first use instead of when the module loads,
 * because a page of another site enables embed mode later. Reads again when the prefix changes.
 * @param read reads and validates the stored value
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
