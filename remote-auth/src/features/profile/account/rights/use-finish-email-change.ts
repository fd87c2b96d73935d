import { useQueryClient } from '@tanstack/react-query';
import type { EmailChangeCodesBody } from '@emberclutch/contract/identity/input/email-change.ts';
import { accountQueries } from '@emberclutch/web/api/account.ts';
import { finishEmailChange } from '../../../../platform/api/account-rights.ts';
import { securityEventQueries } from '../../../../platform/api/security-events.ts';
import { useSingleMutation } from '../../../../platform/forms/use-single-mutation.ts';
import { signalAuthenticators } from '../../../../platform/passkeys/signal-authenticators.ts';

/** Changes the address everywhere: in the profile, in the top bar, and in passkey managers. */
export function useFinishEmailChange(email: string) {
  const queryClient = useQueryClient();
  return useSingleMutation<void, Error, EmailChangeCodesBody>({
    mutationFn: async (body) => {
      await finishEmailChange(body);
    },
    onSuccess: async () => {
      void queryClient.invalidateQueries({ queryKey: securityEventQueries.all });
      // The session takes over the address that the account is read with.
      await queryClient.invalidateQueries({ queryKey: accountQueries.all });
      const account = queryClient.getQueryData(accountQueries.own().queryKey);
      if (account) void signalAuthenticators.ofName({ ...account, email });
    },
  });
}
