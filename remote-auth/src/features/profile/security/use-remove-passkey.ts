import { useMutation, useQueryClient } from '@tanstack/react-query';
import { accountQueries } from '@emberclutch/shared/api/account';
import { removePasskey } from '@emberclutch/shared/api/passkeys';
import { signalAuthenticators } from '../../../passkeys/signal-authenticators.ts';

/** Removes a passkey, and tells passkey managers which are left. */
export function useRemovePasskey() {
  const queryClient = useQueryClient();
  return useMutation<void, Error, string>({
    mutationFn: async (credentialId) => {
      await removePasskey(credentialId);
    },
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: accountQueries.all });
      const account = queryClient.getQueryData(accountQueries.own().queryKey);
      if (account) void signalAuthenticators.ofPasskeys(account);
    },
  });
}
