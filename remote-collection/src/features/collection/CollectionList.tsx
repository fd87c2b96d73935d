import { AssetCardSkeletons } from '@emberclutch/web/ui/asset/AssetCardSkeletons.tsx';
import { AssetTable } from './AssetTable.tsx';
import { Cabinet } from './Cabinet.tsx';
import { CardGrid } from './CardGrid.tsx';
import { NoMatch } from './NoMatch.tsx';
import type { ViewName, ViewProps } from './views.ts';

interface Props extends ViewProps {
  view: ViewName;
  /** Clears all filters; undefined if no filter is set. */
  onClear: (() => void) | undefined;
}

const views = { grid: CardGrid, table: AssetTable, cabinet: Cabinet };

/** The assets in the chosen view. While none matches, placeholders stand for the pages that are still being read. */
export function CollectionList({ view, onClear, ...props }: Props) {
  const { assets, isGrowing, kind } = props;
  const View = views[view];
  if (assets.length > 0) return <View {...props} />;
  return isGrowing ? <AssetCardSkeletons count={4} /> : <NoMatch kind={kind} onClear={onClear} />;
}
