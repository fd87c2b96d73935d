import { useQueryClient } from '@tanstack/react-query';
import { accountQueries } from '@emberclutch/web/api/account.ts';
import { passkeyQueries, renamePasskey } from '../../../platform/api/passkeys.ts';
import { securityEventQueries } from '../../../platform/api/security-events.ts';
import { useSingleMutation } from '../../../platform/forms/use-single-mutation.ts';

/** Changes the name of a passkey. */
export function useRenamePasskey(credId: string) {
  const queryClient = useQueryClient();
  return useSingleMutation<void, Error, string>({
    mutationFn: async (deviceName) => {
      await renamePasskey({ credId, metadata: { deviceName } });
    },
    onSuccess: async () => {
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: accountQueries.all }),
        queryClient.invalidateQueries({ queryKey: passkeyQueries.all }),
        queryClient.invalidateQueries({ queryKey: securityEventQueries.all }),
      ]);
    },
  });
}
