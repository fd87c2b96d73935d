import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ThemeProvider } from 'styled-components';
import { MemoryRouter, useLocation } from '@emberclutch/shared/routing';
import { signOut, setSession } from '@emberclutch/shared/state';
import type { Session } from '@emberclutch/shared/state';
import { theme } from '@emberclutch/shared/theme';
import { createQueryClient } from '../api/query-client.ts';

interface Setting {
  /** The address the page is at; the home page unless told. */
  path?: string;
  /** Who is signed in; nobody unless told. */
  session?: Session | null;
}

/**
 * Renders as the host would: inside its router, query cache, theme and a Suspense. Failed reads are asked again as in
 * production, but at once.
 */
export function renderInHost(ui: ReactNode, { path = '/', session = null }: Setting = {}) {
  if (session) setSession(session);
  else signOut();
  const queryClient = createQueryClient();
  const { queries } = queryClient.getDefaultOptions();
  queryClient.setDefaultOptions({ queries: { ...queries, retryDelay: 0 } });
  let address = path;

  const view = render(
    <MemoryRouter initialEntries={[path]}>
      <QueryClientProvider client={queryClient}>
        <ThemeProvider theme={theme}>
          <Suspense fallback={null}>{ui}</Suspense>
          <Address onChange={(next) => (address = next)} />
        </ThemeProvider>
      </QueryClientProvider>
    </MemoryRouter>,
  );

  return {
    ...view,
    user: userEvent.setup(),
    queryClient,
    /** Where the page is now: path and search. */
    currentAddress: () => address,
  };
}

function Address({ onChange }: { onChange: (address: string) => void }) {
  const { pathname, search } = useLocation();
  onChange(pathname + search);
  return null;
}
