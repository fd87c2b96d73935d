import { startTransition } from 'react';
import { finishSignOuts } from '@emberclutch/web/api/finish-sign-outs.ts';
import { useNavigate } from '@emberclutch/web/routing';
import { paths } from '@emberclutch/web/routing/paths.ts';
import { showTransientToast, signOut } from '@emberclutch/web/state';
import { copy } from './copy.ts';

/**
 * Signs out immediately and navigates home. If the server cannot be reached, a background task ends the session there
 * later.
 */
export function useSignOut() {
  const navigate = useNavigate();
  return () => {
    // In one transition: a protected page that lost its session first would redirect to the login.
    startTransition(() => {
      void navigate(paths.home);
      signOut();
    });
    void tellIfPending(finishSignOuts());
  };
}

async function tellIfPending(finishing: Promise<boolean>): Promise<void> {
  if (!(await finishing)) showTransientToast({ type: 'warning', message: copy.signOutPending });
}
