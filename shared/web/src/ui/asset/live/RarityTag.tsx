import type { AssetInfo } from '@emberclutch/contract/asset/asset.ts';
import { rarityWords } from '../../format/rarity-words.ts';
import { VisuallyHidden } from '../../layout/VisuallyHidden.tsx';
import { copy } from './copy.ts';
import { Tag } from './HatchTag.tsx';

/** A label of an asset that says how rare it is; nothing where that is not known. */
export function RarityTag({ asset: { rarity } }: { asset: AssetInfo }) {
  return (
    rarity !== null && (
      <Tag>
        <VisuallyHidden>{copy.rarity}</VisuallyHidden> {rarityWords.of(rarity)}
      </Tag>
    )
  );
}
