import { useAtomValue } from 'jotai';
import { authStateAtom } from '@emberclutch/web/state';
import { useHydratedValue } from '@emberclutch/web/ui/browser/use-hydrated-value.ts';

/** The signed-in player; signed out while a prerendered page is being hydrated. */
export function useAuthState() {
  const { isAuthenticated, displayName, email } = useAtomValue(authStateAtom);
  return {
    isAuthenticated: useHydratedValue(isAuthenticated, false),
    displayName: useHydratedValue(displayName, null),
    email: useHydratedValue(email, null),
  };
}
