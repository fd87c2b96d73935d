import { lazy, Suspense, useState } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { styled } from 'styled-components';
import { signedOutOnly } from '@emberclutch/contract/site/page-protocol.ts';
import { useLocation } from '@emberclutch/web/routing';
import { prefetchQueries } from '@emberclutch/web/routing/page-query.ts';
import { paths } from '@emberclutch/web/routing/paths.ts';
import { sessionAtom } from '@emberclutch/web/state';
import { ownPage } from '@emberclutch/web/ui/browser/own-page.ts';
import { useIsHydrated } from '@emberclutch/web/ui/browser/use-hydrated-value.ts';
import { ButtonLink } from '@emberclutch/web/ui/controls/ButtonLink.tsx';
import { ReadBoundary } from '@emberclutch/web/ui/feedback/ReadBoundary.tsx';
import { Page } from '@emberclutch/web/ui/layout/Page.tsx';
import { Panel } from '@emberclutch/web/ui/layout/Panel.tsx';
import { color, font, media, size, space, weight } from '@emberclutch/web/theme/tokens.ts';
import { ChooseStep } from '../features/spawn/choose/ChooseStep.tsx';
import { HasReturnedContext } from '../features/spawn/choose/SeasonHeading.tsx';
import { listChooseQueries } from '../features/spawn/choose/list-choose-queries.ts';
import { InvalidPurchaseId, PurchaseProgress } from '../features/spawn/confirm/PurchaseProgress.tsx';
import { Receipt } from '../features/spawn/confirm/Receipt.tsx';
import { stepCopy } from '../features/spawn/copy.ts';
import type { Send } from '../features/spawn/flow/flow-event.ts';
import type { FlowState, StateOf } from '../features/spawn/flow/flow-state.ts';
import { findStep } from '../features/spawn/flow/transition.ts';
import { useSpawnFlow } from '../features/spawn/flow/use-spawn-flow.ts';
import { PedestalHeading, Pedestals } from '../features/spawn/layout/PedestalHeading.tsx';
import { HeldLock } from '../features/spawn/pay/HeldLock.tsx';
import { LockEnded, UnknownLock } from '../features/spawn/pay/LockEnded.tsx';
import { spawnedAssetQueries } from '../platform/api/spawned-assets.ts';
import { ComingCycles } from '../platform/calendar/ComingCycles.tsx';
import { SpawnFailure } from '../platform/errors/SpawnFailure.tsx';
import { errorMessages } from '../platform/errors/error-messages.ts';
import { StepActions } from '../platform/layout/StepActions.ts';
import { StepColumns } from '../platform/layout/StepColumns.ts';
import { StepSkeleton } from '../platform/layout/StepSkeleton.tsx';
import { copy } from './copy.ts';

/** The spawn page: the flow of the signed-in player. */
export function SpawnPage() {
  const session = useAtomValue(sessionAtom);
  // The edge renders the page for signed-out visitors.
  const isHydrated = useIsHydrated();
  return (
    <Page title={copy.title}>
      {/* A new account starts a new flow. */}
      {session && isHydrated ? <SpawnFlow key={session.userId} userId={session.userId} /> : <SignedOut />}
    </Page>
  );
}

/** Choose, pay, confirm. The URL holds the step, which therefore survives a reload, a login, Back and the checkout. */
function SpawnFlow({ userId }: { userId: string }) {
  const queryClient = useQueryClient();
  const [state, send] = useSpawnFlow();
  const step = findStep(state);
  const [firstStep] = useState(() => {
    // The host does the same when a link is pressed, but only if the page table of this remote was loaded before.
    if (step === 'choose') void prefetchQueries(queryClient, listChooseQueries(userId));
    return step;
  });
  const [hasMoved, setHasMoved] = useState(false);
  if (step !== firstStep && !hasMoved) setHasMoved(true);
  // The message about a released lock takes the focus itself.
  const isReturning = hasMoved && !(state.name === 'choosing' && state.releasedLock);
  return (
    <>
      <StepList current={step} />
      <ReadBoundary
        key={step}
        messages={errorMessages}
        renderFailure={(error, onRetry) => <SpawnFailure error={error} onRetry={onRetry} />}
      >
        <HasReturnedContext value={isReturning}>
          <Suspense fallback={<StepSkeleton />}>
            <FlowStep state={state} send={send} />
          </Suspense>
        </HasReturnedContext>
      </ReadBoundary>
    </>
  );
}

const steps = ['choose', 'pay', 'confirm'] as const;

function StepList({ current }: { current: (typeof steps)[number] }) {
  return (
    <Steps aria-label={stepCopy.label}>
      {steps.map((step) => (
        <li key={step} aria-current={step === current ? 'step' : undefined}>
          {stepCopy.names[step]}
        </li>
      ))}
    </Steps>
  );
}

/** Tells a visitor without a session that a lock stays held, and that signing in returns to this step. */
function SignedOut() {
  const { pathname, search } = useLocation();
  return (
    <div {...signedOutOnly}>
      <PedestalHeading
        title={copy.signedOut}
        lead={copy.signedOutLead}
        pedestals={<Pedestals label={copy.signedOutEggs} state="SEALED" />}
      />
      <StepColumns data-wide-list>
        <Panel>
          <p>{copy.whileSigningIn}</p>
          <StepActions>
            <ButtonLink to={paths.loginFor(pathname + search)}>{copy.signIn}</ButtonLink>
            <ButtonLink variant="quiet" to={paths.register}>
              {copy.signUp}
            </ButtonLink>
          </StepActions>
        </Panel>
        <ComingCycles phases={['open', 'next', 'later']} />
      </StepColumns>
    </div>
  );
}

function FlowStep({ state, send }: { state: FlowState; send: Send }) {
  switch (state.name) {
    case 'choosing':
    case 'locking':
      return <ChooseStep state={state} send={send} />;
    case 'invalidId':
      return <InvalidPurchaseId />;
    case 'reading':
      return state.step === 'pay' ? <StepSkeleton /> : <PurchaseProgress state={state} send={send} />;
    case 'unreadable':
      return <SpawnFailure error={state.error} onRetry={() => send({ type: 'retryPressed' })} />;
    case 'unknown':
      return <UnknownLock state={state} send={send} />;
    case 'held':
    case 'releasing':
      return <HeldLock state={state} send={send} />;
    case 'ended':
      return <LockEnded state={state} send={send} />;
    case 'done':
      return <DoneStep key={state.lockId} state={state} />;
    default:
      return <PurchaseProgress state={state} send={send} />;
  }
}

const Steps = styled.ol`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xxs} ${space.l};
  margin-bottom: ${space.s};
  counter-reset: step;
  color: ${color.inkSoft};
  font-size: ${size.s};

  @media ${media.phone} {
    column-gap: ${space.m};
  }
  li {
    counter-increment: step;
    padding-bottom: ${space.xxs};
    border-bottom: 2px solid transparent;
  }
  li::before {
    content: counter(step) '. ';
    font-family: ${font.display};
    font-style: italic;
  }
  li[aria-current] {
    color: ${color.ink};
    border-color: ${color.accent};
    font-weight: ${weight.semibold};
  }

  /* Forced colours draw transparent lines. */
  @media (forced-colors: active) {
    li:not([aria-current]) {
      border-color: Canvas;
    }
  }
`;

/** A separate chunk, because it is needed only once per purchase, long after the page was opened. */
const Reveal = lazy(async () => ({ default: (await import('../features/reveal/Reveal.tsx')).Reveal }));

/** A completed purchase: the reveal of its assets, if any can be read, then the receipt, which can repeat the reveal. */
export function DoneStep({ state }: { state: StateOf<'done'> }) {
  const { lockId, purchase, isNew } = state;
  const ids = purchase?.assetIds ?? [];
  const [isRequested, setIsRequested] = useState(isNew && ids.length > 0);
  const { data: received } = useQuery({ ...spawnedAssetQueries.received(ids), enabled: isRequested });
  const isRevealing = isRequested && received?.length !== 0;
  const handleEnd = () => {
    setIsRequested(false);
    // The stage filled the window. Show the receipt from its top.
    if (ownPage.readOffset() > 0) ownPage.scrollTo(0);
  };
  return (
    <Receipt
      lockId={lockId}
      purchase={purchase}
      reveal={isRevealing && <Reveal ids={ids} onEnd={handleEnd} />}
      onReplay={() => setIsRequested(true)}
    />
  );
}
