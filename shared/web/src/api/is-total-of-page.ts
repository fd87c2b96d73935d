import type { AssetList } from '@emberclutch/contract/asset/asset-page.ts';
import { pageSize } from '@emberclutch/contract/asset/page-size.ts';

/** Whether the total of a first page may count that page alone, as some providers do: the page is full, and there may be more. */
export function isTotalOfPage({ assets, skipped, total }: AssetList): boolean {
  const count = assets.length + skipped;
  return count >= pageSize.default && total === count;
}
