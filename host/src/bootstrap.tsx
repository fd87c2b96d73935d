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

/** A story that was never written is answered with the page for unknown paths, which is not what its slot would show. */
function isPrerenderedPage({ dataset: { drawn, cover } }: HTMLElement): boolean {
  return drawn !== undefined && cover === undefined && hostPageAt(drawn) === hostPageAt(location.pathname);
}

/** What was prerendered stays as it is until the page can go on from there; its chunk is preloaded with this one. */
async function hydratePage(drawn: HTMLElement): Promise<void> {
  try {
    await loadHostPage(location.pathname);
    // In slices, so that the page goes on to scroll and to be clicked meanwhile.
    startTransition(() => void hydrateRoot(drawn, page, reporting));
  } catch {
    // The chunk is lost: the slot will say so, and offers to try again.
    createRoot(drawn, reporting).render(page);
  }
}
