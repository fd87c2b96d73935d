import { readList, list } from '../shape/list.ts';
import { readBy } from '../shape/modifiers.ts';
import { count, readCount } from '../shape/number.ts';
import { readRecord, record } from '../shape/record.ts';
import type { Lenient, Strict } from '../shape/shape.ts';
import { Asset, readAsset } from './asset.ts';
import type { AssetInfo } from './asset.ts';
import type { AssetType } from './asset-values.ts';

/**
 * One page of an asset list. The items come from `dragons`, `assets`, `gatewayKeys` or a bare array, with or without
 * `total` (specification, section 3); the reader reads each item on its own. A missing or null body is an empty list.
 */
export const AssetPage = readBy(record({ assets: list(Asset), total: count }), (response) =>
  readAssetPage(response),
);
export type AssetPage = Strict<typeof AssetPage>;

export type AssetList = Lenient<typeof AssetPage>;

/** Reads the valid items and counts the others. `kind` is the type of an item that does not state its own. */
export function readAssets(
  items: readonly unknown[],
  kind?: AssetType,
): { assets: AssetInfo[]; skipped: number } {
  const assets = items.map((item) => readAsset(item, kind)).filter((asset) => asset !== null);
  return { assets, skipped: items.length - assets.length };
}

/** @param kind the type of an item that does not state its own */
export function readAssetPage(response: unknown, kind?: AssetType) {
  if (response !== null && response !== undefined && typeof response !== 'object') return null;
  const { assets, dragons, gatewayKeys, total } = readRecord(response);
  const items = readAssets([response, assets, dragons].flatMap(readList), kind);
  const keys = readAssets(readList(gatewayKeys), 'GATEWAY_KEY');
  return {
    assets: removeDuplicates([...items.assets, ...keys.assets]),
    /** Undefined if the provider does not send it. */
    total: readCount(total) ?? undefined,
    /** Number of unreadable items, which the list does not contain. */
    skipped: items.skipped + keys.skipped,
  };
}

/** Keeps the first entry of each id and type: a provider may send one asset under two names (specification, section 9). */
function removeDuplicates(assets: readonly AssetInfo[]): AssetInfo[] {
  const assetsByKey = new Map<string, AssetInfo>();
  for (const asset of assets) {
    const key = `${asset.assetType} ${asset.id}`;
    if (!assetsByKey.has(key)) assetsByKey.set(key, asset);
  }
  return [...assetsByKey.values()];
}
