import { memo } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { assetQueries } from '../../../api/assets.ts';
import type { AssetInfo } from '@emberclutch/contract/asset/asset.ts';
import { paths } from '@emberclutch/web/routing/paths.ts';
import { AssetCaption, AssetCardFrame, cardAlt } from '../AssetCard.tsx';
import { AssetPicture } from '../AssetPicture.tsx';
import { useClock } from '../../browser/use-clock.ts';
import { ChangedAsset } from './ChangedAsset.tsx';
import { HatchTag } from './HatchTag.tsx';
import { RarityTag } from './RarityTag.tsx';
import { nextInstant, stateAt } from './state-at.ts';

interface Props {
  asset: AssetInfo;
  isUrgent?: boolean;
  /** The list is in the order of rarity: the card shows it. */
  isRanked?: boolean;
}

/** How long the pointer must rest on a card, because cards pass below it while the page scrolls. */
const pointerRestMs = 80;
let pointerRest: ReturnType<typeof setTimeout> | undefined;

/**
 * Card of an asset that follows the clock: it says when its egg hatches, and changes its state on time. Its details are
 * requested as soon as it is pointed at or focused.
 *
 * Memoized, because a list of 10,000 cards renders again with each page that is added.
 */
export const LiveAssetCard = memo(function LiveAssetCard({ asset, isUrgent, isRanked }: Props) {
  const queryClient = useQueryClient();
  const hasChanged = useClock(
    (now) => stateAt(asset, now) !== asset.assetState,
    (now) => nextInstant(asset, now),
  );
  const prefetch = () => void queryClient.prefetchQuery(assetQueries.one(asset.id));
  const handleEnter = () => {
    pointerRest = setTimeout(prefetch, pointerRestMs);
  };

  // Only the contents of the link are exchanged by a change, so that the card keeps the focus.
  return (
    <AssetCardFrame
      to={paths.details(asset.id)}
      data-golden={asset.golden || undefined}
      onPointerEnter={handleEnter}
      onPointerLeave={() => clearTimeout(pointerRest)}
      onFocus={prefetch}
    >
      {hasChanged ? (
        <ChangedAsset listed={asset} isUrgent={isUrgent} />
      ) : (
        <>
          <AssetPicture asset={asset} alt={cardAlt(asset)} isUrgent={isUrgent} />
          <AssetCaption
            asset={asset}
            note={isRanked ? <RarityTag asset={asset} /> : <HatchTag asset={asset} />}
          />
        </>
      )}
    </AssetCardFrame>
  );
});
