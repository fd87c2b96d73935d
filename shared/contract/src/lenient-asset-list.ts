import type { AssetType } from './asset.ts';
import { readAsset } from './lenient-asset.ts';
import type { AssetInfo } from './lenient-asset.ts';
import { readCount } from './readers/count.ts';
import { readList } from './readers/list.ts';
import { readRecord } from './readers/record.ts';
import { schemaOf } from './readers/schema-of.ts';

export interface AssetList {
  assets: AssetInfo[];
  /** Undefined if the provider sends no total. */
  total: number | undefined;
  /** How many items could not be read and are left out. */
  skipped: number;
}

/**
 * Reads an asset list of any provider, item by item: `dragons`, `assets`, `gatewayKeys` or a bare array, with or without
 * `total` (specification, section 3). No body, or null, is an empty list.
 */
export const LenientAssetList = schemaOf((answer) => readAnswer(answer));

/** The same of a call that answers gateway keys only. */
export const LenientKeyList = schemaOf((answer) => readAnswer(answer, 'GATEWAY_KEY'));

/**
 * Reads each item that can be read, and counts the others.
 * @param kind of an item that does not say what it is
 */
export function readAssets(
  items: readonly unknown[],
  kind?: AssetType,
): Pick<AssetList, 'assets' | 'skipped'> {
  const assets = items.map((item) => readAsset(item, kind)).filter((asset) => asset !== null);
  return { assets, skipped: items.length - assets.length };
}

function readAnswer(answer: unknown, kind?: AssetType): AssetList | null {
  if (answer !== null && answer !== undefined && typeof answer !== 'object') return null;
  const { assets, dragons, gatewayKeys, total } = readRecord(answer);
  const items = readAssets([answer, assets, dragons].flatMap(readList), kind);
  const keys = readAssets(readList(gatewayKeys), 'GATEWAY_KEY');
  return {
    assets: [...items.assets, ...keys.assets],
    total: readCount(total) ?? undefined,
    skipped: items.skipped + keys.skipped,
  };
}
