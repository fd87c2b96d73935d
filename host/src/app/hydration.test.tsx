import { QueryClientProvider } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import type { QueryClient } from '@tanstack/react-query';
import { createQueryClient } from '@emberclutch/web/api/query-client.ts';
import { seasonQueries } from '@emberclutch/web/api/seasons.ts';
import { MemoryRouter } from '@emberclutch/web/routing';
import { aSeason } from '@emberclutch/web/testing/factories.tsx';
import { notify } from '@emberclutch/web/state';
import { CelebrationSlot } from '../features/celebration/CelebrationSlot.tsx';
import { startCelebration } from '../features/celebration/celebrated-egg-count.ts';
import { ToastSlot } from '../features/notifications/toasts/ToastSlot.tsx';
import { SeasonBadge } from '../features/season/SeasonBadge.tsx';

const page = (queryClient: QueryClient) => (
  <MemoryRouter>
    <QueryClientProvider client={queryClient}>
      <SeasonBadge />
    </QueryClientProvider>
  </MemoryRouter>
);

it('hydrates the prerendered badge without a mismatch when the season is cached by then', async () => {
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = renderToString(page(createQueryClient()));
  const queryClient = createQueryClient();
  queryClient.setQueryData(seasonQueries.current().queryKey, {
    ...aSeason({ spawnSeason: 'WATER', spawnAge: 4 }),
    isNamed: true,
  });
  const onRecoverableError = jest.fn();

  await act(async () => hydrateRoot(place, page(queryClient), { onRecoverableError }));

  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(place).toHaveTextContent('WATER IV');
});

it('hydrates without a mismatch when a toast and a celebration have begun by then', async () => {
  const shell = (
    <MemoryRouter>
      <ToastSlot />
      <CelebrationSlot />
    </MemoryRouter>
  );
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = renderToString(shell);
  notify({ type: 'warning', message: 'The cycle ends soon', persistent: true });
  startCelebration(1);
  const onRecoverableError = jest.fn();

  await act(async () => hydrateRoot(place, shell, { onRecoverableError }));

  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(await screen.findByText('The cycle ends soon')).toBeVisible();
});
