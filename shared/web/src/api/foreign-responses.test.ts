import { AssetMediaList } from '@emberclutch/contract/asset/asset-media.ts';
import { AssetPage } from '@emberclutch/contract/asset/asset-page.ts';
import { AssetStats } from '@emberclutch/contract/asset/asset-stats.ts';
import { Asset } from '@emberclutch/contract/asset/asset.ts';
import { HatchEstimate } from '@emberclutch/contract/asset/hatch-estimate.ts';
import { KeyPage } from '@emberclutch/contract/asset/key-page.ts';
import { Account } from '@emberclutch/contract/identity/account.ts';
import { ConfirmResponse } from '@emberclutch/contract/identity/confirm-response.ts';
import { CurrentSeason } from '@emberclutch/contract/season/current-season.ts';
import type { Reader } from '@emberclutch/contract/shape/shape.ts';
import { Availability } from '@emberclutch/contract/spawn/availability.ts';
import { ActiveLock } from '@emberclutch/contract/spawn/lock-report.ts';
import { Lock } from '@emberclutch/contract/spawn/lock.ts';
import { PurchaseList, ReceiptResponse } from '@emberclutch/contract/spawn/purchase.ts';
import { aDragon, aGatewayKey, anEgg } from '../testing/factories.tsx';
import {
  brokenItems,
  emptyEgg,
  foreignKey,
  minimalEgg,
  verboseDragon,
} from '../testing/foreign/foreign-assets.tsx';
import { foreignAvailability } from '../testing/foreign/foreign-spawn.tsx';

const spring = Date.UTC(2031, 3, 1) / 1_000;

const expectedKey = { assetType: 'GATEWAY_KEY', assetState: 'UNUSED', golden: true };
const heldLock = { id: '901', state: 'held', refund: null, checkoutUrl: '/pay' };
const receipt = {
  purchaseId: '901',
  completed: '2031-04-01T00:00:00Z',
  eggs: { count: '2', fee: 25 },
  total: '50',
  currency: 'usd',
  assetIds: ['1234', null, 1_235],
};

/** Responses of other providers, as the specification (sections 3 and 7) allows them. */
const responses: [what: string, reader: Reader<unknown>, response: unknown, expected: object][] = [
  [
    'an egg with few members',
    Asset,
    minimalEgg,
    { id: 11, assetState: 'INCUBATING', golden: true, created: null, accId: null },
  ],
  [
    'a dragon with numbers as strings',
    Asset,
    verboseDragon,
    {
      id: 12,
      accId: '7',
      assetType: 'DRAGON',
      assetState: 'HATCHED',
      created: spring,
      golden: false,
      rarity: 41.5,
      dragon: {
        dragon: { name: 'Ashwing' },
        house: 'FIRE',
        magic: 'AIR',
        spawn: 'EARTH',
        spawnAge: 2,
        hatch: 'PRIMORDIAL',
      },
    },
  ],
  [
    'a key without a type',
    AssetPage,
    { gatewayKeys: [foreignKey] },
    { assets: [{ ...expectedKey, gatewayKey: { season: 'WATER', age: 0 } }] },
  ],
  [
    'a key with a state only',
    Asset,
    { id: 16, assetState: 'unused' },
    { assetType: 'GATEWAY_KEY', assetState: 'UNUSED' },
  ],
  [
    'a list of keys',
    KeyPage,
    [foreignKey, { id: '15', season: 'fire', age: 'II', isGolden: true }],
    {
      assets: [
        { id: 14, ...expectedKey, gatewayKey: { season: 'WATER', age: 0 } },
        { id: 15, assetType: 'GATEWAY_KEY', golden: true, gatewayKey: { season: 'FIRE', age: 2 } },
      ],
    },
  ],
  [
    'an availability, with missing values as unknown',
    Availability,
    foreignAvailability,
    {
      eggs: { count: null, fee: '1000.50' },
      keys: { count: 40, fee: '60.00' },
      gatewayKeys: [{ id: 14 }],
      currency: 'EUR',
      eggTransactionLimit: 3,
    },
  ],
  [
    'a receipt as far as it can be read',
    ReceiptResponse,
    receipt,
    {
      value: {
        purchaseId: 901,
        completed: spring,
        paymentMethod: null,
        eggs: { count: 2, fee: '25.00' },
        keys: { count: 0, fee: null },
        total: '50.00',
        currency: 'USD',
        assetIds: [1_234, 1_235],
      },
    },
  ],
  [
    'purchases, without those whose number is missing or not exact',
    PurchaseList,
    [receipt, null, { purchaseId: '9007199254740993' }],
    { purchases: [{ purchaseId: 901 }], skipped: 2, total: undefined },
  ],
  [
    'totals, as many as were sent',
    AssetStats,
    { totalAssets: '1,234', totalDragons: null },
    { totalAssets: 1_234, totalDragons: null, totalGoldenEggs: null },
  ],
  [
    'a season',
    CurrentSeason,
    { spawnSeason: 'fire', spawnAgeRoman: 'II', seasonEnd: '2031-04-01', active: 'true' },
    { spawnSeason: 'fire', spawnAge: 2, seasonEnd: spring, active: true },
  ],
  ['an account', Account, { id: 7, metadata: { age: 'IV' } }, { id: '7', age: 4 }],
  ['an account whose id is not a number', Account, { id: 'acct:wren' }, { id: 'acct:wren' }],
  ...(
    [
      [7, '7'],
      ['', null],
    ] as const
  ).map(([userId, expectedId]): (typeof responses)[number] => [
    `a sign-in of the account ${JSON.stringify(userId)}`,
    ConfirmResponse,
    { sessionId: 'of-wren', userId },
    { sessionId: 'of-wren', userId: expectedId },
  ]),
  ['a held lock', ActiveLock, { lock: heldLock }, { lock: { id: 901 } }],
  ...[
    { lock: { ...heldLock, state: 'over' } },
    { lock: { ...heldLock, id: null } },
    { lock: null },
    ['hello'],
  ].map((response): (typeof responses)[number] => ['no lock', ActiveLock, response, { lock: null }]),
];

it.each(responses)('the client reads %s', (_what, { read }, response, expected) => {
  expect(read(response)).toMatchObject(expected);
});

it.each([
  { id: '901' },
  { lockId: 901, expiresAt: null, checkoutUrl: null },
  { id: null, lockId: '901', expiresAt: 'soon', checkoutUrl: 7 },
  { id: 901, expiresAt: {}, extra: [[[]]] },
  { lock: { id: 901 } },
  901,
  '901',
])('the client keeps the granted lock %j', (response) => {
  expect(Lock.read(response)).toEqual({
    id: 901,
    lockId: 901,
    expiresAt: undefined,
    checkoutUrl: undefined,
  });
});

it.each([undefined, '', 7, 'two words', 'two\nlines', 'x'.repeat(5_000)])(
  'the client rejects a session id that cannot be sent: %j',
  (sessionId) => {
    expect(ConfirmResponse.read({ sessionId })).toBeNull();
  },
);

it.each([
  [[...brokenItems, emptyEgg, minimalEgg], [13, 11], undefined, brokenItems.length],
  [{ dragons: [emptyEgg], total: null }, [13], undefined, 0],
  [{ assets: null, dragons: [emptyEgg] }, [13], undefined, 0],
  [{ dragons: [emptyEgg], gatewayKeys: [foreignKey], total: '2' }, [13, 14], 2, 0],
  [{ assets: {}, total: 'many' }, [], undefined, 0],
  [null, [], undefined, 0],
  [{}, [], undefined, 0],
])('the client reads the list %j, and counts unreadable items', (response, ids, total, skipped) => {
  const list = AssetPage.read(response);

  expect(list?.assets.map(({ id }) => id)).toEqual(ids);
  expect(list).toMatchObject({ total, skipped });
});

it('the client does not read a string as a list', () => {
  expect(AssetPage.read('eggs')).toBeNull();
});

it.each([
  [{ medias: [{ url: '/egg.svg', kind: 'egg' }, null, { kind: 'dragon' }] }, ['/egg.svg']],
  [[{ src: 'https://cdn.example.org/12.png', type: 'image' }], ['https://cdn.example.org/12.png']],
  [{ media: ['egg.png', 'egg.png', 7] }, ['egg.png']],
  [
    { medias: [{ url: 'javascript:alert(1)' }, { href: '//cdn.example.org/12.png' }] },
    ['//cdn.example.org/12.png'],
  ],
  [{ medias: null }, []],
  [null, []],
])('the client reads the pictures of %j that can be shown', (response, addresses) => {
  expect(AssetMediaList.read(response)?.medias.map(({ url }) => url)).toEqual(addresses);
});

it.each([
  [
    {
      id: '11',
      state: 'sealed',
      nextState: 'Incubating',
      nextStateAt: `${spring}`,
      hatchesAt: spring * 1_000,
    },
    { state: 'SEALED', nextState: 'INCUBATING', nextStateAt: spring, hatchesAt: spring },
  ],
  [
    { estimatedHatchTime: '2031-04-01T00:00:00Z', secondsToHatch: 60 },
    { hatchesAt: spring, state: null },
  ],
  [{ hatchesAt: null, estimate: spring + 0.5 }, { hatchesAt: spring }],
  [spring, { hatchesAt: spring }],
  ['soon', { hatchesAt: null, nextStateAt: null }],
  [null, { hatchesAt: null }],
])('the client reads the estimate %j', (response, estimate) => {
  expect(HatchEstimate.read(response)).toMatchObject(estimate);
});

it.each([anEgg(), aDragon(), aGatewayKey()])(
  'the client reads an asset of our provider without losing anything: %#',
  (asset) => {
    const { dragon, gatewayKey, ...rest } = asset;

    expect(Asset.read(asset)).toMatchObject({
      ...rest,
      ...(dragon && { dragon: { house: dragon.house, spawn: dragon.spawn, spawnAge: dragon.spawnAge } }),
      ...(gatewayKey && { gatewayKey: { season: gatewayKey.season, age: gatewayKey.age } }),
    });
  },
);
