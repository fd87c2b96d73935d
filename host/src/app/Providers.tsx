import type { ReactNode } from 'react';
import { QueryClientProvider } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { ThemeProvider } from 'styled-components';
import { theme } from '@emberclutch/shared/theme';

interface Props {
  queryClient: QueryClient;
  children: ReactNode;
}

/** What every page may lean on besides its router; alike where a page is prerendered and where it is taken over. */
export function Providers({ queryClient, children }: Props) {
  return (
    <QueryClientProvider client={queryClient}>
      <ThemeProvider theme={theme}>{children}</ThemeProvider>
    </QueryClientProvider>
  );
}
