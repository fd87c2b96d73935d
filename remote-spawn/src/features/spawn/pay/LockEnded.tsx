import { Alert } from '@emberclutch/web/ui/feedback/Alert.tsx';
import { InitialMessage } from '@emberclutch/web/ui/feedback/InitialMessage.tsx';
import { Button } from '@emberclutch/web/ui/controls/Button.tsx';
import { ButtonLink } from '@emberclutch/web/ui/controls/ButtonLink.tsx';
import { PageHeading } from '@emberclutch/web/ui/layout/PageHeading.tsx';
import { Panel } from '@emberclutch/web/ui/layout/Panel.tsx';
import { basketCopy, stepCopy } from '../copy.ts';
import { ComingCycles } from '../../../platform/calendar/ComingCycles.tsx';
import type { Send } from '../flow/flow-event.ts';
import type { StateOf } from '../flow/flow-state.ts';
import { stepPaths } from '../flow/step-paths.ts';
import { PurchaseSummary } from '../purchase/PurchaseSummary.tsx';
import { HeldPictures } from '../../../platform/parcels/HeldPictures.tsx';
import { StepActions } from '../../../platform/layout/StepActions.ts';
import { StepColumns } from '../../../platform/layout/StepColumns.ts';
import { StepStart } from '../layout/StepStart.tsx';
import { copy } from './copy.ts';

/** Says that the lock has expired or was released. If only the clock says so, another tab may have paid, so this offers the receipt. */
export function LockEnded({ state, send }: { state: StateOf<'ended'>; send: Send }) {
  const { cause, basket, refund } = state;
  return (
    <>
      <StepStart>
        {cause === 'released' ? (
          <PageHeading title={copy.gone} lead={copy.goneLead} />
        ) : (
          <PageHeading title={copy.over} lead={copy.overLead} />
        )}
      </StepStart>
      {refund && <Alert tone="info">{`${refund.reason} ${copy.refund[refund.state]}`}</Alert>}
      <StepColumns data-wide-list>
        <Panel title={basket && copy.hadHeld}>
          {basket && <HeldPictures eggs={basket.eggs} keys={basket.keys} isOver />}
          <p>{basket ? basketCopy.contents(basket.eggs, basket.keys) : copy.chooseAgainLead}</p>
          <StepActions>
            <ButtonLink to={stepPaths.choose(basket)}>{stepCopy.chooseAgain}</ButtonLink>
            {cause === 'clock' && (
              <Button variant="quiet" onClick={() => send({ type: 'confirmPressed', isPaid: true })}>
                {copy.paidMeanwhile}
              </Button>
            )}
          </StepActions>
        </Panel>
        <ComingCycles />
      </StepColumns>
    </>
  );
}

/** Shows a lock when this browser knows its id, but not its contents. */
export function UnknownLock({ state, send }: { state: StateOf<'unknown'>; send: Send }) {
  return (
    <>
      <StepStart>
        <PageHeading title={copy.elsewhere} lead={copy.elsewhereLead} />
      </StepStart>
      <div role="status">
        {state.hasCancelledCheckout && (
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
