import type { AssetInfo } from '@emberclutch/contract/asset/asset.ts';
import { currentSession, dispatchGoldenEggAward, serverNow } from '@emberclutch/web/state';
import { readShownGoldenAssets, storeShownGoldenAssets } from './shown-golden-assets.ts';

/** Awards the new golden eggs of the signed-in player, each once: the shell shows a toast and the celebration. */
export function awardGoldenEggs(assets: readonly AssetInfo[]): void {
  if (currentSession() === null) return;
  const shown = readShownGoldenAssets();
  const eggs = assets.filter((asset) => isNewGoldenEgg(asset) && !shown.eggIds.includes(asset.id));
  if (eggs.length === 0) return;
  storeShownGoldenAssets({ ...shown, eggIds: [...shown.eggIds, ...eggs.map(({ id }) => id)] });
  dispatchGoldenEggAward(eggs.map(({ id }) => ({ id })));
}

/** Seconds during which an egg counts as new. Sign Out clears storage, and older eggs must not be awarded again. */
const maxAgeOfNewEgg = 7 * 86_400;

const isNewGoldenEgg = ({ golden, assetType, assetState, created }: AssetInfo) =>
  golden &&
  assetType === 'DRAGON' &&
  assetState !== 'HATCHED' &&
  created !== null &&
  serverNow() / 1_000 - created < maxAgeOfNewEgg;
