import type { AssetFacets } from '@emberclutch/contract/asset/asset-facets.ts';
import type { AssetPage } from '@emberclutch/contract/asset/asset-page.ts';
import { spawnSeasons } from '@emberclutch/contract/season/spawn-season.ts';
import { openForAll } from '../testing/open-for-tests.ts';
import { openTestProvider } from '../testing/open-test-provider.ts';
import { seedAssets } from '../testing/seed-assets.ts';
import { signUp } from '../testing/sign-in.ts';

const elements = ['FIRE', 'WATER', 'EARTH', 'AIR'] as const;
const states = ['SEALED', 'INCUBATING', 'HATCHING', 'HATCHED', 'UNUSED', 'USED'] as const;

/** One account has 420 assets, whose properties repeat with different periods. */
const provider = openForAll(openTestProvider);
let moss: Awaited<ReturnType<typeof signUp>>;

beforeAll(async () => {
  moss = await signUp(provider, 'moss@example.invalid');
  const now = provider.clock.now() / 1000;
  await seedAssets(
    provider,
    Array.from({ length: 420 }, (_, index) => ({
      ...(index % 11 === 0
        ? { type: 'GATEWAY_KEY' as const, key_used_at: index % 2 === 0 ? now : null }
        : {
            incubates_at: now + 60 - 40 * (index % 4),
            hatching_at: now + 80 - 40 * (index % 4),
            hatches_at: now + 100 - 40 * (index % 4),
            house: elements[index % 3],
            magic: elements[index % 4],
            hatch_season: index % 4 === 3 ? (spawnSeasons[index % 5] ?? null) : null,
            name: `Wing ${index}`,
          }),
      owner_id: moss.accountId,
      charm: `charm of ${index}`,
      season: spawnSeasons[index % 5] ?? 'EARTH',
      golden: index % 7 === 0,
    })),
  );
});

const get = async <Body>(path: string, headers = moss.headers) =>
  (await provider.get(`/v1/assets${path}`, headers)).json<Body>();
const readTotal = async (path: string, query: string) =>
  (await get<AssetPage>(`${path}?${query}&limit=1`)).total;

/** Each facet with the parameters of its values. */
const facets = [
  ['state', states],
  ['house', elements],
  ['magic', elements],
  ['spawn', spawnSeasons],
  ['hatch', spawnSeasons],
] as const;

it.each([
  ['', ''],
  ['/dragons', 'house=FIRE&state=HATCHED'],
  ['/dragons', 'state=SEALED&state=HATCHING&golden=true&magic=AIR&magic=WATER'],
  ['', 'state=USED&spawn=GENESIS&spawn=FIRE'],
  ['', 'spawn=PRIMORDIAL'],
  ['/dragons', 'searchTerm=wing 3&golden=false'],
])(
  'counts, for every value of a facet, how many assets %s?%s would list if that value were selected instead',
  async (path, filter) => {
    // Only the list of an account has its gateway keys.
    const query = path === '' ? `accId=${moss.accountId}&${filter}` : filter;
    const facetCounts = await get<AssetFacets>(`${path}/facets?${query}`);

    expect(facetCounts.total).toBe(await readTotal(path, query));
    for (const [facet, values] of facets) {
      const otherParams = new URLSearchParams(query);
      otherParams.delete(facet);
      const totals = values.map(async (value) => [
        value,
        await readTotal(path, `${otherParams}&${facet}=${value}`),
      ]);
      expect({ [facet]: facetCounts[facet] }).toEqual({
        [facet]: Object.fromEntries(await Promise.all(totals)),
      });
    }
    const otherParams = new URLSearchParams(query);
    otherParams.delete('golden');
    expect(facetCounts.golden).toBe(await readTotal(path, `${otherParams}&golden=true`));
  },
);

it('counts only the assets of an account in its collection', async () => {
  const { accountId, headers } = await signUp(provider, 'fern@example.invalid');
  const ids = await seedAssets(provider, [{ owner_id: accountId, house: 'AIR' }]);

  const house = { AIR: 1, FIRE: 0 };
  expect(await get(`/facets?accId=${accountId}`, headers)).toMatchObject({ total: 1, house });
  await provider.db.deleteFrom('assets').where('id', 'in', ids).execute();
});

it('lets browsers and CDNs cache the counts for as long as a list', async () => {
  const response = await provider.get('/v1/assets/dragons/facets?state=sealed&house=');

  expect(response.headers['cache-control']).toBe('public, max-age=5, s-maxage=5');
});
