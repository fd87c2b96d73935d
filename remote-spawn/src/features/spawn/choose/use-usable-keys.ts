import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { gatewayKeyQueries } from '@emberclutch/web/api/gateway-keys.ts';
import type { AvailabilityInfo } from '@emberclutch/contract/spawn/availability.ts';
import { sessionAtom } from '@emberclutch/web/state';

/**
 * All gateway keys that the player can redeem, without duplicates: first the keys of the availability, then the others of
 * the account.
 * @param offer whose keys may be incomplete
 */
export function useUsableKeys(
  offer: AvailabilityInfo,
): Pick<AvailabilityInfo, 'gatewayKeys' | 'skippedKeys'> {
  const accId = useAtomValue(sessionAtom)?.userId ?? '';
  const { data: own } = useQuery({ ...gatewayKeyQueries.unused(accId), enabled: accId !== '' });
  const keys = [...offer.gatewayKeys, ...(own?.assets ?? [])];
  return {
    gatewayKeys: [...new Map(keys.toReversed().map((key) => [key.id, key])).values()].toReversed(),
    // Both answers may have left out the same ones.
    skippedKeys: Math.max(offer.skippedKeys, own?.skipped ?? 0),
  };
}
