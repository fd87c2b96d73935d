import { Suspense } from 'react';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createQueryClient } from '@emberclutch/web/api/query-client.ts';
import { BrowserRouter } from '@emberclutch/web/routing';
import { setSession } from '@emberclutch/web/state';
import { api, http, HttpResponse } from '@emberclutch/web/testing/api.tsx';
import { aLock, aLockReport, anAvailability, aSession } from '@emberclutch/web/testing/factories.tsx';
import { SpawnPage } from './SpawnPage.tsx';

afterEach(() => sessionStorage.clear());

/** Uses the browser's history, because with a memory router a test cannot go back before React renders. */
function open(path: string) {
  window.history.replaceState(null, '', path);
  setSession(aSession());
  render(
    <BrowserRouter>
      <QueryClientProvider client={createQueryClient()}>
        <Suspense fallback={null}>
          <SpawnPage />
        </Suspense>
      </QueryClientProvider>
    </BrowserRouter>,
  );
  return userEvent.setup();
}

const waitForNextTask = () => new Promise((resolve) => setTimeout(resolve));

it('the spawn page shows the choose step if the player presses Back at the moment the lock is granted', async () => {
  const { promise: whenAnswered, resolve: respondToLock } = Promise.withResolvers<void>();
  api.use(
    http.get('*/v1/eggs/available', () => HttpResponse.json(anAvailability())),
    http.get('*/v1/eggs/spawn/lock/active', () => HttpResponse.json({ lock: aLockReport() })),
    http.post('*/v1/eggs/spawn/lock', async () => {
      await whenAnswered;
      return HttpResponse.json(aLock());
    }),
  );
  const user = open('/spawn?eggs=2');
  await user.click(await screen.findByRole('button', { name: 'Hold these for me' }));

  // Within this call React renders neither the new history entry nor the navigation back.
  await act(async () => {
    respondToLock();
    while (window.location.search === '?eggs=2') await waitForNextTask();
    const popstate = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    window.history.back();
    await popstate;
  });

  expect(window.location.search).toBe('?eggs=2');
  expect(await screen.findByText('You hold 2 eggs for')).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Held for you' })).not.toBeInTheDocument();
});
