import { knownSeason } from '@emberclutch/contract/season/season-name.ts';
import { storedSeason } from '@emberclutch/web/state';
import { SeasonFoot } from './SeasonFoot.tsx';

/** The plants around a pedestal in the season that this browser has stored; the host keeps the stored season current. */
export function StoredSeasonFoot() {
  const season = storedSeason();
  return season && <SeasonFoot season={knownSeason(season.spawnSeason)} age={season.spawnAge ?? 0} />;
}
