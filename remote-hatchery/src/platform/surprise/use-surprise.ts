import { atom, useAtom } from 'jotai';
import type { AssetInfo } from '@emberclutch/contract/asset/asset.ts';
import type { GenomeReportInfo } from '@emberclutch/contract/genome/genome-report.ts';
import { isUnhatched, withoutSurprise } from '@emberclutch/web/ui/asset/genome/without-surprise.ts';

/** Eggs whose surprise was opened by a press, until the page is loaded again. */
const openedAtom = atom<ReadonlySet<number>>(new Set<number>());

/** Keeps what the genome of an egg draws, until it hatches or the player looks ahead. */
export function useSurprise() {
  const [opened, setOpened] = useAtom(openedAtom);
  const isKept = (asset: Pick<AssetInfo, 'id' | 'assetState'>) => isUnhatched(asset) && !opened.has(asset.id);
  return {
    isKept,
    /** The report as it is shown: complete, or with what the shell shows. */
    reportOf: (asset: AssetInfo, report: GenomeReportInfo) =>
      isKept(asset) ? withoutSurprise(report) : report,
    lookAhead: ({ id }: Pick<AssetInfo, 'id'>) => setOpened((ids) => new Set([...ids, id])),
  };
}
