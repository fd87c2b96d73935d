import { useAtomValue } from 'jotai';
import { authStateAtom } from '@emberclutch/web/state';
import { useHydratedValue } from '@emberclutch/web/ui/browser/use-hydrated-value.ts';

/** Whether a player is signed in; false while a prerendered page is being hydrated. */
export const useIsAuthenticated = (): boolean =>
  useHydratedValue(useAtomValue(authStateAtom).isAuthenticated, false);
