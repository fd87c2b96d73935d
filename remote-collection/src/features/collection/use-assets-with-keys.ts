import type { ListedAssets } from '@emberclutch/web/api/list-all-pages.ts';
import type { AssetInfo } from '@emberclutch/contract/asset/asset.ts';
import { useUnusedKeys } from './use-unused-keys.ts';
import { mayLackKeys, withKeys } from './with-keys.ts';

/** The assets of a list together with the unused gateway keys of the account, each once. */
export function useAssetsWithKeys(
  userId: string,
  listed: ListedAssets,
): { assets: AssetInfo[]; isReadingKeys: boolean } {
  const { data, isLoading } = useUnusedKeys(userId, listed);
  return {
    assets:
      data && listed.isComplete && mayLackKeys(listed) ? withKeys(listed.assets, data.assets) : listed.assets,
    isReadingKeys: isLoading,
  };
}
