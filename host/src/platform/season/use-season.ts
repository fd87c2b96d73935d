import { useQuery } from '@tanstack/react-query';
import { accountQueries } from '@emberclutch/shared/api/account';
import { seasonQueries } from '@emberclutch/shared/api/seasons';
import type { CurrentSeason } from '@emberclutch/shared/contract/season';
import type { AccountInfo } from '@emberclutch/shared/contract/lenient-account';
import { storedSeason, serverNow, sessionAtom } from '@emberclutch/shared/state';
import { useAtomValue } from 'jotai';
import { useIsHydrated } from '../hydration/use-hydrated-value.ts';

/** The season now; before the first response the one that this browser stored last, and null where it stored none. */
export function useSeason() {
  const { data, isError } = useQuery(seasonQueries.current());
  const session = useAtomValue(sessionAtom);
  // The account tells the age as well (specification, section 3); it is requested only where the season does not.
  const isAgeMissing = data !== undefined && data.spawnAge === undefined;
  const { data: account } = useQuery({ ...accountQueries.own(), enabled: session !== null && isAgeMissing });
  const isHydrated = useIsHydrated();
  // The response may arrive before a prerendered page is hydrated, and its HTML has no season.
  if (!isHydrated) return null;
  // A season that was read before a failure is valid until its next event.
  if (isError && !(data && isCurrent(data))) return fallback;
  if (data)
    return { spawnSeason: data.spawnSeason, spawnAge: data.spawnAge ?? ageOf(account, data), cycle: data };
  const stored = storedSeason();
  return stored && { ...stored, cycle: null };
}

/** Used when the season cannot be read, with no active cycle (specification, section 8). */
const fallback = { spawnSeason: 'GENESIS', spawnAge: 0, cycle: null };

/** The age that the account tells, if it tells it of this season. */
function ageOf(account: AccountInfo | undefined, { spawnSeason }: CurrentSeason): number | null {
  if (!account) return null;
  const isOfSeason = account.season === null || account.season === spawnSeason.toUpperCase();
  return isOfSeason ? account.age : null;
}

function isCurrent({
  seasonEnd,
  spawnCycleEnd,
  spawnCycleStart,
  isSpawnCycleActive,
}: CurrentSeason): boolean {
  const nextEvents = [seasonEnd, isSpawnCycleActive ? spawnCycleEnd : (spawnCycleStart ?? null)];
  return nextEvents.every((at) => at === null || at * 1_000 > serverNow());
}
