import { styled } from 'styled-components';
import type { Purchase } from '@emberclutch/shared/contract/spawn';
import { paths } from '@emberclutch/shared/routing/paths';
import { ButtonLink } from '@emberclutch/shared/ui/ButtonLink';
import { DateTime } from '@emberclutch/shared/ui/DateTime';
import { PageHeading } from '@emberclutch/shared/ui/PageHeading';
import { Panel } from '@emberclutch/shared/ui/Panel';
import { Price } from '@emberclutch/shared/ui/Price';
import { Columns } from '../../Columns.ts';
import { copy } from '../../copy.ts';
import { Fact, FactList } from '@emberclutch/shared/ui/FactList';
import { StepStart } from '../../StepStart.tsx';
import { choosePath } from '../pay/lock-intent.ts';
import { ReceivedAssets } from './ReceivedAssets.tsx';

interface Props {
  lockId: number;
  /** Null where the provider gave no receipt. */
  purchase: Purchase | null;
}

export function Receipt({ lockId, purchase }: Props) {
  return (
    <>
      <StepStart>
        <div role="status">
          <PageHeading
            title={copy.confirm.done}
            lead={purchase ? copy.confirm.doneLead : copy.confirm.noReceipt}
          />
        </div>
      </StepStart>
      <Columns>
        {purchase && <ReceivedAssets ids={purchase.assetIds} />}
        <Panel as="aside" title={copy.steps.confirm}>
          <FactList>
            <Fact term={copy.confirm.number}>{purchase?.purchaseId ?? lockId}</Fact>
            {purchase && <Paid purchase={purchase} />}
          </FactList>
          <Ways>
            <ButtonLink to={paths.myCollection}>{copy.confirm.toCollection}</ButtonLink>
            <ButtonLink variant="quiet" to={paths.sealed}>
              {copy.confirm.toSealed}
            </ButtonLink>
            <ButtonLink variant="quiet" to={choosePath()}>
              {copy.confirm.more}
            </ButtonLink>
          </Ways>
        </Panel>
      </Columns>
    </>
  );
}

function Paid({ purchase }: { purchase: Purchase }) {
  const { eggs, keys, currency, paymentMethod, total, completed } = purchase;
  return (
    <>
      <Fact term={copy.confirm.date}>
        <DateTime at={completed} />
      </Fact>
      {eggs.count > 0 && (
        <Fact term={copy.eggs(eggs.count)}>
          <Price amount={eggs.fee} currency={currency} /> {copy.confirm.each}
        </Fact>
      )}
      {keys.count > 0 && (
        <Fact term={copy.keys(keys.count)}>
          <Price amount={keys.fee} currency={currency} /> {copy.confirm.each}
        </Fact>
      )}
      <Fact term={copy.confirm.paidWith}>{copy.confirm.methods[paymentMethod]}</Fact>
      <Fact term={copy.confirm.total}>
        <strong>
          <Price amount={total} currency={currency} />
        </strong>
      </Fact>
    </>
  );
}

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space.s};
  margin-top: ${({ theme }) => theme.space.l};
`;
