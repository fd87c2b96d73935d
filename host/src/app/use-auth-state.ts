import { useAtomValue } from 'jotai';
import { authStateAtom } from '@emberclutch/shared/state';
import { useOfVisitor } from './use-of-visitor.ts';

/** Who is signed in, as far as the page may say so already. */
export function useAuthState() {
  const { isAuthenticated, displayName, email } = useAtomValue(authStateAtom);
  return {
    isAuthenticated: useOfVisitor(isAuthenticated, false),
    displayName: useOfVisitor(displayName, null),
    email: useOfVisitor(email, null),
  };
}
