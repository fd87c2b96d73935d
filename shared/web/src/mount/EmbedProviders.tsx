import { StrictMode } from 'react';
import type { ReactNode } from 'react';
import { QueryClientProvider } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { BrowserRouter, MemoryRouter } from '@emberclutch/web/routing';
import { StillPicturesContext } from '../ui/asset/MovingPicture.tsx';

interface Props {
  queryClient: QueryClient;
  /** First page; without it the remote follows the address bar. */
  path?: string | undefined;
  children: ReactNode;
}

/** The providers around an embedded remote: strict mode, query cache and router. */
export function EmbedProviders({ queryClient, path, children }: Props) {
  return (
    <StrictMode>
      <StillPicturesContext value>
        <QueryClientProvider client={queryClient}>
          {path === undefined ? (
            <BrowserRouter>{children}</BrowserRouter>
          ) : (
            <MemoryRouter initialEntries={[path]}>{children}</MemoryRouter>
          )}
        </QueryClientProvider>
      </StillPicturesContext>
    </StrictMode>
  );
}
