import { useMutation, useQueryClient } from '@tanstack/react-query';
import { changeProfile } from '@emberclutch/shared/api/profile';
import type { AccountInfo } from '@emberclutch/shared/contract/lenient-account';
import { currentSession, setSession } from '@emberclutch/shared/state';
import { signalAuthenticators } from '../security/signal-authenticators.ts';

/** Changes the name everywhere it is shown: in the bar, in other tabs, and where passkeys are listed. */
export function useChangeName(account: AccountInfo) {
  const queryClient = useQueryClient();
  return useMutation<void, Error, string>({
    mutationFn: async (displayName) => {
      await changeProfile({ display_name: displayName });
    },
    onSuccess: async (_, displayName) => {
      const session = currentSession();
      if (session) setSession({ ...session, displayName });
      // It stands beside every egg as well.
      await queryClient.invalidateQueries();
      void signalAuthenticators.ofName({ ...account, displayName });
    },
  });
}
