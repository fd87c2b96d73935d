import { useLayoutEffect } from 'react';
import { useAtomValue } from 'jotai';
import { themeModeAtom } from '@emberclutch/web/state';
import { darkenPage } from '@emberclutch/web/ui/browser/darken-page.ts';

/** The page is dark while the component is shown. */
export function useDarkPage(): void {
  const mode = useAtomValue(themeModeAtom);
  useLayoutEffect(() => darkenPage(mode === 'dark'), [mode]);
}
