import type { ListedAssets } from '@emberclutch/web/api/list-all-pages.ts';
import type { AssetInfo } from '@emberclutch/contract/asset/asset.ts';

/**
 * Whether a list may lack gateway keys of its account: it contains none, or reading stopped before all assets were read. Keys
 * have a separate call (specification, section 7), and some providers list them only there.
 */
export const mayLackKeys = ({ assets, stop }: ListedAssets): boolean =>
  stop !== null || assets.every(({ assetType }) => assetType !== 'GATEWAY_KEY');

/** The assets, followed by the keys that are not among them. */
export function withKeys(assets: AssetInfo[], keys: readonly AssetInfo[]): AssetInfo[] {
  const ids = new Set(assets.map(({ id }) => id));
  const added = keys.filter(({ id }) => !ids.has(id));
  return added.length > 0 ? [...assets, ...added] : assets;
}
