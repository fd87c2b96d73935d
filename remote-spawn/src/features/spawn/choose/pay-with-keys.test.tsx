import { screen } from '@testing-library/react';
import { api, http, HttpResponse } from '@emberclutch/web/testing/api.tsx';
import { aGatewayKey, aLock, aSession } from '@emberclutch/web/testing/factories.tsx';
import { openSpawn } from '../../../app/testing/open-spawn.tsx';
import { respondToLock, serveOffer } from './testing/provider-responses.ts';

const createKeys = (count: number) =>
  Array.from({ length: count }, (_, index) => aGatewayKey({ id: 501 + index }));

beforeEach(() =>
  api.use(http.get('*/v1/eggs/spawn/lock/:id', () => new HttpResponse(null, { status: 404 }))),
);

it('the form pays with as many gateway keys as eggs and without a card', async () => {
  serveOffer({ gatewayKeys: createKeys(2) });
  const attempts = respondToLock(() => HttpResponse.json(aLock()));
  const { user } = openSpawn('/spawn?eggs=1');

  await user.click(await screen.findByRole('radio', { name: 'My gateway keys (2 usable)' }));
  await user.click(screen.getByRole('checkbox', { name: /502/ }));
  await user.click(screen.getByRole('button', { name: 'Hold these for me' }));

  expect(await screen.findByRole('button', { name: 'Redeem the key' })).toBeVisible();
  expect(attempts[0]?.body).toMatchObject({
    paymentMethod: 'VOUCHER',
    gatewayKeyVouchers: 1,
    usedGatewayKeyIds: [502],
    gatewayKeyIds: [502],
  });
});

it('the form sets the number of eggs to the number of chosen keys', async () => {
  serveOffer({ gatewayKeys: createKeys(2) });
  const { user, currentAddress } = openSpawn('/spawn?with=keys');
  await user.click(await screen.findByRole('checkbox', { name: /501/ }));
  await user.click(screen.getByRole('checkbox', { name: /502/ }));

  expect(currentAddress()).toBe('/spawn?eggs=2&with=keys&use=501%2C502');
  expect(screen.getByRole('button', { name: 'Hold these for me' })).not.toHaveAccessibleDescription();
  await user.click(screen.getByRole('checkbox', { name: /502/ }));

  expect(screen.getByRole('spinbutton', { name: 'Dragon eggs' })).toHaveValue(2);
});

it.each([
  ['another key', [aGatewayKey({ id: 502 })], 'checkbox', /502/, '/spawn?eggs=1&with=keys&use=502'],
  ['the card, if no key is left,', [], 'radio', 'Card', '/spawn?eggs=1'],
] as const)(
  'the form offers %s instead of a redeemed key in the URL',
  async (_to, gatewayKeys, role, name, address) => {
    serveOffer({ gatewayKeys: [...gatewayKeys] });
    const { user, currentAddress } = openSpawn('/spawn?eggs=1&with=keys&use=501');
    const submit = await screen.findByRole('button', { name: 'Hold these for me' });
    expect(submit).toHaveAccessibleDescription('Gateway key 501 not found');

    await user.click(screen.getByRole(role, { name }));

    expect(currentAddress()).toBe(address);
    expect(submit).not.toHaveAccessibleDescription();
  },
);

it('the form redeems a key that the availability does not list, and shows each key once', async () => {
  const ownKeys = createKeys(101);
  serveOffer({ gatewayKeys: ownKeys.slice(0, 2) });
  const requests: string[] = [];
  api.use(
    http.get('*/v1/assets/gateway-keys', ({ request }) => {
      const { search, searchParams } = new URL(request.url);
      requests.push(search);
      const from = Number(searchParams.get('page')) * 50;
      return HttpResponse.json({ gatewayKeys: ownKeys.slice(from, from + 50), total: 101 });
    }),
  );
  const attempts = respondToLock(() => HttpResponse.json(aLock()));
  const { user } = openSpawn('/spawn?eggs=1&with=keys');

  await user.click(await screen.findByRole('checkbox', { name: /601/ }));
  expect(screen.getByRole('radio', { name: 'My gateway keys (101 usable)' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Hold these for me' }));

  await screen.findByRole('button', { name: 'Redeem the key' });
  expect(attempts[0]?.body).toMatchObject({ usedGatewayKeyIds: [601], gatewayKeyVouchers: 1 });
  expect(requests[0]).toBe(
    `?accId=${aSession().userId}&limit=50&page=0&orderBy=created&orderDir=desc&state=UNUSED`,
  );
});
