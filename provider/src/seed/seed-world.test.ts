import { drawGenome, hashOfSecret } from '@emberclutch/art/draw-genome.ts';
import type { AssetStats } from '@emberclutch/contract/asset/asset-stats.ts';
import type { GenomeReport } from '@emberclutch/contract/genome/genome-report.ts';
import type { TestProvider } from '../testing/open-test-provider.ts';
import { openTestProvider } from '../testing/open-test-provider.ts';
import { CalendarService } from '../seasons/calendar-service.ts';
import { seedPlan } from './draft-assets.ts';
import { seedWorld } from './seed-world.ts';

let provider: TestProvider;
let now: number;

beforeAll(async () => {
  provider = await openTestProvider();
  now = provider.clock.now() / 1000;
  const { db, clock, config } = provider;
  await new CalendarService({ db, clock, settings: config.calendar }).ensureSeasons();
  await seedWorld(provider.db, now, provider.config.calendar);
});

afterAll(() => provider.close());

const stats = async () => (await provider.inject({ url: '/v1/assets/stats' })).json<AssetStats>();
const assets = () => provider.db.selectFrom('assets').selectAll().orderBy('id').execute();

it('creates assets of every state, and golden ones', async () => {
  expect(await stats()).toEqual({
    totalAssets: 2_000,
    totalDragons: seedPlan.hatched,
    totalSealedEggs: seedPlan.sealed,
    totalIncubatingEggs: seedPlan.incubating,
    totalHatchingEggs: seedPlan.hatching,
    totalGatewayKeys: seedPlan.unusedKeys + seedPlan.usedKeys,
    totalGoldenEggs: expect.any(Number),
  });
  const golden = (await assets()).filter((asset) => asset.golden && asset.type === 'DRAGON');
  expect(golden.length).toBeGreaterThan(3);
});

it('creates a consistent history', async () => {
  const cycles = await provider.db
    .selectFrom('cycles')
    .innerJoin('seasons', 'seasons.id', 'cycles.season_id')
    .selectAll()
    .where('opens_at', '<=', now)
    .execute();
  for (const asset of await assets()) {
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
  expect(new Set((await assets()).map(({ season }) => season)).size).toBe(5);
});

it('hatches eggs after the durations of their cycle', async () => {
  const cycles = await provider.db.selectFrom('cycles').selectAll().execute();
  const hatched = (await assets()).filter(({ hatches_at }) => hatches_at !== null && hatches_at <= now);

  expect(hatched).toHaveLength(seedPlan.hatched);
  for (const egg of hatched) {
    const {
      closes_at = 0,
      hatching_after,
      hatches_after,
    } = cycles.find(({ closes_at }) => closes_at === egg.incubates_at) ?? {};
    expect(egg.hatching_at).toBe(closes_at + (hatching_after ?? 0));
    expect(egg.hatches_at).toBe(closes_at + (hatches_after ?? 0));
  }
});

it('draws every egg from the published secret of its cycle', async () => {
  const eggs = (await assets()).filter(({ type }) => type === 'DRAGON');
  const ofClosedCycles = eggs.filter(({ incubates_at }) => incubates_at !== null && incubates_at <= now);
  for (const { id } of [eggs[0], eggs[500], ofClosedCycles.at(-1)].filter((egg) => egg !== undefined)) {
    const report = (await provider.inject({ url: `/v1/genomes/${id}` })).json<GenomeReport>();
    const { cycleId = 0, secret, secretHash } = report.draw ?? {};

    expect(await hashOfSecret(secret ?? '')).toBe(secretHash);
    expect(await drawGenome(secret ?? '', cycleId, id)).toBe(report.genome);
  }
});

it('assigns ids in order of creation', async () => {
  const created = (await assets()).map(({ created_at }) => created_at);
  const cycles = await provider.db.selectFrom('cycles').selectAll().where('closes_at', '<=', now).execute();

  expect(created).toEqual(created.toSorted((a, b) => a - b));
  for (const { opens_at, closes_at } of cycles)
    expect(created.some((instant) => instant >= opens_at && instant < closes_at)).toBe(true);
});

it('leaves a database without a closed cycle unchanged', async () => {
  const young = await openTestProvider({ calendar: { ...provider.config.calendar, pastSeasons: 0 } });

  expect(await seedWorld(young.db, young.clock.now() / 1000, young.config.calendar)).toBe(false);
  await young.close();
});

it('seals eggs of the open cycle only, until it ends, and hatches them after its durations', async () => {
  const open = await provider.db
    .selectFrom('cycles')
    .selectAll()
    .where('opens_at', '<=', now)
    .where('closes_at', '>', now)
    .executeTakeFirstOrThrow();
  const sealed = (await assets()).filter(({ incubates_at }) => incubates_at !== null && incubates_at > now);

  expect(sealed).toHaveLength(seedPlan.sealed);
  for (const egg of sealed) {
    expect(egg).toMatchObject({
      cycle_id: open.id,
      incubates_at: open.closes_at,
      hatching_at: open.closes_at + open.hatching_after,
      hatches_at: open.closes_at + open.hatches_after,
    });
    expect(egg.created_at).toBeGreaterThanOrEqual(open.opens_at);
    expect(egg.created_at).toBeLessThanOrEqual(now);
  }
});

it('keeps eggs that incubate for the next hours', async () => {
  for (const hours of [1, 2, 4]) {
    provider.clock.set(now + hours * 3600);
    expect((await stats()).totalIncubatingEggs).toBeGreaterThan(5);
  }
  provider.clock.set(now);
});

it('hatches eggs that have cracked after the durations of their cycle', async () => {
  const { hatchesAfter, hatchingAfter } = provider.config.calendar;
  const hatching = (await assets()).filter(
    ({ hatching_at, hatches_at }) => Number(hatching_at) <= now && Number(hatches_at) > now,
  );

  expect(hatching).toHaveLength(seedPlan.hatching);
  for (const { hatches_at } of hatching)
    expect(Number(hatches_at)).toBeLessThanOrEqual(now + hatchesAfter - hatchingAfter);
});

it('seeds once', async () => {
  const before = await assets();

  expect(await seedWorld(provider.db, now + 60, provider.config.calendar)).toBe(false);
  expect(await assets()).toEqual(before);
});
