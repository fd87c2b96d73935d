import { useQueryClient } from '@tanstack/react-query';
import { accountQueries } from '@emberclutch/shared/api/account';
import { Button } from '@emberclutch/shared/ui/Button';
import { Notice } from '@emberclutch/shared/ui/Notice';
import { laterCopy } from '../../later-copy.ts';

/** Why nothing was done with a passkey. Most often the list is older than what happened elsewhere: it can be read again. */
export function PasskeyRefusal({ children }: { children: string }) {
  const queryClient = useQueryClient();
  return (
    <Notice tone="danger" role="alert">
      <p>{children}</p>
      <Button
        variant="quiet"
        size="s"
        onClick={() => queryClient.invalidateQueries({ queryKey: accountQueries.all })}
      >
        {laterCopy.security.reload}
      </Button>
    </Notice>
  );
}
