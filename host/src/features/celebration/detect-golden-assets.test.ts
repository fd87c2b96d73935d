import { createQueryClient } from '@emberclutch/shared/api/query-client';
import { assetQueries } from '@emberclutch/shared/api/assets';
import type { Asset } from '@emberclutch/shared/contract/asset';
import {
  clearNotificationHistory,
  signOut,
  dismissNotification,
  expireSession,
  goldenEggAwardEvent,
  setSession,
  notificationsAtom,
  store,
} from '@emberclutch/shared/state';
import type { GoldenEggAward } from '@emberclutch/shared/state';
import { api, http, HttpResponse } from '@emberclutch/shared/testing/api';
import { aGatewayKey, aSession, anEgg } from '@emberclutch/shared/testing/factories';
import { detectGoldenAssets } from './detect-golden-assets.ts';

const now = Date.UTC(2031, 3, 2);
const goldenEgg = anEgg({ id: 77, golden: true, created: now / 1_000 - 60 });
const goldenKey = aGatewayKey({ id: 501, golden: true });

const realTimeout = setTimeout;
const answered = () => new Promise((resolve) => realTimeout(resolve, 20));

const noticed = () => store.get(notificationsAtom).map(({ message }) => message);
let awards: GoldenEggAward[] = [];
let asked = 0;
let stop = () => {};

const hearAward = (event: Event) => {
  if (event instanceof CustomEvent) awards.push(event.detail);
};

function givenGold(...assets: Asset[]) {
  api.use(
    http.get('*/v1/assets', ({ request }) => {
      expect(new URL(request.url).searchParams.get('golden')).toBe('true');
      asked += 1;
      return HttpResponse.json({ assets, total: assets.length });
    }),
  );
}

async function pass(milliseconds: number) {
  await jest.advanceTimersByTimeAsync(milliseconds);
  await answered();
}

beforeEach(() => {
  jest.useFakeTimers({ now, doNotFake: ['queueMicrotask', 'nextTick'] });
  awards = [];
  asked = 0;
  window.addEventListener(goldenEggAwardEvent, hearAward);
});

afterEach(() => {
  stop();
  window.removeEventListener(goldenEggAwardEvent, hearAward);
  store.get(notificationsAtom).forEach(({ id }) => dismissNotification(id));
  clearNotificationHistory();
  signOut();
  jest.useRealTimers();
});

it('looks one second after the login, not before', async () => {
  givenGold(goldenEgg);
  stop = detectGoldenAssets(createQueryClient());
  setSession(aSession());

  await pass(999);
  expect(asked).toBe(0);
  await pass(1);

  expect(asked).toBe(1);
  expect(awards).toEqual([{ count: 1, eggs: [{ id: 77 }] }]);
  expect(noticed()).toEqual(['One golden thing is in your collection.']);
});

it('looks at a session that was there when the page opened', async () => {
  givenGold(goldenEgg, goldenKey);
  setSession(aSession());
  stop = detectGoldenAssets(createQueryClient());

  await pass(1_000);

  expect(noticed()).toEqual(['2 golden things are in your collection.']);
});

it('does both once per session, reloads included', async () => {
  givenGold(goldenEgg);
  setSession(aSession());
  stop = detectGoldenAssets(createQueryClient());
  await pass(1_000);
  stop();

  stop = detectGoldenAssets(createQueryClient());
  await pass(1_000);

  expect([asked, awards.length, noticed().length]).toEqual([1, 1, 1]);
});

it('notices again in the next session, and does not award the same egg twice', async () => {
  givenGold(goldenEgg);
  setSession(aSession());
  stop = detectGoldenAssets(createQueryClient());
  await pass(1_000);

  expireSession();
  setSession(aSession({ sessionId: 'another' }));
  await pass(1_000);

  expect([asked, awards.length, noticed().length]).toEqual([2, 1, 2]);
});

it('leaves nothing behind after Sign Out', async () => {
  givenGold(goldenEgg);
  setSession(aSession());
  stop = detectGoldenAssets(createQueryClient());
  await pass(1_000);

  signOut();

  expect(localStorage).toHaveLength(0);
});

it.each<[string, Asset[]]>([
  ['a key', [goldenKey]],
  ['an egg of long ago', [{ ...goldenEgg, created: now / 1_000 - 8 * 86_400 }]],
  ['a dragon', [{ ...goldenEgg, assetState: 'HATCHED' }]],
])('notices %s without an award', async (_what, assets) => {
  givenGold(...assets);
  setSession(aSession());
  stop = detectGoldenAssets(createQueryClient());

  await pass(1_000);

  expect([awards, noticed()]).toEqual([[], ['One golden thing is in your collection.']]);
});

it('says nothing where there is no gold, or nobody can tell', async () => {
  givenGold();
  setSession(aSession());
  stop = detectGoldenAssets(createQueryClient());
  await pass(1_000);
  stop();
  api.use(http.get('*/v1/assets', () => HttpResponse.json({}, { status: 400 })));
  stop = detectGoldenAssets(createQueryClient());

  await pass(1_000);

  expect([awards, noticed()]).toEqual([[], []]);
});

it('looks again on the next page where the first could not read', async () => {
  api.use(http.get('*/v1/assets', () => HttpResponse.json({}, { status: 400 })));
  setSession(aSession());
  stop = detectGoldenAssets(createQueryClient());
  await pass(1_000);
  stop();

  givenGold(goldenEgg);
  stop = detectGoldenAssets(createQueryClient());
  await pass(1_000);

  expect([awards.length, noticed().length]).toEqual([1, 1]);
});

it('asks for nobody once the player has gone', async () => {
  givenGold(goldenEgg);
  setSession(aSession());
  stop = detectGoldenAssets(createQueryClient());
  signOut();

  await pass(2_000);

  expect(asked).toBe(0);
});

it('awards a golden egg when its keeper sees it first, such as on the receipt', async () => {
  givenGold();
  setSession(aSession());
  const queryClient = createQueryClient();
  stop = detectGoldenAssets(queryClient);
  const see = (egg: Asset) => {
    api.use(http.get(`*/v1/assets/${egg.id}`, () => HttpResponse.json(egg)));
    void queryClient.fetchQuery(assetQueries.one(egg.id));
    return pass(20).then(() => pass(20));
  };

  await see(goldenEgg);
  await see({ ...goldenEgg, id: 78, golden: false });
  await see({ ...goldenEgg, id: 79, accId: 'b1946ac9-2492-4d23-8f6a-0d5b8c6f2e11' });

  expect(awards).toEqual([{ count: 1, eggs: [{ id: 77 }] }]);
});
