import { useQueryClient } from '@tanstack/react-query';
import { accountQueries } from '@emberclutch/web/api/account.ts';
import { passkeyQueries } from '../../../platform/api/passkeys.ts';
import { securityEventQueries } from '../../../platform/api/security-events.ts';
import { settlePasskeyOffer } from '@emberclutch/web/state';
import { explainPasskeyError } from '../../../platform/passkeys/explain-passkey-error.ts';
import { registerPasskey } from './register-passkey.ts';
import { useSingleMutation } from '../../../platform/forms/use-single-mutation.ts';

/** Registers a passkey; its errors are explained in words. */
export function useAddPasskey() {
  const queryClient = useQueryClient();
  return useSingleMutation<string>({
    mutationFn: () =>
      registerPasskey().catch((error: unknown) => {
        throw explainPasskeyError(error, 'registration');
      }),
    onSuccess: async () => {
      settlePasskeyOffer();
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: accountQueries.all }),
        queryClient.invalidateQueries({ queryKey: passkeyQueries.all }),
        queryClient.invalidateQueries({ queryKey: securityEventQueries.all }),
      ]);
    },
  });
}
