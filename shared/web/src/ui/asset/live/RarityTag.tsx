import type { AssetInfo } from '@emberclutch/contract/asset/asset.ts';
import { rarityText } from '../../format/rarity-text.ts';
import { VisuallyHidden } from '../../layout/VisuallyHidden.tsx';
import { copy } from './copy.ts';
import { Tag } from './HatchTag.tsx';

/** A label of an asset that says how rare it is; nothing where that is not known. */
export function RarityTag({ asset: { rarity } }: { asset: AssetInfo }) {
  return (
    rarity !== null && (
      <Tag>
        <VisuallyHidden>{copy.rarity}</VisuallyHidden> {rarityText.of(rarity)}
      </Tag>
    )
  );
}
