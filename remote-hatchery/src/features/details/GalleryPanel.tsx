import { styled } from 'styled-components';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { assetMediaQueries } from '@emberclutch/shared/api/asset-media';
import type { AssetInfo } from '@emberclutch/shared/contract/lenient-asset';
import type { AssetMediaInfo } from '@emberclutch/shared/contract/lenient-asset-media';
import { assetOrigins, assetTitle } from '@emberclutch/shared/ui/asset-title';
import { Button } from '@emberclutch/shared/ui/Button';
import { HatchingPicture } from '@emberclutch/shared/ui/live/HatchingPicture';
import { Panel } from '@emberclutch/shared/ui/Panel';
import { ArtOnly } from './ArtOnly.tsx';
import { copy } from './copy.ts';
import { useDetailsAddress } from './details-address.ts';
import { Downloads } from './Downloads.tsx';
import { PictureChoice } from './PictureChoice.tsx';
import { PicturePlaceholder } from './PicturePlaceholder.tsx';

/** The large picture, the other pictures of the asset, and what can be done with them. */
export function GalleryPanel({ asset }: { asset: AssetInfo }) {
  const { picture, isArtOnly, change } = useDetailsAddress();
  const { data: medias = [] } = useQuery({
    ...assetMediaQueries.of(asset.id, asset.assetState),
    // When the egg hatches, the earlier pictures stay until all are known.
    placeholderData: keepPreviousData,
  });
  const chosen = medias.find(({ shows }) => shows !== null && shows === picture);
  const current = chosen?.url ?? asset.thumbnail ?? asset.gatewayKey?.thumbnail ?? medias[0]?.url ?? null;

  if (current === null)
    return (
      <Panel as="div">
        <PicturePlaceholder />
      </Panel>
    );
  const alt = altOf(asset, chosen);
  const shown = current === asset.thumbnail ? asset : { ...asset, thumbnail: current };
  return (
    <Panel as="div">
      <HatchingPicture asset={shown} alt={alt} isUrgent />
      {medias.length > 1 && (
        <PictureChoice
          medias={medias}
          current={current}
          onChoice={(shows) => change({ picture: shows === medias[0]?.shows ? null : shows })}
        />
      )}
      <Tools>
        <Button variant="quiet" size="s" onClick={() => change({ isArtOnly: true })}>
          {copy.artOnly}
        </Button>
        <Downloads asset={asset} address={current} mimeType={mediaAt(medias, current)?.mimeType ?? null} />
      </Tools>
      {isArtOnly && <ArtOnly asset={shown} alt={alt} onClose={() => change({ isArtOnly: false })} />}
    </Panel>
  );
}

const mediaAt = (medias: readonly AssetMediaInfo[], address: string) =>
  medias.find(({ url }) => url === address);

const altOf = (asset: AssetInfo, chosen: AssetMediaInfo | undefined) =>
  [chosen ? copy.pictureOf(chosen.shows, assetTitle(asset)) : assetTitle(asset), ...assetOrigins(asset)].join(
    ', ',
  );

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space.xs};
  margin-top: ${({ theme }) => theme.space.m};

  @media ${({ theme }) => theme.media.phone} {
    > button {
      flex-grow: 1;
    }
  }
`;
