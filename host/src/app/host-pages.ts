import type { AppPage } from '@emberclutch/web/routing/app-page.ts';
import { createPageLoader } from '@emberclutch/web/routing/create-page-loader.ts';
import { matchPath } from '@emberclutch/contract/site/page-path.ts';
import { pages } from '../pages.ts';
import type { HostPage } from '../pages.ts';
import { loadWithRetry } from '../platform/loading/load-with-retry.ts';
import { ensureLiveHost } from '../platform/remotes/adopt-live-release.ts';

export const hostPageLoader = createPageLoader();

const loadablePages = pages.map((page): HostPage => ('load' in page ? addReleaseCheck(page) : page));

export const findHostPage = (pathname: string): HostPage | undefined =>
  loadablePages.find(({ path }) => matchPath(path, pathname));

/** Loads the page of a path, so that it renders or hydrates without suspending. Does nothing for a path of a remote. */
export async function loadHostPage(pathname: string): Promise<void> {
  const page = findHostPage(pathname);
  if (page && 'load' in page) await hostPageLoader.preload(page);
}

/** Makes the page of a path suspend until its chunk has loaded. Each failure is followed by a retry. */
export function retryHostPage(pathname: string): void {
  const page = findHostPage(pathname);
  if (page && 'load' in page) hostPageLoader.getComponent({ ...page, load: () => loadWithRetry(page.load) });
}

/** Makes a page ask for a reload if its chunk is missing because another release of the host is live. */
function addReleaseCheck(page: AppPage): AppPage {
  return {
    ...page,
    load: async () => {
      try {
        return await page.load();
      } catch (error) {
        await ensureLiveHost();
        throw error;
      }
    },
  };
}
