import type { AssetInfo } from '@emberclutch/contract/asset/asset.ts';
import { assetTitle } from '@emberclutch/web/ui/asset/asset-title.ts';
import { VisuallyHidden } from '@emberclutch/web/ui/layout/VisuallyHidden.tsx';
import { copy } from './copy.ts';
import type { Occasion } from './copy.ts';
import { waxText } from './RevealLead.tsx';

interface Props {
  shown: readonly AssetInfo[];
  isOpen: boolean;
  occasion: Occasion;
}

/** Tells screen readers what is on the stage, and what was in it. */
export const RevealStatus = ({ shown, isOpen, occasion }: Props) => (
  <VisuallyHidden role="status">
    {shown
      .map((asset) =>
        isOpen
          ? copy.opened(copy.number(asset.id), assetTitle(asset), asset.golden)
          : copy.occasions[occasion].under(copy.number(asset.id), waxText(asset)),
      )
      .join('. ')}
  </VisuallyHidden>
);
