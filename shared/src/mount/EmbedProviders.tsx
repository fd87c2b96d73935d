import type { ReactNode } from 'react';
import { QueryClientProvider } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { ThemeProvider } from 'styled-components';
import { BrowserRouter, MemoryRouter } from '@emberclutch/shared/routing';
import { theme } from '@emberclutch/shared/theme';

interface Props {
  queryClient: QueryClient;
  /** The page to begin with; without it the address bar is followed. */
  path?: string;
  children: ReactNode;
}

/** Everything around a remote that our host would bring. */
export function EmbedProviders({ queryClient, path, children }: Props) {
  return (
    <QueryClientProvider client={queryClient}>
      <ThemeProvider theme={theme}>
        {path === undefined ? (
          <BrowserRouter>{children}</BrowserRouter>
        ) : (
          <MemoryRouter initialEntries={[path]}>{children}</MemoryRouter>
        )}
      </ThemeProvider>
    </QueryClientProvider>
  );
}
