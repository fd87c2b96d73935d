import { assetStates } from '@emberclutch/contract/asset/asset-values.ts';
import { openForAll } from '../testing/open-for-tests.ts';
import { openTestProvider } from '../testing/open-test-provider.ts';
import { seedAssets } from '../testing/seed-assets.ts';
import { isInState } from './matching-assets-repository.ts';
import { toAssetState } from './asset-state.ts';

const provider = openForAll(openTestProvider);

it('derives the state from the clock, exact to the second', () => {
  const egg = {
    type: 'DRAGON',
    incubatesAt: 100,
    hatchingAt: 200,
    hatchesAt: 300,
    keyUsedAt: null,
  } as const;

  const states = [99, 100, 199, 200, 299, 300].map((now) => toAssetState(egg, now));
  expect(states).toEqual(['SEALED', 'INCUBATING', 'INCUBATING', 'HATCHING', 'HATCHING', 'HATCHED']);
  const neverHatchingEgg = { ...egg, incubatesAt: null, hatchingAt: null, hatchesAt: null };
  expect(toAssetState(neverHatchingEgg, 1e9)).toBe('SEALED');
});

it('finds the same assets by SQL, for every order of instants', async () => {
  const instants = [null, 100, 200, 300];
  const eggs = instants.flatMap((incubates_at) =>
    instants.flatMap((hatching_at) =>
      instants.map((hatches_at) => ({ incubates_at, hatching_at, hatches_at })),
    ),
  );
  const keys = [null, 200].map((key_used_at) => ({ type: 'GATEWAY_KEY' as const, key_used_at }));
  await seedAssets(provider, [...eggs, ...keys]);
  const assets = await provider.db
    .selectFrom('assets')
    .select([
      'id',
      'type',
      'incubates_at as incubatesAt',
      'hatching_at as hatchingAt',
      'hatches_at as hatchesAt',
      'key_used_at as keyUsedAt',
    ])
    .orderBy('id')
    .execute();

  for (const now of [99, 100, 150, 200, 250, 300])
    for (const state of assetStates) {
      const rows = await provider.db
        .selectFrom('assets')
        .select('id')
        .where((where) => isInState(where, state, now))
        .orderBy('id')
        .execute();
      const expected = assets.filter((asset) => toAssetState(asset, now) === state).map(({ id }) => id);
      expect(rows.map(({ id }) => id)).toEqual(expected);
    }
});
