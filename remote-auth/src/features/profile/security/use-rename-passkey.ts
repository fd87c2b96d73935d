import { useMutation, useQueryClient } from '@tanstack/react-query';
import { accountQueries } from '@emberclutch/shared/api/account';
import { passkeyQueries, renamePasskey } from '@emberclutch/shared/api/passkeys';
import { securityEventQueries } from '@emberclutch/shared/api/security-events';

/** Changes the name of a passkey. */
export function useRenamePasskey(credId: string) {
  const queryClient = useQueryClient();
  return useMutation<void, Error, string>({
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
