import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { clearCacheOnSignOut } from '@emberclutch/shared/api/clear-cache-on-sign-out';
import { readPageData } from '@emberclutch/shared/api/page-data';
import { createQueryClient } from '@emberclutch/shared/api/query-client';
import { BrowserRouter } from '@emberclutch/shared/routing';
import { siteAtom, store } from '@emberclutch/shared/state';
import { App } from './app/App.tsx';
import { Providers } from './app/Providers.tsx';
import { reportCaught } from './platform/errors/report-caught.ts';
import { loadBackgroundTasks } from './app/background-tasks/load-background-tasks.ts';
import { hostPageAt, loadHostPage } from './app/host-pages.ts';

const queryClient = createQueryClient();
clearCacheOnSignOut(queryClient);
loadBackgroundTasks(queryClient);
store.set(siteAtom, readPageData().site);

const root = document.getElementById('root');
if (!root) throw new Error('This page was not composed: #root is missing');

const page = (
  <BrowserRouter>
    <Providers queryClient={queryClient}>
      <App />
    </Providers>
  </BrowserRouter>
);

const reporting = { onCaughtError: reportCaught };

if (isPrerenderedPage(root)) void hydratePage(root);
else createRoot(root, reporting).render(page);

/** Whether the HTML is that of the current path: for an unknown news story the server sends the not-found page instead. */
function isPrerenderedPage({ dataset: { drawn, cover } }: HTMLElement): boolean {
  return drawn !== undefined && cover === undefined && hostPageAt(drawn) === hostPageAt(location.pathname);
}

/** Hydrates the prerendered page once its chunk, which is preloaded, is loaded. */
async function hydratePage(root: HTMLElement): Promise<void> {
  try {
    await loadHostPage(location.pathname);
    // As a transition, so that the page stays responsive while React hydrates in slices.
    startTransition(() => void hydrateRoot(root, page, reporting));
  } catch {
    // The chunk failed to load: rendering shows the failure with Retry in the slot.
    createRoot(root, reporting).render(page);
  }
}
