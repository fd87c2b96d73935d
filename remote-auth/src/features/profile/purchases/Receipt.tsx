import { useQueries } from '@tanstack/react-query';
import { styled } from 'styled-components';
import type { PurchaseInfo } from '@emberclutch/contract/spawn/purchase.ts';
import { assetQueries } from '@emberclutch/web/api/assets.ts';
import { Link } from '@emberclutch/web/routing';
import { arrivalPath } from '@emberclutch/web/routing/arrival-path.ts';
import { paths } from '@emberclutch/web/routing/paths.ts';
import { color, size, space } from '@emberclutch/web/theme/tokens.ts';
import { SmallSpecimen, SmallSpecimens } from '@emberclutch/web/ui/asset/SmallSpecimen.tsx';
import { useOnScreen } from '@emberclutch/web/ui/browser/use-on-screen.ts';
import { Alert } from '@emberclutch/web/ui/feedback/Alert.tsx';
import { DateTime } from '@emberclutch/web/ui/format/DateTime.tsx';
import { Price } from '@emberclutch/web/ui/format/Price.tsx';
import { specimenNumber } from '@emberclutch/contract/asset/specimen-number.ts';
import { Fact, FactList } from '@emberclutch/web/ui/layout/FactList.tsx';
import { Panel } from '@emberclutch/web/ui/layout/Panel.tsx';
import { copy } from './copy.ts';

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

/** Limited, because each picture is a request. */
const maxPictures = 8;

const tones = { frozen: 'info', withdrawn: 'danger' } as const;

/**
 * The current state of the purchased assets, with links that replay their arrival or hatching. Read when the receipt comes near
 * the window, because a list has many receipts.
 */
function ReceivedPictures({ ids }: { ids: readonly number[] }) {
  const [observe, isNear] = useOnScreen();
  const assets = useQueries({ queries: ids.map((id) => ({ ...assetQueries.one(id), enabled: isNear })) });
  return (
    <SmallSpecimens ref={observe}>
      {ids.map((id, index) => (
        <li key={id}>
          <ReceivedPicturesReceived to={paths.details(id)}>
            <SmallSpecimen id={id} asset={assets[index]?.data} />
          </ReceivedPicturesReceived>
          {assets[index]?.data && (
            <Again to={arrivalPath(id)} aria-label={copy.watchAgainOf(specimenNumber(id))}>
              {copy.watchAgain}
            </Again>
          )}
        </li>
      ))}
    </SmallSpecimens>
  );
}

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

const ReceivedPicturesReceived = styled(Link)`
  display: block;
  text-decoration: none;

  &:hover {
    text-decoration: underline;
  }
`;

const Again = styled(Link)`
  display: inline-block;
  padding: ${space.xxs} 0;
  font-size: ${size.xs};

  @media print {
    display: none;
  }
`;
