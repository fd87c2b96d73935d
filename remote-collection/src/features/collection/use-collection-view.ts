import type { AssetInfo } from '@emberclutch/contract/asset/asset.ts';
import { useSearchParams } from '@emberclutch/web/routing';
import { formatAssetTitle } from '@emberclutch/web/ui/asset/format-asset-title.ts';
import { matchesFacets } from '@emberclutch/web/ui/controls/filter-bar/count-facets.ts';
import { writeListFilter } from '@emberclutch/web/ui/controls/filter-bar/list-filter.ts';
import type { ListFilter } from '@emberclutch/web/ui/controls/filter-bar/list-filter.ts';
import { readAssetValues, collectionPlan } from './collection-plan.ts';
import { findKind, kinds } from './kinds.ts';
import { orderAssets } from './order-assets.ts';
import { readView } from './views.ts';
import type { Sorting } from './views.ts';

/**
 * Reads from the URL which part of a collection to show, and how.
 * @returns `found`: assets that match the kind and the search term; `shown`: assets that also match all facets, in order
 */
export function useCollectionView(assets: readonly AssetInfo[], filter: ListFilter) {
  const [params, setParams] = useSearchParams();
  const kind = kinds.find((one) => one === params.get('show'));
  const view = readView(params);
  // Only the headings of the table show a direction.
  const isReversed = view === 'table' && params.get('reverse') === 'true';
  const kindAssets = kind ? assets.filter((asset) => findKind(asset) === kind) : assets;
  const found = kindAssets.filter((asset) => matchesTerm(asset, filter.term));
  const shown = orderAssets(
    found.filter((asset) => matchesFacets(asset, filter.chosen, readAssetValues)),
    filter.order,
    { isReversed },
  );
  const changeOrder = (order: string) => {
    const next = writeListFilter({ ...filter, order }, collectionPlan, params);
    next.delete('reverse');
    if (order === filter.order && !isReversed) next.set('reverse', 'true');
    setParams(next, { replace: true });
  };
  const sorting: Sorting = { order: filter.order, isReversed, onChange: changeOrder };
  return { kind, view, found, shown, sorting };
}

/** Whether the name, the charm or the number of an asset contains a term. `01 234` and `1234` are the same number. */
function matchesTerm(asset: AssetInfo, term: string): boolean {
  if (term === '') return true;
  const wanted = term.toLowerCase();
  const digits = wanted
    .replace(/^no\.?/, '')
    .replace(/\s/g, '')
    .replace(/^0+(?=\d)/, '');
  const isNumber = /^\d+$/.test(digits) && String(asset.id) === digits;
  return (
    isNumber ||
    [formatAssetTitle(asset), asset.charmOfMaking].some((words) => words?.toLowerCase().includes(wanted))
  );
}
