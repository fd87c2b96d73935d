import { geneMap } from '@emberclutch/art/gene-map.ts';
import type { Gene } from '@emberclutch/art/gene-map.ts';
import { FactTable } from '../article/FactTable.tsx';

/** The genes and their traits, from the table that the art reads. */
export function GeneTable() {
  return (
    <FactTable
      caption="The genes, where they lie, and the weight of each trait of 256, from the commonest to the rarest."
      columns={['Gene', 'Digits', 'Traits']}
      rows={Object.entries<Gene>(geneMap).map(([name, { label, offset, alleles }]) => ({
        key: name,
        cells: [
          label,
          `${offset + 1}\u2060–\u2060${offset + 3}`,
          alleles.map(({ label: trait, weight }) => `${trait}\u00a0${weight}`).join(' · '),
        ],
      }))}
    />
  );
}
