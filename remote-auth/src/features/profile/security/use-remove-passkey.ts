import { useQueryClient } from '@tanstack/react-query';
import { accountQueries } from '@emberclutch/web/api/account.ts';
import { removePasskey } from '../../../platform/api/passkeys.ts';
import { securityEventQueries } from '../../../platform/api/security-events.ts';
import { useSingleMutation } from '../../../platform/forms/use-single-mutation.ts';
import { knownPasskeys } from '../../../platform/passkeys/known-passkeys.ts';
import { signalAuthenticators } from '../../../platform/passkeys/signal-authenticators.ts';

/** Removes a passkey, here and in the passkey manager that keeps it. */
export function useRemovePasskey() {
  const queryClient = useQueryClient();
  return useSingleMutation<unknown, Error, string>({
    mutationFn: removePasskey,
    onSuccess: async (_answer, credentialId) => {
      knownPasskeys.remove(credentialId);
      void queryClient.invalidateQueries({ queryKey: securityEventQueries.all });
      await queryClient.invalidateQueries({ queryKey: accountQueries.all });
      const account = queryClient.getQueryData(accountQueries.own().queryKey);
      if (account) void signalAuthenticators.ofPasskeys(account);
    },
  });
}
