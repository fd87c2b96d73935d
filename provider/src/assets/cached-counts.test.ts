import type { TestProvider } from '../testing/open-test-provider.ts';
import { openTestProvider } from '../testing/open-test-provider.ts';
import { seedAssets } from '../testing/seed-assets.ts';
import { CachedCount } from './cached-counts.ts';

let provider: TestProvider;
let tally: CachedCount<number>;
let counts: number;
beforeAll(async () => {
  provider = await openTestProvider();
});
beforeEach(() => {
  tally = new CachedCount(provider.db);
  counts = 0;
});
afterAll(() => provider.close());

const ask = (now: number, filter = {}) => tally.of(filter, now, async () => (counts += 1));

it('counts anew each time while the world is small', async () => {
  expect([await ask(0), await ask(0)]).toEqual([1, 2]);
});

describe('in a large world', () => {
  beforeAll(() => seedAssets(provider, [{ id: 1_000_000 }]));

  it('tells a count for ten seconds, once more while it is counted anew, and nothing older than a minute', async () => {
    expect([await ask(0), await ask(9)]).toEqual([1, 1]);
    expect(await ask(10)).toBe(1);
    await new Promise(setImmediate);
    expect([await ask(11), counts]).toEqual([2, 2]);
    expect(await ask(70)).toBe(3);
  });

  it('keeps filters apart, and counts what belongs to one account each time', async () => {
    expect([await ask(0, { golden: true }), await ask(0, { golden: false })]).toEqual([1, 2]);
    expect([await ask(0, { ownerId: 'a' }), await ask(0, { ownerId: 'a' })]).toEqual([3, 4]);
  });
});
