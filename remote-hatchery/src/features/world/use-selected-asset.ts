import { useQuery } from '@tanstack/react-query';
import { isApiError } from '@emberclutch/web/api/api-error.ts';
import { assetQueries } from '@emberclutch/web/api/assets.ts';
import { addRetryTime } from '@emberclutch/web/ui/feedback/describe-error.ts';
import { copy } from './copy.ts';

/** The asset that the address selects. Players can type any number: of a dragon, an egg, a key, or no asset. */
export function useSelectedAsset(id: number) {
  const { data, error } = useQuery(assetQueries.one(id));
  const isUnknown = isApiError(error) && error.code === 'not_found';
  const isDragon = data?.assetState === 'HATCHED' || Boolean(data?.dragon?.dragon);
  const kind = data?.assetType === 'GATEWAY_KEY' ? 'key' : 'egg';
  const failure = isUnknown ? copy.card.unknown : error && addRetryTime(copy.card.failed, error);
  return {
    asset: data,
    isUnknown,
    isOnMap: data ? isDragon : !isUnknown,
    /** Why there is no asset to show, or why it is not on the map. */
    message: data ? (isDragon ? null : copy.card.notOnMap[kind]) : (failure ?? copy.card.loading),
  };
}
