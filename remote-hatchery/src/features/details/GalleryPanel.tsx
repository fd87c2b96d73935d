import { styled } from 'styled-components';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { knownSeason } from '@emberclutch/contract/season/season-name.ts';
import { requiresScript } from '@emberclutch/contract/site/page-protocol.ts';
import { assetMediaQueries } from '@emberclutch/web/api/asset-media.ts';
import type { AssetMediaInfo } from '@emberclutch/contract/asset/asset-media.ts';
import type { AssetInfo } from '@emberclutch/contract/asset/asset.ts';
import { assetOrigins, assetTitle } from '@emberclutch/web/ui/asset/asset-title.ts';
import { Button } from '@emberclutch/web/ui/controls/Button.tsx';
import { HatchingPicture } from '@emberclutch/web/ui/asset/live/HatchingPicture.tsx';
import { useCaptionedAsset } from '@emberclutch/web/ui/asset/live/use-captioned-asset.ts';
import { SeasonFoot } from '@emberclutch/web/ui/asset/SeasonFoot.tsx';
import { PlatePlace } from '@emberclutch/web/ui/layout/SpecimenSpread.ts';
import { color, font, media, radius, size, space } from '@emberclutch/web/theme/tokens.ts';
import { ArtOnly } from './ArtOnly.tsx';
import { copy } from './copy.ts';
import { useDetailsAddress } from './details-address.ts';
import { Downloads } from './Downloads.tsx';
import { PictureChoice } from './PictureChoice.tsx';
import { PicturePlaceholder } from './PicturePlaceholder.tsx';
import { useEmbryo } from './use-embryo.ts';

/** The large picture, the other pictures of the asset, and what can be done with them. */
export function GalleryPanel({ asset }: { asset: AssetInfo }) {
  const { picture, isArtOnly, change } = useDetailsAddress();
  const { data: medias = [] } = useQuery({
    ...assetMediaQueries.of(asset.id, asset.assetState),
    // When the egg hatches, the earlier pictures stay until all are known.
    placeholderData: keepPreviousData,
  });
  const embryo = useEmbryo(asset);
  // An egg until its shell opens.
  const { assetState, dragon } = useCaptionedAsset(asset);
  const chosen = medias.find(({ shows }) => shows !== null && shows === picture);
  const current = chosen?.url ?? asset.thumbnail ?? asset.gatewayKey?.thumbnail ?? medias[0]?.url ?? null;

  if (current === null)
    return (
      <PlatePlace>
        <PicturePlaceholder />
      </PlatePlace>
    );
  const alt = altOf(asset, chosen);
  // The provider draws all embryos alike; here the egg shows its own.
  const address = (current === asset.thumbnail && embryo) || current;
  const shown = address === asset.thumbnail ? asset : { ...asset, thumbnail: address };
  return (
    <div>
      <PlatePlace>
        <Plate data-used={asset.assetState === 'USED' || undefined}>
          <HatchingPicture asset={shown} alt={alt} isUrgent />
          {dragon?.spawn && assetState !== 'HATCHED' && (
            <SeasonFoot season={knownSeason(dragon.spawn)} age={dragon.spawnAge ?? 0} />
          )}
          {asset.assetState === 'USED' && <Stamp aria-hidden>{copy.key.redeemed}</Stamp>}
        </Plate>
      </PlatePlace>
      <Foot {...requiresScript}>
        {medias.length > 1 && (
          <PictureChoice
            medias={medias}
            current={current}
            onChoice={(shows) => change({ picture: shows === medias[0]?.shows ? null : shows })}
          />
        )}
        <Tools>
          <Button variant="plain" size="s" onClick={() => change({ isArtOnly: true })}>
            {copy.artOnly}
          </Button>
          <Downloads asset={asset} address={current} mimeType={mediaAt(medias, current)?.mimeType ?? null} />
        </Tools>
      </Foot>
      {isArtOnly && <ArtOnly asset={shown} alt={alt} onClose={() => change({ isArtOnly: false })} />}
    </div>
  );
}

const mediaAt = (medias: readonly AssetMediaInfo[], address: string) =>
  medias.find(({ url }) => url === address);

const altOf = (asset: AssetInfo, chosen: AssetMediaInfo | undefined) =>
  [chosen ? copy.pictureOf(chosen.shows, assetTitle(asset)) : assetTitle(asset), ...assetOrigins(asset)].join(
    ', ',
  );

/** A used key is pale, below the stamp that says why. */
const Plate = styled.div`
  position: relative;
  container-type: inline-size;

  &:where([data-used]) img {
    filter: saturate(0.2) opacity(0.7);
  }
`;

const Stamp = styled.span`
  position: absolute;
  top: 42%;
  left: 50%;
  padding: 0.3em 0.9em;
  color: ${color.accent};
  background: color-mix(in oklab, ${color.raised} 82%, transparent);
  border: 3px double currentcolor;
  border-radius: ${radius.s};
  font-family: ${font.display};
  font-size: min(${size.xl}, 8cqi);
  letter-spacing: 0.08em;
  text-transform: uppercase;
  translate: -50% -50%;
  rotate: -13deg;
  pointer-events: none;
`;

/** Below the picture. */
const Foot = styled.div`
  display: flex;
  min-width: 0;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.xs} ${space.m};

  @media ${media.phone} {
    padding-inline: ${space.m};

    > * {
      flex-basis: 100%;
    }
  }
`;

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xs};

  @media ${media.phone} {
    > button {
      flex-grow: 1;
      font-size: ${size.xs};
    }
  }
`;
