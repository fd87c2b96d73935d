import type { AssetInfo } from '@emberclutch/contract/asset/asset.ts';
import { paths } from '@emberclutch/web/routing/paths.ts';
import { AssetCardSkeletons } from '@emberclutch/web/ui/asset/AssetCardSkeleton.tsx';
import { AssetCardList } from '@emberclutch/web/ui/asset/asset-list/AssetCardList.tsx';
import { Button } from '@emberclutch/web/ui/controls/Button.tsx';
import { ButtonLink } from '@emberclutch/web/ui/controls/ButtonLink.tsx';
import { EmptyState } from '@emberclutch/web/ui/feedback/EmptyState.tsx';
import { AssetTable } from './AssetTable.tsx';
import { copy } from './copy.ts';
import type { Kind } from './kinds.ts';
import type { Sorting, ViewName } from './use-collection-view.ts';

interface Props {
  view: ViewName;
  assets: readonly AssetInfo[];
  isGrowing: boolean;
  kind: Kind | undefined;
  sorting: Sorting;
  /** Clears all filters; undefined if no filter is set. */
  onClear: (() => void) | undefined;
}

/**
 * The assets in the selected view. While pages are being read, shows placeholders if no asset matches yet, or if the cards have another
 * order than the pages: later pages would insert cards above those that the player sees.
 */
export function CollectionList({ view, assets, isGrowing, kind, sorting, onClear }: Props) {
  // A row of the table keeps its element when others are inserted above it, and the browser keeps its position.
  const canGrow = view === 'table' || sorting.order === 'newest';
  if (isGrowing && (assets.length === 0 || !canGrow)) return <AssetCardSkeletons count={4} />;
  if (assets.length === 0) return <NoMatch kind={kind} onClear={onClear} />;
  return view === 'table' ? (
    <AssetTable assets={assets} sorting={sorting} />
  ) : (
    <AssetCardList label={kind ? copy.kinds[kind] : copy.title} assets={assets} />
  );
}

function NoMatch({ kind, onClear }: Pick<Props, 'kind' | 'onClear'>) {
  if (onClear)
    return (
      <EmptyState title={copy.noMatch.title} action={<Button onClick={onClear}>{copy.noMatch.clear}</Button>}>
        {copy.noMatch.text}
      </EmptyState>
    );
  const { title, text } = kind ? copy.noMatch[kind] : copy.noMatch;
  return (
    <EmptyState
      title={title}
      action={
        <ButtonLink variant="quiet" to={paths.myCollection}>
          {copy.noMatch.action}
        </ButtonLink>
      }
    >
      {text}
    </EmptyState>
  );
}
