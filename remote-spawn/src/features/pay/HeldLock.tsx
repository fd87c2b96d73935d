import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { spawnQueries } from '@emberclutch/shared/api/spawn';
import { serverNow } from '@emberclutch/shared/state';
import { Button } from '@emberclutch/shared/ui/Button';
import { Countdown } from '@emberclutch/shared/ui/Countdown';
import { Alert } from '@emberclutch/shared/ui/Alert';
import { PageHeading } from '@emberclutch/shared/ui/PageHeading';
import { Panel } from '@emberclutch/shared/ui/Panel';
import { errorWords } from '../../errors/error-words.ts';
import { copy } from './copy.ts';
import { StepActions } from '../../steps/StepActions.ts';
import { StepStart } from '../../steps/StepStart.tsx';
import { LockContents } from './LockContents.tsx';
import { TimeLeftAnnouncements } from './TimeLeftAnnouncements.tsx';
import { LockEnded } from './LockEnded.tsx';
import { basketOf } from '../../basket/basket.ts';
import type { LockView } from '../../flow/lock-view.ts';
import { CheckoutLink } from './CheckoutLink.tsx';
import { useReleaseLock } from './use-release-lock.ts';

interface Props {
  lock: LockView;
  isCancelled: boolean;
}

export function HeldLock({ lock, isCancelled }: Props) {
  const { id, body, currency, expiresAt } = lock;
  const [isOver, setIsOver] = useState(() => expiresAt !== undefined && expiresAt * 1_000 <= serverNow());
  const release = useReleaseLock(basketOf(body));
  const queryClient = useQueryClient();

  // Another tab may have paid in the last second.
  const handleEnd = () => {
    setIsOver(true);
    void queryClient.invalidateQueries({ queryKey: spawnQueries.lockStatus(id).queryKey });
  };

  if (isOver) return <LockEnded lockId={id} basket={basketOf(body)} />;
  return (
    <>
      <StepStart>
        <PageHeading title={copy.held} lead={copy.heldLead} />
      </StepStart>
      <Sections>
        {isCancelled && (
          <Alert tone="info" role="status">
            {copy.cancelled}
          </Alert>
        )}
        <Panel>
          <LockContents lockId={id} body={body} currency={currency} />
          {expiresAt === undefined ? (
            <TimeLeft>{copy.unnamedEnd}</TimeLeft>
          ) : (
            <TimeLeft>
              <Countdown until={expiresAt} label={copy.left} onEnd={handleEnd} />
              <TimeLeftAnnouncements until={expiresAt} />
            </TimeLeft>
          )}
          <StepActions>
            <CheckoutLink lock={lock} />
            <Button variant="quiet" isBusy={release.isPending} onClick={() => release.mutate(id)}>
              {copy.giveBack}
            </Button>
          </StepActions>
        </Panel>
        {release.error && (
          <Alert tone="danger" role="alert">
            {errorWords[release.error.code]}
          </Alert>
        )}
      </Sections>
    </>
  );
}

const Sections = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space.l};
  max-width: 680px;
`;

const TimeLeft = styled.p`
  margin-top: ${({ theme }) => theme.space.l};
  font-size: ${({ theme }) => theme.size.l};
`;
