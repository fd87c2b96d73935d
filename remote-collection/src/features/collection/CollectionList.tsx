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

/** The assets in the selected view. While none matches, shows placeholders for the pages that are still being read. */
export function CollectionList({ view, assets, isGrowing, kind, sorting, onClear }: Props) {
  if (assets.length === 0)
    return isGrowing ? <AssetCardSkeletons count={4} /> : <NoMatch kind={kind} onClear={onClear} />;
  return view === 'table' ? (
    <AssetTable assets={assets} sorting={sorting} />
  ) : (
    <AssetCardList label={kind ? copy.kinds[kind] : copy.title} assets={assets} isGrowing={isGrowing} />
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
