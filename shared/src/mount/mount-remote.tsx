import { createRoot } from 'react-dom/client';
import { clearCacheOnSignOut } from '../api/clear-cache-on-sign-out.ts';
import { createQueryClient } from '../api/query-client.ts';
import { authStateAtom, enableEmbedMode, currentSite, siteAtom, store } from '@emberclutch/shared/state';
import { EmbedProviders } from './EmbedProviders.tsx';
import { Embed } from './Embed.tsx';
import type { MountedRemote } from './mounted-remote.ts';

/** Who is signed in. */
interface Visitor {
  isAuthenticated: boolean;
  displayName: string | null;
  email: string | null;
}

export interface MountOptions {
  /** Base of the provider's API; this page's origin unless told. One page talks to one provider. */
  apiBase?: string;
  /** The page to begin with. Without it the remote follows the address bar, and changes it. */
  path?: string;
  /** Unless told what the player has chosen in this browser, else what the system prefers. */
  theme?: 'light' | 'dark';
  /** Where the whole site is, without a slash at the end: links to what this remote has not lead there. */
  siteUrl?: string;
  /** NotificationInput who is signed in: at once, and whenever that changes. */
  onVisitor?: (visitor: Visitor) => void;
}

/**
 * Puts a remote into an element of a page that is not ours, with everything around it that our host would bring. It
 * lives in a shadow root: neither is the page's look touched nor that of the remote.
 * @returns takes it out again
 */
export function mountRemote(
  element: Element,
  { Routes, pages }: MountedRemote,
  { apiBase = '', path, theme, siteUrl, onVisitor }: MountOptions,
): () => void {
  enableEmbedMode();
  store.set(siteAtom, { ...currentSite(), apiBase });
  const queryClient = createQueryClient();
  const endForgetting = clearCacheOnSignOut(queryClient);
  const tell = () => onVisitor?.(store.get(authStateAtom));
  const endTelling = store.sub(authStateAtom, tell);
  tell();

  const place = document.createElement('div');
  const shadow = place.attachShadow({ mode: 'open' });
  const inside = document.createElement('div');
  shadow.append(inside);
  element.append(place);
  const root = createRoot(inside);
  root.render(
    <EmbedProviders queryClient={queryClient} path={path}>
      <Embed shadow={shadow} mode={theme} siteUrl={siteUrl} Routes={Routes} pages={pages} />
    </EmbedProviders>,
  );

  return () => {
    root.unmount();
    place.remove();
    endTelling();
    endForgetting();
    queryClient.clear();
  };
}
