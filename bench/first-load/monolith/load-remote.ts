import type { ComponentType } from 'react';

/** Stands in for the host's `load-remote.ts` where all apps are one build: each remote is a lazy chunk of it. */
const loaders: Record<string, () => Promise<{ default: ComponentType }>> = {
  auth: () => import(/* webpackChunkName: "auth" */ '../../../remote-auth/src/routes.tsx'),
  collection: () => import(/* webpackChunkName: "collection" */ '../../../remote-collection/src/routes.tsx'),
  hatchery: () => import(/* webpackChunkName: "hatchery" */ '../../../remote-hatchery/src/routes.tsx'),
  spawn: () => import(/* webpackChunkName: "spawn" */ '../../../remote-spawn/src/routes.tsx'),
};

const doors = new Map<string, Promise<ComponentType>>();

export function remoteRoutes(remote: string): Promise<ComponentType> {
  const open = doors.get(remote) ?? loaders[remote]?.().then((module) => module.default);
  if (!open) throw new Error(`The monolith has no ${remote}`);
  doors.set(remote, open);
  return open;
}

export const resetRemote = (remote: string) => doors.delete(remote);
