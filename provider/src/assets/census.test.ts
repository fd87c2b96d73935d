import type { GenomeCensus } from '@emberclutch/contract/genome/genome-census.ts';
import { readGenes } from '@emberclutch/art/gene-reading.ts';
import { openForAll } from '../testing/open-for-tests.ts';
import { openTestProvider } from '../testing/open-test-provider.ts';
import { createTestGenome, seedAssets } from '../testing/seed-assets.ts';

const provider = openForAll(openTestProvider);

const readCensus = async () => (await provider.get('/v1/genomes/census')).json<GenomeCensus>();

it('counts each trait among hatched dragons, but not among eggs', async () => {
  await provider.db.deleteFrom('assets').execute();
  const now = provider.clock.now() / 1000;
  const ids = await seedAssets(provider, [
    ...Array.from({ length: 40 }, () => ({ hatches_at: now })),
    { hatches_at: now + 60 },
    { hatches_at: null },
    { type: 'GATEWAY_KEY' as const },
  ]);
  const expected = new Map<string, number>();
  for (const id of ids.slice(0, 40))
    for (const { gene, dominant } of readGenes(createTestGenome(id))) {
      const key = `${gene} ${dominant.code}`;
      expected.set(key, (expected.get(key) ?? 0) + 1);
    }

  const { dragons, genes } = await readCensus();
  expect(dragons).toBe(40);
  const countEntries = Object.entries(genes).flatMap(([gene, codes]) =>
    Object.entries(codes).map(([code, count]) => [`${gene} ${code}`, count] as const),
  );
  expect(new Map(countEntries.filter(([, count]) => count > 0))).toEqual(expected);

  provider.clock.advance({ minutes: 2 });
  expect((await readCensus()).dragons).toBe(40);
  provider.clock.advance({ minutes: 4 });
  expect((await readCensus()).dragons).toBe(41);
});
