import { styled } from 'styled-components';
import type { PurchaseInfo } from '@emberclutch/contract/spawn/purchase.ts';
import { Link } from '@emberclutch/web/routing';
import { paths } from '@emberclutch/web/routing/paths.ts';
import { Alert } from '@emberclutch/web/ui/feedback/Alert.tsx';
import { DateTime } from '@emberclutch/web/ui/format/DateTime.tsx';
import { Fact, FactList } from '@emberclutch/web/ui/layout/FactList.tsx';
import { Panel } from '@emberclutch/web/ui/layout/Panel.tsx';
import { Price } from '@emberclutch/web/ui/format/Price.tsx';
import { specimenNumber } from '@emberclutch/web/ui/format/specimen-number.ts';
import { color, size, space } from '@emberclutch/web/theme/tokens.ts';
import { copy } from './copy.ts';
import { ReceivedPictures } from './ReceivedPictures.tsx';

/** One purchase: the payment and the assets received. */
export function Receipt({ purchase }: { purchase: PurchaseInfo }) {
  const { purchaseId, completed, eggs, keys, currency, paymentMethod, total, assetIds, standing } = purchase;
  const withKeys = paymentMethod === 'VOUCHER';
  const paid = withKeys
    ? copy.keys(eggs.count)
    : total !== null && <Price amount={total} currency={currency} />;
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
            {!withKeys && eggs.fee !== null && (
              <>
                <Price amount={eggs.fee} currency={currency} /> {copy.each}
              </>
            )}
          </Fact>
        )}
        {keys.count > 0 && (
          <Fact term={copy.keys(keys.count)}>
            {keys.fee !== null && (
              <>
                <Price amount={keys.fee} currency={currency} /> {copy.each}
              </>
            )}
          </Fact>
        )}
        {paymentMethod && <Fact term={copy.paymentMethod}>{copy.methods[paymentMethod]}</Fact>}
        {paid && (
          <Fact term={copy.total}>
            <strong>{paid}</strong>
          </Fact>
        )}
      </FactList>
      {standing && <Alert tone={tones[standing]}>{copy.standings[standing]}</Alert>}
      {assetIds.length > 0 && (
        <Received>
          <h3>{copy.received}</h3>
          <ReceivedPictures ids={assetIds.slice(0, maxPictures)} />
          <Others>
            {assetIds.slice(maxPictures).map((id) => (
              <li key={id}>
                <Link to={paths.details(id)}>{copy.specimen(specimenNumber(id))}</Link>
              </li>
            ))}
          </Others>
        </Received>
      )}
    </Panel>
  );
}

/** Each is a request of its own. */
const maxPictures = 8;

const tones = { frozen: 'info', withdrawn: 'danger' } as const;

const Received = styled.div`
  padding-top: ${space.m};
  margin-top: ${space.xs};
  border-top: 3px double ${color.rule};

  h3 {
    margin-bottom: ${space.xs};
    font-size: ${size.m};
  }
`;

const Others = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xs} ${space.m};
  margin-top: ${space.s};
  font-variant-numeric: tabular-nums lining-nums;

  &:empty {
    display: none;
  }
  a {
    display: inline-block;
    padding: 2px 0;
  }
`;
