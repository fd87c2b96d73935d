import { QueryClientProvider } from '@tanstack/react-query';
import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import type { CycleInfo } from '@emberclutch/contract/season/season-calendar.ts';
import { createQueryClient } from '@emberclutch/web/api/query-client.ts';
import { MemoryRouter } from '@emberclutch/web/routing';
import { rendered } from '@emberclutch/web/state';
import { CycleList } from './CycleList.tsx';

afterEach(() => {
  rendered.at = null;
});

it('the list hydrates the HTML of the edge, and then shows that a cycle has opened since', async () => {
  const opensAt = Math.floor(Date.now() / 1_000) - 30;
  const cycle: CycleInfo = {
    id: 1,
    season: 'EARTH',
    age: 2,
    opensAt,
    closesAt: opensAt + 3_600,
    eggs: 500,
    eggFee: '25.00',
    currency: 'EUR',
    golden: null,
  };
  const list = (
    <MemoryRouter>
      <QueryClientProvider client={createQueryClient()}>
        <CycleList cycles={[cycle]} phases={['open', 'next']} />
      </QueryClientProvider>
    </MemoryRouter>
  );
  rendered.at = opensAt - 30;
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(list);
  expect(container).toHaveTextContent(/Next.*500 eggs/);
  const onRecoverableError = jest.fn();

  await act(async () => hydrateRoot(container, list, { onRecoverableError }));

  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(container).toHaveTextContent(/Open now.*500 eggs/);
});
