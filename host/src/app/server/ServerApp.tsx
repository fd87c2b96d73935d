import { StrictMode } from 'react';
import { QueryClientProvider } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { MemoryRouter } from '@emberclutch/web/routing';
import { App } from '../App.tsx';

interface Props {
  /** Path and query of the page. */
  address: string;
  queryClient: QueryClient;
}

/** The application as Node renders it. `bootstrap.tsx` hydrates it. */
export const ServerApp = ({ address, queryClient }: Props) => (
  <StrictMode>
    <MemoryRouter initialEntries={[address]}>
      <QueryClientProvider client={queryClient}>
        <App />
      </QueryClientProvider>
    </MemoryRouter>
  </StrictMode>
);
