import { createRoot } from 'react-dom/client';
import { clearCacheOnSignOut } from '../api/clear-cache-on-sign-out.ts';
import { createQueryClient } from '../api/query-client.ts';
import { retrySignOuts } from '../api/retry-sign-outs.ts';
import { authStateAtom, enableEmbedMode, currentSite, siteAtom, store } from '@emberclutch/web/state';
import { claimApi } from './claim-api.ts';
import { EmbedProviders } from './EmbedProviders.tsx';
import { Embed } from './Embed.tsx';
import type { ChangeableOptions, Mounted, MountOptions } from './mount-options.ts';
import type { MountedRemote } from './mounted-remote.ts';
import type { RequestedPath } from './use-requested-path.ts';

/**
 * Mounts a remote into an element of a page of another site, with the providers that our host has elsewhere. It lives in a
 * shadow root, so that neither page affects the style of the other.
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
  let requested: RequestedPath | null = null;
  const render = () => {
    const { theme, siteUrl } = options;
    root.render(
      <EmbedProviders queryClient={queryClient} path={changeable.path}>
        <Embed
          shadow={shadow}
          mode={theme}
          siteUrl={siteUrl}
          requested={requested}
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
  const update = (changed: ChangeableOptions) => {
    options = { ...options, ...changed };
    if (changed.onVisitor) report();
    if (changed.path !== undefined) requested = { path: changed.path };
    render();
  };
  return Object.assign(unmount, { update });
}
