import { createRoot } from 'react-dom/client';
import { clearCacheOnSignOut } from '../api/clear-cache-on-sign-out.ts';
import { createQueryClient } from '../api/query-client.ts';
import { retrySignOuts } from '../api/retry-sign-outs.ts';
import { authStateAtom, enableEmbedMode, currentSite, siteAtom, store } from '@emberclutch/shared/state';
import { EmbedProviders } from './EmbedProviders.tsx';
import { Embed } from './Embed.tsx';
import type { MountedRemote } from './mounted-remote.ts';

/** Authentication state, as the embedding page sees it. */
interface Visitor {
  isAuthenticated: boolean;
  displayName: string | null;
  email: string | null;
}

export interface MountOptions {
  /** Base URL of the provider's API; this page's origin by default. A page has one provider. */
  apiBase?: string;
  /** False if the provider's CORS rules do not allow `x-client-version` and `idempotency-key`; true by default. */
  extraHeaders?: boolean;
  /** First page. Without it the remote follows and changes the address bar. */
  path?: string;
  /** By default the player's choice in this browser, otherwise the preference of the system. */
  theme?: 'light' | 'dark';
  /** URL of the complete site, without a trailing slash: the target of links to pages of other remotes. */
  siteUrl?: string;
  /** Called with the authentication state: at once, and after every change. */
  onVisitor?: (visitor: Visitor) => void;
}

/**
 * Mounts a remote into an element of a page of another site, with the providers that our host brings elsewhere. It lives
 * in a shadow root, so that neither page affects the style of the other.
 * @returns a function that unmounts it
 */
export function mountRemote(
  element: Element,
  { Routes, pages }: MountedRemote,
  { apiBase = '', extraHeaders = true, path, theme, siteUrl, onVisitor }: MountOptions,
): () => void {
  enableEmbedMode(apiBase);
  store.set(siteAtom, { ...currentSite(), apiBase, extraHeaders });
  const queryClient = createQueryClient();
  const stopClearing = clearCacheOnSignOut(queryClient);
  const stopRetrying = retrySignOuts();
  const report = () => onVisitor?.(store.get(authStateAtom));
  const stopReporting = store.sub(authStateAtom, report);
  report();

  const shadowHost = document.createElement('div');
  const shadow = shadowHost.attachShadow({ mode: 'open' });
  const container = document.createElement('div');
  shadow.append(container);
  element.append(shadowHost);
  const root = createRoot(container);
  root.render(
    <EmbedProviders queryClient={queryClient} path={path}>
      <Embed shadow={shadow} mode={theme} siteUrl={siteUrl} Routes={Routes} pages={pages} />
    </EmbedProviders>,
  );

  return () => {
    root.unmount();
    shadowHost.remove();
    stopReporting();
    stopClearing();
    stopRetrying();
    queryClient.clear();
  };
}
