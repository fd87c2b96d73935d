import { useLayoutEffect } from 'react';
import { useAtomValue } from 'jotai';
import { store, themeModeAtom } from '@emberclutch/web/state';
import { darkenPage } from '@emberclutch/web/ui/browser/darken-page.ts';

/** The page is dark while the component is shown. */
export function useDarkPage(): void {
  const mode = useAtomValue(themeModeAtom);
  useLayoutEffect(() => {
    // First, because a page that begins to follow the mode shows it once.
    const unfollow = store.sub(themeModeAtom, () => {});
    const restore = darkenPage(mode === 'dark');
    return () => {
      restore();
      unfollow();
    };
  }, [mode]);
}
