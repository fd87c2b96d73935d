import type { AssetList } from '@emberclutch/contract/asset/asset-page.ts';
import type { AssetState } from '@emberclutch/contract/asset/asset-values.ts';
import type { AssetInfo } from '@emberclutch/contract/asset/asset.ts';
import { pageSize } from '@emberclutch/contract/asset/asset-list-limits.ts';

/** A page of the provider. */
export interface DragonList extends AssetList {
  /** The call was made without the state filter: the total counts assets in all states. */
  isOfAllStates?: boolean;
}

/** Position at which reading a list continues. */
export interface ListPosition {
  page: number;
  /** Ids of all assets on the pages so far. A list, because rendered pages carry it as JSON. */
  knownIds: readonly number[];
  /** How many items the provider has sent so far, including repeated ones. */
  sentCount: number;
  shownCount: number;
  /** Whether the provider also sends assets in states other than the requested ones: its total counts them. */
  hasOtherStates: boolean;
}

/** What one press of Load more adds: assets that no earlier page contained. */
export interface DragonPage {
  assets: AssetInfo[];
  skipped: number;
  /** Undefined if the provider sends no total, or one that does not count this list. */
  total: number | undefined;
  next: ListPosition | null;
  /** Whether reading stopped although the provider may have more pages. */
  isStopped: boolean;
}

/** Creates the position of a page at which reading starts. All items of earlier pages count as shown. */
export const createPosition = (page: number): ListPosition => ({
  page,
  knownIds: [],
  sentCount: page * pageSize.default,
  shownCount: page * pageSize.default,
  hasOtherStates: false,
});

/** Consecutive pages without a new asset after which reading stops. */
const maxPagesWithoutNewAssets = 20;

/** Reads pages until one has an asset that no earlier page had: a provider may lack pages, repeat assets, or ignore `states`. */
export async function readDragonPage(
  listPage: (page: number) => Promise<DragonList>,
  states: readonly AssetState[] | undefined,
  position: ListPosition,
): Promise<DragonPage> {
  const knownIds = new Set(position.knownIds);
  const assets: AssetInfo[] = [];
  let { sentCount, hasOtherStates } = position;
  let skipped = 0;
  for (let { page } = position; ; page += 1) {
    const list = await listPage(page);
    const newAssets = list.assets.filter(({ id }) => !knownIds.has(id));
    const wantedAssets = newAssets.filter(({ assetState }) => isIn(states, assetState));
    const count = list.assets.length + list.skipped;
    const isRepeated = list.assets.length > 0 && newAssets.length === 0;
    for (const { id } of newAssets) knownIds.add(id);
    assets.push(...wantedAssets);
    sentCount += count;
    if (!isRepeated) skipped += list.skipped;
    hasOtherStates ||= list.isOfAllStates === true || wantedAssets.length < newAssets.length;

    const shownCount = position.shownCount + assets.length;
    const isTotalDoubtful = isTotalOfPage(list);
    const isEnd = count === 0 || (list.total !== undefined && !isTotalDoubtful && sentCount >= list.total);
    const isStopped = !isEnd && page - position.page + 1 >= maxPagesWithoutNewAssets;
    // If the total of the first page may count that page only, the next page decides.
    const hasNewAssets = assets.length > 0 && !(isTotalDoubtful && page === 0);
    if (!isEnd && !isStopped && !hasNewAssets) continue;
    const isTotal =
      !hasOtherStates && !isTotalDoubtful && list.total !== undefined && list.total >= shownCount;
    return {
      assets,
      skipped,
      total: isTotal ? list.total : undefined,
      next:
        isEnd || (isStopped && assets.length === 0)
          ? null
          : { page: page + 1, knownIds: [...knownIds], sentCount, shownCount, hasOtherStates },
      isStopped: isStopped && assets.length === 0,
    };
  }
}

/** An asset of unknown state passes every filter. */
const isIn = (states: readonly AssetState[] | undefined, state: AssetState | null) =>
  states === undefined || state === null || states.includes(state);

/** Whether the total of a first page may count only that page, as with some providers: the page is full, and the total is its length. */
export function isTotalOfPage({ assets, skipped, total }: AssetList): boolean {
  const count = assets.length + skipped;
  return count >= pageSize.default && total === count;
}
