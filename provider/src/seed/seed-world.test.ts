import { drawGenome, hashSecret } from '@emberclutch/art/draw-genome.ts';
import type { AssetStats } from '@emberclutch/contract/asset/asset-stats.ts';
import type { GenomeReport } from '@emberclutch/contract/genome/genome-report.ts';
import { openForAll } from '../testing/open-for-tests.ts';
import { openTestProvider } from '../testing/open-test-provider.ts';
import { CalendarService } from '../seasons/calendar-service.ts';
import { seedCounts } from './draft-assets.ts';
import { seedWorld } from './seed-world.ts';

const provider = openForAll(async () => {
  const testProvider = await openTestProvider();
  const { db, clock, config } = testProvider;
  const now = clock.now() / 1000;
  await new CalendarService({ db, clock, settings: config.calendar }).ensureSeasons();
  await seedWorld(db, now, config.calendar);
  const listAssets = () => db.selectFrom('assets').selectAll().orderBy('id').execute();
  const cycles = await db
    .selectFrom('cycles')
    .innerJoin('seasons', 'seasons.id', 'cycles.season_id')
    .selectAll('cycles')
    .select(['name', 'age'])
    .orderBy('opens_at')
    .execute();
  return { ...testProvider, now, listAssets, cycles, seeded: await listAssets() };
});

const readStats = async () => (await provider.get('/v1/assets/stats')).json<AssetStats>();

it('creates assets of every state, and golden assets', async () => {
  expect(await readStats()).toEqual({
    totalAssets: 2_000,
    totalDragons: seedCounts.hatched,
    totalSealedEggs: seedCounts.sealed,
    totalIncubatingEggs: seedCounts.incubating,
    totalHatchingEggs: seedCounts.hatching,
    totalGatewayKeys: seedCounts.unusedKeys + seedCounts.usedKeys,
    totalGoldenEggs: expect.any(Number),
  });
  const goldenAssets = provider.seeded.filter((asset) => asset.golden);
  expect(goldenAssets.length).toBeGreaterThan(3);
  // No sale gives a golden key.
  expect(goldenAssets.filter(({ type }) => type === 'GATEWAY_KEY')).toEqual([]);
});

it('does not count its accounts as players', async () => {
  expect((await provider.get('/v1/metrics')).json()).toMatchObject({ users: 0 });
});

it('creates a consistent history, with ids in chronological order', () => {
  const { now, seeded, cycles } = provider;
  const creationTimes = seeded.map(({ created_at }) => created_at);
  expect(creationTimes).toEqual(creationTimes.toSorted((a, b) => a - b));
  for (const asset of seeded) {
    const { created_at, incubates_at, hatching_at, hatches_at, key_used_at } = asset;
    const instants = [created_at, incubates_at, hatching_at, hatches_at, key_used_at].filter(
      (instant) => instant !== null,
    );
    expect(instants).toEqual(instants.toSorted((a, b) => a - b));
    expect(created_at).toBeLessThan(incubates_at ?? Infinity);
    expect(key_used_at ?? 0).toBeLessThan(now);
    const cycle = cycles.find(({ opens_at, closes_at }) => opens_at <= created_at && created_at < closes_at);
    expect(cycle).toMatchObject({ name: asset.season, age: asset.season_age });
  }
  for (const { opens_at, closes_at } of cycles.filter((cycle) => cycle.closes_at <= now))
    expect(creationTimes.some((instant) => instant >= opens_at && instant < closes_at)).toBe(true);
  expect(new Set(seeded.map(({ season }) => season)).size).toBe(5);
});

it('hatches eggs after the durations of their cycle', () => {
  const { now, seeded, cycles, config } = provider;
  const hatchedDragons = seeded.filter(({ hatches_at }) => hatches_at !== null && hatches_at <= now);
  expect(hatchedDragons).toHaveLength(seedCounts.hatched);
  for (const egg of hatchedDragons) {
    const cycle = cycles.find(({ closes_at }) => closes_at === egg.incubates_at);
    expect(Number(egg.hatching_at) - Number(egg.incubates_at)).toBe(cycle?.hatching_after);
    expect(Number(egg.hatches_at) - Number(egg.incubates_at)).toBe(cycle?.hatches_after);
  }

  const { hatchesAfter, hatchingAfter } = config.calendar;
  const hatchingEggs = seeded.filter(
    ({ hatching_at, hatches_at }) => Number(hatching_at) <= now && Number(hatches_at) > now,
  );
  expect(hatchingEggs).toHaveLength(seedCounts.hatching);
  for (const { hatches_at } of hatchingEggs)
    expect(Number(hatches_at)).toBeLessThanOrEqual(now + hatchesAfter - hatchingAfter);
});

it('seals eggs of the open cycle only, until it ends, and hatches them after its durations', () => {
  const { now, seeded, cycles } = provider;
  const openCycle = cycles.find(({ opens_at, closes_at }) => opens_at <= now && closes_at > now);
  const sealedEggs = seeded.filter(({ incubates_at }) => incubates_at !== null && incubates_at > now);

  expect(sealedEggs).toHaveLength(seedCounts.sealed);
  const { id: cycle_id, opens_at, closes_at, hatching_after, hatches_after } = openCycle ?? {};
  for (const egg of sealedEggs) {
    expect(egg).toMatchObject({
      cycle_id,
      incubates_at: closes_at,
      hatching_at: Number(closes_at) + Number(hatching_after),
      hatches_at: Number(closes_at) + Number(hatches_after),
    });
    expect(egg.created_at).toBeGreaterThanOrEqual(opens_at ?? Infinity);
    expect(egg.created_at).toBeLessThanOrEqual(now);
  }
});

it('draws every egg from the published secret of its cycle', async () => {
  const eggs = provider.seeded.filter(({ type }) => type === 'DRAGON');
  const closedCycleEggs = eggs.filter(
    ({ incubates_at }) => incubates_at !== null && incubates_at <= provider.now,
  );
  for (const egg of [eggs[0], eggs[500], closedCycleEggs.at(-1)]) {
    const id = egg?.id ?? 0;
    const { draw, genome } = (await provider.get(`/v1/genomes/${id}`)).json<GenomeReport>();

    expect(await hashSecret(draw?.secret ?? '')).toBe(draw?.secretHash);
    expect(await drawGenome(draw?.secret ?? '', draw?.cycleId ?? 0, id)).toBe(genome);
  }
});

it('has eggs that incubate for most of an hour, but none that incubates for more than two hours', async () => {
  for (const minutes of [10, 20, 40]) {
    provider.clock.set(provider.now + minutes * 60);
    expect((await readStats()).totalIncubatingEggs).toBeGreaterThan(5);
  }
  provider.clock.set(provider.now + 7_200);
  expect((await readStats()).totalIncubatingEggs).toBe(0);
});

it('seeds once, and leaves a database without a closed cycle unchanged', async () => {
  const { db, now, config, listAssets, seeded } = provider;
  expect(await seedWorld(db, now + 60, config.calendar)).toBe(false);
  expect(await listAssets()).toEqual(seeded);

  const youngProvider = await openTestProvider({ calendar: { ...config.calendar, pastSeasons: 0 } });
  expect(await seedWorld(youngProvider.db, now, youngProvider.config.calendar)).toBe(false);
  await youngProvider.close();
});
