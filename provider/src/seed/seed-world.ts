import { drawGenome } from '@emberclutch/shared/art/draw-genome';
import type { Kysely } from 'kysely';
import { describeGenome } from '../assets/describe-genome.ts';
import type { NewAsset } from '../assets/new-asset-repository.ts';
import { createAssets, reserveAssetIds } from '../assets/new-asset-repository.ts';
import type { Database } from '../platform/database/database.ts';
import type { CalendarSettings } from '../seasons/calendar-settings.ts';
import type { AssetDraft } from './draft-assets.ts';
import { draftAssets } from './draft-assets.ts';
import { sampleAccounts } from './sample-accounts.ts';
import type { SeedCycle } from './seed-repository.ts';
import { createAccounts, isEmpty, listBegunCycles } from './seed-repository.ts';

/** PostgreSQL accepts 65,535 parameters in a statement. */
const assetsPerStatement = 500;

/**
 * Fills an empty database with accounts, with sealed eggs of the open cycle, and with assets of past cycles in all other
 * states. Genomes are drawn from the secrets of the cycles, so that they can be verified like those of sold eggs. Some
 * eggs of past cycles change within minutes, others much later, so that their states stay represented.
 * A database with an account or an asset, or without a closed cycle, is left unchanged.
 * @param now epoch seconds
 * @returns whether anything was written
 */
export function seedWorld(db: Kysely<Database>, now: number, calendar: CalendarSettings): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const begun = await listBegunCycles(transaction, now);
    const cycles = begun.filter(({ closesAt }) => closesAt <= now);
    const [first] = cycles;
    if (!first || !(await isEmpty(transaction))) return false;

    const accounts = sampleAccounts.map((account) => ({ ...account, createdAt: first.opensAt }));
    await createAccounts(transaction, accounts);

    const drafts = draftAssets({
      cycles,
      openCycle: begun.find(({ closesAt }) => closesAt > now),
      ownerIds: accounts.map(({ id }) => id),
      now,
      calendar,
    });
    const assets = await withGenomes(transaction, drafts, begun);
    for (let start = 0; start < assets.length; start += assetsPerStatement)
      await createAssets(transaction, assets.slice(start, start + assetsPerStatement));
    return true;
  });
}

/** Reserves ids and draws the genomes of eggs. Repeated in the rare case that two eggs have the same charm. */
async function withGenomes(
  db: Kysely<Database>,
  drafts: AssetDraft[],
  cycles: SeedCycle[],
): Promise<NewAsset[]> {
  const secrets = new Map(cycles.map(({ id, secret }) => [id, secret]));
  const ids = await reserveAssetIds(db, drafts.length);
  const assets = await Promise.all(
    drafts.map(async (asset, place): Promise<NewAsset> => {
      const id = ids[place] ?? 0;
      if (asset.type === 'GATEWAY_KEY') return { ...asset, id, golden: asset.golden ?? false };
      const genome = await drawGenome(secrets.get(asset.cycleId) ?? '', asset.cycleId, id);
      return { ...asset, id, ...describeGenome(genome) };
    }),
  );
  const charms = assets.flatMap(({ charm }) => charm ?? []);
  return new Set(charms).size === charms.length ? assets : withGenomes(db, drafts, cycles);
}
