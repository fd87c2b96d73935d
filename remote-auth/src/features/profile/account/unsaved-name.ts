import { useEffect } from 'react';
import { atom, useAtomValue } from 'jotai';
import { paths } from '@emberclutch/web/routing/paths.ts';
import { notify, sessionAtom, store } from '@emberclutch/web/state';
import { copy } from './copy.ts';

const typedNameAtom = atom<{ userId: string; name: string } | null>(null);

/**
 * The display name that the current player has typed but not saved, or null. Kept while the player visits other tabs and pages,
 * and lost with the document.
 */
export const unsavedNameAtom = atom(
  (get) => {
    const session = get(sessionAtom);
    const typedName = get(typedNameAtom);
    const isOwn = session !== null && typedName?.userId === session.userId;
    return isOwn && typedName.name.trim() !== (session.displayName ?? '') ? typedName.name : null;
  },
  (get, set, name: string | null) => {
    const session = get(sessionAtom);
    set(typedNameAtom, session && name !== null ? { userId: session.userId, name } : null);
  },
);

/**
 * Warns about an unsaved name. The browser asks before the document is left. After a navigation to another page, which keeps the
 * name, a notification links back.
 */
export function useUnsavedNameWarning(): void {
  const hasUnsavedName = useAtomValue(unsavedNameAtom) !== null;

  useEffect(() => {
    if (!hasUnsavedName) return;
    const askFirst = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', askFirst);
    return () => window.removeEventListener('beforeunload', askFirst);
  }, [hasUnsavedName]);

  useEffect(
    () => () => {
      if (store.get(unsavedNameAtom) === null) return;
      notify({ type: 'warning', message: copy.unsavedLeft, navigateTo: paths.profile });
    },
    [],
  );
}
