import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { createQueryClient } from '../api/query-client.ts';
import { GlobalStyle } from '@emberclutch/shared/theme';
import { Around } from './Around.tsx';

/** Opens a remote on a page of its own, which follows the address bar and looks as under our host. */
export function openAlone(Routes: ComponentType): void {
  const element = document.getElementById('root');
  if (!element) throw new Error('This is not the page of a remote: #root is missing');
  createRoot(element).render(
    <Around queryClient={createQueryClient()}>
      <GlobalStyle />
      <Routes />
    </Around>,
  );
}
