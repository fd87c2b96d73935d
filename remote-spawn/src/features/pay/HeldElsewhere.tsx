import { styled } from 'styled-components';
import { ButtonLink } from '@emberclutch/shared/ui/ButtonLink';
import { Alert } from '@emberclutch/shared/ui/Alert';
import { PageHeading } from '@emberclutch/shared/ui/PageHeading';
import { copy } from '../../copy.ts';
import { StepStart } from '../../StepStart.tsx';
import { choosePath, confirmPath } from './lock-intent.ts';

/** Only the number of the lock is known here: what it holds is not. */
export function HeldElsewhere({ lockId, isCancelled }: { lockId: number; isCancelled: boolean }) {
  return (
    <>
      <StepStart>
        <PageHeading title={copy.pay.elsewhere} lead={copy.pay.elsewhereLead} />
      </StepStart>
      {isCancelled && <Alert tone="info">{copy.pay.cancelled}</Alert>}
      <Actions>
        <ButtonLink to={choosePath()}>{copy.pay.again}</ButtonLink>
        <ButtonLink variant="quiet" to={confirmPath(lockId)}>
          {copy.pay.askReceipt}
        </ButtonLink>
      </Actions>
    </>
  );
}

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space.s};
  margin-top: ${({ theme }) => theme.space.l};
`;
