import { useEffect } from 'react';
import { useAtomValue } from 'jotai';
import { paths } from '@emberclutch/web/routing/paths.ts';
import { notify, store } from '@emberclutch/web/state';
import { copy } from './copy.ts';
import { unsavedNameAtom } from './unsaved-name-atom.ts';

/**
 * Warns about an unsaved name. The browser asks before the document is left. After a navigation to another page, which keeps the
 * name, a notification links back.
 */
export function useUnsavedNameWarning(): void {
  const hasUnsaved = useAtomValue(unsavedNameAtom) !== null;

  useEffect(() => {
    if (!hasUnsaved) return;
    const askFirst = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', askFirst);
    return () => window.removeEventListener('beforeunload', askFirst);
  }, [hasUnsaved]);

  useEffect(
    () => () => {
      if (store.get(unsavedNameAtom) === null) return;
      notify({ type: 'warning', message: copy.unsavedLeft, navigateTo: paths.profile });
    },
    [],
  );
}
