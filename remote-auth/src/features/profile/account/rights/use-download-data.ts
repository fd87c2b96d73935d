import { useQueryClient } from '@tanstack/react-query';
import { saveBlob } from '@emberclutch/web/ui/browser/save-blob.ts';
import { downloadAccountData } from '../../../../platform/api/account-rights.ts';
import { securityEventQueries } from '../../../../platform/api/security-events.ts';
import { useSingleMutation } from '../../../../platform/forms/use-single-mutation.ts';
import { copy } from './copy.ts';

/** Downloads everything that is held about the account, and saves it as a file that people can read too. */
export function useDownloadData() {
  const queryClient = useQueryClient();
  return useSingleMutation<void>({
    mutationFn: async () => {
      const data = await downloadAccountData();
      saveBlob(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }), copy.data.fileName);
    },
    onSuccess: () => {
      void queryClient.invalidateQueries({ queryKey: securityEventQueries.all });
    },
  });
}
