import { useQueryClient } from '@tanstack/react-query';
import { accountQueries } from '@emberclutch/web/api/account.ts';
import { removePasskey } from '../../../platform/api/passkeys.ts';
import { securityEventQueries } from '../../../platform/api/security-events.ts';
import { useSingleMutation } from '../../../platform/forms/use-single-mutation.ts';

/** Removes a passkey. @returns when the removal becomes final */
export function useRemovePasskey() {
  const queryClient = useQueryClient();
  return useSingleMutation<{ restorableUntil: number | null }, Error, string>({
    mutationFn: removePasskey,
    onSuccess: async () => {
      void queryClient.invalidateQueries({ queryKey: securityEventQueries.all });
      await queryClient.invalidateQueries({ queryKey: accountQueries.all });
    },
  });
}
