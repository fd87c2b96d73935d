import { useMutation, useQueryClient } from '@tanstack/react-query';
import { securityEventQueries } from '@emberclutch/shared/api/security-events';
import { endOtherSessions, endSessionOf, sessionQueries } from '@emberclutch/shared/api/sessions';

/** Ends one session, by its id, or with `others` all but the current one. */
export function useEndSessions() {
  const queryClient = useQueryClient();
  return useMutation<void, Error, string>({
    mutationFn: async (which) => {
      await (which === 'others' ? endOtherSessions() : endSessionOf(which));
    },
    onSuccess: async () => {
      void queryClient.invalidateQueries({ queryKey: securityEventQueries.all });
      await queryClient.invalidateQueries({ queryKey: sessionQueries.all });
    },
  });
}
