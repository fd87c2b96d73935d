import { ButtonLink } from '@emberclutch/shared/ui/ButtonLink';
import { Alert } from '@emberclutch/shared/ui/Alert';
import { PageHeading } from '@emberclutch/shared/ui/PageHeading';
import { copy as stepCopy } from '../../steps/copy.ts';
import { copy } from './copy.ts';
import { StepActions } from '../../steps/StepActions.ts';
import { StepStart } from '../../steps/StepStart.tsx';
import { ConfirmLink } from '../../flow/ConfirmLink.tsx';
import { stepPaths } from '../../flow/step-paths.ts';

/** A lock of which this browser knows the id, but not the contents. */
export function UnknownLock({ lockId, isCancelled }: { lockId: number; isCancelled: boolean }) {
  return (
    <>
      <StepStart>
        <PageHeading title={copy.elsewhere} lead={copy.elsewhereLead} />
      </StepStart>
      {isCancelled && <Alert tone="info">{copy.cancelled}</Alert>}
      <StepActions>
        <ButtonLink to={stepPaths.choose()}>{stepCopy.chooseAgain}</ButtonLink>
        <ConfirmLink variant="quiet" lockId={lockId}>
          {copy.askReceipt}
        </ConfirmLink>
      </StepActions>
    </>
  );
}
