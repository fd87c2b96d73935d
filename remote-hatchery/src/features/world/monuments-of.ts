import type { SeasonInfo } from '@emberclutch/contract/season/current-season.ts';
import { goldenMonuments, seasonMonuments } from '@emberclutch/world/simulation/monuments.ts';
import type { Monument, SeasonOfAge } from '@emberclutch/world/simulation/monuments.ts';
import type { WorldDragon } from '../../platform/api/world-dragon.ts';

/** The monuments of the land: where golden dragons have hatched, and the seasons that have ended. Equal for all clients that know the same dragons. */
export const monumentsOf = (
  dragons: readonly WorldDragon[],
  current: SeasonInfo | undefined,
): readonly Monument[] => [
  ...goldenMonuments(dragons),
  ...(current ? seasonMonuments(endedSeasons(dragons, current)) : []),
];

/** The seasons that dragons come from, without the current one. */
function endedSeasons(
  dragons: readonly WorldDragon[],
  { spawnSeason, spawnAge }: SeasonInfo,
): readonly SeasonOfAge[] {
  const known = new Map<string, SeasonOfAge>();
  for (const { season, age } of dragons) if (season) known.set(`${season} ${age}`, { season, age });
  return [...known.values()].filter(
    ({ season, age }) => season !== spawnSeason.toUpperCase() || age !== (spawnAge ?? age),
  );
}
