import { drawGenome } from '@emberclutch/art/draw-genome.ts';
import { CalendarService } from '../seasons/calendar-service.ts';
import { embeddedCalendar } from '../seasons/calendar-settings.ts';
import type { TestProvider } from '../testing/open-test-provider.ts';
import { openTestProvider } from '../testing/open-test-provider.ts';
import { ChangingEggs } from './changing-eggs.ts';
import { seedWorld } from './seed-world.ts';

const calendar = embeddedCalendar;
let provider: TestProvider;
beforeEach(async () => (provider = await openTestProvider({ calendar })));
afterEach(() => provider.close());

const openEggs = () => new ChangingEggs({ db: provider.db, clock: provider.clock, calendar });

const extendCalendar = () =>
  new CalendarService({ db: provider.db, clock: provider.clock, settings: calendar }).ensureSeasons();

const stats = async () =>
  (await provider.inject({ url: '/v1/assets/stats' })).json<{
    totalIncubatingEggs: number;
    totalHatchingEggs: number;
    totalAssets: number;
  }>();

it('keeps eggs that incubate for days, whether the process runs or not', async () => {
  await seedWorld(provider.db, provider.clock.now() / 1_000, calendar);
  const eggs = openEggs();
  let fewest = Infinity;

  for (let hour = 0; hour < 72; hour += 6) {
    provider.clock.advance({ hours: 6 });
    await eggs.topUp();
    fewest = Math.min(fewest, (await stats()).totalIncubatingEggs);
  }
  expect(fewest).toBeGreaterThanOrEqual(24);
  // Hundreds, not thousands.
  expect((await stats()).totalAssets).toBeLessThan(4_000);

  // Three days without a process.
  provider.clock.advance({ days: 3 });
  await extendCalendar();
  expect(await stats()).toMatchObject({ totalIncubatingEggs: 0, totalHatchingEggs: 0 });
  await eggs.topUp();
  expect((await stats()).totalIncubatingEggs).toBeGreaterThanOrEqual(60);
});

it('lets an egg hatch in every minute, each within four minutes of its first crack', async () => {
  await seedWorld(provider.db, provider.clock.now() / 1_000, calendar);
  const eggs = openEggs();
  const begin = provider.clock.now() / 1_000;

  for (let minute = 0; minute < 20; minute += 1) {
    await eggs.topUp();
    expect((await stats()).totalHatchingEggs).toBeGreaterThanOrEqual(3);
    provider.clock.advance({ minutes: 1 });
  }

  const hatched = await provider.db
    .selectFrom('assets')
    .select(['hatching_at', 'hatches_at'])
    .where('hatches_at', '>', begin)
    .execute();
  const minutes = new Set(hatched.map(({ hatches_at }) => Math.floor((Number(hatches_at) - begin) / 60)));
  for (let minute = 1; minute < 20; minute += 1) expect([...minutes]).toContain(minute);
  const spans = hatched.map(({ hatching_at, hatches_at }) => Number(hatches_at) - Number(hatching_at));
  expect(Math.max(...spans)).toBe(calendar.hatchesAfter - calendar.hatchingAfter);
});

it('draws the added eggs from the secrets of closed cycles', async () => {
  await seedWorld(provider.db, provider.clock.now() / 1_000, calendar);
  provider.clock.advance({ days: 2 });
  await extendCalendar();
  const now = provider.clock.now() / 1_000;
  const known = (await provider.db.selectFrom('assets').select('id').execute()).map(({ id }) => id);

  await openEggs().topUp();

  const added = await provider.db
    .selectFrom('assets')
    .innerJoin('cycles', 'cycles.id', 'assets.cycle_id')
    .selectAll('assets')
    .select(['closes_at', 'secret'])
    .where('assets.id', 'not in', known)
    .execute();
  expect(added.length).toBeGreaterThanOrEqual(60);
  for (const egg of added) {
    expect(egg.closes_at).toBeLessThanOrEqual(now);
    expect(egg.incubates_at).toBe(egg.closes_at);
    expect(egg.created_at).toBeLessThan(egg.closes_at);
    expect(egg.hatches_at).toBeGreaterThan(now);
    expect(egg.purchase_id).toBeNull();
  }
  const [egg] = added;
  expect(egg?.genome).toBe(await drawGenome(egg?.secret ?? '', egg?.cycle_id ?? 0, egg?.id ?? 0));
});

it('leaves a world without sample accounts alone', async () => {
  await openEggs().topUp();

  expect(await stats()).toMatchObject({ totalAssets: 0 });
});
