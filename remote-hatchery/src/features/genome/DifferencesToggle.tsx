import type { Gene } from '@emberclutch/contract/genome/genome-report.ts';
import { copy } from './copy.ts';
import type { ExplorerAddress } from './explorer-address.ts';
import { DifferencesSwitch } from '@emberclutch/web/ui/controls/DifferencesSwitch.tsx';
import { isSameGene } from '@emberclutch/web/ui/asset/genome/mapped-genome.ts';

interface Props {
  genes: readonly Gene[];
  otherGene: (gene: string) => Gene | undefined;
  address: ExplorerAddress;
}

/** Hides the genes that both specimens share, and counts the others. */
export function DifferencesToggle({ genes, otherGene, address }: Props) {
  const known = genes
    .map((gene) => isSameGene(gene, otherGene(gene.gene)))
    .filter((isSame) => isSame !== null);
  const differing = known.filter((isSame) => !isSame).length;
  return (
    <DifferencesSwitch
      label={copy.onlyDifferences}
      count={differing === 0 ? copy.allSame : copy.differences(differing, known.length)}
      isOn={address.differencesOnly}
      onChange={(isOn) => address.change({ differencesOnly: isOn })}
    />
  );
}
