import { useAtomValue } from 'jotai';
import { authStateAtom } from '@emberclutch/shared/state';
import { useOfVisitor } from './use-of-visitor.ts';

/** Who is signed in, as far as the page may say so already. */
export function useAuthState() {
  return useOfVisitor(useAtomValue(authStateAtom), signedOut);
}

const signedOut = { isAuthenticated: false, displayName: null, email: null };
