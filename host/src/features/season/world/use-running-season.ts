import { useEffect, useState } from 'react';
import { knownSeason } from '@emberclutch/contract/season/season-name.ts';
import { seasonTitle } from '@emberclutch/web/ui/format/season-title.ts';
import { useSeason } from '../../../platform/season/use-season.ts';

/** The season that decorates the page, its title, and the state of a change of season. */
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

/**
 * Milliseconds from the response with another season until its animation begins. The page takes the season's colours in one
 * frame, which is long on a phone, and the curtain appears in another frame.
 */
const beginsAfterMs = 100;

/**
 * Detects a change of season while the page is open.
 * @param season its name and age as read from the provider; null until it has been read
 * @returns whether the animation is about to begin, whether it is shown, and a function that ends it
 */
function useSeasonTurn(season: string | null) {
  const [seen, setSeen] = useState(season);
  const [isTurning, setIsTurning] = useState(false);
  const isNew = season !== null && season !== seen;
  useEffect(() => {
    if (!isNew) return undefined;
    const timer = setTimeout(() => {
      setSeen(season);
      setIsTurning(seen !== null);
    }, beginsAfterMs);
    return () => clearTimeout(timer);
  }, [isNew, season, seen]);
  return { isBeginning: isNew && seen !== null, isTurning, end: () => setIsTurning(false) };
}
