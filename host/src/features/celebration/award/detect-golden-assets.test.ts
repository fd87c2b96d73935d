import { createQueryClient } from '@emberclutch/web/api/query-client.ts';
import { assetQueries } from '@emberclutch/web/api/assets.ts';
import type { Asset } from '@emberclutch/contract/asset/asset.ts';
import {
  clearNotificationHistory,
  currentSession,
  signOut,
  dismissNotification,
  expireSession,
  goldenEggAwardEvent,
  setSession,
  notificationsAtom,
  store,
} from '@emberclutch/web/state';
import type { GoldenEggAward } from '@emberclutch/web/state';
import { api, http, HttpResponse } from '@emberclutch/web/testing/api.tsx';
import { aGatewayKey, aSession, anEgg } from '@emberclutch/web/testing/factories.tsx';
import { detectGoldenAssets } from './detect-golden-assets.ts';

const now = Date.UTC(2031, 3, 2);
const goldenEgg = anEgg({ id: 77, golden: true, created: now / 1_000 - 60 });
const goldenKey = aGatewayKey({ id: 501, golden: true });

const realTimeout = setTimeout;
const responsesArrive = () => new Promise((resolve) => realTimeout(resolve, 20));

const messages = () => store.get(notificationsAtom).map(({ message }) => message);
let awards: GoldenEggAward[] = [];
let requestCount = 0;
let stop = () => {};

const recordAward = (event: Event) => {
  if (event instanceof CustomEvent) awards.push(event.detail);
};

function serveGoldenAssets(...assets: Asset[]) {
  api.use(
    http.get('*/v1/assets', ({ request }) => {
      expect(new URL(request.url).searchParams.get('golden')).toBe('true');
      requestCount += 1;
      return HttpResponse.json({ assets, total: assets.length });
    }),
  );
}

async function pass(milliseconds: number) {
  await jest.advanceTimersByTimeAsync(milliseconds);
  await responsesArrive();
}

/** Opens a page, and waits until it has checked the session. */
async function openPage() {
  stop();
  stop = detectGoldenAssets(createQueryClient());
  await pass(1_000);
}

beforeEach(() => {
  jest.useFakeTimers({ now, doNotFake: ['queueMicrotask', 'nextTick'] });
  awards = [];
  requestCount = 0;
  window.addEventListener(goldenEggAwardEvent, recordAward);
});

afterEach(() => {
  stop();
  window.removeEventListener(goldenEggAwardEvent, recordAward);
  store.get(notificationsAtom).forEach(({ id }) => dismissNotification(id));
  clearNotificationHistory();
  signOut();
  jest.useRealTimers();
});

it('checks one second after the login, not before', async () => {
  serveGoldenAssets(goldenEgg);
  stop = detectGoldenAssets(createQueryClient());
  setSession(aSession());

  await pass(999);
  expect(requestCount).toBe(0);
  await pass(1);

  expect(requestCount).toBe(1);
  expect(awards).toEqual([{ count: 1, eggs: [{ id: 77 }] }]);
  expect(messages()).toEqual(['There is 1 golden item in your collection.']);
});

it('checks a session that existed when the page opened', async () => {
  serveGoldenAssets(goldenEgg, goldenKey);
  setSession(aSession());

  await openPage();

  expect(messages()).toEqual(['There are 2 golden items in your collection.']);
});

it('counts golden assets beyond the first page, and none that are not golden', async () => {
  const answer = { assets: [goldenEgg, goldenKey], total: 1_234 };
  api.use(http.get('*/v1/assets', () => HttpResponse.json(answer), { once: true }));
  setSession(aSession());
  await openPage();
  expect(messages()).toEqual(['There are 1,234 golden items in your collection.']);

  answer.assets.push(anEgg({ id: 78 }));
  api.use(http.get('*/v1/assets', () => HttpResponse.json(answer)));
  setSession(aSession({ sessionId: 'another', userId: 'another' }));
  await pass(1_000);
  expect(messages()).toContain('There are 2 golden items in your collection.');
});

it('awards and notifies once per session, reloads included', async () => {
  serveGoldenAssets(goldenEgg);
  setSession(aSession());
  await openPage();

  await openPage();

  expect([requestCount, awards.length, messages().length]).toEqual([1, 1, 1]);
});

it('notifies again in the next session, and does not award the same egg twice', async () => {
  serveGoldenAssets(goldenEgg);
  setSession(aSession());
  await openPage();

  expireSession();
  setSession(aSession({ sessionId: 'another' }));
  await pass(1_000);

  expect([requestCount, awards.length, messages().length]).toEqual([2, 1, 2]);
});

it('notifies in a session that began while no page was open', async () => {
  serveGoldenAssets(goldenEgg);
  setSession(aSession());
  await openPage();
  stop();

  setSession(aSession({ sessionId: 'another' }));
  await openPage();

  expect([requestCount, awards.length, messages().length]).toEqual([2, 1, 2]);
});

it('notifies after a 401, and does not award the same egg twice after Sign Out', async () => {
  api.use(http.get('*/v1/assets', () => HttpResponse.json({}, { status: 401 }), { once: true }));
  setSession(aSession());
  await openPage();
  expect([currentSession(), awards, messages()]).toEqual([null, [], []]);

  serveGoldenAssets(goldenEgg);
  setSession(aSession({ sessionId: 'after the 401' }));
  await pass(1_000);
  expect([awards.length, messages().length]).toEqual([1, 1]);

  signOut();
  setSession(aSession({ sessionId: 'after Sign Out' }));
  await pass(1_000);
  expect([awards.length, messages().length]).toEqual([1, 2]);
});

it('awards no egg again to a player who comes back after another one', async () => {
  serveGoldenAssets(goldenEgg);
  stop = detectGoldenAssets(createQueryClient());
  setSession(aSession());
  await pass(1_000);

  signOut();
  serveGoldenAssets({ ...goldenEgg, id: 78 });
  setSession(aSession({ sessionId: 'of heron', userId: 'heron' }));
  await pass(1_000);
  signOut();
  serveGoldenAssets(goldenEgg);
  setSession(aSession({ sessionId: 'back again' }));
  await pass(1_000);

  expect(awards.map(({ eggs }) => eggs[0]?.id)).toEqual([77, 78]);
});

it('asks again after a failure of the server', async () => {
  serveGoldenAssets(goldenEgg);
  const fail = () => HttpResponse.json({}, { status: 503 });
  api.use(http.get('*/v1/assets', fail, { once: true }));
  setSession(aSession());

  await openPage();
  await pass(1_000);

  expect([requestCount, messages().length]).toEqual([1, 1]);
});

it('stores nothing after Sign Out', async () => {
  serveGoldenAssets(goldenEgg);
  setSession(aSession());
  await openPage();

  signOut();

  expect(localStorage).toHaveLength(0);
});

it.each<[string, Asset[]]>([
  ['a key', [goldenKey]],
  ['an old egg', [{ ...goldenEgg, created: now / 1_000 - 8 * 86_400 }]],
  ['a dragon', [{ ...goldenEgg, assetState: 'HATCHED' }]],
])('notifies of %s without an award', async (_case, assets) => {
  serveGoldenAssets(...assets);
  setSession(aSession());

  await openPage();

  expect([awards, messages()]).toEqual([[], ['There is 1 golden item in your collection.']]);
});

it('does not notify when there are no golden assets or the request fails', async () => {
  serveGoldenAssets();
  setSession(aSession());
  await openPage();
  api.use(http.get('*/v1/assets', () => HttpResponse.json({}, { status: 400 })));

  await openPage();

  expect([awards, messages()]).toEqual([[], []]);
});

it('checks again on the next page when the request failed', async () => {
  api.use(http.get('*/v1/assets', () => HttpResponse.json({}, { status: 400 })));
  setSession(aSession());
  await openPage();

  serveGoldenAssets(goldenEgg);
  await openPage();

  expect([awards.length, messages().length]).toEqual([1, 1]);
});

it('sends no request after the player has signed out', async () => {
  serveGoldenAssets(goldenEgg);
  setSession(aSession());
  stop = detectGoldenAssets(createQueryClient());
  signOut();

  await pass(2_000);

  expect(requestCount).toBe(0);
});

it('awards a golden egg when its owner first reads it, such as on the receipt', async () => {
  serveGoldenAssets();
  setSession(aSession());
  const queryClient = createQueryClient();
  stop = detectGoldenAssets(queryClient);
  const read = (egg: Asset) => {
    api.use(http.get(`*/v1/assets/${egg.id}`, () => HttpResponse.json(egg)));
    void queryClient.fetchQuery(assetQueries.one(egg.id));
    return pass(20).then(() => pass(20));
  };

  await read(goldenEgg);
  await read({ ...goldenEgg, id: 78, golden: false });
  await read({ ...goldenEgg, id: 79, accId: 'b1946ac9-2492-4d23-8f6a-0d5b8c6f2e11' });

  expect(awards).toEqual([{ count: 1, eggs: [{ id: 77 }] }]);
});
