import type { AssetPage } from '@emberclutch/contract/asset/asset-page.ts';
import { openForAll } from '../testing/open-for-tests.ts';
import { openTestProvider } from '../testing/open-test-provider.ts';
import { seedAssets } from '../testing/seed-assets.ts';
import { signUp } from '../testing/sign-in.ts';

let ids: Record<'late' | 'soon' | 'alsoSoon' | 'justNow' | 'longAgo' | 'never' | 'key' | 'usedKey', number>;
let moss: Awaited<ReturnType<typeof signUp>>;

const provider = openForAll(openTestProvider);

beforeAll(async () => {
  moss = await signUp(provider, 'moss@example.invalid');
  const now = provider.clock.now() / 1000;
  const createInstants = (at: number) => ({ incubates_at: at - 20, hatching_at: at - 10, hatches_at: at });
  const [late = 0, justNow = 0, soon = 0, key = 0, longAgo = 0, alsoSoon = 0, never = 0, usedKey = 0] =
    await seedAssets(
      provider,
      [
        createInstants(now + 900),
        createInstants(now),
        createInstants(now + 5),
        { type: 'GATEWAY_KEY' as const },
        createInstants(now - 9_000),
        createInstants(now + 5),
        {},
        { type: 'GATEWAY_KEY' as const, key_used_at: now },
      ].map((asset) => ({ ...asset, owner_id: moss.accountId })),
    );
  ids = { late, soon, alsoSoon, justNow, longAgo, never, key, usedKey };
});

const list = async (path: string) => {
  const { assets } = (
    await provider.get(`/v1/assets${path}&accId=${moss.accountId}`, moss.headers)
  ).json<AssetPage>();
  return assets.map(({ id }) => Object.entries(ids).find(([, namedId]) => namedId === id)?.[0]);
};

const soonest = ['soon', 'alsoSoon', 'late', 'justNow', 'longAgo', 'never', 'key', 'usedKey'];
const latest = ['late', 'alsoSoon', 'soon', 'longAgo', 'justNow', 'never', 'usedKey', 'key'];

it.each([
  ['asc', soonest],
  ['desc', latest],
])(
  'pages in the order of hatching (%s): eggs, then dragons, then assets that never hatch',
  async (dir, expected) => {
    expect(await list(`?orderBy=hatching&orderDir=${dir}`)).toEqual(expected);
    const pages = [0, 1, 2].map((page) => list(`?orderBy=hatching&orderDir=${dir}&limit=3&page=${page}`));
    expect((await Promise.all(pages)).flat()).toEqual(expected);
  },
);

it.each([
  ['/dragons?', soonest.slice(0, 6)],
  ['?state=UNUSED&state=USED&', soonest.slice(6)],
  ['/dragons?state=HATCHING&', ['soon', 'alsoSoon']],
  ['?state=HATCHED&state=UNUSED&', ['justNow', 'longAgo', 'key']],
  ['/dragons?state=USED&', []],
])('lists %s in the order of hatching', async (path, expected) => {
  expect(await list(`${path}orderBy=hatching&orderDir=asc`)).toEqual(expected);
});
