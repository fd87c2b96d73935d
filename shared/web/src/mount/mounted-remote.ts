import type { ComponentType } from 'react';
import { matchPath } from '@emberclutch/contract/site/page-path.ts';
import type { RemotePage } from '@emberclutch/contract/site/site.ts';

/** The parts of a remote that a page without our host needs. */
export interface MountedRemote {
  Routes: ComponentType;
  pages: readonly RemotePage[];
}

/** The page of a path, if this remote has it. */
export const findPage = (pages: readonly RemotePage[], pathname: string): RemotePage | undefined =>
  pages.find(({ path }) => matchPath(path, pathname));

/** First page of a remote. Signed-in players start at a protected page, if there is one. */
export const findFirstPage = (pages: readonly RemotePage[], isSignedIn: boolean): RemotePage | undefined =>
  pages.find(({ isProtected = false }) => isProtected === isSignedIn) ?? pages[0];
