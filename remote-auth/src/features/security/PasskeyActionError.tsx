import { useQueryClient } from '@tanstack/react-query';
import { accountQueries } from '@emberclutch/shared/api/account';
import { Button } from '@emberclutch/shared/ui/Button';
import { Alert } from '@emberclutch/shared/ui/Alert';
import { lazyCopy } from '../../lazy-copy.ts';

/** Why nothing was done with a passkey. Most often the list is older than what happened elsewhere: it can be read again. */
export function PasskeyActionError({ children }: { children: string }) {
  const queryClient = useQueryClient();
  return (
    <Alert tone="danger" role="alert">
      <p>{children}</p>
      <Button
        variant="quiet"
        size="s"
        onClick={() => queryClient.invalidateQueries({ queryKey: accountQueries.all })}
      >
        {lazyCopy.security.reload}
      </Button>
    </Alert>
  );
}
