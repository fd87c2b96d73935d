import { setSession } from '@emberclutch/web/state';
import { api, http, HttpResponse } from '../testing/api.tsx';
import { aGatewayKey, anEgg, aSession } from '../testing/factories.tsx';
import { assetMediaQueries } from './asset-media.ts';
import { assetQueries } from './assets.ts';
import { gatewayKeyQueries } from './gateway-keys.ts';
import { ownedAssetQueries } from './owned-assets.ts';
import { createQueryClient } from './query-client.ts';
import { confirmPurchase, getActiveLock, getAvailability } from './spawn.ts';

const queryClient = createQueryClient();
beforeEach(() => setSession(aSession()));
afterEach(() => queryClient.clear());

it('the client warns about an unreadable egg fee, and treats it as unknown', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  api.use(http.get('*/v1/eggs/available', () => HttpResponse.json({ eggs: { count: 4, fee: 'free' } })));

  expect(await getAvailability()).toMatchObject({ eggs: { count: 4, fee: null }, keys: { count: 0 } });
  expect(warn).toHaveBeenCalledWith('The egg fee is missing or zero.');
});

it('the client reads no active lock if the provider does not support the call', async () => {
  api.use(http.get('*/v1/eggs/spawn/lock/active', () => HttpResponse.text('Not a number', { status: 400 })));

  expect(await getActiveLock()).toBeNull();
});

it.each(['"ok"', '', 'OK'])(
  'the client reads %j as a completed purchase without a receipt',
  async (response) => {
    api.use(http.post('*/v1/voucher/purchase', () => new HttpResponse(response)));

    expect(await confirmPurchase(901)).toBeNull();
  },
);

it.each(['<!doctype html><p>Log in to this network</p>', '{"purchaseId": 901, "eg'])(
  'the client does not read %j as a completed purchase',
  async (response) => {
    api.use(http.post('*/v1/voucher/purchase', () => new HttpResponse(response)));

    await expect(confirmPurchase(901)).rejects.toMatchObject({ code: 'invalid_response' });
  },
);

it('the client reads all pages of a collection without a total, and counts the assets that are left out', async () => {
  const pages = [[anEgg({ id: 11 }), null], [], [anEgg({ id: 13 }), anEgg({ id: 11 })]];
  api.use(
    http.get('*/v1/assets', ({ request }) =>
      HttpResponse.json(pages[Number(new URL(request.url).searchParams.get('page'))] ?? []),
    ),
  );

  const { assets, skipped } = await queryClient.fetchQuery(ownedAssetQueries.of('7'));

  expect(assets.map(({ id }) => id)).toEqual([11, 13]);
  expect(skipped).toBe(1);
});

it('the client shows no total that counts all states if the provider rejects the state filter', async () => {
  api.use(
    http.get('*/v1/assets/dragons', ({ request }) => {
      const hasState = new URL(request.url).searchParams.has('state');
      if (hasState) return HttpResponse.json({ detail: 'No such parameter.' }, { status: 400 });
      // The newest are all sealed.
      return HttpResponse.json({ assets: [anEgg({ id: 2 }), anEgg({ id: 1 })], total: 1_873 });
    }),
  );
  const list = { ...assetQueries.dragons({ state: ['SEALED'] }), pages: 1 };

  const { pages } = await queryClient.fetchInfiniteQuery(list);

  expect(pages[0]?.assets.map(({ id }) => id)).toEqual([2, 1]);
  expect(pages[0]?.total).toBeUndefined();
});

it('the client requests the unused keys of an account as specified, and leaves out used ones', async () => {
  const requestedQueries: string[] = [];
  api.use(
    http.get('*/v1/assets/gateway-keys', ({ request }) => {
      requestedQueries.push(new URL(request.url).search);
      const usedKey = aGatewayKey({ id: 502, assetState: 'USED' });
      return HttpResponse.json({ gatewayKeys: [aGatewayKey(), usedKey], total: 2 });
    }),
  );

  const keys = await queryClient.query(gatewayKeyQueries.unused('7'));

  expect(requestedQueries).toEqual(['?accId=7&limit=50&page=0&orderBy=created&orderDir=desc&state=UNUSED']);
  expect(keys).toMatchObject({ assets: [{ id: 501 }], isComplete: true, stop: null });
});

it('the client returns neither keys nor pictures if the provider lacks the calls', async () => {
  api.use(http.get('*/v1/assets/gateway-keys', () => new HttpResponse(null, { status: 404 })));

  expect(await queryClient.query(gatewayKeyQueries.unused('7'))).toMatchObject({ assets: [], stop: null });
  expect(await queryClient.query(assetMediaQueries.of(12, 'HATCHED'))).toEqual([]);
});
