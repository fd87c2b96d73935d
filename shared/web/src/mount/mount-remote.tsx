import { createRoot } from 'react-dom/client';
import { authStateAtom, enableEmbedMode, currentSite, siteAtom, store } from '@emberclutch/web/state';
import { clearCacheOnSignOut } from '../api/clear-cache-on-sign-out.ts';
import { createQueryClient } from '../api/query-client.ts';
import { retrySignOuts } from '../api/retry-sign-outs.ts';
import { Embed } from './Embed.tsx';
import type { RequestedPath } from './Embed.tsx';
import { EmbedProviders } from './EmbedProviders.tsx';
import type { ChangeableOptions, Mounted, MountOptions } from './mount-options.ts';
import type { MountedRemote } from './mounted-remote.ts';

/**
 * Mounts a remote on a page of another site, in a shadow root, with the React providers that our host renders on our own site.
 * @throws {Error} if the page shows a remote with another API
 */
export function mountRemote(
  element: Element,
  { Routes, pages }: MountedRemote,
  { apiBase = '', extraHeaders = true, authScheme, ...changeable }: MountOptions,
): Mounted {
  const release = claimApi(apiBase);
  enableEmbedMode(apiBase);
  store.set(siteAtom, { ...currentSite(), apiBase, extraHeaders, authScheme });
  const queryClient = createQueryClient();
  const stopClearing = clearCacheOnSignOut(queryClient);
  const stopRetrying = retrySignOuts();
  let options: ChangeableOptions = changeable;
  const report = () => options.onVisitor?.(store.get(authStateAtom));
  const stopReporting = store.sub(authStateAtom, report);
  report();

  const shadowHost = document.createElement('div');
  const shadow = shadowHost.attachShadow({ mode: 'open' });
  const container = document.createElement('div');
  shadow.append(container);
  element.append(shadowHost);
  const handleError = (error: unknown) => (options.onError ?? reportError)(error);
  const root = createRoot(container, { onCaughtError: handleError, onUncaughtError: handleError });
  let requestedPath: RequestedPath | null = null;
  const render = () => {
    const { theme, siteUrl } = options;
    root.render(
      <EmbedProviders queryClient={queryClient} path={changeable.path}>
        <Embed
          shadow={shadow}
          mode={theme}
          siteUrl={siteUrl}
          requestedPath={requestedPath}
          Routes={Routes}
          pages={pages}
        />
      </EmbedProviders>,
    );
  };
  render();

  const unmount = () => {
    root.unmount();
    shadowHost.remove();
    stopReporting();
    stopClearing();
    stopRetrying();
    queryClient.clear();
    release();
  };
  const update = (changes: ChangeableOptions) => {
    options = { ...options, ...changes };
    if (changes.onVisitor) report();
    if (changes.path !== undefined) requestedPath = { path: changes.path };
    render();
  };
  return Object.assign(unmount, { update });
}

const describeApi = (apiBase: string) => `the API ${apiBase || 'of its own origin'}`;

interface Claim {
  apiBase: string;
  count: number;
}

/** On the store, because each remote has its own copy of this file, and all of them share the store. */
const claimKey = Symbol.for('emberclutch.api');

/**
 * Reserves the page's API, because a second API would receive the session of the first one's player. Returns a function that releases it.
 * @throws {Error} if remotes with another API are mounted
 */
function claimApi(apiBase: string): () => void {
  // Cast: only this file sets it.
  const claim = (Reflect.get(store, claimKey) ?? { apiBase, count: 0 }) as Claim;
  if (claim.count > 0 && claim.apiBase !== apiBase)
    throw new Error(
      `This page already shows a remote that uses ${describeApi(claim.apiBase)}, so no remote that uses ${describeApi(apiBase)} can be mounted.`,
    );
  Reflect.set(store, claimKey, claim);
  claim.apiBase = apiBase;
  claim.count += 1;
  return () => {
    claim.count -= 1;
  };
}
