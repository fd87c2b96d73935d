import { useEffect } from 'react';
import { storeSeason } from '@emberclutch/web/state';
import { useSeason } from '../../platform/season/use-season.ts';

/** Sets the season's class on the document element, which React does not render, and stores the season for the next visit. */
export function SeasonTint() {
  const season = useSeason();
  const spawnSeason = season?.spawnSeason;
  const spawnAge = season?.spawnAge ?? null;

  useEffect(() => {
    if (spawnSeason !== undefined) storeSeason({ spawnSeason, spawnAge });
  }, [spawnSeason, spawnAge]);

  return null;
}
