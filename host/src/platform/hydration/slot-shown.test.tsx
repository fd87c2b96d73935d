import { lazy } from 'react';
import type { ReactNode } from 'react';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { rootId } from '@emberclutch/contract/site/page-protocol.ts';
import { createQueryClient } from '@emberclutch/web/api/query-client.ts';
import { PagePart } from '@emberclutch/web/routing/PagePart.tsx';
import { putRenderedAnswers } from './put-rendered-answers.ts';
import { SlotMarker } from './SlotMarker.tsx';

const key = ['moss'];

it('reads an old answer again only when a part whose code comes late has been hydrated with it', async () => {
  const answers: string[] = [];
  const useMoss = () =>
    useQuery({ queryKey: key, queryFn: async () => `Reading ${answers.push('read')}` }).data ?? 'Skeleton';
  const Title = () => <h1>{useMoss()}</h1>;
  const Moss = () => <p>{useMoss()}</p>;
  const { promise: chunk, resolve: load } = Promise.withResolvers<{ default: typeof Moss }>();
  const Late = lazy(() => chunk);
  const page = (queryClient: QueryClient, part: ReactNode) => (
    <QueryClientProvider client={queryClient}>
      <PagePart fallback={null}>
        <Title />
        <PagePart fallback={null}>{part}</PagePart>
        <SlotMarker />
      </PagePart>
    </QueryClientProvider>
  );
  const onEdge = createQueryClient();
  onEdge.setQueryData(key, 'Rendered');
  const root = document.body.appendChild(document.createElement('div'));
  root.id = rootId;
  root.innerHTML = renderToString(page(onEdge, <Moss />));
  const queryClient = createQueryClient();
  putRenderedAnswers(queryClient, [[key, 'Rendered']], true);
  const onRecoverableError = jest.fn();

  await act(async () => hydrateRoot(root, page(queryClient, <Late />), { onRecoverableError }));
  expect(await screen.findByRole('heading', { name: 'Rendered' })).toBeVisible();
  await act(async () => load({ default: Moss }));

  expect(await screen.findByText('Reading 1', { selector: 'p' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Reading 1' })).toBeVisible();
  expect(onRecoverableError).not.toHaveBeenCalled();
});
