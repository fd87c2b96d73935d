import { drawGenome } from '@emberclutch/art/draw-genome.ts';
import { createRandom } from '@emberclutch/art/random.ts';
import type { Random } from '@emberclutch/art/random.ts';
import { describeGenome } from '../assets/describe-genome.ts';
import { createAssets, reserveAssetIds } from '../assets/new-asset-repository.ts';
import type { NewAsset } from '../assets/new-asset-repository.ts';
import type { Database } from '../platform/database/database.ts';
import type { CalendarSettings } from '../seasons/season-settings.ts';
import type { SeedCycle } from './seed-repository.ts';

/** Number of assets of a seeded database by state: 2,000 in total. */
export const seedCounts = {
  hatched: 1_346,
  hatching: 24,
  incubating: 220,
  sealed: 240,
  unusedKeys: 110,
  usedKeys: 60,
};

interface SeedContext {
  /** The closed cycles, oldest first. */
  cycles: SeedCycle[];
  ownerIds: string[];
  now: number;
  calendar: CalendarSettings;
}

/** An asset before its genome is drawn. */
type AssetDraft = Omit<NewAsset, 'id' | 'golden'> & { cycleId: number };

/**
 * Drafts all assets, oldest first, so that newer assets get higher ids. The same context gives the same drafts.
 * @param openCycle the cycle of the sealed eggs; undefined if none is open
 */
export function draftAssets(context: SeedContext, openCycle: SeedCycle | undefined): AssetDraft[] {
  const { now, calendar } = context;
  const random = createRandom('emberclutch', 'world');
  const draftMany = (count: number, draft: () => AssetDraft) => Array.from({ length: count }, () => draft());
  const drafts = [
    ...draftMany(seedCounts.hatched, () => draftHatchedDragon(random, context)),
    ...draftMany(seedCounts.hatching, () =>
      draftHatchingEgg(random, context, now + drawInstant(random, 1, getHatchingTime(calendar))),
    ),
    ...draftMany(seedCounts.incubating, () => draftIncubatingEgg(random, context)),
    ...(openCycle ? draftMany(seedCounts.sealed, () => draftSealedEgg(random, context, openCycle)) : []),
    ...draftMany(seedCounts.unusedKeys, () => draftKey(random, context)),
    ...draftMany(seedCounts.usedKeys, () => draftUsedKey(random, context)),
  ];
  return drafts.toSorted((a, b) => a.createdAt - b.createdAt);
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

/** Draws the genomes of drafts from the secrets of their cycles, and writes the assets. */
export async function createDraftedAssets(
  db: Database,
  drafts: AssetDraft[],
  cycles: SeedCycle[],
): Promise<void> {
  await createAssets(db, await drawGenomes(db, drafts, cycles));
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
  const { cycles, now, calendar } = context;
  const cycle = pickCycle(random, selectEndedCycles(context, calendar.hatchesAfter));
  const hatchesAt = Math.min(cycle.closesAt + calendar.hatchesAfter, now);
  return {
    ...draftBoughtAsset(random, context, cycle),
    incubatesAt: cycle.closesAt,
    hatchingAt: Math.min(cycle.closesAt + calendar.hatchingAfter, hatchesAt),
    hatchesAt,
    hatchSeason: cycles.findLast(({ opensAt }) => opensAt <= hatchesAt)?.season ?? null,
  };
}

/** Drafts an egg that hatches at an instant. The time from the first crack to hatching is the same for all eggs. */
function draftHatchingEgg(random: Random, context: SeedContext, hatchesAt: number) {
  const { calendar } = context;
  const cycle = pickCycle(random, selectEndedCycles(context, calendar.hatchingAfter).slice(-2));
  const firstCrackAt = hatchesAt - getHatchingTime(calendar);
  return {
    ...draftBoughtAsset(random, context, cycle),
    incubatesAt: cycle.closesAt,
    hatchingAt: Math.max(cycle.closesAt, firstCrackAt),
    hatchesAt,
  };
}

/** @returns the seconds from the first crack of an egg until it hatches */
export const getHatchingTime = ({ hatchesAfter, hatchingAfter }: CalendarSettings) =>
  hatchesAfter - hatchingAfter;

function draftIncubatingEgg(random: Random, context: SeedContext) {
  const { now, calendar } = context;
  const cycle = pickCycle(random, selectEndedCycles(context, 0).slice(-2));
  // At most five times the hatching time of a bought egg, so that both look alike.
  const hatchingAt = now + 30 + Math.floor(random.next() * 5 * calendar.hatchesAfter);
  return {
    ...draftBoughtAsset(random, context, cycle),
    incubatesAt: cycle.closesAt,
    hatchingAt,
    hatchesAt: hatchingAt + getHatchingTime(calendar),
  };
}

/** Drafts an egg of the open cycle, with the durations of that cycle. */
function draftSealedEgg(random: Random, context: SeedContext, openCycle: SeedCycle) {
  const { now, calendar } = context;
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
    // A few accounts own many assets; most own few.
    ownerId: ownerIds[Math.floor(random.next() ** 2 * ownerIds.length)] ?? null,
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

/** Selects the cycles that ended at least this many seconds ago; the first cycle if none did. */
function selectEndedCycles({ cycles, now }: SeedContext, seconds: number): SeedCycle[] {
  const endedCycles = cycles.filter(({ closesAt }) => closesAt + seconds <= now);
  return endedCycles.length > 0 ? endedCycles : cycles.slice(0, 1);
}

/** Draws an instant at or after `from`, and before `until`. */
const drawInstant = (random: Random, from: number, until: number) =>
  from + random.pickInteger(Math.max(1, until - from));
