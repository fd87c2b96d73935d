import type { QueryClient } from '@tanstack/react-query';
import { followSeason } from '../../features/season/follow-season.ts';
import { notifyConnection } from '../../features/notifications/notify-connection.ts';
import { notifySeasonChanges } from '../../features/season/notify-season-changes.ts';
import { prefetchRemotes } from './prefetch-remotes.ts';
import { detectGoldenAssets } from '../../features/celebration/detect-golden-assets.ts';

export { notifyGoldenAward } from '../../features/celebration/notify-golden-award.ts';

/** Looks after an open page: what changes in the world is asked for, and told. For as long as the page is there. */
export function startBackgroundTasks(queryClient: QueryClient): void {
  followSeason(queryClient);
  notifySeasonChanges(queryClient);
  detectGoldenAssets(queryClient);
  notifyConnection();
  prefetchRemotes();
}
