import { useState } from 'react';
import { assetTitle } from '../asset-title.ts';
import type { AssetInfo } from '@emberclutch/contract/asset/asset.ts';
import { AssetCaption, cardAlt } from '../AssetCard.tsx';
import { useOnScreen } from '../../browser/use-on-screen.ts';
import { VisuallyHidden } from '../../layout/VisuallyHidden.tsx';
import { copy } from './copy.ts';
import { HatchingPicture } from './HatchingPicture.tsx';
import { HatchTag } from './HatchTag.tsx';
import { useCaptionedAsset } from './use-captioned-asset.ts';
import { useChangedAsset } from './use-changed-asset.ts';

interface Props {
  /** The listed asset, in a state that has ended since. */
  listed: AssetInfo;
  isUrgent?: boolean;
}

/** Contents of a card whose asset has changed its state since it was listed. */
export function ChangedAsset({ listed, isUrgent }: Props) {
  const [observe, isOnScreen] = useOnScreen();
  const asset = useChangedAsset(listed, isOnScreen);
  const captioned = useCaptionedAsset(asset);
  const [wasDragon] = useState(asset.assetState === 'HATCHED');
  const isNews = !wasDragon && captioned.assetState === 'HATCHED';
  return (
    <div ref={observe}>
      <HatchingPicture asset={asset} alt={cardAlt(captioned)} isUrgent={isUrgent} />
      <AssetCaption asset={captioned} note={<HatchTag asset={captioned} />} />
      <VisuallyHidden role="status">
        {isNews && copy.hatched(captioned, assetTitle(captioned))}
      </VisuallyHidden>
    </div>
  );
}
