import { toDrawMessage } from '@emberclutch/art/draw-genome.ts';
import { unmapped } from '@emberclutch/art/gene-map.ts';
import { readGenes } from '@emberclutch/art/gene-reading.ts';
import { parseGenome } from '@emberclutch/art/genome.ts';
import type { Gene, GenomeReport } from '@emberclutch/contract/genome/genome-report.ts';
import { shellGenes } from '@emberclutch/contract/genome/shell-genes.ts';
import type { PagePreview } from '@emberclutch/contract/site/page-preview.ts';
import type { ServiceContext } from '../platform/module-context.ts';
import { ProblemError } from '../platform/http/problem-error.ts';
import { getPublishedCycle } from '../seasons/published-cycle-repository.ts';
import { toGenomePreview } from './asset-preview.ts';
import { findAsset } from './asset-repository.ts';
import { toDragonState } from './asset-state.ts';

/** Publishes genomes, and hides the genes that are still secret. */
export class GenomeService {
  readonly #deps: ServiceContext;

  constructor(dependencies: ServiceContext) {
    this.#deps = dependencies;
  }

  /**
   * Reports the genome of an egg or dragon, gene by gene, and how it was drawn. The genome becomes public with the secret of its
   * cycle, or when the egg hatches if it has no cycle.
   * @throws {ProblemError} `not_found` for an asset without a genome
   */
  async getReport(id: number): Promise<GenomeReport> {
    const now = this.#deps.clock.nowInSeconds();
    const asset = await findAsset(this.#deps.db, id);
    if (!asset?.genome) throw new ProblemError('not_found', `There is no egg or dragon ${id}.`);
    const cycle = asset.cycleId === null ? null : await getPublishedCycle(this.#deps.db, asset.cycleId, now);
    const isPublic = cycle ? cycle.secret !== null : toDragonState(asset, now) === 'HATCHED';
    const genome = parseGenome(asset.genome);
    return {
      id,
      genome: isPublic ? genome : null,
      genes: readGenes(genome).map((gene) => (isPublic ? gene : hideSecrets(gene))),
      unmapped: unmapped.map(({ offset, length }) => ({
        offset,
        digits: isPublic ? genome.slice(offset, offset + length) : null,
      })),
      draw: cycle && {
        cycleId: cycle.id,
        message: toDrawMessage(cycle.id, id),
        secretHash: cycle.secretHash,
        secret: cycle.secret,
      },
    };
  }

  /** @throws {ProblemError} `not_found` for an asset without a genome */
  async getPreview(id: number): Promise<PagePreview> {
    const asset = await findAsset(this.#deps.db, id);
    if (!asset?.genome) throw new ProblemError('not_found', `There is no egg or dragon ${id}.`);
    return toGenomePreview(asset, this.#deps.clock.nowInSeconds());
  }
}

/** Reduces a gene of a secret genome to the allele that the shell shows, without hidden alleles and digits. */
const hideSecrets = (gene: ReturnType<typeof readGenes>[number]): Gene => ({
  ...gene,
  digits: null,
  hidden: null,
  ...(!shellGenes.has(gene.gene) && { dominant: null, oneIn: null }),
});
