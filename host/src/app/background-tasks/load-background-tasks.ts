import type { QueryClient } from '@tanstack/react-query';
import { goldenEggAwardEvent } from '@emberclutch/web/state';
import { loadWithRetry } from '../../platform/loading/load-with-retry.ts';

/**
 * Fetches and starts the background tasks after the page has loaded, so that they do not compete with it. An award that is
 * dispatched earlier waits until the tasks are loaded.
 */
export function loadBackgroundTasks(queryClient: QueryClient): void {
  const start = async () => (await importBackgroundTasks()).startBackgroundTasks(queryClient);
  const notifyAward = async (event: Event) => (await importBackgroundTasks()).notifyGoldenAward(event);
  window.addEventListener(goldenEggAwardEvent, (event) => void notifyAward(event));
  if (document.readyState === 'complete') void start();
  else window.addEventListener('load', () => void start(), { once: true });
}

const importBackgroundTasks = () =>
  loadWithRetry(() => import(/* webpackChunkName: "background-tasks" */ './start-background-tasks.ts'));
