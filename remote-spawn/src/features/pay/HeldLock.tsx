import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { styled } from 'styled-components';
import type { Lock } from '@emberclutch/shared/contract/spawn';
import { serverNow } from '@emberclutch/shared/state';
import { Button } from '@emberclutch/shared/ui/Button';
import { Countdown } from '@emberclutch/shared/ui/Countdown';
import { Notice } from '@emberclutch/shared/ui/Notice';
import { PageHeading } from '@emberclutch/shared/ui/PageHeading';
import { Plate } from '@emberclutch/shared/ui/Plate';
import { copy } from '../../copy.ts';
import { StepStart } from '../../StepStart.tsx';
import { lockStandingQuery } from './held-lock.ts';
import { HeldContents } from './HeldContents.tsx';
import { HoldAnnouncements } from './HoldAnnouncements.tsx';
import { HoldOver } from './HoldOver.tsx';
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
    void queryClient.invalidateQueries({ queryKey: lockStandingQuery(lock.id).queryKey });
  };

  if (isOver) return <HoldOver lockId={lock.id} basket={intent.basket} />;
  return (
    <>
      <StepStart>
        <PageHeading title={copy.pay.held} lead={copy.pay.heldLead} />
      </StepStart>
      <Sheet>
        {isCancelled && (
          <Notice tone="info" role="status">
            {copy.pay.cancelled}
          </Notice>
        )}
        <Plate>
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
        </Plate>
        {release.error && (
          <Notice tone="danger" role="alert">
            {copy.errors[release.error.code]}
          </Notice>
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
