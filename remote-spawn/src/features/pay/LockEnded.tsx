import type { LockStatus } from '@emberclutch/shared/contract/spawn';
import { serverNow } from '@emberclutch/shared/state';
import { ButtonLink } from '@emberclutch/shared/ui/ButtonLink';
import { ActionRow } from '@emberclutch/shared/ui/ActionRow';
import { Alert } from '@emberclutch/shared/ui/Alert';
import { PageHeading } from '@emberclutch/shared/ui/PageHeading';
import { copy as stepCopy } from '../../steps/copy.ts';
import { copy } from './copy.ts';
import { StepStart } from '../../steps/StepStart.tsx';
import type { Basket } from '../../basket/basket.ts';
import { ConfirmLink } from '../../flow/ConfirmLink.tsx';
import { stepPaths } from '../../flow/step-paths.ts';

interface Props {
  lockId: number;
  /** The former contents of the lock, where this tab knows them. */
  basket?: Basket | undefined;
  /** The provider's word. Without it only the clock of this page says so. */
  status?: LockStatus;
}

/** The lock has expired or was released. While only the clock says so, another tab may have paid: the receipt is offered as well. */
export function LockEnded({ lockId, basket, status }: Props) {
  const isReleased = status?.expiresAt !== undefined && status.expiresAt * 1_000 > serverNow();
  return (
    <>
      <StepStart>
        {isReleased ? (
          <PageHeading title={copy.gone} lead={copy.goneLead} />
        ) : (
          <PageHeading title={copy.over} lead={copy.overLead} />
        )}
      </StepStart>
      {status?.refund && (
        <Alert tone="info">
          {status.refund.reason} {copy.refund[status.refund.state]}
        </Alert>
      )}
      <ActionRow>
        <ButtonLink to={stepPaths.choose(basket)}>{stepCopy.chooseAgain}</ButtonLink>
        {!status && (
          <ConfirmLink variant="quiet" lockId={lockId} payment="paid">
            {copy.paidMeanwhile}
          </ConfirmLink>
        )}
      </ActionRow>
    </>
  );
}
