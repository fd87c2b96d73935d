import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { useQueries, useQueryClient } from '@tanstack/react-query';
import { styled } from 'styled-components';
import type { PurchaseInfo } from '@emberclutch/contract/spawn/purchase.ts';
import { assetQueries } from '@emberclutch/web/api/assets.ts';
import { Link } from '@emberclutch/web/routing';
import { arrivalPath } from '@emberclutch/web/routing/arrival-path.ts';
import { paths } from '@emberclutch/web/routing/paths.ts';
import { size, space } from '@emberclutch/web/theme/tokens.ts';
import { AssetCard } from '@emberclutch/web/ui/asset/AssetCard.tsx';
import { AssetCardSkeleton } from '@emberclutch/web/ui/asset/AssetCardSkeleton.tsx';
import { AssetGrid } from '@emberclutch/web/ui/asset/AssetGrid.tsx';
import { Button } from '@emberclutch/web/ui/controls/Button.tsx';
import { Spinner } from '@emberclutch/web/ui/controls/Spinner.tsx';
import { ReadBoundary } from '@emberclutch/web/ui/feedback/ReadBoundary.tsx';
import { PageHeading } from '@emberclutch/web/ui/layout/PageHeading.tsx';
import { VisuallyHidden } from '@emberclutch/web/ui/layout/VisuallyHidden.tsx';
import { spawnedAssetQueries } from '../../../platform/api/spawned-assets.ts';
import { errorMessages } from '../../../platform/errors/error-messages.ts';
import { StepColumns } from '../../../platform/layout/StepColumns.ts';
import { StepStart } from '../layout/StepStart.tsx';
import { ReceiptPanel } from './ReceiptPanel.tsx';
import { copy } from './copy.ts';

interface Props {
  lockId: number;
  /** Null if the provider sent no receipt. */
  purchase: PurchaseInfo | null;
  reveal: ReactNode;
  onReplay: () => void;
}

export function Receipt({ lockId, purchase, reveal, onReplay }: Props) {
  const count = purchase ? purchase.eggs.count + purchase.keys.count : undefined;
  const title = copy.done(count);
  return (
    <>
      {/* Remounts when the reveal has ended, because its buttons had the focus. */}
      <StepStart key={reveal ? 'arrival' : 'receipt'}>
        <div role="status">
          {reveal ? (
            <VisuallyHidden as="h1">{title}</VisuallyHidden>
          ) : (
            <PageHeading title={title} lead={purchase ? copy.doneLead : copy.noReceipt} />
          )}
        </div>
      </StepStart>
      {reveal && (
        <ReadBoundary title={copy.revealFailed} messages={errorMessages}>
          <Suspense fallback={<Spinner size="full" label={`${title}. ${copy.arriving(count)}`} />}>
            {reveal}
          </Suspense>
        </ReadBoundary>
      )}
      <StepColumns>
        {purchase && !reveal && purchase.assetIds.length > 0 && (
          <ReceivedAssets ids={purchase.assetIds} onReplay={onReplay} />
        )}
        <ReceiptPanel lockId={lockId} purchase={purchase} isSealed={Boolean(reveal)} />
      </StepColumns>
    </>
  );
}

function ReceivedAssets({ ids, onReplay }: { ids: number[]; onReplay: () => void }) {
  const queryClient = useQueryClient();
  const assets = useQueries({
    queries: ids.map((id) => ({
      ...assetQueries.one(id),
      // The assets as received, until they have been read again.
      placeholderData: () => queryClient.getQueryData(spawnedAssetQueries.receivedOne(id).queryKey),
    })),
  });
  return (
    <section aria-label={copy.yours}>
      <Heading>
        <h2>{copy.yours}</h2>
        <Button variant="plain" size="s" onClick={onReplay}>
          {copy.replay(ids.length)}
        </Button>
      </Heading>
      <AssetGrid>
        {ids.map((id, index) => {
          const asset = assets[index];
          return (
            <Received key={id}>
              {asset?.data && <AssetCard asset={asset.data} />}
              {asset?.data?.assetState === 'SEALED' && (
                <Hatch to={paths.details(id)} aria-label={copy.watchOf(id)}>
                  {copy.watch}
                </Hatch>
              )}
              {asset?.data?.assetState === 'HATCHED' && (
                <Hatch to={arrivalPath(id)} aria-label={copy.hatchAgainOf(id)}>
                  {copy.hatchAgain}
                </Hatch>
              )}
              {asset?.isError && <Link to={paths.details(id)}>{copy.asset(id)}</Link>}
              {asset?.isPending && <AssetCardSkeleton />}
            </Received>
          );
        })}
      </AssetGrid>
    </section>
  );
}

const Heading = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.s};
  margin-bottom: ${space.m};
`;

/** The card takes the height that the link below it leaves. */
const Received = styled.li`
  display: grid;
  grid-template-rows: 1fr auto;
`;

const Hatch = styled(Link)`
  justify-self: start;
  padding: ${space.xs} 0;
  font-size: ${size.s};
`;
