import { drawGenome } from '@emberclutch/art/draw-genome.ts';
import type { AssetStats } from '@emberclutch/contract/asset/asset-stats.ts';
import { CalendarService } from '../seasons/calendar-service.ts';
import { embeddedCalendar as calendar } from '../seasons/season-settings.ts';
import { openForEach } from '../testing/open-for-tests.ts';
import { openTestProvider } from '../testing/open-test-provider.ts';
import { HatchingEggSupply } from './hatching-egg-supply.ts';
import { seedWorld } from './seed-world.ts';

const world = openForEach(async () => {
  const opened = await openTestProvider({ calendar });
  const { db, clock, get } = opened;
  return {
    ...opened,
    eggs: new HatchingEggSupply({ db, clock, calendar }),
    now: () => clock.now() / 1_000,
    seed: () => seedWorld(db, clock.now() / 1_000, calendar),
    extendCalendar: () => new CalendarService({ db, clock, settings: calendar }).ensureSeasons(),
    stats: async () => (await get('/v1/assets/stats')).json<Required<AssetStats>>(),
  };
});

it('keeps incubating eggs for days, whether or not the process runs', async () => {
  await world.seed();
  const counts: number[] = [];

  for (let hour = 0; hour < 72; hour += 6) {
    world.clock.advance({ hours: 6 });
    await world.eggs.topUp();
    counts.push((await world.stats()).totalIncubatingEggs);
  }
  expect(Math.min(...counts)).toBeGreaterThanOrEqual(24);
  // Hundreds, not thousands.
  expect((await world.stats()).totalAssets).toBeLessThan(4_000);

  // Three days without a process.
  world.clock.advance({ days: 3 });
  await world.extendCalendar();
  expect(await world.stats()).toMatchObject({ totalIncubatingEggs: 0, totalHatchingEggs: 0 });
  await world.eggs.topUp();
  expect((await world.stats()).totalIncubatingEggs).toBeGreaterThanOrEqual(60);
});

it('makes an egg hatch in every minute, within four minutes of its first crack', async () => {
  await world.seed();
  const begin = world.now();

  for (let minute = 0; minute < 20; minute += 1) {
    await world.eggs.topUp();
    expect((await world.stats()).totalHatchingEggs).toBeGreaterThanOrEqual(3);
    world.clock.advance({ minutes: 1 });
  }

  const rows = await world.db
    .selectFrom('assets')
    .select(['hatching_at', 'hatches_at'])
    .where('hatches_at', '>', begin)
    .execute();
  const hatched = rows.map(
    ({ hatching_at, hatches_at }) => [Number(hatching_at), Number(hatches_at)] as const,
  );
  const minutes = new Set(hatched.map(([, hatches]) => Math.floor((hatches - begin) / 60)));
  for (let minute = 1; minute < 20; minute += 1) expect([...minutes]).toContain(minute);
  const spans = hatched.map(([cracks, hatches]) => hatches - cracks);
  expect(Math.max(...spans)).toBe(calendar.hatchesAfter - calendar.hatchingAfter);
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

  await world.eggs.topUp();

  const added = await world.db
    .selectFrom('assets')
    .innerJoin('cycles', 'cycles.id', 'assets.cycle_id')
    .selectAll('assets')
    .select(['closes_at', 'secret'])
    .where('assets.id', '>', max)
    .execute();
  expect(added.length).toBeGreaterThanOrEqual(60);
  for (const egg of added) {
    expect(egg).toMatchObject({ incubates_at: egg.closes_at, purchase_id: null });
    expect(egg.closes_at).toBeLessThanOrEqual(now);
    expect(egg.created_at).toBeLessThan(egg.closes_at);
    expect(egg.hatches_at).toBeGreaterThan(now);
  }
  const [egg] = added;
  expect(egg?.genome).toBe(await drawGenome(egg?.secret ?? '', egg?.cycle_id ?? 0, egg?.id ?? 0));
});

it('changes nothing in a world without sample accounts', async () => {
  await world.eggs.topUp();

  expect(await world.stats()).toMatchObject({ totalAssets: 0 });
});
