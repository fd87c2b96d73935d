import type { QueryClient } from '@tanstack/react-query';
import { followSeason } from '../season/follow-season.ts';
import { tellConnection } from './tell-connection.ts';
import { tellSeason } from './tell-season.ts';
import { warmDoors } from './warm-doors.ts';
import { watchGold } from './watch-gold.ts';

export { tellAward } from './tell-award.ts';

/** Looks after an open page: what changes in the world is asked for, and told. For as long as the page is there. */
export function attend(queryClient: QueryClient): void {
  followSeason(queryClient);
  tellSeason(queryClient);
  watchGold(queryClient);
  tellConnection();
  warmDoors();
}
