import { toDrawMessage } from '@emberclutch/art/draw-genome.ts';
import { geneMap, unmapped } from '@emberclutch/art/gene-map.ts';
import type { Gene as MappedGene } from '@emberclutch/art/gene-map.ts';
import { readGenes, selectAllele } from '@emberclutch/art/gene-reading.ts';
import { parseGenome } from '@emberclutch/art/genome.ts';
import type { GenomeCensus } from '@emberclutch/contract/genome/genome-census.ts';
import type { Gene, GenomeReport } from '@emberclutch/contract/genome/genome-report.ts';
import { shellGenes } from '@emberclutch/contract/genome/shell-genes.ts';
import type { PagePreview } from '@emberclutch/contract/site/page-preview.ts';
import type { ServiceContext } from '../platform/module-context.ts';
import { ProblemError } from '../platform/http/problem-error.ts';
import { getPublishedCycle } from '../seasons/published-cycle-repository.ts';
import { toGenomePreview } from './asset-preview.ts';
import type { DigitCount } from './asset-repository.ts';
import { countDigits, findAsset } from './asset-repository.ts';
import { toDragonState } from './asset-state.ts';

/** Number of dragons in a census: enough for the share of each trait to differ by at most one per cent from its share among all. */
const sampleSize = 20_000;

/** How long a census is cached, in seconds. */
const freshSeconds = 300;

/** Publishes genomes, hides the genes that are still secret, and counts how common each trait is. */
export class GenomeService {
  readonly #deps: ServiceContext;
  #census: { countedAt: number; result: Promise<GenomeCensus> } | null = null;

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

  /** Counts how common each trait is among the dragons of this world. */
  getCensus(): Promise<GenomeCensus> {
    const now = this.#deps.clock.nowInSeconds();
    if (this.#census === null || this.#census.countedAt + freshSeconds <= now) {
      const result = this.#countTraits(now);
      this.#census = { countedAt: now, result };
      // After a failure, the next request counts again.
      result.catch(() => (this.#census = null));
    }
    return this.#census.result;
  }

  async #countTraits(now: number): Promise<GenomeCensus> {
    const genes: [string, MappedGene][] = Object.entries(geneMap);
    const offsets = genes.map(([, { offset }]) => offset);
    const counts = await countDigits(this.#deps.db, { offsets, now, limit: sampleSize });
    const selectCounts = (gene: MappedGene) => counts.filter(({ offset }) => offset === gene.offset);
    return {
      dragons: sumCounts(counts.filter(({ offset }) => offset === offsets[0])),
      genes: Object.fromEntries(genes.map(([name, gene]) => [name, countByAllele(gene, selectCounts(gene))])),
    };
  }
}

function countByAllele(gene: MappedGene, counts: DigitCount[]): Record<string, number> {
  const readCode = ({ digits }: DigitCount) => selectAllele(gene, Number.parseInt(digits, 16)).code;
  return Object.fromEntries(
    gene.alleles.map(({ code }) => [code, sumCounts(counts.filter((count) => readCode(count) === code))]),
  );
}

const sumCounts = (counts: DigitCount[]) => counts.reduce((total, { count }) => total + count, 0);

/** Reduces a gene of a secret genome to the allele that the shell shows, without hidden alleles and digits. */
const hideSecrets = (gene: ReturnType<typeof readGenes>[number]): Gene => ({
  ...gene,
  digits: null,
  hidden: null,
  ...(!shellGenes.has(gene.gene) && { dominant: null, oneIn: null }),
});
