import { screen } from '@testing-library/react';
import { api, http, HttpResponse } from '@emberclutch/web/testing/api.tsx';
import { aGatewayKey, aLockReport } from '@emberclutch/web/testing/factories.tsx';
import { openSpawn } from '../../../app/testing/open-spawn.tsx';
import { respondToLock, serveOffer } from './testing/provider-responses.ts';

afterEach(() => sessionStorage.clear());

it('the choose step says that keys have numbers that are too large', async () => {
  const tooLarge = aGatewayKey({ id: 2 ** 53 + 2 });
  serveOffer({ gatewayKeys: [aGatewayKey({ id: 501 }), tooLarge] });
  api.use(
    http.get('*/v1/assets/gateway-keys', () => HttpResponse.json({ gatewayKeys: [tooLarge], total: 1 })),
  );
  openSpawn('/spawn?eggs=1&with=keys');

  expect(await screen.findByRole('radio', { name: 'My gateway keys (1 usable)' })).toBeVisible();
  expect(await screen.findByText(/^1 gateway key of yours cannot be shown: its number/)).toBeVisible();
});

it.each([{ id: 2 ** 53 + 2 }, { lock: { lockId: '9007199254740993' } }, 2 ** 53 + 2, 1e30])(
  'the choose step says that the number of the lock is too large: %j',
  async (body) => {
    serveOffer();
    const attempts = respondToLock(() => HttpResponse.json(body));
    const { user } = openSpawn('/spawn?eggs=1');

    await user.click(await screen.findByRole('button', { name: 'Hold these for me' }));

    expect(await screen.findByRole('alert')).toHaveTextContent(
      /^What you chose is held for you, under a number that/,
    );
    expect(attempts).toHaveLength(1);
  },
);

it('the choose step says that the number of a held lock is too large', async () => {
  serveOffer();
  const lock = { ...aLockReport(), id: 2 ** 53 + 2, lockId: '9007199254740994' };
  api.use(http.get('*/v1/eggs/spawn/lock/active', () => HttpResponse.json({ lock })));
  openSpawn();

  expect(await screen.findByText(/^You hold something, under a number that is too large/)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Go on to the payment' })).not.toBeInTheDocument();
});
