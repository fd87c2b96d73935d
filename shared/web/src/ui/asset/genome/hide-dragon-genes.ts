import type { AssetInfo } from '@emberclutch/contract/asset/asset.ts';
import type { GenomeReportInfo } from '@emberclutch/contract/genome/genome-report.ts';
import { shellGenes } from '@emberclutch/contract/genome/shell-genes.ts';

/** Whether an asset is an egg: its genome must not show the dragon before it hatches. */
export const isUnhatched = ({ assetState }: Pick<AssetInfo, 'assetState'>) =>
  assetState === 'SEALED' || assetState === 'INCUBATING' || assetState === 'HATCHING';

/** The report of an egg, reduced to the traits of its shell, as before the cycle's secret is published. */
export const hideDragonGenes = (report: GenomeReportInfo): GenomeReportInfo => ({
  ...report,
  genome: null,
  genes: report.genes.map((gene) => ({
    ...gene,
    digits: null,
    hidden: null,
    ...(!shellGenes.has(gene.gene) && { dominant: null, oneIn: null }),
  })),
  unmapped: report.unmapped.map((digits) => ({ ...digits, digits: null })),
});
