import { startTransition } from 'react';
import { endSession } from '@emberclutch/shared/api/end-session';
import { useNavigate } from '@emberclutch/shared/routing';
import { paths } from '@emberclutch/shared/routing/paths';
import { signOut } from '@emberclutch/shared/state';

/** Ends the session here at once, has the server end it, and goes home. Here it ends even when the server cannot be told. */
export function useSignOut() {
  const navigate = useNavigate();
  return () => {
    endSession().catch(() => undefined);
    // In one step: a protected page that lost its session first would ask to sign in again.
    startTransition(() => {
      void navigate(paths.home);
      signOut();
    });
  };
}
