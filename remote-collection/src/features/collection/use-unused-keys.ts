import { useQuery } from '@tanstack/react-query';
import { gatewayKeyQueries } from '@emberclutch/web/api/gateway-keys.ts';
import type { ListedAssets } from '@emberclutch/web/api/list-all-pages.ts';
import { mayLackKeys } from './with-keys.ts';

/** The unused gateway keys of an account. Requested once the list is complete, if it may lack keys. */
export const useUnusedKeys = (userId: string, listed: ListedAssets) =>
  useQuery({ ...gatewayKeyQueries.unused(userId), enabled: listed.isComplete && mayLackKeys(listed) });
