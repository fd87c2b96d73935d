import { pageLoader } from '@emberclutch/shared/routing/page-loader';
import { matchPath } from '@emberclutch/shared/routing/paths';
import { pages } from '../pages.ts';
import type { HostPage } from '../pages.ts';

export const hostPageLoader = pageLoader();

export const hostPageAt = (pathname: string): HostPage | undefined =>
  pages.find(({ path }) => matchPath(path, pathname));

/** Loads the page of a path, so that it can be rendered or hydrated at once. Does nothing for a path of a remote. */
export async function loadHostPage(pathname: string): Promise<void> {
  const page = hostPageAt(pathname);
  if (page && 'load' in page) await hostPageLoader.preload(page);
}
