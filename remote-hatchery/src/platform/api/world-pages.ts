import type { AssetInfo } from '@emberclutch/contract/asset/asset.ts';
import { listDragons } from '@emberclutch/web/api/assets.ts';
import { listAllPages } from '@emberclutch/web/api/list-all-pages.ts';
import type { ListedAssets } from '@emberclutch/web/api/list-all-pages.ts';

/** Number of pages of 50 dragons that are read before the world is shown, and in each further step. */
const pagesPerStep = 40;

/** Enough for 20,000 dragons. */
const maxPages = 400;

const emptyPages = 3;

/**
 * Reads the hatched dragons of a provider without the compact response, step by step.
 * @param known an earlier step to continue
 * @throws {ApiError} if the very first page fails
 */
export const listNextDragons = (
  known?: ListedAssets,
  signal?: AbortSignal,
  onPart?: (part: ListedAssets) => void,
): Promise<ListedAssets> =>
  listAllPages(
    (page) => listDragons({ state: ['HATCHED'] }, page, signal),
    { pages: (known?.position.count ?? 0) + pagesPerStep, emptyPages },
    { onPart, known },
  );

/** Whether another step may return more. */
export const hasMoreDragons = ({ stop, position }: ListedAssets): boolean =>
  stop === 'page_limit' && position.count < maxPages;

export interface OwnerDragons {
  assets: AssetInfo[];
  /** Whether the owner may have more dragons: the provider has more pages than were read, or some pages failed. */
  isPartial: boolean;
}

/**
 * The hatched dragons of the owner with this display name. A provider that does not support the filter sends the dragons of all
 * owners, so the others are filtered out here.
 * @param onPart called with the dragons found so far, after each round
 * @throws {ApiError} if the first page fails
 */
export async function listDragonsOfOwner(
  ownerName: string,
  signal: AbortSignal,
  onPart: (part: OwnerDragons) => void,
): Promise<OwnerDragons> {
  const wanted = ownerName.toLowerCase();
  const toResult = ({ assets, stop, failedPages }: ListedAssets): OwnerDragons => ({
    assets: assets.filter(
      ({ accDisplayName, assetState }) =>
        accDisplayName?.toLowerCase() === wanted && assetState === 'HATCHED',
    ),
    isPartial: stop !== null || failedPages.length > 0,
  });
  const listed = await listAllPages(
    (page) => listDragons({ state: ['HATCHED'], ownerName }, page, signal),
    { pages: pagesPerStep, emptyPages },
    { onPart: (part) => onPart(toResult(part)) },
  );
  return toResult(listed);
}
