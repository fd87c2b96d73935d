import type { AssetStats } from '@emberclutch/contract/asset/asset-stats.ts';
import type { Asset } from '@emberclutch/contract/asset/asset.ts';
import type { Metrics } from '@emberclutch/contract/asset/metrics.ts';
import type { Account } from '@emberclutch/contract/identity/account.ts';
import type { Problem } from '@emberclutch/contract/problem/problem.ts';
import type { CurrentSeason } from '@emberclutch/contract/season/current-season.ts';
import type { Availability } from '@emberclutch/contract/spawn/availability.ts';
import type { LockReport } from '@emberclutch/contract/spawn/lock-report.ts';
import type { Lock } from '@emberclutch/contract/spawn/lock.ts';
import type { Purchase } from '@emberclutch/contract/spawn/purchase.ts';
import type { Session } from '@emberclutch/web/state';

const player = { id: '7f1c2a90-3f0e-4a57-9a1d-0d5b8c6f2e11', name: 'Wren', email: 'wren@example.org' };
const spring = Date.UTC(2031, 3, 1) / 1_000;

export const aSession = (change: Partial<Session> = {}): Session => ({
  sessionId: 'session-of-wren',
  userId: player.id,
  displayName: player.name,
  email: player.email,
  ...change,
});

export const anAccount = (change: Partial<Account> = {}): Account => ({
  id: player.id,
  email: player.email,
  displayName: player.name,
  created: spring,
  metadata: { season: 'EARTH', age: 1 },
  ...change,
});

export const anEgg = (change: Partial<Asset> = {}): Asset => ({
  id: 1_234,
  accId: player.id,
  accDisplayName: player.name,
  assetType: 'DRAGON',
  assetState: 'SEALED',
  created: spring,
  modified: spring,
  charmOfMaking: 'ash, brook and lantern',
  thumbnail: '/v1/assets/1234/medias/sealed.svg',
  golden: false,
  rarity: 41.5,
  dragon: {
    egg: { golden: false, hatchState: 'sealed', sealedAt: spring },
    house: 'FIRE',
    magic: 'AIR',
    spawn: 'EARTH',
    spawnAge: 1,
  },
  gatewayKey: null,
  ...change,
});

export const aDragon = (change: Partial<Asset> = {}): Asset => ({
  ...anEgg({ id: 77, assetState: 'HATCHED' }),
  dragon: {
    egg: { golden: false, hatchState: 'hatched', sealedAt: spring, hatchesAt: spring + 3_600 },
    dragon: { name: 'Ashwing', hatchedAt: spring + 3_600 },
    house: 'WATER',
    magic: 'EARTH',
    spawn: 'GENESIS',
    spawnAge: 0,
    hatch: 'EARTH',
  },
  ...change,
});

export const aGatewayKey = (change: Partial<Asset> = {}): Asset => ({
  ...anEgg({ id: 501, assetType: 'GATEWAY_KEY', assetState: 'UNUSED' }),
  charmOfMaking: null,
  rarity: null,
  thumbnail: null,
  dragon: null,
  gatewayKey: { season: 'EARTH', age: 1, isGolden: false, thumbnail: null },
  ...change,
});

export const aSeason = (change: Partial<CurrentSeason> = {}): CurrentSeason => ({
  spawnSeason: 'EARTH',
  spawnAge: 1,
  isSpawnCycleActive: true,
  spawnCycleEnd: getTimeInAnHour(),
  spawnCycleStart: null,
  seasonStart: getTimeInAnHour() - 86_400,
  seasonEnd: getTimeInAnHour() + 86_400,
  active: true,
  ...change,
});

export const someStats = (change: Partial<AssetStats> = {}): AssetStats => ({
  totalAssets: 3_460,
  totalDragons: 1_210,
  totalSealedEggs: 1_500,
  totalIncubatingEggs: 420,
  totalHatchingEggs: 30,
  totalGatewayKeys: 300,
  totalGoldenEggs: 12,
  ...change,
});

export const metrics: Metrics = {
  primalDragons: 1_210,
  gatewayKeys: 300,
  users: 2_048,
  primalEggs: 1_950,
  goldenEggs: 12,
};

export const anAvailability = (change: Partial<Availability> = {}): Availability => ({
  eggs: { count: 400, fee: '25.00' },
  keys: { count: 40, fee: '60.00' },
  gatewayKeys: [],
  currency: 'USD',
  eggTransactionLimit: 10,
  keyTransactionLimit: 2,
  ...change,
});

export const aLock = (change: Partial<Lock> = {}): Lock => ({ id: 901, lockId: 901, ...change });

export const aLockReport = (change: Partial<LockReport> = {}): LockReport => ({
  ...aLock(),
  state: 'held',
  expiresAt: Math.floor(Date.now() / 1_000) + 300,
  eggs: { count: 2, fee: '25.00' },
  keys: { count: 0, fee: '60.00' },
  total: '50.00',
  currency: 'USD',
  paymentMethod: 'CREDIT_CARD',
  refund: null,
  ...change,
});

export const aPurchase = (change: Partial<Purchase> = {}): Purchase => ({
  purchaseId: 901,
  completed: spring,
  paymentMethod: 'CREDIT_CARD',
  eggs: { count: 2, fee: '25.00' },
  keys: { count: 0, fee: '60.00' },
  total: '50.00',
  currency: 'USD',
  assetIds: [1_234, 1_235],
  ...change,
});

export const aProblem = (change: Partial<Problem> = {}): Problem => ({
  title: 'Not found',
  status: 404,
  code: 'not_found',
  ...change,
});

const getTimeInAnHour = () => Math.floor(Date.now() / 1_000) + 3_600;
