import type { ComponentType } from 'react';
import type { RemotePage, RemoteRelease } from '@emberclutch/shared/contract/site';
import type { PageRoutes } from '@emberclutch/shared/routing/routes-from';
import { markReported } from '../errors/report-caught.ts';
import { remoteTimeoutMs } from './remote-timeout-ms.ts';
import { registry } from './registry.ts';

/** The exposed module `./routes`. A release built before pages were loaded one by one has no `preload`. */
interface RoutesModule {
  default: ComponentType & Partial<Pick<PageRoutes, 'preload'>>;
}

interface LoadedPage {
  routes: Promise<ComponentType>;
  hasFailed: boolean;
}

/** By remote, then by path pattern. */
const loadedPages = new Map<string, Map<string, LoadedPage>>();

const failedBefore = new Set<string>();

/**
 * The routes of a remote, with one of its pages loaded. Each pair is fetched once, and its promise is kept, so that
 * rendering can pass it to `use`.
 */
export function remoteRoutes(remote: string, { path }: RemotePage): Promise<ComponentType> {
  const pages = loadedPages.get(remote) ?? new Map<string, LoadedPage>();
  loadedPages.set(remote, pages);
  const before = pages.get(path);
  if (before) return before.routes;
  const page = { routes: loadRemoteRoutes(remote, path), hasFailed: false };
  page.routes.catch((error: unknown) => {
    page.hasFailed = true;
    markReported(error);
  });
  pages.set(path, page);
  return page.routes;
}

/** Lets the next `remoteRoutes` fetch again what failed. Pages that are shown keep their promise. */
export function resetRemote(remote: string): void {
  const pages = loadedPages.get(remote);
  for (const [path, { hasFailed }] of pages ?? []) if (hasFailed) pages?.delete(path);
  failedBefore.add(remote);
}

async function loadRemoteRoutes(remote: string, path: string): Promise<ComponentType> {
  const release = registry()[remote];
  if (!release) throw new Error(`No remote is registered as ${remote}`);
  const retries = failedBefore.has(remote) ? preloadsBelow(release.entry) : 0;
  const exposed = await withTimeout(
    withRetries(() => load(release, path), retries),
    remote,
  );
  if (!exposed) throw new Error(`${remote} has no routes`);
  return exposed.default;
}

/** The federation runtime comes with the first remote: a page without one does not need it. */
async function load({ container, entry }: RemoteRelease, path: string): Promise<RoutesModule | null> {
  const { federation } = await import(/* webpackChunkName: "federation" */ './federation.ts');
  federation.registerRemotes([
    { name: container, entry: absolute(entry), type: 'global', entryGlobalName: container },
  ]);
  const exposed = await federation.loadRemote<RoutesModule>(`${container}/routes`);
  await exposed?.default.preload?.(path);
  return exposed;
}

/**
 * The browser keeps a preload that failed and answers the next script of that address with its failure, without asking
 * the server. Each failed attempt uses up one of them, hence the number of retries.
 */
async function withRetries<Result>(work: () => Promise<Result>, retries: number): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (retries === 0) throw error;
    return withRetries(work, retries - 1);
  }
}

/** Number of scripts that the page has preloaded from the release folder of an entry. */
function preloadsBelow(entry: string): number {
  const folder = new URL('.', absolute(entry)).href;
  const preloads = document.querySelectorAll<HTMLLinkElement>('link[rel="preload"][as="script"]');
  return [...preloads].filter(({ href }) => href.startsWith(folder)).length;
}

/** Rejects after `remoteTimeoutMs`. A result that comes later is kept by the runtime for the next attempt. */
function withTimeout<Result>(work: Promise<Result>, remote: string): Promise<Result> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => reject(new Error(`${remote} did not answer within ${remoteTimeoutMs} ms`)),
    remoteTimeoutMs,
  );
  return Promise.race([work, promise]).finally(() => clearTimeout(timer));
}

const absolute = (entry: string) => new URL(entry, location.origin).href;
