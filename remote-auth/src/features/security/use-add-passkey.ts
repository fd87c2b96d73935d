import { useMutation, useQueryClient } from '@tanstack/react-query';
import { accountQueries } from '@emberclutch/shared/api/account';
import { passkeyQueries } from '@emberclutch/shared/api/passkeys';
import { settlePasskeyOffer } from '@emberclutch/shared/state';
import { explainPasskey } from '../passkeys/explain-passkey.ts';
import { registerPasskey } from '../passkeys/register-passkey.ts';

export function useAddPasskey() {
  const queryClient = useQueryClient();
  return useMutation<string, Error>({
    mutationFn: () =>
      registerPasskey().catch((error: unknown) => {
        throw explainPasskey(error, 'one-more');
      }),
    onSuccess: async () => {
      settlePasskeyOffer();
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: accountQueries.all }),
        queryClient.invalidateQueries({ queryKey: passkeyQueries.all }),
      ]);
    },
  });
}
