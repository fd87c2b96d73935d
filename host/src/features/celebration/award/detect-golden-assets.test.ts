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
const oneItemMessage = 'There is 1 golden item in your collection.';

const realTimeout = setTimeout;
const waitForResponses = () => new Promise((resolve) => realTimeout(resolve, 20));

const listMessages = () => store.get(notificationsAtom).map(({ message }) => message);
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

/** @param isOnce whether only the next call fails */
const failWith = (status: number, isOnce = false) =>
  api.use(http.get('*/v1/assets', () => HttpResponse.json({}, { status }), { once: isOnce }));

async function advanceTime(milliseconds: number) {
  await jest.advanceTimersByTimeAsync(milliseconds);
  await waitForResponses();
}

/** Opens a page, and waits until the page has checked the golden assets of the session. */
async function openPage() {
  stop();
  stop = detectGoldenAssets(createQueryClient());
  await advanceTime(1_000);
}

/** Begins a session in the open page, and waits until the page has checked its golden assets. */
async function signInAs(sessionId: string, userId = aSession().userId) {
  setSession(aSession({ sessionId, userId }));
  await advanceTime(1_000);
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

it('the detection checks one second after the login, not before, and stores nothing after Sign Out', async () => {
  serveGoldenAssets(goldenEgg);
  stop = detectGoldenAssets(createQueryClient());
  setSession(aSession());

  await advanceTime(999);
  expect(requestCount).toBe(0);
  await advanceTime(1);

  expect(requestCount).toBe(1);
  expect(awards).toEqual([{ count: 1, eggs: [{ id: 77 }] }]);
  expect(listMessages()).toEqual([oneItemMessage]);
  signOut();
  expect(localStorage).toHaveLength(0);
});

it('the detection counts golden assets beyond the first page, but does not count other assets', async () => {
  const response = { assets: [goldenEgg, goldenKey], total: 1_234 };
  api.use(http.get('*/v1/assets', () => HttpResponse.json(response), { once: true }));
  setSession(aSession());
  await openPage();
  expect(listMessages()).toEqual(['There are 1,234 golden items in your collection.']);

  response.assets.push(anEgg({ id: 78 }));
  api.use(http.get('*/v1/assets', () => HttpResponse.json(response)));
  await signInAs('another', 'another');
  expect(listMessages()).toContain('There are 2 golden items in your collection.');
});

it.each([
  ['once per session, reloads included', () => openPage(), [1, 1, 1]],
  [
    'again in the next session',
    () => {
      expireSession();
      return signInAs('another');
    },
    [2, 1, 2],
  ],
  [
    'in a session that began while no page was open',
    () => {
      stop();
      setSession(aSession({ sessionId: 'another' }));
      return openPage();
    },
    [2, 1, 2],
  ],
  [
    'after Sign Out',
    () => {
      signOut();
      return signInAs('another');
    },
    [2, 1, 2],
  ],
])(
  'the detection notifies %s, and does not award the same egg twice',
  async (_when, continueVisit, counts) => {
    serveGoldenAssets(goldenEgg);
    setSession(aSession());
    await openPage();

    await continueVisit();

    expect([requestCount, awards.length, listMessages().length]).toEqual(counts);
  },
);

it('the detection does not award an egg again when a player returns after another player', async () => {
  serveGoldenAssets(goldenEgg);
  setSession(aSession());
  await openPage();

  signOut();
  serveGoldenAssets({ ...goldenEgg, id: 78 });
  await signInAs('session-of-heron', 'heron');
  signOut();
  serveGoldenAssets(goldenEgg);
  await signInAs('next-session');

  expect(awards.map(({ eggs }) => eggs[0]?.id)).toEqual([77, 78]);
});

it.each([
  ['a key', [goldenKey], [oneItemMessage]],
  ['an old egg', [{ ...goldenEgg, created: now / 1_000 - 8 * 86_400 }], [oneItemMessage]],
  ['a dragon', [{ ...goldenEgg, assetState: 'HATCHED' }], [oneItemMessage]],
  ['nothing', [], []],
] satisfies [string, Asset[], string[]][])(
  'the detection awards nothing for %s',
  async (_case, assets, expectedMessages) => {
    serveGoldenAssets(...assets);
    setSession(aSession());

    await openPage();

    expect([awards, listMessages()]).toEqual([[], expectedMessages]);
  },
);

it('the detection checks again at once after a 503, on the next page after a 400, and in the next session after a 401', async () => {
  setSession(aSession());
  failWith(400, true);
  await openPage();
  expect([awards, listMessages()]).toEqual([[], []]);

  failWith(401, true);
  await openPage();
  expect([currentSession(), awards, listMessages()]).toEqual([null, [], []]);

  serveGoldenAssets(goldenEgg);
  failWith(503, true);
  await signInAs('after the 401');
  await advanceTime(1_000);
  expect([requestCount, awards.length, listMessages().length]).toEqual([1, 1, 1]);
});

it('the detection sends no request after the player has signed out', async () => {
  serveGoldenAssets(goldenEgg);
  setSession(aSession());
  stop = detectGoldenAssets(createQueryClient());
  signOut();

  await advanceTime(2_000);

  expect(requestCount).toBe(0);
});

it('the detection awards a golden egg when a page of its owner first reads the egg, such as the receipt', async () => {
  serveGoldenAssets();
  setSession(aSession());
  const queryClient = createQueryClient();
  stop = detectGoldenAssets(queryClient);
  const read = (egg: Asset) => {
    api.use(http.get(`*/v1/assets/${egg.id}`, () => HttpResponse.json(egg)));
    void queryClient.fetchQuery(assetQueries.one(egg.id));
    return advanceTime(20).then(() => advanceTime(20));
  };

  await read(goldenEgg);
  await read({ ...goldenEgg, id: 78, golden: false });
  await read({ ...goldenEgg, id: 79, accId: 'b1946ac9-2492-4d23-8f6a-0d5b8c6f2e11' });

  expect(awards).toEqual([{ count: 1, eggs: [{ id: 77 }] }]);
});
