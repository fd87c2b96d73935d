import type { ListedAssets } from '@emberclutch/web/api/list-all-pages.ts';
import type { AssetInfo } from '@emberclutch/contract/asset/asset.ts';
import { useUnusedKeys } from './use-unused-keys.ts';
import { mayLackKeys, withKeys } from './with-keys.ts';

/** The assets of a list together with the unused gateway keys of the account, without duplicates. */
export function useAssetsWithKeys(
  userId: string,
  listed: ListedAssets,
): { assets: AssetInfo[]; skipped: number; isReadingKeys: boolean } {
  const { data, isLoading } = useUnusedKeys(userId, listed);
  const keys = listed.isComplete && mayLackKeys(listed) ? data : undefined;
  return {
    assets: keys ? withKeys(listed.assets, keys.assets) : listed.assets,
    /** Number of unreadable assets, which are left out. */
    skipped: listed.skipped + (keys?.skipped ?? 0),
    isReadingKeys: isLoading,
  };
}
