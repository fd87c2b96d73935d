import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { QueryClientProvider } from '@tanstack/react-query';
import { ThemeProvider } from 'styled-components';
import { createQueryClient } from '@emberclutch/shared/api/query-client';
import { BrowserRouter, MemoryRouter } from '@emberclutch/shared/routing';
import { currentSite, siteAtom, store } from '@emberclutch/shared/state';
import { GlobalStyle, theme } from '@emberclutch/shared/theme';

export interface MountOptions {
  /** Base of the provider's API; this page's origin unless told. */
  apiBase?: string;
  /** The page to begin with. Without it the remote follows the address bar. */
  path?: string;
}

/**
 * Puts the routes of a remote into an element of any page, with everything around them that our host would bring.
 * @returns takes them out again
 */
export function mountApp(
  element: Element,
  Routes: ComponentType,
  { apiBase = '', path }: MountOptions,
): () => void {
  store.set(siteAtom, { ...currentSite(), apiBase });
  const root = createRoot(element);
  root.render(
    <QueryClientProvider client={createQueryClient()}>
      <ThemeProvider theme={theme}>
        <GlobalStyle />
        {path === undefined ? (
          <BrowserRouter>
            <Routes />
          </BrowserRouter>
        ) : (
          <MemoryRouter initialEntries={[path]}>
            <Routes />
          </MemoryRouter>
        )}
      </ThemeProvider>
    </QueryClientProvider>,
  );
  return () => root.unmount();
}
