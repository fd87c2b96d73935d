import { knownSeason } from '@emberclutch/contract/season/season-name.ts';
import { seasonTitle } from '@emberclutch/web/ui/format/season-title.ts';
import { useSeason } from '../../../platform/season/use-season.ts';
import { useSeasonTurn } from './use-season-turn.ts';

/** The season whose world is around the page, its title, and its turn. */
export function useRunningSeason() {
  const season = useSeason();
  const name = knownSeason(season?.spawnSeason ?? '');
  const age = season?.spawnAge ?? 0;
  return {
    isKnown: season !== null,
    name,
    age,
    title: season ? seasonTitle(season.spawnSeason, season.spawnAge) : '',
    turn: useSeasonTurn(season?.cycle ? `${name} ${age}` : null),
  };
}
