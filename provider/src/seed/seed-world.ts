import { drawGenome } from '@emberclutch/shared/art/draw-genome';
import type { Random } from '@emberclutch/shared/art/random';
import { randomFor } from '@emberclutch/shared/art/random';
import type { Insertable, Kysely } from 'kysely';
import { createHash } from 'node:crypto';
import type { Database } from '../platform/database/database.ts';
import { createAssets, reserveAssetIds } from '../assets/spawned-asset-repository.ts';
import type { AssetTable } from '../platform/database/tables/world.ts';
import type { CalendarSettings } from '../seasons/calendar-settings.ts';
import { describeGenome } from '../assets/describe-genome.ts';
import { accountHandles } from './seed-accounts.ts';

type NewAsset = Insertable<AssetTable>;
type SpawnCycle = Pick<AssetTable, 'season' | 'season_age'> & {
  id: number;
  secret: string;
  opensAt: number;
  closesAt: number;
};

/** How many of each a fresh world starts with: 2,000 in all. */
export const seedPlan = {
  hatched: 1_250,
  hatching: 120,
  incubating: 220,
  sealed: 240,
  unusedKeys: 110,
  usedKeys: 60,
};

/**
 * Gives an empty world keepers and assets of its past cycles in all states: spawned while a cycle was open, drawn from
 * its secret like any egg, so that they can be checked, and incubating since it ended. Some eggs are about to change,
 * others take their time, so that there is always one of each.
 * A world that has an account or an asset, or no cycle behind it, is left as it is. `now` is epoch seconds.
 *
 * @returns whether anything was written
 */
export function seedWorld(db: Kysely<Database>, now: number, calendar: CalendarSettings): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const cycles = await listClosedCycles(transaction, now);
    const [first] = cycles;
    if (!first || !(await isEmpty(transaction))) return false;

    const accounts = accountHandles.map((handle, place) => ({
      id: uuidNumber(place),
      email: `keeper-${String(place + 1).padStart(2, '0')}@example.invalid`,
      display_name: handle,
      created_at: first.opensAt,
    }));
    await transaction.insertInto('accounts').values(accounts).execute();

    const plot = { cycles, ownerIds: accounts.map(({ id }) => id), now, calendar };
    const assets = await withGenomes(transaction, drawAssets(plot), cycles);
    // PostgreSQL takes 65,535 parameters a statement.
    for (let start = 0; start < assets.length; start += 500)
      await createAssets(transaction, assets.slice(start, start + 500));
    return true;
  });
}

interface Plot {
  /** Those that have ended, in order. */
  cycles: SpawnCycle[];
  ownerIds: string[];
  now: number;
  calendar: CalendarSettings;
}

/** What is known of an asset before its genome is drawn. */
type Spawned = Omit<NewAsset, 'id' | 'golden'> & { golden?: boolean; cycle_id: number };

/** Numbers the assets and draws the eggs among them; anew, once in many worlds, when two got the same charm. */
async function withGenomes(
  db: Kysely<Database>,
  spawned: Spawned[],
  cycles: SpawnCycle[],
): Promise<NewAsset[]> {
  const secrets = new Map(cycles.map(({ id, secret }) => [id, secret]));
  const ids = await reserveAssetIds(db, spawned.length);
  const assets = await Promise.all(
    spawned.map(async (asset, place): Promise<NewAsset> => {
      const id = ids[place] ?? 0;
      if (asset.type === 'GATEWAY_KEY') return { ...asset, id, golden: asset.golden ?? false };
      const genome = await drawGenome(secrets.get(asset.cycle_id) ?? '', asset.cycle_id, id);
      return { ...asset, id, ...describeGenome(genome) };
    }),
  );
  const charms = assets.flatMap(({ charm }) => charm ?? []);
  return new Set(charms).size === charms.length ? assets : withGenomes(db, spawned, cycles);
}

/** In the order in which they came into the world, so that their numbers tell it. */
function drawAssets(plot: Plot): Spawned[] {
  const random = randomFor('emberclutch', 'world');
  const draw = (count: number, one: (random: Random, plot: Plot) => Spawned) =>
    Array.from({ length: count }, () => one(random, plot));
  const eggs = [
    ...draw(seedPlan.hatched, drawHatched),
    ...draw(seedPlan.hatching, drawHatching),
    ...draw(seedPlan.incubating, drawIncubating),
    ...draw(seedPlan.sealed, drawSealed),
  ];
  const keys = [...draw(seedPlan.unusedKeys, drawKey), ...draw(seedPlan.usedKeys, drawUsedKey)].map(
    (key, place) => ({ ...key, golden: place % 12 === 0 }),
  );
  return [...eggs, ...keys].toSorted((a, b) => a.created_at - b.created_at);
}

function drawHatched(random: Random, plot: Plot) {
  const { now, calendar } = plot;
  const ripe = plot.cycles.filter(({ closesAt }) => closesAt + calendar.hatchesAfter <= now);
  const cycle = pickCycle(random, ripe.length > 0 ? ripe : plot.cycles.slice(0, 1));
  const hatches_at = Math.min(cycle.closesAt + calendar.hatchesAfter, now);
  return {
    ...spawned(random, plot, cycle),
    incubates_at: cycle.closesAt,
    hatching_at: Math.min(cycle.closesAt + calendar.hatchingAfter, hatches_at),
    hatches_at,
    hatch_season: seasonAt(plot, hatches_at),
  };
}

function drawHatching(random: Random, plot: Plot) {
  const { now, calendar } = plot;
  const cycle = pickRecent(random, plot, calendar.hatchingAfter);
  const firstCrack = Math.min(cycle.closesAt + calendar.hatchingAfter, now);
  return {
    ...spawned(random, plot, cycle),
    incubates_at: cycle.closesAt,
    hatching_at: firstCrack + random.below(now - firstCrack + 1),
    hatches_at: now + soonOrLate(random, plot),
  };
}

function drawIncubating(random: Random, plot: Plot) {
  const { now, calendar } = plot;
  const cycle = pickRecent(random, plot);
  const hatching_at = now + soonOrLate(random, plot);
  return {
    ...spawned(random, plot, cycle),
    incubates_at: cycle.closesAt,
    hatching_at,
    hatches_at: hatching_at + calendar.hatchesAfter - calendar.hatchingAfter,
  };
}

function drawSealed(random: Random, plot: Plot) {
  const { now, calendar } = plot;
  const incubates_at = now + soonOrLate(random, plot);
  return {
    ...spawned(random, plot, pickRecent(random, plot)),
    incubates_at,
    hatching_at: incubates_at + calendar.hatchingAfter,
    hatches_at: incubates_at + calendar.hatchesAfter,
  };
}

const drawKey = (random: Random, plot: Plot) => ({
  ...spawned(random, plot, pickCycle(random, plot.cycles)),
  type: 'GATEWAY_KEY' as const,
});

/** Spent in the cycle it was bought in or in a later one. */
function drawUsedKey(random: Random, plot: Plot) {
  const key = drawKey(random, plot);
  const { opensAt, closesAt } = pickCycle(
    random,
    plot.cycles.filter((cycle) => cycle.closesAt > key.created_at),
  );
  const key_used_at = instantBetween(random, Math.max(opensAt, key.created_at), closesAt);
  return { ...key, key_used_at, modified_at: key_used_at };
}

/** Bought while the cycle was open. */
function spawned(random: Random, { ownerIds }: Plot, cycle: SpawnCycle) {
  const { id, season, season_age, opensAt, closesAt } = cycle;
  const created_at = instantBetween(random, opensAt, closesAt);
  return {
    type: 'DRAGON' as const,
    owner_id: pickOwner(random, ownerIds),
    season,
    season_age,
    created_at,
    modified_at: created_at,
    cycle_id: id,
  };
}

/** Later cycles brought more eggs than earlier ones. */
function pickCycle(random: Random, cycles: SpawnCycle[]): SpawnCycle {
  const cycle = cycles[Math.floor(Math.sqrt(random.next()) * cycles.length)];
  if (!cycle) throw new Error('Eggs are seeded in past cycles only.');
  return cycle;
}

/** One of the last few cycles that ended at least so many seconds ago. */
function pickRecent(random: Random, { cycles, now, calendar }: Plot, since = 0): SpawnCycle {
  const ended = cycles.filter(({ closesAt }) => closesAt + since <= now);
  return pickCycle(random, (ended.length > 0 ? ended : cycles.slice(0, 1)).slice(-calendar.cyclesPerSeason));
}

/** Some keepers have many, most have few. */
const pickOwner = (random: Random, ownerIds: string[]) =>
  ownerIds[Math.floor(random.next() ** 2 * ownerIds.length)] ?? null;

/** From the first instant on, and before the second. */
const instantBetween = (random: Random, from: number, until: number) =>
  from + random.below(Math.max(1, until - from));

/** Seconds until an egg changes: for half of them within the first eighth of the horizon. */
const soonOrLate = (random: Random, { calendar }: Plot) =>
  30 + Math.floor(random.next() ** 3 * 100 * calendar.hatchesAfter);

const seasonAt = ({ cycles }: Plot, instant: number) =>
  cycles.findLast(({ opensAt }) => opensAt <= instant)?.season ?? null;

async function listClosedCycles(db: Kysely<Database>, now: number): Promise<SpawnCycle[]> {
  const rows = await db
    .selectFrom('cycles')
    .innerJoin('seasons', 'seasons.id', 'cycles.season_id')
    .select(['cycles.id', 'secret', 'seasons.name', 'seasons.age', 'opens_at', 'closes_at'])
    .where('closes_at', '<=', now)
    .orderBy('opens_at')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    secret: row.secret,
    season: row.name,
    season_age: row.age,
    opensAt: row.opens_at,
    closesAt: row.closes_at,
  }));
}

async function isEmpty(db: Kysely<Database>): Promise<boolean> {
  const found = await Promise.all([
    db.selectFrom('accounts').select('id').limit(1).execute(),
    db.selectFrom('assets').select('id').limit(1).execute(),
  ]);
  return found.every((rows) => rows.length === 0);
}

/** The same keepers in every world: a version 8 UUID (RFC 9562, section 5.8) from their place. */
function uuidNumber(place: number): string {
  const hex = createHash('sha256').update(`emberclutch keeper ${place}`).digest('hex');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}
