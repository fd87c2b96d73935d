import { parseEntityId } from '@emberclutch/contract/shape/entity-id.ts';
import { atom } from 'jotai';
import { followStored, readStored, removeStored, writeStored } from './browser-storage.ts';
import { store } from './store.ts';
import { createStoredAtom } from './create-stored-atom.ts';

/** Maximum number of assets in a comparison. */
export const maxCompared = 4;

const storedIdsAtom = createStoredAtom<string | null>(() => readStored('compare'));

storedIdsAtom.onMount = (set) => {
  const follow = () => set(readStored('compare'));
  follow();
  return followStored(['compare'], follow);
};

/** Ids that the player has selected to compare; null while compare mode is off. Stored as `1234,77`, synchronized across tabs. */
export const comparedIdsAtom = atom((get) => parseIds(get(storedIdsAtom)));

/** The stored selection, which another browser tab may have changed. */
export const currentComparedIds = () => parseIds(readStored('compare'));

/** Changes the selection. Turns compare mode on. */
export function changeComparedIds(change: (ids: readonly number[]) => readonly number[]): void {
  const ids = change(currentComparedIds() ?? []).join(',');
  writeStored('compare', ids);
  store.set(storedIdsAtom, ids);
}

/** Turns compare mode off and drops the selection. */
export function endCompareMode(): void {
  removeStored('compare');
  store.set(storedIdsAtom, null);
}

/** Ignores values that are not ids, because storage may hold anything. */
function parseIds(text: string | null): readonly number[] | null {
  const ids = text?.split(',').flatMap((id) => parseEntityId(id) ?? []);
  return ids ? [...new Set(ids)].slice(0, maxCompared) : null;
}
