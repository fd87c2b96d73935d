import { drawGenome } from '@emberclutch/art/draw-genome.ts';
import type { AssetStats } from '@emberclutch/contract/asset/asset-stats.ts';
import { CalendarService } from '../seasons/calendar-service.ts';
import { minutePacedCalendar as calendar } from '../seasons/season-settings.ts';
import { openForEach } from '../testing/open-for-tests.ts';
import { openTestProvider } from '../testing/open-test-provider.ts';
import { topUpHatchingEggs } from './top-up-hatching-eggs.ts';
import { seedWorld } from './seed-world.ts';

const world = openForEach(async () => {
  const testProvider = await openTestProvider({ calendar });
  const { db, clock, get } = testProvider;
  return {
    ...testProvider,
    topUp: () => topUpHatchingEggs({ db, clock, calendar }),
    now: () => clock.now() / 1_000,
    seed: () => seedWorld(db, clock.now() / 1_000, calendar),
    extendCalendar: () => new CalendarService({ db, clock, settings: calendar }).ensureSeasons(),
    readStats: async () => (await get('/v1/assets/stats')).json<Required<AssetStats>>(),
  };
});

it('keeps incubating eggs for days, whether or not the process runs', async () => {
  await world.seed();
  const counts: number[] = [];

  for (let hour = 0; hour < 72; hour += 6) {
    world.clock.advance({ hours: 6 });
    await world.topUp();
    counts.push((await world.readStats()).totalIncubatingEggs);
  }
  expect(Math.min(...counts)).toBeGreaterThanOrEqual(24);
  // It adds hundreds of eggs, not thousands.
  expect((await world.readStats()).totalAssets).toBeLessThan(4_000);

  // Three days without a process.
  world.clock.advance({ days: 3 });
  await world.extendCalendar();
  expect(await world.readStats()).toMatchObject({ totalIncubatingEggs: 0, totalHatchingEggs: 0 });
  await world.topUp();
  expect((await world.readStats()).totalIncubatingEggs).toBeGreaterThanOrEqual(60);
});

it('makes an egg hatch in every minute, within four minutes of its first crack', async () => {
  await world.seed();
  const startedAt = world.now();

  for (let minute = 0; minute < 20; minute += 1) {
    await world.topUp();
    expect((await world.readStats()).totalHatchingEggs).toBeGreaterThanOrEqual(3);
    world.clock.advance({ minutes: 1 });
  }

  const rows = await world.db
    .selectFrom('assets')
    .select(['hatching_at', 'hatches_at'])
    .where('hatches_at', '>', startedAt)
    .execute();
  const hatchingTimes = rows.map(
    ({ hatching_at, hatches_at }) => [Number(hatching_at), Number(hatches_at)] as const,
  );
  const minutes = new Set(hatchingTimes.map(([, hatches]) => Math.floor((hatches - startedAt) / 60)));
  for (let minute = 1; minute < 20; minute += 1) expect([...minutes]).toContain(minute);
  const durations = hatchingTimes.map(([cracks, hatches]) => hatches - cracks);
  expect(Math.max(...durations)).toBe(calendar.hatchesAfter - calendar.hatchingAfter);
});

it('draws the added eggs from the secrets of closed cycles', async () => {
  await world.seed();
  world.clock.advance({ days: 2 });
  await world.extendCalendar();
  const now = world.now();
  const { max } = await world.db
    .selectFrom('assets')
    .select(({ fn }) => fn.max('id').as('max'))
    .executeTakeFirstOrThrow();

  await world.topUp();

  const addedEggs = await world.db
    .selectFrom('assets')
    .innerJoin('cycles', 'cycles.id', 'assets.cycle_id')
    .selectAll('assets')
    .select(['closes_at', 'secret'])
    .where('assets.id', '>', max)
    .execute();
  expect(addedEggs.length).toBeGreaterThanOrEqual(60);
  for (const egg of addedEggs) {
    expect(egg).toMatchObject({ incubates_at: egg.closes_at, purchase_id: null });
    expect(egg.closes_at).toBeLessThanOrEqual(now);
    expect(egg.created_at).toBeLessThan(egg.closes_at);
    expect(egg.hatches_at).toBeGreaterThan(now);
  }
  const [egg] = addedEggs;
  expect(egg?.genome).toBe(await drawGenome(egg?.secret ?? '', egg?.cycle_id ?? 0, egg?.id ?? 0));
});

it('changes nothing in a world without sample accounts', async () => {
  await world.topUp();

  expect(await world.readStats()).toMatchObject({ totalAssets: 0 });
});
