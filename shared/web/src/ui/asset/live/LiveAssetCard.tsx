import { memo, useState } from 'react';
import { styled } from 'styled-components';
import type { AssetInfo } from '@emberclutch/contract/asset/asset.ts';
import { paths } from '@emberclutch/web/routing/paths.ts';
import { notPrinted } from '../../../theme/not-printed.ts';
import { color, size } from '../../../theme/tokens.ts';
import { useClock } from '../../browser/use-clock.ts';
import { useOnScreen } from '../../browser/use-on-screen.ts';
import { rarityText } from '../../format/rarity-text.ts';
import { VisuallyHidden } from '../../layout/VisuallyHidden.tsx';
import { AssetCaption, AssetCardFrame, writeCardAlt } from '../AssetCard.tsx';
import { AssetPicture } from '../AssetPicture.tsx';
import { MovingPicture } from '../MovingPicture.tsx';
import { formatAssetTitle } from '../format-asset-title.ts';
import { HatchingPicture } from './HatchingPicture.tsx';
import { copy } from './copy.ts';
import { findNextInstant, computeState } from './compute-state.ts';
import { useCaptionedAsset } from './use-captioned-asset.ts';
import { useChangedAsset } from './use-changed-asset.ts';
import { useTimeLeft } from './use-time-left.ts';

interface Props {
  asset: AssetInfo;
  hasPriority?: boolean;
  isRanked?: boolean;
}

/** The time until the next state of an egg, labelled for screen readers only, because an icon of the state is beside it. Renders nothing if the time is unknown. */
function HatchTag({ asset }: { asset: AssetInfo }) {
  const { incubatesAt, hatchesAt } = asset.dragon?.egg ?? {};
  if (asset.assetState === 'SEALED' && incubatesAt)
    return <TimeLeft until={incubatesAt} label={copy.incubates} />;
  if (!hatchesAt || asset.assetState === 'HATCHED') return null;
  return <TimeLeft until={hatchesAt} label={copy.hatches} after={copy.due} />;
}

interface TimeLeftProps {
  until: number;
  label: string;
  /** Text once the instant has passed; empty by default. */
  after?: string;
}

function TimeLeft({ until, label, after }: TimeLeftProps) {
  const timeLeft = useTimeLeft(until);
  if (timeLeft === null) return after && <Tag>{after}</Tag>;
  return (
    <Tag {...notPrinted}>
      <VisuallyHidden>{label}</VisuallyHidden> <span>{timeLeft}</span>
    </Tag>
  );
}

const Tag = styled.span`
  margin-left: auto;
  color: ${color.inkSoft};
  font-size: ${size.xs};
  font-variant-numeric: tabular-nums lining-nums;
  letter-spacing: normal;
  white-space: normal;
`;

/** Card of an asset that changes its state on time. Memoized, because a list of 10,000 cards renders again with each added page. */
export const LiveAssetCard = memo(function LiveAssetCard({ asset, hasPriority, isRanked }: Props) {
  const hasChanged = useClock(
    (now) => computeState(asset, now) !== asset.assetState,
    (now) => findNextInstant(asset, now),
  );
  const [isPressed, setPressed] = useState(false);

  // A change replaces only the contents of the link, so that the card keeps the focus.
  return (
    <AssetCardFrame
      to={paths.details(asset.id)}
      data-golden={asset.golden || undefined}
      onClick={() => setPressed(true)}
    >
      {hasChanged ? (
        <ChangedAsset listedAsset={asset} hasPriority={hasPriority} />
      ) : (
        <>
          <MovingPicture id={isPressed ? asset.id : null}>
            <AssetPicture asset={asset} alt={writeCardAlt(asset)} hasPriority={hasPriority} />
          </MovingPicture>
          <AssetCaption
            asset={asset}
            note={isRanked ? <RarityTag asset={asset} /> : <HatchTag asset={asset} />}
          />
        </>
      )}
    </AssetCardFrame>
  );
});

function RarityTag({ asset: { rarity } }: { asset: AssetInfo }) {
  return (
    rarity !== null && (
      <Tag>
        <VisuallyHidden>{copy.rarity}</VisuallyHidden> {rarityText.of(rarity)}
      </Tag>
    )
  );
}

/** Contents of a card whose asset has changed its state since it was listed. */
function ChangedAsset({ listedAsset, hasPriority }: { listedAsset: AssetInfo; hasPriority?: boolean }) {
  const [observe, isOnScreen] = useOnScreen();
  const asset = useChangedAsset(listedAsset, isOnScreen);
  const captionedAsset = useCaptionedAsset(asset);
  const [wasDragon] = useState(asset.assetState === 'HATCHED');
  const hasJustHatched = !wasDragon && captionedAsset.assetState === 'HATCHED';
  return (
    <div ref={observe}>
      <HatchingPicture asset={asset} alt={writeCardAlt(captionedAsset)} hasPriority={hasPriority} />
      <AssetCaption asset={captionedAsset} note={<HatchTag asset={captionedAsset} />} />
      <VisuallyHidden role="status">
        {hasJustHatched && copy.hatched(captionedAsset, formatAssetTitle(captionedAsset))}
      </VisuallyHidden>
    </div>
  );
}
