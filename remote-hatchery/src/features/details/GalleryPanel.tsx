import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import type { AssetMediaInfo } from '@emberclutch/contract/asset/asset-media.ts';
import type { AssetInfo } from '@emberclutch/contract/asset/asset.ts';
import { toKnownSeason } from '@emberclutch/contract/season/season-name.ts';
import { requiresScript } from '@emberclutch/contract/site/page-protocol.ts';
import { assetMediaQueries } from '@emberclutch/web/api/asset-media.ts';
import { genomeQueries } from '@emberclutch/web/api/genomes.ts';
import { useLocation, useSearchParams } from '@emberclutch/web/routing';
import { color, font, media, radius, size, space } from '@emberclutch/web/theme/tokens.ts';
import { MovingPicture } from '@emberclutch/web/ui/asset/MovingPicture.tsx';
import { SeasonFoot } from '@emberclutch/web/ui/asset/SeasonFoot.tsx';
import { listOrigins, formatAssetTitle } from '@emberclutch/web/ui/asset/format-asset-title.ts';
import { HatchingPicture } from '@emberclutch/web/ui/asset/live/HatchingPicture.tsx';
import { useCaptionedAsset } from '@emberclutch/web/ui/asset/live/use-captioned-asset.ts';
import { useClock } from '@emberclutch/web/ui/browser/use-clock.ts';
import { Button } from '@emberclutch/web/ui/controls/Button.tsx';
import { PlateFrame } from '@emberclutch/web/ui/layout/SpecimenSpread.ts';
import { embryoPictureQuery } from '../../platform/api/embryo-picture.ts';
import { useSurprise } from '../../platform/surprise/use-surprise.tsx';
import { Downloads } from './Downloads.tsx';
import { PictureChoice, PictureChoicePlaceholder } from './PictureChoice.tsx';
import { copy } from './copy.ts';
import { useEggInstants } from './use-egg-instants.ts';
import { AssetPicture } from '@emberclutch/web/ui/asset/AssetPicture.tsx';
import { formatSpecimenNumber } from '@emberclutch/contract/asset/specimen-number.ts';
import { FullWindow } from '../../platform/full-window/FullWindow.tsx';

/** The large picture, the other pictures of the asset, and their controls. */
export function GalleryPanel({ asset }: { asset: AssetInfo }) {
  const { picture, isArtOnly, change } = useDetailsAddress();
  const { data: medias = [], isPending } = useQuery({
    ...assetMediaQueries.of(asset.id, asset.assetState),
    // When the egg hatches, keeps the earlier pictures until all new ones are known.
    placeholderData: keepPreviousData,
  });
  const embryo = useEmbryo(asset);
  // The captioned asset stays an egg until its shell opens.
  const { assetState, dragon } = useCaptionedAsset(asset);
  const chosenMedia = medias.find(({ shows }) => shows !== null && shows === picture);
  const current =
    chosenMedia?.url ?? asset.thumbnail ?? asset.gatewayKey?.thumbnail ?? medias[0]?.url ?? null;

  if (current === null)
    return (
      <PlateFrame>
        <PicturePlaceholder />
      </PlateFrame>
    );
  const alt = describePicture(asset, chosenMedia);
  // The provider draws all embryos alike; this page draws the egg's own embryo.
  const address = (current === asset.thumbnail && embryo) || current;
  const shownAsset = address === asset.thumbnail ? asset : { ...asset, thumbnail: address };
  return (
    <div>
      <PlateFrame>
        <Plate data-used={asset.assetState === 'USED' || undefined}>
          <MovingPicture id={asset.id}>
            <HatchingPicture asset={shownAsset} alt={alt} hasPriority />
          </MovingPicture>
          {dragon?.spawn && assetState !== 'HATCHED' && (
            <SeasonFoot season={toKnownSeason(dragon.spawn)} age={dragon.spawnAge ?? 0} />
          )}
          {asset.assetState === 'USED' && <Stamp aria-hidden>{copy.key.redeemed}</Stamp>}
        </Plate>
      </PlateFrame>
      <Foot {...requiresScript}>
        {/* Reserves space, so that nothing moves when the pictures are known. */}
        {isPending && hasEarlierPictures(asset) && <PictureChoicePlaceholder />}
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
          <Downloads
            asset={asset}
            address={current}
            mimeType={medias.find(({ url }) => url === current)?.mimeType ?? null}
          />
        </Tools>
      </Foot>
      {isArtOnly && <ArtOnly asset={shownAsset} alt={alt} onClose={() => change({ isArtOnly: false })} />}
    </div>
  );
}

interface ArtOnlyProps {
  asset: AssetInfo;
  alt: string;
  onClose: () => void;
}

function ArtOnly({ asset, alt, onClose }: ArtOnlyProps) {
  return (
    <Window label={copy.artOnlyOf(formatAssetTitle(asset))} onClose={onClose}>
      <AssetPicture asset={asset} alt={alt} hasPriority />
      <ArtOnlyFoot>
        <span>{`${formatAssetTitle(asset)}, ${copy.number(formatSpecimenNumber(asset.id))}`}</span>
        <Button variant="quiet" size="s" onClick={onClose}>
          {copy.artOnlyClose}
        </Button>
      </ArtOnlyFoot>
    </Window>
  );
}

const Window = styled(FullWindow)`
  padding: ${space.m};

  &[open] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: center;
  }
  > :first-child {
    width: min(100%, calc(100dvh - 96px));
    margin: 0 auto;
  }
`;

const ArtOnlyFoot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${space.m};
  padding-top: ${space.s};
  font-family: ${font.display};
`;

/** Whether an asset is likely to have pictures of earlier states. */
const hasEarlierPictures = ({ dragon, assetState }: AssetInfo) => Boolean(dragon) && assetState !== 'SEALED';

const describePicture = (asset: AssetInfo, chosenMedia: AssetMediaInfo | undefined) =>
  [
    chosenMedia ? copy.pictureOf(chosenMedia.shows, formatAssetTitle(asset)) : formatAssetTitle(asset),
    ...listOrigins(asset),
  ].join(', ');

const PicturePlaceholder = () => (
  <Placeholder>
    <svg viewBox="0 0 120 150" width="120" aria-hidden="true">
      <path d="M60 8C92 8 112 58 112 92c0 32-22 50-52 50S8 124 8 92C8 58 28 8 60 8Z" />
    </svg>
    <p>{copy.noPicture}</p>
  </Placeholder>
);

/** The settings of the page, in its URL, so that a link opens the same view. */
interface DetailsAddress {
  /** The subject of the chosen picture (`shows` of a media); null for the picture of the current state. */
  picture: string | null;
  isArtOnly: boolean;
  /** Replaces the current history entry: Back leaves the page. */
  change: (next: Partial<Omit<DetailsAddress, 'change'>>) => void;
}

function useDetailsAddress(): DetailsAddress {
  const location: { state: unknown } = useLocation();
  const [search, setSearch] = useSearchParams();
  return {
    picture: search.get('picture'),
    isArtOnly: search.get('view') === 'art',
    change: ({ picture, isArtOnly }) => {
      setSearch(
        (before) => {
          const after = new URLSearchParams(before);
          if (picture === null) after.delete('picture');
          else if (picture !== undefined) after.set('picture', picture);
          if (isArtOnly === false) after.delete('view');
          else if (isArtOnly) after.set('view', 'art');
          return after;
        },
        // Keeps the history state, which holds the list that the page was opened from.
        { replace: true, state: location.state },
      );
    },
  };
}

/** Number of pictures from the first to the last day of an incubation. */
const embryoSteps = 24;

/** The picture of an incubating egg with its own growing embryo; null if there is none, or until the player looks ahead. */
function useEmbryo(asset: AssetInfo): string | null {
  const { isHidden } = useSurprise();
  const isIncubating = asset.assetState === 'INCUBATING' && !isHidden(asset);
  const { incubatesAt, hatchingAt, hatchesAt } = useEggInstants(asset);
  const end = hatchingAt ?? hatchesAt;
  const step = useClock((now) =>
    isIncubating && typeof incubatesAt === 'number' && typeof end === 'number' && end > incubatesAt
      ? Math.round(Math.max(0, Math.min(1, (now - incubatesAt) / (end - incubatesAt))) * embryoSteps)
      : null,
  );
  const { data: report } = useQuery({ ...genomeQueries.one(asset.id), enabled: step !== null });
  const { data: picture = null } = useQuery({
    ...embryoPictureQuery(step === null ? undefined : report, (step ?? 0) / embryoSteps),
    placeholderData: keepPreviousData,
  });
  return isIncubating ? picture : null;
}

/** A used key is pale, below a stamp with the reason. */
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

const Placeholder = styled.div`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${space.m};
  aspect-ratio: 1;
  padding: ${space.l};
  text-align: center;
  color: ${color.inkSoft};
  background: ${color.sunk};

  path {
    fill: none;
    stroke: ${color.edge};
    stroke-width: 1.25;
    stroke-dasharray: 3 6;
  }
`;
