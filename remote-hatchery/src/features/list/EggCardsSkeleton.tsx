import { AssetCardSkeleton } from '@emberclutch/web/ui/asset/AssetCardSkeleton.tsx';
import { AssetGrid } from '@emberclutch/web/ui/asset/AssetGrid.tsx';
import { VisuallyHidden } from '@emberclutch/web/ui/layout/VisuallyHidden.tsx';
import { copy } from './copy.ts';

const cards = Array.from({ length: 8 }, (_, index) => index);

export function EggCardsSkeleton() {
  return (
    <>
      <VisuallyHidden role="status">{copy.list.loading}</VisuallyHidden>
      <AssetGrid aria-hidden="true">
        {cards.map((card) => (
          <li key={card}>
            <AssetCardSkeleton />
          </li>
        ))}
      </AssetGrid>
    </>
  );
}
