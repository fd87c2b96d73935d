import { useState } from 'react';

/**
 * Whether the season has turned while the page was open.
 * @param season its name and age as read from the provider; null while it is not read
 */
export function useSeasonTurn(season: string | null) {
  const [seen, setSeen] = useState(season);
  const [isTurning, setIsTurning] = useState(false);
  if (season !== null && season !== seen) {
    setSeen(season);
    setIsTurning(seen !== null);
  }
  return { isTurning, end: () => setIsTurning(false) };
}
