import { atom } from 'jotai';
import { sessionAtom } from '@emberclutch/web/state';

const typedNameAtom = atom<{ userId: string; name: string } | null>(null);

/**
 * The display name that the current player has typed but not saved, or null. Kept while the player visits other tabs and pages,
 * and lost with the document.
 */
export const unsavedNameAtom = atom(
  (get) => {
    const session = get(sessionAtom);
    const typed = get(typedNameAtom);
    const isOwn = session !== null && typed?.userId === session.userId;
    return isOwn && typed.name.trim() !== (session.displayName ?? '') ? typed.name : null;
  },
  (get, set, name: string | null) => {
    const session = get(sessionAtom);
    set(typedNameAtom, session && name !== null ? { userId: session.userId, name } : null);
  },
);
