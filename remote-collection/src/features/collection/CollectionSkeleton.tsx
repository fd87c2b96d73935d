import { styled } from 'styled-components';
import { AssetCardSkeletons } from '@emberclutch/web/ui/asset/AssetCardSkeleton.tsx';
import { VisuallyHidden } from '@emberclutch/web/ui/layout/VisuallyHidden.tsx';
import { color, space } from '@emberclutch/web/theme/tokens.ts';
import { copy } from './copy.ts';

/** The shape of a small collection while it loads: a row of tabs, then cards. */
export function CollectionSkeleton() {
  return (
    <>
      <VisuallyHidden as="output">{copy.loading}</VisuallyHidden>
      <TabRow aria-hidden="true" />
      <AssetCardSkeletons count={4} />
    </>
  );
}

/** The height of `LinkTabs`. */
const TabRow = styled.div`
  height: 45px;
  margin-bottom: ${space.l};
  border-bottom: 1px solid ${color.rule};
`;
