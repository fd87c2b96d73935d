import { styled } from 'styled-components';
import type { LockStatus } from '@emberclutch/shared/contract/spawn';
import { serverNow } from '@emberclutch/shared/state';
import { ButtonLink } from '@emberclutch/shared/ui/ButtonLink';
import { Alert } from '@emberclutch/shared/ui/Alert';
import { PageHeading } from '@emberclutch/shared/ui/PageHeading';
import { copy } from '../../copy.ts';
import { StepStart } from '../../StepStart.tsx';
import type { Basket } from '../choose/basket.ts';
import { choosePath, confirmPath } from './lock-intent.ts';

interface Props {
  lockId: number;
  /** What was held, where that is known. */
  basket?: Basket | undefined;
  /** What the provider said; without it the clock has said so. */
  standing?: LockStatus;
}

/** Nothing is held any more. While only the clock says so, somebody may have paid: the receipt is offered as well. */
export function HoldExpired({ lockId, basket, standing }: Props) {
  const isGivenBack = standing !== undefined && standing.expiresAt * 1_000 > serverNow();
  return (
    <>
      <StepStart>
        {isGivenBack ? (
          <PageHeading title={copy.pay.gone} lead={copy.pay.goneLead} />
        ) : (
          <PageHeading title={copy.pay.over} lead={copy.pay.overLead} />
        )}
      </StepStart>
      {standing?.refund && (
        <Alert tone="info">
          {standing.refund.reason} {copy.pay.refund[standing.refund.state]}
        </Alert>
      )}
      <Actions>
        <ButtonLink to={choosePath(basket)}>{copy.pay.again}</ButtonLink>
        {!standing && (
          <ButtonLink variant="quiet" to={confirmPath(lockId, 'paid')}>
            {copy.pay.paidMeanwhile}
          </ButtonLink>
        )}
      </Actions>
    </>
  );
}

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space.s};
`;
