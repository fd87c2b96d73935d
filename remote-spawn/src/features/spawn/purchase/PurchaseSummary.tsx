import { paths } from '@emberclutch/web/routing/paths.ts';
import { ButtonLink } from '@emberclutch/web/ui/controls/ButtonLink.tsx';
import { Fact, FactList } from '@emberclutch/web/ui/layout/FactList.tsx';
import { Panel } from '@emberclutch/web/ui/layout/Panel.tsx';
import { storedLocks } from '../flow/stored-locks.ts';
import { StepActions } from '../../../platform/layout/StepActions.ts';
import { copy } from './copy.ts';
import { LockContents } from './LockContents.tsx';

/** A purchase without a receipt: its number, its contents if this tab has made the lock, and a link to all receipts. */
export function PurchaseSummary({ lockId }: { lockId: number }) {
  const stored = storedLocks.read(lockId);
  return (
    <Panel as="aside" title={copy.title}>
      {stored ? (
        <LockContents term={copy.number} lockId={lockId} body={stored.body} currency={stored.currency} />
      ) : (
        <FactList>
          <Fact term={copy.number}>{lockId}</Fact>
        </FactList>
      )}
      <StepActions>
        <ButtonLink variant="quiet" size="s" to={paths.profileTab('purchases')}>
          {copy.allReceipts}
        </ButtonLink>
      </StepActions>
    </Panel>
  );
}
