import type { QueryClient } from '@tanstack/react-query';
import { goldenEggAwardEvent } from '@emberclutch/shared/state';
import { loadWithRetry } from '../../platform/loading/load-with-retry.ts';

const importBackgroundTasks = () =>
  loadWithRetry(() => import(/* webpackChunkName: "attendant" */ './start-background-tasks.ts'));

/** Fetches what looks after an open page, once the page itself is there; an award before that is not lost. */
export function loadBackgroundTasks(queryClient: QueryClient): void {
  const begin = async () => (await importBackgroundTasks()).startBackgroundTasks(queryClient);
  const notifyAward = async (event: Event) => (await importBackgroundTasks()).notifyGoldenAward(event);
  window.addEventListener(goldenEggAwardEvent, (event) => void notifyAward(event));
  if (document.readyState === 'complete') void begin();
  else window.addEventListener('load', () => void begin(), { once: true });
}
