import type { ComponentType } from 'react';

/** Stands in for the host's `load-remote.ts` where all apps are one build: each remote is a lazy chunk of it. */
const loaders: Record<string, () => Promise<{ default: ComponentType }>> = {
  auth: () => import(/* webpackChunkName: "auth" */ '../../../remote-auth/src/routes.tsx'),
  collection: () => import(/* webpackChunkName: "collection" */ '../../../remote-collection/src/routes.tsx'),
  hatchery: () => import(/* webpackChunkName: "hatchery" */ '../../../remote-hatchery/src/routes.tsx'),
  spawn: () => import(/* webpackChunkName: "spawn" */ '../../../remote-spawn/src/routes.tsx'),
};

const routes = new Map<string, Promise<ComponentType>>();

export function remoteRoutes(remote: string): Promise<ComponentType> {
  const loading = routes.get(remote) ?? loaders[remote]?.().then((module) => module.default);
  if (!loading) throw new Error(`The monolith has no ${remote}`);
  routes.set(remote, loading);
  return loading;
}

export const resetRemote = (remote: string) => routes.delete(remote);
