import { drawGenome, hashSecret } from '@emberclutch/art/draw-genome.ts';
import { parseGenome } from '@emberclutch/art/genome.ts';
import { computeRarity } from '@emberclutch/art/rarity.ts';
import { readTraits } from '@emberclutch/art/traits.ts';
import type { GenomeReport } from '@emberclutch/contract/genome/genome-report.ts';
import type { SeasonCalendar, SpawnCycle } from '@emberclutch/contract/season/season-calendar.ts';
import { createHash, createHmac } from 'node:crypto';
import { openForEach } from '../testing/open-for-tests.ts';
import { createBasket, openTestSpawn } from '../testing/open-test-spawn.ts';
import { seedAssets } from '../testing/seed-assets.ts';

const world = openForEach(() => openTestSpawn({ cycleDuration: 1_200, cyclePause: 300 }));

const get = async <Body>(url: string) => (await world.get(url)).json<Body>();
const readCalendar = (query = '') => get<SeasonCalendar>(`/v1/seasons${query}`);
const readFirstCycle = async (): Promise<SpawnCycle | undefined> =>
  (await readCalendar()).seasons[0]?.cycles[0];
const readGenome = (id: number) => get<GenomeReport>(`/v1/genomes/${id}`);

it('publishes cycles before they open, with prices, odds and the hash of their secret, in pages', async () => {
  const { seasons } = await readCalendar();

  expect(seasons.map(({ season }) => season)).toEqual(['GENESIS', 'EARTH']);
  expect(seasons[1]?.startsAt).toBeGreaterThan(world.now());
  for (const cycle of seasons.flatMap(({ cycles }) => cycles))
    expect(cycle).toMatchObject({
      eggs: { count: 500, fee: '25.00' },
      keys: { count: 60, fee: '30.00' },
      golden: { genomes: 4, of: 256 },
      secretHash: expect.stringMatching(/^[0-9a-f]{64}$/),
      secret: null,
    });
  expect((await readCalendar('?limit=1')).seasons.map(({ id }) => id)).toEqual([1]);
  expect((await readCalendar('?before=1')).seasons.map(({ id }) => id)).toEqual([0]);
});

it('publishes the secret after the close, so that every egg can be verified by standard HMAC-SHA256', async () => {
  const publishedCycle = await readFirstCycle();
  const { assetIds } = await (await world.signIn()).buy(2);
  world.clock.advance({ seconds: 1_200 });
  expect((await readFirstCycle())?.secret).toBeNull();
  world.clock.advance({ seconds: 30 });

  const { id = 0, secret, secretHash } = (await readFirstCycle()) ?? {};
  const key = Buffer.from(secret ?? '', 'hex');

  expect(secretHash).toBe(publishedCycle?.secretHash);
  expect(await hashSecret(secret ?? '')).toBe(secretHash);
  expect(createHash('sha256').update(key).digest('hex')).toBe(secretHash);
  for (const egg of assetIds) {
    const report = await readGenome(egg);
    expect(report.genome).toBe(createHmac('sha256', key).update(`${id}:${egg}`).digest('hex'));
    expect(report.genome).toBe(await drawGenome(secret ?? '', id, egg));
    expect(report.draw).toEqual({ cycleId: id, message: `${id}:${egg}`, secretHash, secret });
  }
  await expect(drawGenome('no secret', 1, 1)).rejects.toThrow('hexadecimal');
});

it('publishes only the genes of a sealed egg that its shell shows', async () => {
  const [egg = 0] = (await (await world.signIn()).buy(1)).assetIds;

  const report = await readGenome(egg);

  expect(report.genome).toBeNull();
  expect(report.draw?.secret).toBeNull();
  const visibleGenes = report.genes.filter(({ dominant }) => dominant !== null).map(({ gene }) => gene);
  expect(visibleGenes).toEqual(['house', 'magic', 'finish', 'form', 'pattern', 'primary', 'secondary']);
  for (const gene of report.genes) expect(gene).toMatchObject({ digits: null, hidden: null });
  expect(report.unmapped.every(({ digits }) => digits === null)).toBe(true);
});

it('keeps the secret while a lock of the cycle is held', async () => {
  world.clock.advance({ seconds: 900 });
  await (await world.signIn()).lock(createBasket(1));
  world.clock.advance({ seconds: 400 });

  expect((await readFirstCycle())?.secret).toBeNull();
  await world.runMaintenance();
  expect((await readFirstCycle())?.secret).toMatch(/^[0-9a-f]{64}$/);
});

it('makes eggs golden only by their genome', async () => {
  await (await world.signIn()).buy(10);

  const eggs = await world.db.selectFrom('assets').selectAll().execute();

  expect(eggs).toHaveLength(10);
  for (const { genome, golden, rarity, house } of eggs) {
    const parsedGenome = parseGenome(genome ?? '');
    expect({ golden, house }).toEqual({
      golden: readTraits(parsedGenome).golden,
      house: readTraits(parsedGenome).house,
    });
    expect(rarity).toBe(computeRarity(parsedGenome));
  }
});

it('publishes the genome of a hatched dragon without a cycle, and no draw to verify', async () => {
  const [hatchedId = 0, sealedId = 0, key = 0] = await seedAssets(world, [
    { hatches_at: world.now() - 1 },
    {},
    { type: 'GATEWAY_KEY' },
  ]);

  expect(await readGenome(hatchedId)).toMatchObject({ genome: expect.any(String), draw: null });
  expect(await readGenome(sealedId)).toMatchObject({ genome: null, draw: null });
  for (const [id, status] of [
    [key, 404],
    [999_999, 404],
    ['egg', 400],
  ])
    expect((await world.get(`/v1/genomes/${id}`)).statusCode).toBe(status);
});

it('ranks an egg within its season, provisionally until the season ends', async () => {
  const season = { season: 'GENESIS', season_age: 0 } as const;
  const [common = 0, rare = 0, twin = 0, , key = 0] = await seedAssets(world, [
    { ...season, rarity: 10 },
    { ...season, rarity: 90 },
    { ...season, rarity: 90 },
    { season: 'EARTH', season_age: 1, rarity: 99 },
    { ...season, type: 'GATEWAY_KEY' },
  ]);

  const readRank = (id: number) => get(`/v1/assets/${id}/rank`);

  const genesisRank = { season: 'GENESIS', age: 0, total: 3, isProvisional: true };
  expect(await readRank(rare)).toEqual({
    ...genesisRank,
    id: rare,
    rarity: 90,
    rank: 1,
    topPercent: 33.3,
  });
  expect(await readRank(twin)).toMatchObject({ rank: 1 });
  expect(await readRank(common)).toMatchObject({ rank: 3, topPercent: 100 });
  world.clock.advance({ days: 1 });
  expect(await readRank(common)).toMatchObject({ isProvisional: false });
  for (const id of [key, 999_999]) expect(await readRank(id)).toMatchObject({ status: 404 });
});
