import { Alert } from '@emberclutch/web/ui/feedback/Alert.tsx';
import { InitialMessage } from '@emberclutch/web/ui/feedback/InitialMessage.tsx';
import { Button } from '@emberclutch/web/ui/controls/Button.tsx';
import { ButtonLink } from '@emberclutch/web/ui/controls/ButtonLink.tsx';
import { PageHeading } from '@emberclutch/web/ui/layout/PageHeading.tsx';
import { Panel } from '@emberclutch/web/ui/layout/Panel.tsx';
import type { Send } from '../flow/flow-event.ts';
import type { StateOf } from '../flow/flow-state.ts';
import { stepPaths } from '../flow/step-paths.ts';
import { PurchaseSummary } from '../purchase/PurchaseSummary.tsx';
import { stepCopy } from '../copy.ts';
import { StepActions } from '../../../platform/layout/StepActions.ts';
import { StepColumns } from '../../../platform/layout/StepColumns.ts';
import { StepStart } from '../layout/StepStart.tsx';
import { copy } from './copy.ts';

interface Props {
  state: StateOf<'unknown'>;
  send: Send;
}

/** A lock whose id is known to this browser, but not its contents. */
export function UnknownLock({ state, send }: Props) {
  return (
    <>
      <StepStart>
        <PageHeading title={copy.elsewhere} lead={copy.elsewhereLead} />
      </StepStart>
      <div role="status">
        {state.wasCancelled && (
          <InitialMessage>
            <Alert tone="info">{copy.cancelled}</Alert>
          </InitialMessage>
        )}
      </div>
      <StepColumns>
        <Panel>
          <p>{copy.elsewhereNext}</p>
          <StepActions>
            <ButtonLink to={stepPaths.choose()}>{stepCopy.chooseAgain}</ButtonLink>
            <Button variant="quiet" onClick={() => send({ type: 'confirmPressed', isPaid: false })}>
              {copy.askReceipt}
            </Button>
          </StepActions>
        </Panel>
        <PurchaseSummary lockId={state.lockId} />
      </StepColumns>
    </>
  );
}
