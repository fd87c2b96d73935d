import type { ComponentType } from 'react';
import type { RemotePage } from '../contract/site.ts';
import { matchPath } from '@emberclutch/shared/routing/paths';

/** What a remote brings to a page without our host. */
export interface MountedRemote {
  Routes: ComponentType;
  pages: readonly RemotePage[];
}

export const pageAt = (pages: readonly RemotePage[], pathname: string): RemotePage | undefined =>
  pages.find(({ path }) => matchPath(path, pathname));

/** Where a remote begins: members with a page that is theirs, where there is one. */
export const firstPageOf = (pages: readonly RemotePage[], isMember: boolean): RemotePage | undefined =>
  pages.find(({ isProtected = false }) => isProtected === isMember) ?? pages[0];
