import { startTransition } from 'react';
import { endSession } from '@emberclutch/shared/api/end-session';
import { useNavigate } from '@emberclutch/shared/routing';
import { paths } from '@emberclutch/shared/routing/paths';
import { signOut } from '@emberclutch/shared/state';

/** Signs out at once and navigates home. The request that ends the session on the server may fail. */
export function useSignOut() {
  const navigate = useNavigate();
  return () => {
    endSession().catch(() => undefined);
    // In one transition: a protected page that lost its session first would redirect to the login.
    startTransition(() => {
      void navigate(paths.home);
      signOut();
    });
  };
}
