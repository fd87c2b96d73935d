import { useQueries, useQueryClient, useMutation } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { styled } from 'styled-components';
import type { AssetInfo } from '@emberclutch/contract/asset/asset.ts';
import { assetQueries } from '@emberclutch/web/api/assets.ts';
import { Link } from '@emberclutch/web/routing';
import { arrivalPath } from '@emberclutch/web/routing/arrival-path.ts';
import { paths } from '@emberclutch/web/routing/paths.ts';
import { useMissingChunks } from '@emberclutch/web/routing/use-missing-chunks.ts';
import { siteAtom } from '@emberclutch/web/state';
import { size, space } from '@emberclutch/web/theme/tokens.ts';
import { AssetCard } from '@emberclutch/web/ui/asset/AssetCard.tsx';
import { AssetCardSkeleton } from '@emberclutch/web/ui/asset/AssetCardSkeleton.tsx';
import { AssetGrid } from '@emberclutch/web/ui/asset/AssetGrid.tsx';
import { Button } from '@emberclutch/web/ui/controls/Button.tsx';
import { Alert } from '@emberclutch/web/ui/feedback/Alert.tsx';
import { ActionRow } from '@emberclutch/web/ui/layout/ActionRow.tsx';
import { spawnedAssetQueries } from '../../../platform/api/spawned-assets.ts';
import { copy } from './copy.ts';

interface Props {
  ids: number[];
  onReplay: () => void;
}

/** The assets of a purchase as cards, or a plain link for each unreadable asset. */
export function ReceivedAssets({ ids, onReplay }: Props) {
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
        <ActionRow>
          <Button variant="plain" size="s" onClick={onReplay}>
            {copy.replay(ids.length)}
          </Button>
          <SharePicture assets={assets.flatMap(({ data }) => data ?? [])} />
        </ActionRow>
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

/** Shares one picture of all assets of a purchase, or saves it if the system cannot share. */
function SharePicture({ assets }: { assets: AssetInfo[] }) {
  const { apiBase, name } = useAtomValue(siteAtom);
  const passMissingChunkOn = useMissingChunks();
  const share = useMutation({
    mutationFn: async (element: Element) => {
      const { sharePicture } = await import('./share-picture.ts');
      await sharePicture(assets, {
        apiBase,
        siteName: name,
        title: copy.shareTitle(assets.length),
        element,
      });
    },
    onError: passMissingChunkOn,
  });

  if (assets.length === 0) return null;
  return (
    <>
      <Button
        variant="plain"
        size="s"
        isBusy={share.isPending}
        onClick={({ currentTarget }) => share.mutate(currentTarget)}
      >
        {copy.share}
      </Button>
      {share.isError && (
        <Alert tone="danger" role="alert">
          {copy.shareFailed}
        </Alert>
      )}
    </>
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
