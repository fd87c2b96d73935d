import { useQueryClient } from '@tanstack/react-query';
import type { ListedSite } from '@emberclutch/contract/identity/connected-site.ts';
import { isMissing } from '@emberclutch/web/api/is-missing.ts';
import { Button } from '@emberclutch/web/ui/controls/Button.tsx';
import { DateTime } from '@emberclutch/web/ui/format/DateTime.tsx';
import { VisuallyHidden } from '@emberclutch/web/ui/layout/VisuallyHidden.tsx';
import { connectedSiteQueries, disconnectSite } from '../../../../platform/api/connected-sites.ts';
import { securityEventQueries } from '../../../../platform/api/security-events.ts';
import { ErrorAlert } from '../../../../platform/errors/ErrorAlert.tsx';
import { useSingleMutation } from '../../../../platform/forms/use-single-mutation.ts';
import { siteName } from '../../../../platform/sites/site-name.ts';
import { errorMessages } from '../../error-messages.ts';
import { Entry, EntryLine, EntryName } from '../Entry.ts';
import { useLatestResult } from '../use-latest-result.ts';
import { copy } from './copy.ts';

interface Props {
  site: ListedSite;
  onDisconnected: (name: string) => void;
}

export function SiteRow({ site: { origin, createdAt, lastUsedAt }, onDisconnected }: Props) {
  const disconnecting = useDisconnectSite();
  const { isLatest, claim } = useLatestResult();
  const name = siteName(origin);

  const disconnect = () => {
    claim();
    disconnecting.mutate(origin, { onSuccess: () => onDisconnected(name), onError: claim });
  };

  return (
    <Entry>
      <EntryLine>
        <div>
          <EntryName>{name}</EntryName>
          {createdAt !== null && (
            <p>
              {copy.since} <DateTime at={createdAt} />
            </p>
          )}
          {lastUsedAt !== null && (
            <p>
              {copy.used} <DateTime at={lastUsedAt} />
            </p>
          )}
        </div>
        <Button variant="quiet" size="s" isBusy={disconnecting.isPending} onClick={disconnect}>
          {copy.disconnect}
          <VisuallyHidden> {name}</VisuallyHidden>
        </Button>
      </EntryLine>
      <ErrorAlert error={isLatest ? disconnecting.error : null} messages={errorMessages} />
    </Entry>
  );
}

function useDisconnectSite() {
  const queryClient = useQueryClient();
  return useSingleMutation<void, Error, string>({
    mutationFn: async (origin) => {
      await disconnectSite(origin).catch(ignoreDisconnected);
    },
    onSuccess: async () => {
      void queryClient.invalidateQueries({ queryKey: securityEventQueries.all });
      await queryClient.invalidateQueries({ queryKey: connectedSiteQueries.all });
    },
  });
}

/** The site may have given its tokens back meanwhile. */
function ignoreDisconnected(error: unknown): void {
  if (!isMissing(error)) throw error;
}
