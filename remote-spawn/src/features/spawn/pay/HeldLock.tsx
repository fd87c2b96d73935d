import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import type { LockBody } from '@emberclutch/contract/spawn/lock-body.ts';
import { serverNow } from '@emberclutch/web/state';
import { color, size, space, font, weight } from '@emberclutch/web/theme/tokens.ts';
import { useClock } from '@emberclutch/web/ui/browser/use-clock.ts';
import { Button } from '@emberclutch/web/ui/controls/Button.tsx';
import { ButtonLink } from '@emberclutch/web/ui/controls/ButtonLink.tsx';
import { Alert } from '@emberclutch/web/ui/feedback/Alert.tsx';
import { InitialMessage } from '@emberclutch/web/ui/feedback/InitialMessage.tsx';
import { describeError } from '@emberclutch/web/ui/feedback/describe-error.ts';
import { Countdown } from '@emberclutch/web/ui/format/Countdown.tsx';
import { PageHeading } from '@emberclutch/web/ui/layout/PageHeading.tsx';
import { Panel } from '@emberclutch/web/ui/layout/Panel.tsx';
import { VisuallyHidden } from '@emberclutch/web/ui/layout/VisuallyHidden.tsx';
import { errorMessages } from '../../../platform/errors/error-messages.ts';
import { StepActions } from '../../../platform/layout/StepActions.ts';
import { Stack, StepColumns } from '../../../platform/layout/StepColumns.ts';
import { HeldPictures } from '../../../platform/parcels/HeldPictures.tsx';
import { computeTotal } from '../basket/basket.ts';
import { basketCopy } from '../copy.ts';
import type { Send } from '../flow/flow-event.ts';
import type { StateOf } from '../flow/flow-state.ts';
import type { LockView } from '../flow/lock-view.ts';
import { StepStart } from '../layout/StepStart.tsx';
import { LockContents } from '../purchase/PurchaseSummary.tsx';
import { copy } from './copy.ts';

/** A held lock: its contents, remaining time, payment and release. */
export function HeldLock({ state, send }: { state: StateOf<'held' | 'releasing'>; send: Send }) {
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
            {isHeld && state.hasCancelledCheckout && (
              <InitialMessage>
                <Alert tone="info">{copy.stillHeld}</Alert>
              </InitialMessage>
            )}
          </div>
          <Panel>
            <HeldPictures eggs={body.eggs.count} keys={body.keys.count} />
            {expiresAt === undefined ? (
              <p>{copy.unknownExpiry}</p>
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
                  {basketCopy.notGivenBack(describeError(state.releaseError, errorMessages))}
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

function NextSteps({ body }: { body: LockBody }) {
  const { eggs, keys } = body;
  const steps = [
    describePayment(body),
    eggs.count > 0 && copy.next.eggsArrive,
    keys.count > 0 && copy.next.keysArrive,
    copy.next.receipt,
    eggs.count > 0 && copy.next.eggsWait,
  ].filter((step) => step !== false);
  return (
    <Panel as="aside" title={copy.next.title}>
      <Steps>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </Steps>
    </Panel>
  );
}

function describePayment(body: LockBody): string {
  if (body.paymentMethod === 'VOUCHER') return copy.next.keys;
  return Number(computeTotal(body)) === 0 ? copy.next.free : copy.next.card;
}

/** Links to the provider's checkout, if it sends one. Gateway keys need none, because the confirmation redeems them. */
function PaymentActions({ lock: { body, checkoutUrl }, send }: { lock: LockView; send: Send }) {
  const handleConfirm = () => send({ type: 'confirmPressed', isPaid: false });
  if (body.paymentMethod === 'VOUCHER')
    return (
      <>
        <PaymentActionsNote>{copy.keysNote}</PaymentActionsNote>
        <Button onClick={handleConfirm}>{copy.byKeys(body.gatewayKeyVouchers)}</Button>
      </>
    );

  const checkout = findTrustedCheckout(checkoutUrl);
  if (checkout === null) {
    const isFree = Number(computeTotal(body)) === 0;
    return (
      <>
        <PaymentActionsNote>{isFree ? copy.nothingToPay : copy.noCheckout}</PaymentActionsNote>
        <Button onClick={handleConfirm}>{isFree ? copy.take : copy.askReceipt}</Button>
      </>
    );
  }
  return (
    <ButtonLink reloadDocument to={checkout} onClick={() => send({ type: 'checkoutPressed' })}>
      {copy.byCard}
    </ButtonLink>
  );
}

/** @returns null for a URL that is neither of this origin nor https */
function findTrustedCheckout(url: string | undefined): string | null {
  if (url === undefined || !URL.canParse(url, location.origin)) return null;
  const { origin, protocol, href } = new URL(url, location.origin);
  return origin === location.origin || protocol === 'https:' ? href : null;
}

interface TimeLeftProps {
  /** Epoch seconds, by the server's clock. */
  until: number;
  onEnd: () => void;
}

/** Shows how long the lock is still held. The last minute has a different text and colour. */
function TimeLeft({ until, onEnd }: TimeLeftProps) {
  const isEnding = useClock((now) => until - now <= lastSeconds);
  return (
    <Line data-ending={isEnding || undefined}>
      <Countdown
        until={until}
        label={isEnding ? copy.leftInLastMinute : copy.left}
        over={copy.over}
        onEnd={onEnd}
      />
      <TimeLeftAnnouncements until={until} />
    </Line>
  );
}

const lastSeconds = 60;

type AnnouncedSeconds = keyof typeof copy.timeLeft;

const announcedSeconds: AnnouncedSeconds[] = [300, 60, 20];

/** Announces the remaining time only at 5 minutes, 1 minute and 20 seconds, because every second would be noise. */
function TimeLeftAnnouncements({ until }: Pick<TimeLeftProps, 'until'>) {
  const [secondsLeft, setSecondsLeft] = useState<AnnouncedSeconds | null>(null);

  useEffect(() => {
    const timers = announcedSeconds
      .map((seconds) => ({ seconds, wait: (until - seconds) * 1_000 - serverNow() }))
      .filter(({ wait }) => wait > 0)
      .map(({ seconds, wait }) => setTimeout(() => setSecondsLeft(seconds), wait));
    return () => timers.forEach(clearTimeout);
  }, [until]);

  return <VisuallyHidden role="status">{secondsLeft && copy.timeLeft[secondsLeft]}</VisuallyHidden>;
}

const Sections = styled(Stack)`
  /* No space while the status is empty. */
  > :empty {
    position: absolute;
  }
`;

const ReleaseError = styled.div`
  margin-top: ${space.m};
`;

const Warning = styled.p`
  margin-top: ${space.m};
  color: ${color.inkSoft};
  font-size: ${size.s};
`;

const Steps = styled.ol`
  display: grid;
  gap: ${space.s};
  counter-reset: step;

  li {
    display: grid;
    grid-template-columns: 2ch 1fr;
    gap: ${space.s};
    counter-increment: step;
    text-wrap: pretty;
  }
  li::before {
    content: counter(step) '.';
    color: ${color.accent};
    font-family: ${font.display};
    font-style: italic;
  }
`;

const PaymentActionsNote = styled.p`
  color: ${color.inkSoft};
`;

const Line = styled.p`
  margin-bottom: ${space.s};
  font-size: ${size.l};

  time {
    font-family: ${font.display};
    font-size: ${size.xl};
    font-weight: ${weight.medium};
  }
  &:where([data-ending]) time {
    color: ${color.danger};
  }
`;
