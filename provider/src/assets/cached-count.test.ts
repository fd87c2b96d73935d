import { FairQueue } from '@emberclutch/server/shares/fair-queue.ts';
import { ProblemError } from '../platform/http/problem-error.ts';
import { openForAll } from '../testing/open-for-tests.ts';
import { openTestProvider } from '../testing/open-test-provider.ts';
import { seedAssets } from '../testing/seed-assets.ts';
import { CachedCount } from './cached-count.ts';

let cache: CachedCount<number>;
let counts: number;
const provider = openForAll(openTestProvider);

beforeEach(() => {
  const createError = () => new ProblemError('unavailable', 'Too many counts.');
  cache = new CachedCount({ db: provider.db, queue: new FairQueue({ max: 2, maxWaiting: 2, createError }) });
  counts = 0;
});
const getCount = (now: number, filter = {}) => cache.get(filter, { now, share }, async () => (counts += 1));
const share = 'one network';

it('runs a count for every request while the world has fewer than 10,000 assets', async () => {
  expect([await getCount(0), await getCount(0)]).toEqual([1, 2]);
});

describe('above 10,000 assets', () => {
  beforeAll(() => seedAssets(provider, [{ id: 1_000_000 }]));

  it('serves a count for ten seconds, then once more during a refresh, but never after a minute', async () => {
    expect([await getCount(0), await getCount(9)]).toEqual([1, 1]);
    expect(await getCount(10)).toBe(1);
    await new Promise(setImmediate);
    expect([await getCount(11), counts]).toEqual([2, 2]);
    expect(await getCount(70)).toBe(3);
  });

  it('counts once for all waiting requests', async () => {
    const [first, second, golden] = await Promise.all([
      getCount(0),
      getCount(0),
      getCount(0, { golden: true }),
    ]);
    expect(second).toBe(first);
    // Either filter may be counted first, because each count has its own connection.
    expect(new Set([first, golden])).toEqual(new Set([1, 2]));
    expect(counts).toBe(2);
    expect(await Promise.all([getCount(60), getCount(60)])).toEqual([3, 3]);
  });

  it('rejects requests while too many counts are waiting', async () => {
    await getCount(0);
    const { promise: end, resolve } = Promise.withResolvers<void>();
    const searches = ['a', 'b', 'c', 'd', 'e'].map((searchTerm) =>
      cache
        .get({ searchTerm }, { now: 0, share }, () => end.then(() => (counts += 1)))
        .catch(({ code }) => code),
    );

    expect(await searches.at(-1)).toBe('unavailable');
    resolve();
    await Promise.all(searches);
    expect(counts).toBe(5);
  });

  it('counts again after a failure', async () => {
    const fail = () => Promise.reject(new Error('unreachable'));
    await expect(cache.get({}, { now: 0, share }, fail)).rejects.toThrow('unreachable');
    expect(await getCount(0)).toBe(1);

    expect(await cache.get({}, { now: 10, share }, fail)).toBe(1);
    await new Promise(setImmediate);
    expect(await getCount(11)).toBe(2);
  });

  it('caches each filter separately, but not the counts of a single account', async () => {
    expect([await getCount(0, { golden: true }), await getCount(0, { golden: false })]).toEqual([1, 2]);
    expect([await getCount(0, { ownerId: 'a' }), await getCount(0, { ownerId: 'a' })]).toEqual([3, 4]);
  });
});
