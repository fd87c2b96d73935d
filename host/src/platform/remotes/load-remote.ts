import type { ComponentType } from 'react';
import type { RemoteRelease } from '@emberclutch/shared/contract/site';
import { markReported } from '../errors/report-caught.ts';
import { remoteTimeoutMs } from './remote-timeout-ms.ts';
import { registry } from './registry.ts';

const doors = new Map<string, Promise<ComponentType>>();

const failedBefore = new Set<string>();

/** The routes of a remote, fetched once. The promise is kept, so that rendering may read it again and again. */
export function remoteRoutes(remote: string): Promise<ComponentType> {
  const open = doors.get(remote);
  if (open) return open;
  const door = loadRemoteRoutes(remote);
  door.catch(markReported);
  doors.set(remote, door);
  return door;
}

/** After a failure: the next look at the door fetches anew. */
export function resetRemote(remote: string): void {
  doors.delete(remote);
  failedBefore.add(remote);
}

async function loadRemoteRoutes(remote: string): Promise<ComponentType> {
  const release = registry()[remote];
  if (!release) throw new Error(`No remote is registered as ${remote}`);
  const stale = failedBefore.has(remote) ? preloadsBelow(release.entry) : 0;
  const door = await inTime(
    tryAgain(() => load(release), stale),
    remote,
  );
  if (!door) throw new Error(`${remote} has no routes`);
  return door.default;
}

/** A page that shows no remote needs no federation: it comes with the first door. */
async function load({ container, entry }: RemoteRelease) {
  const { federation } = await import(/* webpackChunkName: "federation" */ './federation.ts');
  federation.registerRemotes([
    { name: container, entry: absolute(entry), type: 'global', entryGlobalName: container },
  ]);
  return federation.loadRemote<{ default: ComponentType }>(`${container}/routes`);
}

/**
 * The browser keeps a preload that failed and hands its failure to the next script of that address without asking the
 * server. Each of them is used up by one failed try, so that many are allowed.
 */
async function tryAgain<Result>(work: () => Promise<Result>, times: number): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (times === 0) throw error;
    return tryAgain(work, times - 1);
  }
}

/** How many scripts of the release that an entry belongs to the page has preloaded. */
function preloadsBelow(entry: string): number {
  const folder = new URL('.', absolute(entry)).href;
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel="preload"][as="script"]');
  return [...links].filter(({ href }) => href.startsWith(folder)).length;
}

/** Fails when an answer takes longer than a player waits. What comes later is kept for the next try. */
function inTime<Result>(work: Promise<Result>, remote: string): Promise<Result> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => reject(new Error(`${remote} did not answer within ${remoteTimeoutMs} ms`)),
    remoteTimeoutMs,
  );
  return Promise.race([work, promise]).finally(() => clearTimeout(timer));
}

const absolute = (entry: string) => new URL(entry, location.origin).href;
