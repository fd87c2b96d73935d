import { useQuery } from '@tanstack/react-query';
import type { AssetInfo } from '@emberclutch/contract/asset/asset.ts';
import { gatewayKeyQueries } from '@emberclutch/web/api/gateway-keys.ts';
import type { ListedAssets } from '@emberclutch/web/api/list-all-pages.ts';

/** The assets of a list together with the unused gateway keys of the account, without duplicates. */
export function useAssetsWithKeys(
  userId: string,
  listing: ListedAssets,
): { assets: AssetInfo[]; skipped: number; isReadingKeys: boolean } {
  const { data, isLoading } = useUnusedKeys(userId, listing);
  const keys = listing.isComplete && mayLackKeys(listing) ? data : undefined;
  return {
    assets: keys ? addKeys(listing.assets, keys.assets) : listing.assets,
    /** Number of unreadable assets, which are left out. */
    skipped: listing.skipped + (keys?.skipped ?? 0),
    isReadingKeys: isLoading,
  };
}

/** The unused gateway keys of an account. Requested once the list is complete, if it may lack keys. */
export const useUnusedKeys = (userId: string, listing: ListedAssets) =>
  useQuery({ ...gatewayKeyQueries.unused(userId), enabled: listing.isComplete && mayLackKeys(listing) });

/**
 * Whether a list may lack gateway keys of its account: it contains none, or reading stopped before all assets were read. Keys
 * have a separate call (specification, section 7), and some providers list them only there.
 */
const mayLackKeys = ({ assets, stop }: ListedAssets): boolean =>
  stop !== null || assets.every(({ assetType }) => assetType !== 'GATEWAY_KEY');

/** The assets, followed by the keys that are not among them. */
function addKeys(assets: AssetInfo[], keys: readonly AssetInfo[]): AssetInfo[] {
  const ids = new Set(assets.map(({ id }) => id));
  const newKeys = keys.filter(({ id }) => !ids.has(id));
  return newKeys.length > 0 ? [...assets, ...newKeys] : assets;
}
