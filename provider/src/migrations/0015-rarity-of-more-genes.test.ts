import { computeRarity } from '@emberclutch/art/rarity.ts';
import type { Kysely } from 'kysely';
import { openTestProvider } from '../testing/open-test-provider.ts';
import { createTestGenome, seedAssets } from '../testing/seed-assets.ts';
import { up } from './0015-rarity-of-more-genes.ts';

it('computes the rarity of eggs and dragons again, but leaves gateway keys without a rarity', async () => {
  const provider = await openTestProvider();
  const genomes = Array.from({ length: 1_203 }, (_, index) => createTestGenome(5_000 + index));
  const ids = await seedAssets(provider, [
    ...genomes.map((genome) => ({ genome, rarity: 1.5 })),
    { type: 'GATEWAY_KEY', rarity: null },
  ]);

  // Cast: a migration runs on the schema of an earlier version, for which there are no types.
  await up(provider.db as unknown as Kysely<unknown>);

  const rows = await provider.db.selectFrom('assets').select(['id', 'rarity']).execute();
  const rarities = new Map(rows.map(({ id, rarity }) => [id, rarity]));
  expect(ids.map((id) => rarities.get(id))).toEqual([...genomes.map(computeRarity), null]);
  await provider.close();
});
