import { useEffect } from 'react';
import { storeSeason } from '@emberclutch/shared/state';
import { useSeason } from './use-season.ts';

/** Dresses the whole document in the season, which React does not render, and remembers it for the next visit. */
export function SeasonTint() {
  const season = useSeason();
  const spawnSeason = season?.spawnSeason;
  const spawnAge = season?.spawnAge ?? null;

  useEffect(() => {
    if (spawnSeason !== undefined) storeSeason({ spawnSeason, spawnAge });
  }, [spawnSeason, spawnAge]);

  return null;
}
