import { createRoot } from 'react-dom/client';
import { rootId } from '@emberclutch/contract/site/page-protocol.ts';
import { createQueryClient } from '../api/query-client.ts';
import { EmbedProviders } from './EmbedProviders.tsx';
import { firstPageOf } from './mounted-remote.ts';
import type { MountedRemote } from './mounted-remote.ts';
import { StandaloneBar } from './StandaloneBar.tsx';

/** Mounts a remote on its development page, without our host. It follows the address bar, from its first page on. */
export function mountStandalone({ Routes, pages }: MountedRemote): void {
  const element = document.getElementById(rootId);
  if (!element) throw new Error('This is not the page of a remote: #root is missing');
  const first = firstPageOf(pages, false);
  if (location.pathname === '/' && first) history.replaceState(null, '', first.path);
  createRoot(element).render(
    <EmbedProviders queryClient={createQueryClient()}>
      <StandaloneBar pages={pages} />
      <Routes />
    </EmbedProviders>,
  );
}
