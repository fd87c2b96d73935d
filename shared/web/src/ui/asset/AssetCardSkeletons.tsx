import { AssetCardSkeleton } from './AssetCardSkeleton.tsx';
import { AssetGrid } from './AssetGrid.tsx';

/** Placeholders of a list of cards that is loading. */
export const AssetCardSkeletons = ({ count }: { count: number }) => (
  <AssetGrid aria-hidden="true">
    {Array.from({ length: count }, (_, index) => (
      <li key={index}>
        <AssetCardSkeleton />
      </li>
    ))}
  </AssetGrid>
);
