import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { gatewayKeyQueries } from '@emberclutch/web/api/gateway-keys.ts';
import type { AssetInfo } from '@emberclutch/contract/asset/asset.ts';
import { sessionAtom } from '@emberclutch/web/state';

/**
 * All gateway keys that the player can redeem, without duplicates: first the keys of the availability, then the others of
 * the account.
 * @param offered the keys of the availability, which may be incomplete
 */
export function useUsableKeys(offered: AssetInfo[]): AssetInfo[] {
  const accId = useAtomValue(sessionAtom)?.userId ?? '';
  const { data: own } = useQuery({ ...gatewayKeyQueries.unused(accId), enabled: accId !== '' });
  const keys = [...offered, ...(own?.assets ?? [])];
  return [...new Map(keys.toReversed().map((key) => [key.id, key])).values()].toReversed();
}
