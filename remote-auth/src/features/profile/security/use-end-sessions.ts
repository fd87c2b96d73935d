import { useQueryClient } from '@tanstack/react-query';
import { isMissing } from '@emberclutch/web/api/is-missing.ts';
import { securityEventQueries } from '../../../platform/api/security-events.ts';
import { endOtherSessions, endSessionOf, sessionQueries } from '../../../platform/api/sessions.ts';
import { useSingleMutation } from '../../../platform/forms/use-single-mutation.ts';

/** Ends one session by its id, or all but the current one (`others`). */
export function useEndSessions() {
  const queryClient = useQueryClient();
  return useSingleMutation<void, Error, string>({
    mutationFn: async (which) => {
      await (which === 'others' ? endOtherSessions() : endSessionOf(which).catch(ignoreEnded));
    },
    onSuccess: async () => {
      void queryClient.invalidateQueries({ queryKey: securityEventQueries.all });
      await queryClient.invalidateQueries({ queryKey: sessionQueries.all });
    },
  });
}

/** A session of the list may have ended since: by itself, or from another browser. */
function ignoreEnded(error: unknown): void {
  if (!isMissing(error)) throw error;
}
