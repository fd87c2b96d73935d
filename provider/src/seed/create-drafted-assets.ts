import { drawGenome } from '@emberclutch/art/draw-genome.ts';
import { describeGenome } from '../assets/describe-genome.ts';
import type { NewAsset } from '../assets/new-asset-repository.ts';
import { createAssets, reserveAssetIds } from '../assets/new-asset-repository.ts';
import type { Database } from '../platform/database/database.ts';
import type { AssetDraft } from './draft-assets.ts';
import type { SeedCycle } from './seed-repository.ts';

/** PostgreSQL accepts 65,535 parameters in a statement. */
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

/** Reserves ids and draws the genomes of eggs. Repeated in the rare case that two eggs have the same charm. */
async function drawGenomes(db: Database, drafts: AssetDraft[], cycles: SeedCycle[]): Promise<NewAsset[]> {
  const secrets = new Map(cycles.map(({ id, secret }) => [id, secret]));
  const ids = await reserveAssetIds(db, drafts.length);
  const assets = await Promise.all(
    drafts.map(async (asset, index): Promise<NewAsset> => {
      const id = ids[index] ?? 0;
      const seeded = { ...asset, id, isSeeded: true };
      if (asset.type === 'GATEWAY_KEY') return { ...seeded, golden: false };
      const genome = await drawGenome(secrets.get(asset.cycleId) ?? '', asset.cycleId, id);
      return { ...seeded, ...describeGenome(genome) };
    }),
  );
  const charms = assets.flatMap(({ charm }) => charm ?? []);
  return new Set(charms).size === charms.length ? assets : drawGenomes(db, drafts, cycles);
}
