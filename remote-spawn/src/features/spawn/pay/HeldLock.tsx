import { styled } from 'styled-components';
import { Alert } from '@emberclutch/web/ui/feedback/Alert.tsx';
import { errorMessage } from '@emberclutch/web/ui/feedback/error-message.ts';
import { InitialMessage } from '@emberclutch/web/ui/feedback/InitialMessage.tsx';
import { Button } from '@emberclutch/web/ui/controls/Button.tsx';
import { PageHeading } from '@emberclutch/web/ui/layout/PageHeading.tsx';
import { Panel } from '@emberclutch/web/ui/layout/Panel.tsx';
import { color, size, space } from '@emberclutch/web/theme/tokens.ts';
import { copy as basketCopy } from '../basket/copy.ts';
import { errorMessages } from '../../../platform/errors/error-messages.ts';
import type { Send } from '../flow/create-flow.ts';
import type { StateOf } from '../flow/flow-state.ts';
import { HeldPictures } from '../../../platform/parcels/HeldPictures.tsx';
import { LockContents } from '../purchase/LockContents.tsx';
import { StepActions } from '../../../platform/layout/StepActions.ts';
import { StepColumns } from '../../../platform/layout/StepColumns.ts';
import { StepStart } from '../layout/StepStart.tsx';
import { copy } from './copy.ts';
import { NextSteps } from './NextSteps.tsx';
import { PaymentActions } from './PaymentActions.tsx';
import { TimeLeft } from './TimeLeft.tsx';

interface Props {
  state: StateOf<'held' | 'releasing'>;
  send: Send;
}

/** A held lock: its contents, how long it is held, its payment and its release. */
export function HeldLock({ state, send }: Props) {
  const { lock } = state;
  const { id, body, currency, expiresAt } = lock;
  const isHeld = state.name === 'held';
  return (
    <>
      <StepStart>
        <PageHeading title={copy.held} lead={copy.heldLead} />
      </StepStart>
      <StepColumns>
        <Sections>
          <div role="status">
            {isHeld && state.wasCancelled && (
              <InitialMessage>
                <Alert tone="info">{copy.stillHeld}</Alert>
              </InitialMessage>
            )}
          </div>
          <Panel>
            <HeldPictures eggs={body.eggs.count} keys={body.keys.count} />
            {expiresAt === undefined ? (
              <p>{copy.unnamedEnd}</p>
            ) : (
              <TimeLeft until={expiresAt} onEnd={() => send({ type: 'timeUp' })} />
            )}
            <LockContents term={copy.number} lockId={id} body={body} currency={currency} />
            <StepActions>
              <PaymentActions lock={lock} send={send} />
              <Button variant="quiet" isBusy={!isHeld} onClick={() => send({ type: 'releasePressed', lock })}>
                {copy.giveBack}
              </Button>
            </StepActions>
            {isHeld && state.releaseError && (
              <ReleaseError>
                <Alert tone="danger" role="alert">
                  {basketCopy.notGivenBack(errorMessage(state.releaseError, errorMessages))}
                </Alert>
              </ReleaseError>
            )}
            <Warning>{copy.afterwards}</Warning>
          </Panel>
        </Sections>
        <NextSteps body={body} />
      </StepColumns>
    </>
  );
}

const Sections = styled.div`
  display: grid;
  gap: ${space.l};

  /* A status takes no room while it is empty. */
  > :empty {
    position: absolute;
  }
`;

/** Beside the button that was pressed. */
const ReleaseError = styled.div`
  margin-top: ${space.m};
`;

const Warning = styled.p`
  margin-top: ${space.m};
  color: ${color.inkSoft};
  font-size: ${size.s};
`;
