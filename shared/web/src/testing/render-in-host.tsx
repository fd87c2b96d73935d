import { StrictMode, Suspense } from 'react';
import type { ReactNode } from 'react';
import { QueryClientProvider } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { RenderResult } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { UserEvent } from '@testing-library/user-event';
import { MemoryRouter, useLocation } from '@emberclutch/web/routing';
import { signOut, setSession } from '@emberclutch/web/state';
import type { Session } from '@emberclutch/web/state';

import { createQueryClient } from '../api/query-client.ts';

interface Options {
  /** URL of the page; the home page by default. */
  path?: string;
  /** Current session; signed out by default. */
  session?: Session | null;
}

export interface RenderedInHost extends RenderResult {
  user: UserEvent;
  queryClient: QueryClient;
  /** Current URL: path and search. */
  currentAddress: () => string;
}

/**
 * Renders inside the same providers as the host: strict mode, router, query cache and Suspense. Failed queries are retried as in
 * production, but without delay.
 */
export function renderInHost(ui: ReactNode, { path = '/', session = null }: Options = {}): RenderedInHost {
  if (session) setSession(session);
  else signOut();
  const queryClient = createQueryClient();
  const { queries } = queryClient.getDefaultOptions();
  queryClient.setDefaultOptions({ queries: { ...queries, retryDelay: 0 } });
  let address = path;

  const view = render(
    <StrictMode>
      <MemoryRouter initialEntries={[path]}>
        <QueryClientProvider client={queryClient}>
          <Suspense fallback={null}>{ui}</Suspense>
          <Address onChange={(next) => (address = next)} />
        </QueryClientProvider>
      </MemoryRouter>
    </StrictMode>,
  );

  return {
    ...view,
    user: userEvent.setup(),
    queryClient,
    currentAddress: () => address,
  };
}

function Address({ onChange }: { onChange: (address: string) => void }) {
  const { pathname, search } = useLocation();
  onChange(pathname + search);
  return null;
}
