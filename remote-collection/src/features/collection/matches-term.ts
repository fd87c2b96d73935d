import type { AssetInfo } from '@emberclutch/contract/asset/asset.ts';
import { assetTitle } from '@emberclutch/web/ui/asset/asset-title.ts';

/** Whether the name, the charm or the number of an asset contains a term. `01 234` and `1234` are the same number. */
export function matchesTerm(asset: AssetInfo, term: string): boolean {
  if (term === '') return true;
  const wanted = term.toLowerCase();
  const digits = wanted
    .replace(/^no\.?/, '')
    .replace(/\s/g, '')
    .replace(/^0+(?=\d)/, '');
  const isNumber = /^\d+$/.test(digits) && String(asset.id) === digits;
  return (
    isNumber ||
    [assetTitle(asset), asset.charmOfMaking].some((words) => words?.toLowerCase().includes(wanted))
  );
}
