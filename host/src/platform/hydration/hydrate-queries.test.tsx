import { lazy, Suspense } from 'react';
import type { ReactNode } from 'react';
import { dehydrate, QueryClientProvider, useQuery } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { clearCacheOnSignOut } from '@emberclutch/web/api/clear-cache-on-sign-out.ts';
import { createQueryClient } from '@emberclutch/web/api/query-client.ts';
import { expireSession, setSession } from '@emberclutch/web/state';
import { aSession } from '@emberclutch/web/testing/factories.tsx';
import { hydrateQueries } from './hydrate-queries.ts';
import { SlotMarker } from './SlotMarker.tsx';

it('the host hydrates a part whose code loads after the session has ended, and then fetches its query again', async () => {
  const key = ['moss'];
  const responses: string[] = [];
  const Moss = () => {
    const { data } = useQuery({ queryKey: key, queryFn: async () => `Reading ${responses.push('read')}` });
    return <p>{data ?? 'Skeleton'}</p>;
  };
  const { promise: chunk, resolve: loadChunk } = Promise.withResolvers<{ default: typeof Moss }>();
  const LazyMoss = lazy(() => chunk);
  const wrapInShell = (queryClient: QueryClient, part: ReactNode) => (
    <QueryClientProvider client={queryClient}>
      <Suspense fallback={<p>Skeleton</p>}>
        {part}
        <SlotMarker />
      </Suspense>
    </QueryClientProvider>
  );
  const edgeClient = createQueryClient();
  edgeClient.setQueryData(key, 'Rendered');
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(wrapInShell(edgeClient, <Moss />));
  const queryClient = createQueryClient();
  setSession(aSession());
  const isRendered = hydrateQueries(queryClient, dehydrate(edgeClient), true);
  const stop = clearCacheOnSignOut(queryClient, isRendered);
  const onRecoverableError = jest.fn();
  await act(async () =>
    hydrateRoot(container, wrapInShell(queryClient, <LazyMoss />), { onRecoverableError }),
  );

  act(() => expireSession());
  expect(container).toHaveTextContent('Rendered');
  await act(async () => loadChunk({ default: Moss }));

  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(await screen.findByText('Reading 1')).toBeVisible();
  stop();
});
