import { styled } from 'styled-components';
import { ButtonLink } from '@emberclutch/shared/ui/ButtonLink';
import { PageHeading } from '@emberclutch/shared/ui/PageHeading';
import { copy } from '../../copy.ts';
import { StepStart } from '../../StepStart.tsx';
import type { Basket } from '../choose/basket.ts';
import { choosePath, confirmPath } from './lock-intent.ts';

/** The time is up. Somebody may have paid in another tab, so that the receipt is offered as well. */
export function HoldOver({ lockId, basket }: { lockId: number; basket: Basket }) {
  return (
    <>
      <StepStart>
        <PageHeading title={copy.pay.over} lead={copy.pay.overLead} />
      </StepStart>
      <Actions>
        <ButtonLink to={choosePath(basket)}>{copy.pay.again}</ButtonLink>
        <ButtonLink variant="quiet" to={confirmPath(lockId, 'paid')}>
          {copy.pay.paidMeanwhile}
        </ButtonLink>
      </Actions>
    </>
  );
}

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space.s};
`;
