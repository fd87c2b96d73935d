import type { Ref } from 'react';
import { styled } from 'styled-components';
import { paths } from '@emberclutch/web/routing/paths.ts';
import { color, media, size, space } from '@emberclutch/web/theme/tokens.ts';
import { AssetPicture } from '@emberclutch/web/ui/asset/AssetPicture.tsx';
import { GoldenBadge } from '@emberclutch/web/ui/asset/GoldenBadge.tsx';
import { listOrigins, formatAssetTitle } from '@emberclutch/web/ui/asset/format-asset-title.ts';
import { CompareItemButton } from '@emberclutch/web/ui/asset/compare/CompareItemButton.tsx';
import { useClock } from '@emberclutch/web/ui/browser/use-clock.ts';
import { Button } from '@emberclutch/web/ui/controls/Button.tsx';
import { ButtonLink } from '@emberclutch/web/ui/controls/ButtonLink.tsx';
import { formatSpecimenNumber } from '@emberclutch/contract/asset/specimen-number.ts';
import type { WorldScene } from '@emberclutch/world/scene/world-scene.ts';
import { findRegion } from '@emberclutch/world/simulation/regions.ts';
import { copy } from './copy.ts';
import { mapPanel } from './map-panel.ts';
import { useSelectedAsset } from './use-selected-asset.ts';

interface Props {
  ref?: Ref<HTMLElement>;
  id: number;
  scene: WorldScene | null;
  isFollowing: boolean;
  onFollow: () => void;
  onClose: () => void;
}

/** The card of the selected dragon, read on selection. The card of an egg or key says that the map does not show it. */
export function DragonCard({ ref, id, scene, isFollowing, onFollow, onClose }: Props) {
  const { asset, isUnknown, isOnMap, message } = useSelectedAsset(id);
  return (
    <Card ref={ref} aria-label={copy.card.label} aria-live="polite">
      {asset && <AssetPicture asset={asset} alt="" hasPriority />}
      <TextBlock>
        <SpecimenNumber>{`No. ${formatSpecimenNumber(id)}`}</SpecimenNumber>
        {asset && (
          <>
            <h2>
              <span>{formatAssetTitle(asset)}</span> {asset.golden && <GoldenBadge />}
            </h2>
            <p>{listOrigins(asset).join(' · ')}</p>
            {asset.accDisplayName && <p>{copy.card.owner(asset.accDisplayName)}</p>}
          </>
        )}
        {message !== null && <p>{message}</p>}
        {scene && <Whereabouts scene={scene} id={id} />}
      </TextBlock>
      <Actions>
        {!isUnknown && (
          <ButtonLink size="s" to={paths.details(id)}>
            {copy.card.details}
          </ButtonLink>
        )}
        {isOnMap && (
          <Button size="s" variant="quiet" onClick={onFollow}>
            {isFollowing ? copy.card.unfollow : copy.card.follow}
          </Button>
        )}
        {!isUnknown && <CompareItemButton id={id} size="s" />}
        <Close size="s" variant="quiet" onClick={onClose}>
          {copy.card.close}
        </Close>
      </Actions>
    </Card>
  );
}

const Card = styled.aside`
  position: absolute;
  top: ${space.s};
  right: ${space.s};
  display: grid;
  width: min(300px, calc(100% - 24px));
  padding: ${space.xxs};
  ${mapPanel}

  @media ${media.phone} {
    grid-template-columns: 84px minmax(0, 1fr);
    top: auto;
    right: ${space.s};
    bottom: ${space.s};
    width: auto;
    left: ${space.s};
  }
`;

const TextBlock = styled.div`
  display: grid;
  gap: ${space.xxs};
  align-content: start;
  padding: ${space.s} ${space.s} 0;
  font-size: ${size.s};
  color: ${color.inkSoft};
  overflow-wrap: anywhere;

  p {
    margin: 0;
  }
  h2 {
    color: ${color.ink};
    font-size: ${size.l};
  }
  /* A phone has little room above the card for the dragon. */
  @media ${media.phone} {
    gap: 0;
    padding: ${space.xxs} ${space.xs} 0;
    line-height: 1.4;
  }
`;

/** Height, on a phone, of the row with the number and the Close button. */
const closeButtonPx = 30;

function Whereabouts({ scene, id }: { scene: WorldScene; id: number }) {
  useClock((now) => now);
  const sighting = scene.locate(id);
  if (!sighting) return null;
  // Not announced, because it may change every second.
  return (
    <WhereaboutsLine aria-live="off">
      {copy.whereabouts(findRegion(sighting), sighting.activity)}
    </WhereaboutsLine>
  );
}

const Close = styled(Button)`
  @media ${media.phone} {
    position: absolute;
    top: ${space.xxs};
    right: ${space.xxs};
    min-height: ${closeButtonPx}px;
  }
`;

const SpecimenNumber = styled.p`
  @media ${media.phone} {
    min-height: ${closeButtonPx}px;
    line-height: ${closeButtonPx}px;
  }
  font-size: ${size.xs};
  font-variant-numeric: tabular-nums lining-nums;
  letter-spacing: 0.04em;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xxs};
  padding: ${space.xs} ${space.s};

  @media ${media.phone} {
    grid-column: 1 / -1;
    padding: ${space.xxs};

    > * {
      flex: 1 1 auto;
      padding-inline: ${space.xs};
      font-size: ${size.xs};
    }
  }
`;

const WhereaboutsLine = styled.p`
  padding-top: ${space.xxs};
  border-top: 1px solid ${color.edge};
`;
