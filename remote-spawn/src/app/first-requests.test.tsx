import { screen, waitFor } from '@testing-library/react';
import { api, http, HttpResponse } from '@emberclutch/web/testing/api.tsx';
import { anAvailability } from '@emberclutch/web/testing/factories.tsx';
import { openSpawn } from './testing/open-spawn.tsx';

it('the spawn page requests the lock, the keys, the calendar and the eggs of the season before the offer has arrived', async () => {
  const { promise: whenOffered, resolve: releaseOffer } = Promise.withResolvers<void>();
  const requests: string[] = [];
  api.use(
    http.get('*/v1/eggs/available', async () => {
      await whenOffered;
      return HttpResponse.json(anAvailability());
    }),
    http.get('*/v1/*', ({ request }) => {
      const { pathname, searchParams } = new URL(request.url);
      requests.push([pathname, searchParams.get('state')].filter(Boolean).join(' '));
    }),
  );
  openSpawn();

  await waitFor(() =>
    expect(requests).toEqual(
      expect.arrayContaining([
        '/v1/eggs/spawn/lock/active',
        '/v1/assets/gateway-keys UNUSED',
        '/v1/seasons',
        '/v1/assets/dragons SEALED',
      ]),
    ),
  );
  expect(screen.queryByLabelText('Dragon eggs')).not.toBeInTheDocument();
  releaseOffer();

  expect(await screen.findByLabelText('Dragon eggs')).toBeVisible();
});
