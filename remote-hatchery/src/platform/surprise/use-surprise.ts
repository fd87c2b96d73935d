import { atom, useAtom } from 'jotai';
import type { AssetInfo } from '@emberclutch/contract/asset/asset.ts';
import type { GenomeReportInfo } from '@emberclutch/contract/genome/genome-report.ts';
import { isUnhatched, hideDragonGenes } from '@emberclutch/web/ui/asset/genome/hide-dragon-genes.ts';

/** Eggs that the player has looked into, until the page is reloaded. */
const openedAtom = atom<ReadonlySet<number>>(new Set<number>());

/** Hides the traits of an egg's dragon until it hatches or the player looks ahead. */
export function useSurprise() {
  const [opened, setOpened] = useAtom(openedAtom);
  const isKept = (asset: Pick<AssetInfo, 'id' | 'assetState'>) => isUnhatched(asset) && !opened.has(asset.id);
  return {
    isKept,
    /** The report to show: the complete one, or only the traits of the shell. */
    toShownReport: (asset: AssetInfo, report: GenomeReportInfo) =>
      isKept(asset) ? hideDragonGenes(report) : report,
    lookAhead: ({ id }: Pick<AssetInfo, 'id'>) => setOpened((ids) => new Set([...ids, id])),
  };
}
