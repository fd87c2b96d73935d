import type { Random } from '@emberclutch/art/random.ts';
import { createRandom } from '@emberclutch/art/random.ts';
import { drawGenome } from '@emberclutch/art/draw-genome.ts';
import type { NewAsset } from '../assets/new-asset-repository.ts';
import type { CalendarSettings } from '../seasons/season-settings.ts';
import type { SeedCycle } from './seed-repository.ts';
import { describeGenome } from '../assets/describe-genome.ts';
import { createAssets, reserveAssetIds } from '../assets/new-asset-repository.ts';
import type { Database } from '../platform/database/database.ts';

/** Number of assets of a seeded database by state: 2,000 in total. */
export const seedPlan = {
  hatched: 1_346,
  hatching: 24,
  incubating: 220,
  sealed: 240,
  unusedKeys: 110,
  usedKeys: 60,
};

export interface SeedContext {
  /** The closed cycles, oldest first. */
  cycles: SeedCycle[];
  /** The open cycle; without it no egg is sealed. */
  openCycle: SeedCycle | undefined;
  ownerIds: string[];
  now: number;
  calendar: CalendarSettings;
}

/** An asset before its genome is drawn. */
type AssetDraft = Omit<NewAsset, 'id' | 'golden'> & { cycleId: number };

/** Drafts all assets, oldest first, so that newer assets get higher ids. The same random seed gives the same drafts. */
export function draftAssets(context: SeedContext): AssetDraft[] {
  const random = createRandom('emberclutch', 'world');
  const draftMany = (count: number, draftOne: (random: Random, context: SeedContext) => AssetDraft) =>
    Array.from({ length: count }, () => draftOne(random, context));
  const eggs = [
    ...draftMany(seedPlan.hatched, draftHatchedDragon),
    ...draftMany(seedPlan.hatching, (random, { now, calendar }) =>
      draftHatchingEgg(random, context, now + drawInstant(random, 1, getHatchingTime(calendar))),
    ),
    ...draftMany(seedPlan.incubating, draftIncubatingEgg),
    ...draftMany(context.openCycle ? seedPlan.sealed : 0, draftSealedEgg),
  ];
  const keys = [...draftMany(seedPlan.unusedKeys, draftKey), ...draftMany(seedPlan.usedKeys, draftUsedKey)];
  return [...eggs, ...keys].toSorted((a, b) => a.createdAt - b.createdAt);
}

/** Drafts incubating eggs of past cycles, and eggs that hatch at the specified instants. */
export function draftChangingEggs(
  context: SeedContext,
  { incubating, hatchesAt }: { incubating: number; hatchesAt: readonly number[] },
): AssetDraft[] {
  const random = createRandom('emberclutch', `eggs that change after ${context.now}`);
  return [
    ...Array.from({ length: incubating }, () => draftIncubatingEgg(random, context)),
    ...hatchesAt.map((instant) => draftHatchingEgg(random, context, instant)),
  ];
}

/** PostgreSQL accepts at most 65,535 parameters in a statement. */
const assetsPerStatement = 500;

/** Draws the genomes of drafts from the secrets of their cycles, and writes the assets. */
export async function createDraftedAssets(
  db: Database,
  drafts: AssetDraft[],
  cycles: SeedCycle[],
): Promise<void> {
  const assets = await drawGenomes(db, drafts, cycles);
  for (let start = 0; start < assets.length; start += assetsPerStatement)
    await createAssets(db, assets.slice(start, start + assetsPerStatement));
}

/** Reserves ids and draws the genomes of eggs. Starts again in the rare case that two eggs have the same charm. */
async function drawGenomes(db: Database, drafts: AssetDraft[], cycles: SeedCycle[]): Promise<NewAsset[]> {
  const secrets = new Map(cycles.map(({ id, secret }) => [id, secret]));
  const ids = await reserveAssetIds(db, drafts.length);
  const assets = await Promise.all(
    drafts.map(async (asset, index): Promise<NewAsset> => {
      const id = ids[index] ?? 0;
      const seededAsset = { ...asset, id, isSeeded: true };
      if (asset.type === 'GATEWAY_KEY') return { ...seededAsset, golden: false };
      const genome = await drawGenome(secrets.get(asset.cycleId) ?? '', asset.cycleId, id);
      return { ...seededAsset, ...describeGenome(genome) };
    }),
  );
  const charms = assets.flatMap(({ charm }) => charm ?? []);
  return new Set(charms).size === charms.length ? assets : drawGenomes(db, drafts, cycles);
}

function draftHatchedDragon(random: Random, context: SeedContext) {
  const { now, calendar } = context;
  const hatchedCycles = context.cycles.filter(({ closesAt }) => closesAt + calendar.hatchesAfter <= now);
  const cycle = pickCycle(random, hatchedCycles.length > 0 ? hatchedCycles : context.cycles.slice(0, 1));
  const hatchesAt = Math.min(cycle.closesAt + calendar.hatchesAfter, now);
  return {
    ...draftBoughtAsset(random, context, cycle),
    incubatesAt: cycle.closesAt,
    hatchingAt: Math.min(cycle.closesAt + calendar.hatchingAfter, hatchesAt),
    hatchesAt,
    hatchSeason: findSeasonName(context, hatchesAt),
  };
}

/** Drafts an egg that hatches at an instant. The time from the first crack to hatching is the same for all eggs. */
function draftHatchingEgg(random: Random, context: SeedContext, hatchesAt: number) {
  const { calendar } = context;
  const cycle = pickRecentCycle(random, context, calendar.hatchingAfter);
  const firstCrack = hatchesAt - getHatchingTime(calendar);
  return {
    ...draftBoughtAsset(random, context, cycle),
    incubatesAt: cycle.closesAt,
    hatchingAt: Math.max(cycle.closesAt, firstCrack),
    hatchesAt,
  };
}

/** @returns the seconds from the first crack of an egg until it hatches */
export const getHatchingTime = ({ hatchesAfter, hatchingAfter }: SeedContext['calendar']) =>
  hatchesAfter - hatchingAfter;

function draftIncubatingEgg(random: Random, context: SeedContext) {
  const { now, calendar } = context;
  const cycle = pickRecentCycle(random, context);
  const hatchingAt = now + drawSecondsUntilChange(random, context);
  return {
    ...draftBoughtAsset(random, context, cycle),
    incubatesAt: cycle.closesAt,
    hatchingAt,
    hatchesAt: hatchingAt + getHatchingTime(calendar),
  };
}

/** Drafts an egg of the open cycle, with the durations of that cycle. */
function draftSealedEgg(random: Random, context: SeedContext) {
  const { now, calendar, openCycle } = context;
  if (!openCycle) throw new Error('Sealed eggs are seeded in the open cycle only.');
  const { closesAt } = openCycle;
  return {
    ...draftBoughtAsset(random, context, { ...openCycle, closesAt: now }),
    incubatesAt: closesAt,
    hatchingAt: closesAt + calendar.hatchingAfter,
    hatchesAt: closesAt + calendar.hatchesAfter,
  };
}

const draftKey = (random: Random, context: SeedContext) => ({
  ...draftBoughtAsset(random, context, pickCycle(random, context.cycles)),
  type: 'GATEWAY_KEY' as const,
});

/** Drafts a key that was used in the cycle in which it was bought, or in a later cycle. */
function draftUsedKey(random: Random, context: SeedContext) {
  const key = draftKey(random, context);
  const { opensAt, closesAt } = pickCycle(
    random,
    context.cycles.filter((cycle) => cycle.closesAt > key.createdAt),
  );
  const keyUsedAt = drawInstant(random, Math.max(opensAt, key.createdAt), closesAt);
  return { ...key, keyUsedAt, modifiedAt: keyUsedAt };
}

/** Drafts an asset that was bought while the cycle was open. */
function draftBoughtAsset(random: Random, { ownerIds }: SeedContext, cycle: SeedCycle) {
  const { id, season, seasonAge, opensAt, closesAt } = cycle;
  const createdAt = drawInstant(random, opensAt, closesAt);
  return {
    type: 'DRAGON' as const,
    ownerId: pickOwner(random, ownerIds),
    season,
    seasonAge,
    createdAt,
    modifiedAt: createdAt,
    cycleId: id,
  };
}

/** Picks a cycle. Later cycles are more likely than earlier ones. */
function pickCycle(random: Random, cycles: SeedCycle[]): SeedCycle {
  const cycle = cycles[Math.floor(Math.sqrt(random.next()) * cycles.length)];
  if (!cycle) throw new Error('Eggs are seeded in past cycles only.');
  return cycle;
}

/** Picks one of the last two cycles that ended at least `since` seconds ago. */
function pickRecentCycle(random: Random, { cycles, now }: SeedContext, since = 0): SeedCycle {
  const endedCycles = cycles.filter(({ closesAt }) => closesAt + since <= now);
  return pickCycle(random, (endedCycles.length > 0 ? endedCycles : cycles.slice(0, 1)).slice(-2));
}

/** Picks an owner. A few accounts own many assets; most own few. */
const pickOwner = (random: Random, ownerIds: string[]) =>
  ownerIds[Math.floor(random.next() ** 2 * ownerIds.length)] ?? null;

/** Draws an instant at or after `from`, and before `until`. */
const drawInstant = (random: Random, from: number, until: number) =>
  from + random.pickInteger(Math.max(1, until - from));

/** Draws the seconds until an egg changes: at most five times the hatching time of a bought egg, so that both look alike. */
const drawSecondsUntilChange = (random: Random, { calendar }: SeedContext) =>
  30 + Math.floor(random.next() * 5 * calendar.hatchesAfter);

const findSeasonName = ({ cycles }: SeedContext, instant: number) =>
  cycles.findLast(({ opensAt }) => opensAt <= instant)?.season ?? null;
