import { useState } from 'react';
import { useSuspenseInfiniteQuery, useQueries } from '@tanstack/react-query';
import { styled } from 'styled-components';
import type { PurchaseInfo } from '@emberclutch/contract/spawn/purchase.ts';
import { assetQueries } from '@emberclutch/web/api/assets.ts';
import { purchaseQueries } from '@emberclutch/web/api/purchases.ts';
import { Link } from '@emberclutch/web/routing';
import { arrivalPath } from '@emberclutch/web/routing/arrival-path.ts';
import { paths } from '@emberclutch/web/routing/paths.ts';
import { space, color, font, size } from '@emberclutch/web/theme/tokens.ts';
import { AssetPicture } from '@emberclutch/web/ui/asset/AssetPicture.tsx';
import { formatAssetTitle } from '@emberclutch/web/ui/asset/format-asset-title.ts';
import { useOnScreen } from '@emberclutch/web/ui/browser/use-on-screen.ts';
import { Button } from '@emberclutch/web/ui/controls/Button.tsx';
import { ButtonLink } from '@emberclutch/web/ui/controls/ButtonLink.tsx';
import { Alert } from '@emberclutch/web/ui/feedback/Alert.tsx';
import { EmptyState } from '@emberclutch/web/ui/feedback/EmptyState.tsx';
import { ReadBoundary } from '@emberclutch/web/ui/feedback/ReadBoundary.tsx';
import { SkippedCount } from '@emberclutch/web/ui/feedback/SkippedCount.tsx';
import { DateTime } from '@emberclutch/web/ui/format/DateTime.tsx';
import { Price } from '@emberclutch/web/ui/format/Price.tsx';
import { formatSpecimenNumber } from '@emberclutch/contract/asset/specimen-number.ts';
import { Fact, FactList } from '@emberclutch/web/ui/layout/FactList.tsx';
import { Panel } from '@emberclutch/web/ui/layout/Panel.tsx';
import { VisuallyHidden } from '@emberclutch/web/ui/layout/VisuallyHidden.tsx';
import { describeError } from '../../../platform/errors/error-message.ts';
import { errorMessages } from '../error-messages.ts';
import { copy } from './copy.ts';

/** The receipts of the account. A provider without receipts answers 404, which is not an error here. */
export function PurchasesTab() {
  const { missing, failed } = copy;
  return (
    <ReadBoundary
      title={failed}
      messages={errorMessages}
      missing={
        <EmptyState
          title={missing.title}
          action={<ButtonLink to={paths.myCollection}>{missing.action}</ButtonLink>}
        >
          {missing.text}
        </EmptyState>
      }
    >
      <Receipts />
    </ReadBoundary>
  );
}

function Receipts() {
  const query = useSuspenseInfiniteQuery(purchaseQueries.own());
  // The first receipt after these receives the focus.
  const [previousCount, setPreviousCount] = useState<number | null>(null);
  const { purchases, skipped, total } = query.data;
  const { empty, title } = copy;
  if (purchases.length + skipped === 0)
    return (
      <EmptyState title={empty.title} action={<ButtonLink to={paths.spawn}>{empty.action}</ButtonLink>}>
        {empty.text}
      </EmptyState>
    );

  const handleMore = () => {
    setPreviousCount(purchases.length);
    void query.fetchNextPage();
  };

  return (
    <>
      <SkippedCount skipped={skipped} total={purchases.length + skipped} />
      <ReceiptsList aria-label={title}>
        {purchases.map((purchase, index) => (
          <li
            key={purchase.purchaseId}
            tabIndex={-1}
            ref={index === previousCount ? focusReceipt : undefined}
          >
            <Receipt purchase={purchase} />
          </li>
        ))}
      </ReceiptsList>
      <VisuallyHidden role="status">
        {previousCount !== null && copy.shown(purchases.length, total)}
      </VisuallyHidden>
      <ListEnd>
        {query.isFetchNextPageError && query.error && (
          <Alert tone="danger" role="alert">
            {`${copy.moreFailed} ${describeError(query.error, errorMessages)}`}
          </Alert>
        )}
        {query.hasNextPage && (
          <Button variant="quiet" isBusy={query.isFetchingNextPage} onClick={handleMore}>
            {copy.more(purchases.length, total)}
          </Button>
        )}
      </ListEnd>
    </>
  );
}

const focusReceipt = (receipt: HTMLElement | null) => receipt?.focus();

function Receipt({ purchase }: { purchase: PurchaseInfo }) {
  const { purchaseId, completed, eggs, keys, currency, paymentMethod, total, assetIds, standing } = purchase;
  const isPaidWithKeys = paymentMethod === 'VOUCHER';
  const paidTotal = isPaidWithKeys
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
            {!isPaidWithKeys && eggs.fee !== null && (
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
        {paidTotal && (
          <Fact term={copy.total}>
            <strong>{paidTotal}</strong>
          </Fact>
        )}
      </FactList>
      {standing && <Alert tone={tones[standing]}>{copy.standings[standing]}</Alert>}
      {assetIds.length > 0 && (
        <Received>
          <h3>{copy.received}</h3>
          <ReceivedPictures ids={assetIds.slice(0, maxPictures)} />
          <OtherAssets>
            {assetIds.slice(maxPictures).map((id) => (
              <li key={id}>
                <Link to={paths.details(id)}>{copy.specimen(formatSpecimenNumber(id))}</Link>
              </li>
            ))}
          </OtherAssets>
        </Received>
      )}
    </Panel>
  );
}

/** Limited, because each picture is a request. */
const maxPictures = 8;

const tones = { frozen: 'info', withdrawn: 'danger' } as const;

/** The assets of a receipt in their current state, with links to replays. Read once the receipt is near the viewport, because a list has many. */
function ReceivedPictures({ ids }: { ids: readonly number[] }) {
  const [observe, isNear] = useOnScreen();
  const assets = useQueries({ queries: ids.map((id) => ({ ...assetQueries.one(id), enabled: isNear })) });
  return (
    <PictureList ref={observe}>
      {ids.map((id, index) => {
        const asset = assets[index]?.data;
        return (
          <li key={id}>
            <PictureLink to={paths.details(id)}>
              <AssetPicture asset={asset ?? pendingAsset} alt="" />
              <SpecimenNumber>{copy.specimen(formatSpecimenNumber(id))}</SpecimenNumber>
              {asset && <SpecimenTitle>{formatAssetTitle(asset)}</SpecimenTitle>}
            </PictureLink>
            {asset && (
              <ReplayLink to={arrivalPath(id)} aria-label={copy.watchAgainLabel(formatSpecimenNumber(id))}>
                {copy.watchAgain}
              </ReplayLink>
            )}
          </li>
        );
      })}
    </PictureList>
  );
}

/** Shown as the outline of an egg. */
const pendingAsset = { thumbnail: null, gatewayKey: null };

const ReceiptsList = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 480px), 1fr));
  gap: ${space.l};
`;

const ListEnd = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space.m};
  margin-top: ${space.l};

  &:empty {
    display: none;
  }
`;

const Received = styled.div`
  padding-top: ${space.m};
  margin-top: ${space.xs};
  border-top: 3px double ${color.rule};

  h3 {
    margin-bottom: ${space.xs};
    font-size: ${size.m};
  }
`;

const OtherAssets = styled.ul`
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

const PictureList = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(150px, 28%), 1fr));
  gap: ${space.s};
`;

const SpecimenNumber = styled.span`
  display: block;
  padding-top: ${space.xxs};
  border-top: 3px double ${color.rule};
  font-size: ${size.xs};
  font-variant-numeric: tabular-nums lining-nums;
`;

const SpecimenTitle = styled.span`
  text-wrap: balance;
  display: block;
  color: ${color.ink};
  font-family: ${font.display};
  font-size: ${size.xs};
  line-height: 1.25;
`;

const PictureLink = styled(Link)`
  display: block;
  text-decoration: none;

  &:hover {
    text-decoration: underline;
  }
`;

const ReplayLink = styled(Link)`
  display: inline-block;
  padding: ${space.xxs} 0;
  font-size: ${size.xs};

  @media print {
    display: none;
  }
`;
