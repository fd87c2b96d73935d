import { useQuery } from '@tanstack/react-query';
import type { AssetInfo } from '@emberclutch/contract/asset/asset.ts';
import { minSearchLength } from '@emberclutch/contract/asset/min-search-length.ts';
import { assetQueries } from '@emberclutch/web/api/assets.ts';
import { readTypedNumber } from '@emberclutch/web/ui/format/specimen-number.ts';
import { worldQueries } from '../../platform/api/world.ts';
import type { WorldDragon } from '../../platform/api/world-dragon.ts';

/** Finds dragons by their own name and by the name of their owner, unless the term is a number or empty. */
export function useDragonSearch(term: string, dragons: readonly WorldDragon[]) {
  const number = readTypedNumber(term);
  const isName = term !== '' && number === null;
  const named = useQuery({ ...assetQueries.search(term), enabled: isName && term.length >= minSearchLength });
  const owned = useQuery({ ...worldQueries.ofOwner(term), enabled: isName });
  const isFetching = named.isFetching || owned.isFetching;
  const isRead = named.data !== undefined || owned.data !== undefined;
  const found = isName ? withoutDuplicates([...(named.data ?? []), ...(owned.data?.assets ?? [])]) : [];
  // If one of the two fails, the results of the other are shown without its error.
  const error = isFetching || found.length > 0 ? null : (owned.error ?? named.error);
  const isUnknown = isName
    ? isRead && found.length === 0 && !error
    : number !== null && !dragons.some(({ id }) => id === number);
  return {
    found,
    error,
    isFetching,
    /** Whether the search has ended, and there is no such dragon. */
    isUnknown: isUnknown && !isFetching,
    /** Whether some dragons are found and further pages are being read. */
    isSearchingOn: found.length > 0 && owned.isFetching,
    /** Whether the world has more dragons than could be searched. */
    isPartial: isName && owned.data?.isPartial === true && !isFetching,
  };
}

const withoutDuplicates = (assets: AssetInfo[]) => [
  ...new Map(assets.map((asset) => [asset.id, asset])).values(),
];
