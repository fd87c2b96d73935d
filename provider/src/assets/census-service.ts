import { geneMap } from '@emberclutch/art/gene-map.ts';
import type { Gene } from '@emberclutch/art/gene-map.ts';
import { selectAllele } from '@emberclutch/art/gene-reading.ts';
import type { GenomeCensus } from '@emberclutch/contract/genome/genome-census.ts';
import type { ServiceContext } from '../platform/module-context.ts';
import type { DigitCount } from './asset-repository.ts';
import { countDigits } from './asset-repository.ts';

/** Number of dragons to count: enough that the share of each trait is within one per cent of its share among all dragons. */
const sampleSize = 20_000;

/** How long a census is cached, in seconds. */
const freshSeconds = 300;

/** Counts how common each trait is among the dragons of this world. */
export class CensusService {
  readonly #deps: ServiceContext;
  #census: { at: number; response: Promise<GenomeCensus> } | null = null;

  constructor(dependencies: ServiceContext) {
    this.#deps = dependencies;
  }

  getCensus(): Promise<GenomeCensus> {
    const now = this.#deps.clock.nowInSeconds();
    if (this.#census === null || this.#census.at + freshSeconds <= now) {
      const response = this.#count(now);
      this.#census = { at: now, response };
      // The next request counts again.
      response.catch(() => (this.#census = null));
    }
    return this.#census.response;
  }

  async #count(now: number): Promise<GenomeCensus> {
    const genes: [string, Gene][] = Object.entries(geneMap);
    const offsets = genes.map(([, { offset }]) => offset);
    const counts = await countDigits(this.#deps.db, { offsets, now, limit: sampleSize });
    const [first] = offsets;
    return {
      dragons: sumCounts(counts.filter(({ offset }) => offset === first)),
      genes: Object.fromEntries(
        genes.map(([name, gene]) => [
          name,
          countByAllele(
            gene,
            counts.filter(({ offset }) => offset === gene.offset),
          ),
        ]),
      ),
    };
  }
}

function countByAllele(gene: Gene, counts: DigitCount[]): Record<string, number> {
  const readCode = ({ digits }: DigitCount) => selectAllele(gene, Number.parseInt(digits, 16)).code;
  return Object.fromEntries(
    gene.alleles.map(({ code }) => [code, sumCounts(counts.filter((count) => readCode(count) === code))]),
  );
}

const sumCounts = (counts: DigitCount[]) => counts.reduce((total, { count }) => total + count, 0);
