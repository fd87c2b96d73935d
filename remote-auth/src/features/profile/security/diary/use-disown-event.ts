import { useQueryClient } from '@tanstack/react-query';
import { accountQueries } from '@emberclutch/web/api/account.ts';
import { disownSecurityEvent } from '../../../../platform/api/security-events.ts';
import type { SecurityEventId } from '@emberclutch/contract/identity/security-event.ts';
import { currentSession, setSession } from '@emberclutch/web/state';
import { knownPasskeys } from '../../../../platform/passkeys/known-passkeys.ts';
import { signalAuthenticators } from '../../../../platform/passkeys/signal-authenticators.ts';
import { useSingleMutation } from '../../../../platform/forms/use-single-mutation.ts';

/**
 * Ends all sessions because of an event, and continues with the new session of this browser.
 * @param newer ids of the passkeys that are removed with them
 */
export function useDisownEvent(newer: string[]) {
  const queryClient = useQueryClient();
  return useSingleMutation<void, Error, SecurityEventId>({
    mutationFn: async (id) => {
      const { sessionId } = await disownSecurityEvent(id);
      const session = currentSession();
      if (session) setSession({ ...session, sessionId });
    },
    onSuccess: async () => {
      newer.forEach(knownPasskeys.remove);
      // All queries: the ones that were sent with the old session have failed.
      await queryClient.invalidateQueries();
      const account = queryClient.getQueryData(accountQueries.own().queryKey);
      if (account) void signalAuthenticators.ofPasskeys(account);
    },
  });
}
