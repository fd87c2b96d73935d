import { useAtomValue } from 'jotai';
import { authStateAtom } from '@emberclutch/shared/state';
import { useHydratedValue } from './use-hydrated-value.ts';

/** Who is signed in, as far as the page may say so already. */
export function useAuthState() {
  const { isAuthenticated, displayName, email } = useAtomValue(authStateAtom);
  return {
    isAuthenticated: useHydratedValue(isAuthenticated, false),
    displayName: useHydratedValue(displayName, null),
    email: useHydratedValue(email, null),
  };
}
