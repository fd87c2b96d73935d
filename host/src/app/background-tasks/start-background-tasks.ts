import type { QueryClient } from '@tanstack/react-query';
import { detectGoldenAssets } from '../../features/celebration/award/detect-golden-assets.ts';
import { sendPageReports } from '../../features/page-reports/send-page-reports.ts';
import { notifyConnection } from '../../features/notifications/connection/notify-connection.ts';
import { preloadToastLayer } from '../../features/notifications/toasts/ToastSlot.tsx';
import { notifySeasonChanges } from '../../features/season/events/notify-season-changes.ts';
import { followSeason } from '../../features/season/polling/follow-season.ts';
import { notifyFinishedSignOut } from '../../features/sign-out/notify-finished-sign-out.ts';
import { waitUntilIdle } from '../../platform/loading/wait-until-idle.ts';
import { findHostPage } from '../host-pages.ts';
import { prefetchPages } from './prefetch-pages.ts';

export { notifyGoldenAward } from '../../features/celebration/award/notify-golden-award.ts';

/** Starts all tasks that run in addition to the pages while the document is open: polling, notifications, prefetching, reports. */
export function startBackgroundTasks(queryClient: QueryClient): void {
  void startWhenIdle(queryClient);
  detectGoldenAssets(queryClient);
  notifyConnection();
  notifyFinishedSignOut();
  prefetchPages(queryClient);
  sendPageReports((pathname) => findHostPage(pathname)?.path);
}

/** Starts the tasks that cause renders once the page is idle, because they would delay the response to the first press. */
async function startWhenIdle(queryClient: QueryClient): Promise<void> {
  await waitUntilIdle();
  preloadToastLayer();
  followSeason(queryClient);
  notifySeasonChanges(queryClient);
}
