import { knownSeason } from '@emberclutch/contract/season/season-name.ts';
import { storedSeason } from '@emberclutch/web/state';
import { SeasonFoot } from './SeasonFoot.tsx';

/** What the season grows around a pedestal that this browser knows; the host keeps it current. */
export function StoredSeasonFoot() {
  const season = storedSeason();
  return season && <SeasonFoot season={knownSeason(season.spawnSeason)} age={season.spawnAge ?? 0} />;
}
