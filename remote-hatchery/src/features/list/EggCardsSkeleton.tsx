import { AssetCardSkeleton } from '@emberclutch/shared/ui/AssetCardSkeleton';
import { AssetGrid } from '@emberclutch/shared/ui/AssetGrid';
import { VisuallyHidden } from '@emberclutch/shared/ui/VisuallyHidden';
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
