import { toKnownSeason } from '@emberclutch/contract/season/season-name.ts';
import { SeasonFoot } from '@emberclutch/web/ui/asset/SeasonFoot.tsx';
import { useSeason } from './use-season.ts';

/** The plants of the current season around a pedestal. Renders nothing until the season is known. */
export function CurrentSeasonPlants() {
  const season = useSeason();
  return season && <SeasonFoot season={toKnownSeason(season.spawnSeason)} age={season.spawnAge ?? 0} />;
}
