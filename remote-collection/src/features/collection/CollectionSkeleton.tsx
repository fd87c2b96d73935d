import { styled } from 'styled-components';
import { AssetCardSkeleton } from '@emberclutch/web/ui/asset/AssetCardSkeleton.tsx';
import { AssetGrid } from '@emberclutch/web/ui/asset/AssetGrid.tsx';
import { VisuallyHidden } from '@emberclutch/web/ui/layout/VisuallyHidden.tsx';
import { color, space } from '@emberclutch/web/theme/tokens.ts';
import { copy } from './copy.ts';

const cards = ['a', 'b', 'c', 'd'];

/** The shape of a small collection while it loads: a row of tabs, then cards. */
export function CollectionSkeleton() {
  return (
    <>
      <VisuallyHidden as="output">{copy.loading}</VisuallyHidden>
      <TabRow aria-hidden="true" />
      <CardSkeletons />
    </>
  );
}

/** A row of cards that are still to come. */
export const CardSkeletons = () => (
  <AssetGrid aria-hidden="true">
    {cards.map((card) => (
      <li key={card}>
        <AssetCardSkeleton />
      </li>
    ))}
  </AssetGrid>
);

/** The height of `LinkTabs`. */
const TabRow = styled.div`
  height: 45px;
  margin-bottom: ${space.l};
  border-bottom: 1px solid ${color.rule};
`;
