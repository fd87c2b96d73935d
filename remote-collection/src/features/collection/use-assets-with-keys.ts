import { useQuery } from '@tanstack/react-query';
import { gatewayKeyQueries } from '@emberclutch/shared/api/gateway-keys';
import type { ListedAssets } from '@emberclutch/shared/api/list-all-pages';
import type { AssetInfo } from '@emberclutch/shared/contract/lenient-asset';
import { mayLackKeys, withKeys } from './with-keys.ts';

/** The assets of a list together with the unused gateway keys of the account, each once. */
export function useAssetsWithKeys(
  userId: string,
  listed: ListedAssets,
): { assets: AssetInfo[]; isReadingKeys: boolean } {
  const enabled = listed.isComplete && mayLackKeys(listed);
  const { data, isLoading } = useQuery({ ...gatewayKeyQueries.unused(userId), enabled });
  return {
    assets: enabled && data ? withKeys(listed.assets, data.assets) : listed.assets,
    isReadingKeys: isLoading,
  };
}
