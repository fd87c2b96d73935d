import { styled } from 'styled-components';
import { atom, useAtom } from 'jotai';
import { requiresScript } from '@emberclutch/contract/site/page-protocol.ts';
import { Button } from '@emberclutch/web/ui/controls/Button.tsx';
import { notPrinted } from '@emberclutch/web/theme/not-printed.ts';
import { space } from '@emberclutch/web/theme/tokens.ts';
import type { AssetInfo } from '@emberclutch/contract/asset/asset.ts';
import type { GenomeReportInfo } from '@emberclutch/contract/genome/genome-report.ts';
import { isUnhatched, hideDragonGenes } from '@emberclutch/web/ui/asset/genome/hide-dragon-genes.ts';

/** Ids of the eggs whose traits the player has revealed since the page was loaded. */
const revealedIdsAtom = atom<ReadonlySet<number>>(new Set<number>());

/** Hides the traits of an egg's dragon until it hatches or the player looks ahead. */
export function useSurprise() {
  const [revealedIds, setRevealedIds] = useAtom(revealedIdsAtom);
  const isHidden = (asset: Pick<AssetInfo, 'id' | 'assetState'>) =>
    isUnhatched(asset) && !revealedIds.has(asset.id);
  return {
    isHidden,
    /** The report to show: the complete one, or only the traits of the shell. */
    toShownReport: (asset: AssetInfo, report: GenomeReportInfo) =>
      isHidden(asset) ? hideDragonGenes(report) : report,
    lookAhead: ({ id }: Pick<AssetInfo, 'id'>) => setRevealedIds((ids) => new Set([...ids, id])),
  };
}

/** Says that the page hides the dragon of an egg although its genome is public, and offers to show it. */
export const LookAhead = ({ onPress }: { onPress: () => void }) => (
  <Block>
    <p>{copy.hidden}</p>
    <Button variant="quiet" size="s" onClick={onPress} {...requiresScript} {...notPrinted}>
      {copy.lookAhead}
    </Button>
  </Block>
);

const copy = {
  hidden:
    'What will hatch is settled, and since its cycle has ended anyone may compute it. Here it stays a surprise until the shell opens.',
  lookAhead: 'Look ahead',
};

const Block = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space.s};
`;
