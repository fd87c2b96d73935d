import { readList, list } from '../shape/list.ts';
import { readBy } from '../shape/modifiers.ts';
import { count, readCount } from '../shape/number.ts';
import { readRecord, record } from '../shape/record.ts';
import type { Lenient, Strict } from '../shape/shape.ts';
import { Asset, readAsset } from './asset.ts';
import type { AssetInfo } from './asset.ts';
import type { AssetType } from './asset-values.ts';

/**
 * One page of an asset list. Read item by item: `dragons`, `assets`, `gatewayKeys` or a bare array, with or without `total`
 * (specification, section 3). No body, or null, is an empty list.
 */
export const AssetPage = readBy(record({ assets: list(Asset), total: count }), (answer) =>
  readAssetPage(answer),
);
export type AssetPage = Strict<typeof AssetPage>;

export type AssetList = Lenient<typeof AssetPage>;

/**
 * Reads each item that can be read, and counts the others.
 * @param kind of an item that does not say what it is
 */
export function readAssets(
  items: readonly unknown[],
  kind?: AssetType,
): { assets: AssetInfo[]; skipped: number } {
  const assets = items.map((item) => readAsset(item, kind)).filter((asset) => asset !== null);
  return { assets, skipped: items.length - assets.length };
}

/** @param kind of an item that does not say what it is */
export function readAssetPage(answer: unknown, kind?: AssetType) {
  if (answer !== null && answer !== undefined && typeof answer !== 'object') return null;
  const { assets, dragons, gatewayKeys, total } = readRecord(answer);
  const items = readAssets([answer, assets, dragons].flatMap(readList), kind);
  const keys = readAssets(readList(gatewayKeys), 'GATEWAY_KEY');
  return {
    assets: withoutRepetition([...items.assets, ...keys.assets]),
    /** Undefined if the provider sends no total. */
    total: readCount(total) ?? undefined,
    /** How many items could not be read and are left out. */
    skipped: items.skipped + keys.skipped,
  };
}

/** The first of each id and type: a provider may send one asset under two names (specification, section 9). */
function withoutRepetition(assets: readonly AssetInfo[]): AssetInfo[] {
  const known = new Map<string, AssetInfo>();
  for (const asset of assets) {
    const key = `${asset.assetType} ${asset.id}`;
    if (!known.has(key)) known.set(key, asset);
  }
  return [...known.values()];
}
