import { setSession } from '@emberclutch/web/state';
import { api, http, HttpResponse } from '../testing/api.tsx';
import { aSession } from '../testing/factories.tsx';
import { foreignAvailability, foreignLocks, foreignReceipt } from '../testing/foreign/foreign-spawn.tsx';
import { getAccount } from './account.ts';
import { confirmCode } from './auth.ts';
import { listPurchases } from './purchases.ts';
import { getCurrentSeason } from './seasons.ts';
import { confirmPurchase, getActiveLock, getAvailability, lockEggs } from './spawn.ts';

beforeEach(() => setSession(aSession()));

it('reads an availability with texts for numbers, and what it does not say as unknown', async () => {
  api.use(http.get('*/v1/eggs/available', () => HttpResponse.json(foreignAvailability)));

  expect(await getAvailability()).toMatchObject({
    eggs: { count: null, fee: '1000.50' },
    keys: { count: 40, fee: '60.00' },
    gatewayKeys: [{ id: 14 }],
    currency: 'EUR',
    eggTransactionLimit: 3,
  });
});

it('warns of an egg fee that cannot be read, and takes it for unknown', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  api.use(http.get('*/v1/eggs/available', () => HttpResponse.json({ eggs: { count: 4, fee: 'free' } })));

  expect(await getAvailability()).toMatchObject({ eggs: { count: 4, fee: null }, keys: { count: 0 } });
  expect(warn).toHaveBeenCalledWith('The egg fee is missing or zero.');
});

it.each(foreignLocks)('keeps the granted lock %j', async (answer) => {
  api.use(http.post('*/v1/eggs/spawn/lock', () => new HttpResponse(JSON.stringify(answer))));
  const offer = { count: 1, fee: '25.00' };

  expect(await lockEggs({ eggs: offer, keys: offer }, 'intent')).toEqual({
    id: 901,
    lockId: 901,
    expiresAt: undefined,
    checkoutUrl: undefined,
  });
});

it.each([
  ['a held lock', { lock: { id: '901', state: 'held', refund: null, checkoutUrl: '/pay' } }, 901],
  ['a lock that is over', { lock: { id: 901, state: 'over', refund: null } }, undefined],
  ['a lock without a number', { lock: { state: 'held', refund: null } }, undefined],
  ['no lock', { lock: null }, undefined],
  ['something else', ['hello'], undefined],
])('reads %s as the active lock, or as none', async (_case, answer, id) => {
  api.use(http.get('*/v1/eggs/spawn/lock/active', () => HttpResponse.json(answer)));

  expect((await getActiveLock())?.id).toBe(id);
});

it('takes the refusal of a provider that does not know active locks for none', async () => {
  api.use(http.get('*/v1/eggs/spawn/lock/active', () => HttpResponse.text('Not a number', { status: 400 })));

  expect(await getActiveLock()).toBeNull();
});

it('reads a receipt as far as it can, and takes any other answer for none', async () => {
  const answers = [JSON.stringify(foreignReceipt), '"ok"', '', 'OK'];
  api.use(http.post('*/v1/voucher/purchase', () => new HttpResponse(answers.shift())));

  expect(await confirmPurchase(901)).toMatchObject({
    purchaseId: 901,
    completed: Date.UTC(2031, 3, 1) / 1_000,
    paymentMethod: null,
    eggs: { count: 2, fee: '25.00' },
    keys: { count: 0, fee: null },
    total: '50.00',
    currency: 'USD',
    assetIds: [1_234, 1_235],
  });
  for (let rest = answers.length; rest > 0; rest -= 1) expect(await confirmPurchase(901)).toBeNull();
});

it.each(['<!doctype html><p>Log in to this network</p>', '{"purchaseId": 901, "eg'])(
  'does not take %j for a completed purchase',
  async (answer) => {
    api.use(http.post('*/v1/voucher/purchase', () => new HttpResponse(answer)));

    await expect(confirmPurchase(901)).rejects.toMatchObject({ code: 'invalid_response' });
  },
);

it('leaves out and counts the purchases that have no number, or one that is not exact', async () => {
  api.use(
    http.get('*/v1/purchases', () =>
      HttpResponse.json([foreignReceipt, null, { purchaseId: '9007199254740993' }]),
    ),
  );

  expect(await listPurchases(0)).toMatchObject({
    purchases: [{ purchaseId: 901 }],
    skipped: 2,
    total: undefined,
  });
});

it.each([
  [7, '7'],
  ['acct:wren', 'acct:wren'],
  [null, null],
  ['', null],
])('signs in with the account id %j', async (userId, read) => {
  api.use(
    http.post('*/v1/auth/confirm', () => HttpResponse.json({ sessionId: 'of-wren', userId })),
    http.get('*/v1/account', () => HttpResponse.json({ id: userId, metadata: { age: 'IV' } })),
  );

  expect(await confirmCode({ code: 10_000_000 })).toEqual({ sessionId: 'of-wren', userId: read });
  expect(await getAccount()).toMatchObject({ id: read, age: 4 });
});

it('reads a season with texts for numbers', async () => {
  api.use(
    http.get('*/v1/seasons/current', () =>
      HttpResponse.json({
        spawnSeason: 'fire',
        spawnAgeRoman: 'II',
        seasonEnd: '2031-04-01',
        active: 'true',
      }),
    ),
  );

  expect(await getCurrentSeason()).toMatchObject({
    spawnSeason: 'fire',
    spawnAge: 2,
    seasonEnd: Date.UTC(2031, 3, 1) / 1_000,
    active: true,
  });
});
