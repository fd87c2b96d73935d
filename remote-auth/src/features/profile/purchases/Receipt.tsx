import { styled } from 'styled-components';
import type { PurchaseInfo } from '@emberclutch/shared/contract/lenient-purchase';
import { Link } from '@emberclutch/shared/routing';
import { paths } from '@emberclutch/shared/routing/paths';
import { DateTime } from '@emberclutch/shared/ui/DateTime';
import { Fact, FactList } from '@emberclutch/shared/ui/FactList';
import { Panel } from '@emberclutch/shared/ui/Panel';
import { Price } from '@emberclutch/shared/ui/Price';
import { specimenNumber } from '@emberclutch/shared/ui/specimen-number';
import { copy } from './copy.ts';

/** One purchase: what was paid, and what it brought. */
export function Receipt({ purchase }: { purchase: PurchaseInfo }) {
  const { purchaseId, completed, eggs, keys, currency, paymentMethod, total, assetIds } = purchase;
  return (
    <Panel as="article" title={copy.receipt(purchaseId)}>
      <FactList>
        {completed !== null && (
          <Fact term={copy.date}>
            <DateTime at={completed} />
          </Fact>
        )}
        {eggs.count > 0 && (
          <Fact term={copy.eggs(eggs.count)}>
            {eggs.fee !== null && (
              <>
                {eggs.fee !== null && (
                  <>
                    <Price amount={eggs.fee} currency={currency} /> {copy.each}
                  </>
                )}
              </>
            )}
          </Fact>
        )}
        {keys.count > 0 && (
          <Fact term={copy.keys(keys.count)}>
            {keys.fee !== null && (
              <>
                {keys.fee !== null && (
                  <>
                    <Price amount={keys.fee} currency={currency} /> {copy.each}
                  </>
                )}
              </>
            )}
          </Fact>
        )}
        {paymentMethod && <Fact term={copy.paidWith}>{copy.methods[paymentMethod]}</Fact>}
        {total !== null && (
          <Fact term={copy.total}>
            <strong>
              <Price amount={total} currency={currency} />
            </strong>
          </Fact>
        )}
      </FactList>
      {assetIds.length > 0 && (
        <Received>
          <h3>{copy.received}</h3>
          <ul>
            {assetIds.map((id) => (
              <li key={id}>
                <Link to={paths.details(id)}>{copy.specimen(specimenNumber(id))}</Link>
              </li>
            ))}
          </ul>
        </Received>
      )}
    </Panel>
  );
}

const Received = styled.div`
  padding-top: ${({ theme }) => theme.space.m};
  margin-top: ${({ theme }) => theme.space.xs};
  border-top: 3px double ${({ theme }) => theme.color.rule};

  h3 {
    margin-bottom: ${({ theme }) => theme.space.xs};
    font-size: ${({ theme }) => theme.size.m};
  }
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: ${({ theme }) => `${theme.space.xs} ${theme.space.m}`};
    font-variant-numeric: tabular-nums lining-nums;
  }
  a {
    display: inline-block;
    padding: 2px 0;
  }
`;
