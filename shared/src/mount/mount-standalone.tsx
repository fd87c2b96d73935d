import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { rootId } from '../contract/page-protocol.ts';
import { createQueryClient } from '../api/query-client.ts';
import { GlobalStyle } from '@emberclutch/shared/theme';
import { EmbedProviders } from './EmbedProviders.tsx';

/** Mounts a remote on its development page, without our host. It follows the address bar. */
export function mountStandalone(Routes: ComponentType): void {
  const element = document.getElementById(rootId);
  if (!element) throw new Error('This is not the page of a remote: #root is missing');
  createRoot(element).render(
    <EmbedProviders queryClient={createQueryClient()}>
      <GlobalStyle />
      <Routes />
    </EmbedProviders>,
  );
}
