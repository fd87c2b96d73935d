import { useQueryClient } from '@tanstack/react-query';
import { accountQueries } from '@emberclutch/web/api/account.ts';
import { Button } from '@emberclutch/web/ui/controls/Button.tsx';
import { Alert } from '@emberclutch/web/ui/feedback/Alert.tsx';
import { copy } from './copy.ts';

/** Explains why a passkey was not changed. The usual reason is an outdated list, so it offers a reload of the list. */
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
        {copy.reload}
      </Button>
    </Alert>
  );
}
