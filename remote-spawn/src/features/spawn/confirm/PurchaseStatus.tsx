import type { ReactNode } from 'react';
import { PageHeading } from '@emberclutch/web/ui/layout/PageHeading.tsx';
import { Panel } from '@emberclutch/web/ui/layout/Panel.tsx';
import { Spinner } from '@emberclutch/web/ui/controls/Spinner.tsx';
import { storedLocks } from '../flow/stored-locks.ts';
import { HeldPictures } from '../../../platform/parcels/HeldPictures.tsx';
import { PurchaseSummary } from '../purchase/PurchaseSummary.tsx';
import { StepActions } from '../../../platform/layout/StepActions.ts';
import { StepColumns } from '../../../platform/layout/StepColumns.ts';
import { StepStart } from '../layout/StepStart.tsx';

interface Props {
  lockId: number;
  title: string;
  lead?: string;
  /** Another attempt follows without an action of the player. */
  isWaiting?: boolean;
  /** The contents are not held any more. */
  isOver?: boolean;
  /** Links to the next steps. */
  children?: ReactNode;
}

/** The state of a purchase as text, beside its subject. Screen readers announce a change of it. */
export function PurchaseStatus({ lockId, title, lead, isWaiting = false, isOver = false, children }: Props) {
  const body = storedLocks.read(lockId)?.body;
  return (
    <>
      <StepStart>
        <div role="status">
          <PageHeading title={title} lead={lead} />
        </div>
      </StepStart>
      <StepColumns>
        <Panel>
          <HeldPictures eggs={body?.eggs.count ?? 1} keys={body?.keys.count ?? 0} isOver={isOver} />
          {isWaiting && <Spinner size="compact" />}
          {children && <StepActions>{children}</StepActions>}
        </Panel>
        <PurchaseSummary lockId={lockId} />
      </StepColumns>
    </>
  );
}
