import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { gatewayKeyQueries } from '@emberclutch/shared/api/gateway-keys';
import type { AssetInfo } from '@emberclutch/shared/contract/lenient-asset';
import { sessionAtom } from '@emberclutch/shared/state';

/**
 * All gateway keys that the player can redeem: those of the availability first, then the others of the account, each once.
 * @param offered the keys of the availability, of which a provider may list only some
 */
export function useUsableKeys(offered: AssetInfo[]): AssetInfo[] {
  const accId = useAtomValue(sessionAtom)?.userId ?? '';
  const { data: own } = useQuery({ ...gatewayKeyQueries.unused(accId), enabled: accId !== '' });
  const keys = [...offered, ...(own?.assets ?? [])];
  return [...new Map(keys.toReversed().map((key) => [key.id, key])).values()].toReversed();
}
