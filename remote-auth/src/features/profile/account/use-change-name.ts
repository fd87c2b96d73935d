import { useQueryClient } from '@tanstack/react-query';
import { changeProfile } from '../../../platform/api/profile.ts';
import type { AccountInfo } from '@emberclutch/contract/identity/account.ts';
import { currentSession, setSession } from '@emberclutch/web/state';
import { useSingleMutation } from '../../../platform/forms/use-single-mutation.ts';
import { signalAuthenticators } from '../../../platform/passkeys/signal-authenticators.ts';

/** Changes the name everywhere: in the top bar, in other browser tabs, and in passkey managers. */
export function useChangeName(account: AccountInfo) {
  const queryClient = useQueryClient();
  return useSingleMutation<void, Error, string>({
    mutationFn: async (displayName) => {
      await changeProfile({ display_name: displayName });
    },
    onSuccess: async (_, displayName) => {
      const session = currentSession();
      if (session) setSession({ ...session, displayName });
      // All queries: the name is also shown beside every egg.
      await queryClient.invalidateQueries();
      void signalAuthenticators.ofName({ ...account, displayName });
    },
  });
}
