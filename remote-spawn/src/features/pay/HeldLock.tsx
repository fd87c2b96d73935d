import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { styled } from 'styled-components';
import type { Lock } from '@emberclutch/shared/contract/spawn';
import { serverNow } from '@emberclutch/shared/state';
import { Button } from '@emberclutch/shared/ui/Button';
import { Countdown } from '@emberclutch/shared/ui/Countdown';
import { Alert } from '@emberclutch/shared/ui/Alert';
import { PageHeading } from '@emberclutch/shared/ui/PageHeading';
import { Panel } from '@emberclutch/shared/ui/Panel';
import { copy } from '../../copy.ts';
import { StepStart } from '../../StepStart.tsx';
import { lockStatusQuery } from './held-lock.ts';
import { HeldContents } from './HeldContents.tsx';
import { HoldAnnouncements } from './HoldAnnouncements.tsx';
import { HoldExpired } from './HoldExpired.tsx';
import type { LockIntent } from './lock-intent.ts';
import { PayLink } from './PayLink.tsx';
import { useReleaseLock } from './use-release-lock.ts';

interface Props {
  lock: Lock;
  intent: LockIntent;
  isCancelled: boolean;
}

export function HeldLock({ lock, intent, isCancelled }: Props) {
  const { expiresAt } = lock;
  const [isOver, setIsOver] = useState(() => expiresAt !== undefined && expiresAt * 1_000 <= serverNow());
  const release = useReleaseLock(intent);
  const queryClient = useQueryClient();

  // The last second may have brought the payment, in another tab.
  const handleEnd = () => {
    setIsOver(true);
    void queryClient.invalidateQueries({ queryKey: lockStatusQuery(lock.id).queryKey });
  };

  if (isOver) return <HoldExpired lockId={lock.id} basket={intent.basket} />;
  return (
    <>
      <StepStart>
        <PageHeading title={copy.pay.held} lead={copy.pay.heldLead} />
      </StepStart>
      <Sheet>
        {isCancelled && (
          <Alert tone="info" role="status">
            {copy.pay.cancelled}
          </Alert>
        )}
        <Panel>
          <HeldContents lockId={lock.id} body={intent.body} />
          {expiresAt === undefined ? (
            <Left>{copy.pay.unnamedEnd}</Left>
          ) : (
            <Left>
              <Countdown until={expiresAt} label={copy.pay.left} onEnd={handleEnd} />
              <HoldAnnouncements until={expiresAt} />
            </Left>
          )}
          <Actions>
            <PayLink lock={lock} intent={intent} />
            <Button variant="quiet" isBusy={release.isPending} onClick={() => release.mutate(lock.id)}>
              {copy.pay.giveBack}
            </Button>
          </Actions>
        </Panel>
        {release.error && (
          <Alert tone="danger" role="alert">
            {copy.errors[release.error.code]}
          </Alert>
        )}
      </Sheet>
    </>
  );
}

const Sheet = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space.l};
  max-width: 680px;
`;

const Left = styled.p`
  margin-top: ${({ theme }) => theme.space.l};
  font-size: ${({ theme }) => theme.size.l};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space.s};
  margin-top: ${({ theme }) => theme.space.l};
`;
