import { QueryClientProvider } from '@tanstack/react-query';
import type { DehydratedState } from '@tanstack/react-query';
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { pageAttributes, rootId } from '@emberclutch/contract/site/page-protocol.ts';
import { clearCacheOnSignOut } from '@emberclutch/web/api/clear-cache-on-sign-out.ts';
import { readPageData } from '@emberclutch/web/api/page-data.ts';
import { createQueryClient } from '@emberclutch/web/api/query-client.ts';
import { BrowserRouter } from '@emberclutch/web/routing';
import { goldenEggAwardEvent, rendered, sessionAtom, siteAtom, store } from '@emberclutch/web/state';
import { reportCaught } from '../platform/errors/report-caught.ts';
import { reportRecovered } from '../platform/errors/report-recovered.ts';
import { hydrateQueries } from '../platform/hydration/hydrate-queries.ts';
import { loadWithRetry } from '../platform/loading/load-with-retry.ts';
import { App } from './App.tsx';
import { findHostPage, loadHostPage, retryHostPage } from './host-pages.ts';

const queryClient = createQueryClient();
loadBackgroundTasks();
const { site, rendered: renderedData } = readPageData();
store.set(siteAtom, site);
if (renderedData) {
  rendered.at = renderedData.at;
  // Older results are fetched again, because a player may look for a purchase made a moment ago. If the clock is slow, results seem to
  // come from the future.
  const ageSeconds = Math.abs(performance.timeOrigin / 1_000 - renderedData.readAt);
  const isOld = ageSeconds > (store.get(sessionAtom) ? 2 : 10);
  // Cast: `render` of the same release has dehydrated it.
  const isResultOfEdge = hydrateQueries(queryClient, renderedData.client as DehydratedState, isOld);
  clearCacheOnSignOut(queryClient, isResultOfEdge);
} else clearCacheOnSignOut(queryClient);

const root = document.getElementById(rootId);
if (!root) throw new Error('No root');

const page = (
  <StrictMode>
    <BrowserRouter>
      <QueryClientProvider client={queryClient}>
        <App />
      </QueryClientProvider>
    </BrowserRouter>
  </StrictMode>
);

const errorHandlers = { onCaughtError: reportCaught, onRecoverableError: reportRecovered };

// In transitions, so that the page renders in slices, and can scroll and follow links between them.
if (isPrerenderedPage(root)) void hydratePage(root);
else startTransition(() => createRoot(root, errorHandlers).render(page));

/** Whether the root contains the page of this address. For a missing news story, the server sends the not-found page. */
function isPrerenderedPage(element: HTMLElement): boolean {
  const path = element.getAttribute(pageAttributes.prerendered);
  return (
    path !== null &&
    !element.hasAttribute(pageAttributes.placeholder) &&
    findHostPage(path) === findHostPage(location.pathname)
  );
}

/** Hydrates once the page's chunk has loaded. If the chunk fails, hydrates only the shell around the prerendered text. */
async function hydratePage(prerenderedRoot: HTMLElement): Promise<void> {
  await loadHostPage(location.pathname).catch(() => retryHostPage(location.pathname));
  startTransition(() => void hydrateRoot(prerenderedRoot, page, errorHandlers));
}

/** Starts the background tasks after the page has loaded, because they would compete with it. An award before that loads their chunk at once. */
function loadBackgroundTasks(): void {
  const start = async () => (await importBackgroundTasks()).startBackgroundTasks(queryClient);
  const notifyAward = async (event: Event) => (await importBackgroundTasks()).notifyGoldenAward(event);
  window.addEventListener(goldenEggAwardEvent, (event) => void notifyAward(event));
  if (document.readyState === 'complete') void start();
  else window.addEventListener('load', () => void start(), { once: true });
}

function importBackgroundTasks() {
  return loadWithRetry(
    () => import(/* webpackChunkName: "background-tasks" */ './background-tasks/start-background-tasks.ts'),
  );
}
