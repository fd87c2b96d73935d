import type { ComponentType } from 'react';
import type { RemotePage } from '@emberclutch/contract/site/site.ts';
import type { PageRoutes } from '@emberclutch/web/routing/page-routes.ts';

/** Replaces the host's `get-remote-routes.ts` in the build that bundles all apps: each remote is a lazy chunk. */
const loaders: Record<string, () => Promise<{ default: PageRoutes }>> = {
  auth: () => import(/* webpackChunkName: "auth" */ '../../../remote-auth/src/app/routes.tsx'),
  collection: () =>
    import(/* webpackChunkName: "collection" */ '../../../remote-collection/src/app/routes.tsx'),
  hatchery: () => import(/* webpackChunkName: "hatchery" */ '../../../remote-hatchery/src/app/routes.tsx'),
  spawn: () => import(/* webpackChunkName: "spawn" */ '../../../remote-spawn/src/app/routes.tsx'),
};

const routesByPage = new Map<string, Promise<ComponentType>>();

export function getRemoteRoutes(remote: string, { path }: RemotePage): Promise<ComponentType> {
  const key = `${remote} ${path}`;
  const routes = routesByPage.get(key) ?? loadRoutes(remote, path);
  routesByPage.set(key, routes);
  return routes;
}

/** The monolith prefetches only the page itself, so it needs no page table. */
export const getPageTable = () => undefined;

export const resetRemote = () => routesByPage.clear();
export const forgetFailures = () => routesByPage.clear();

async function loadRoutes(remote: string, path: string): Promise<ComponentType> {
  const routes = (await loaders[remote]?.())?.default;
  if (!routes) throw new Error(`The monolith has no remote ${remote}`);
  await routes.preload(path);
  return routes;
}
