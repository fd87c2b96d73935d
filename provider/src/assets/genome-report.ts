import { drawMessage } from '@emberclutch/shared/art/draw-genome';
import { unmapped } from '@emberclutch/shared/art/gene-map';
import { readGenes } from '@emberclutch/shared/art/gene-reading';
import { parseGenome } from '@emberclutch/shared/art/genome';
import type { Gene, GenomeReport } from '@emberclutch/shared/contract/genome';
import type { Kysely } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import { ProblemError } from '../platform/http/problem-error.ts';
import { findAsset } from './asset-repository.ts';
import { getPublishedCycle } from '../seasons/published-cycle-repository.ts';
import { dragonStateOf } from './asset-state.ts';

/** Genes that show in the shell of an egg, whose picture everybody sees. */
const shellGenes = new Set(['house', 'magic', 'finish', 'form', 'pattern', 'primary', 'secondary']);

/**
 * The genome of an egg or dragon, gene by gene, and how it was drawn.
 * @throws {ProblemError} `not_found` for what has no genome
 */
export async function reportGenome(db: Kysely<Database>, id: number, now: number): Promise<GenomeReport> {
  const asset = await findAsset(db, id);
  if (!asset?.genome) throw new ProblemError('not_found', `There is no egg or dragon ${id}.`);
  const cycle = asset.cycle_id === null ? null : await getPublishedCycle(db, asset.cycle_id, now);
  const isTold = cycle ? cycle.secret !== null : dragonStateOf(asset, now) === 'HATCHED';
  const genome = parseGenome(asset.genome);
  return {
    id,
    genome: isTold ? genome : null,
    genes: readGenes(genome).map((gene) => (isTold ? gene : keptGene(gene))),
    unmapped: unmapped.map(({ offset, length }) => ({
      offset,
      digits: isTold ? genome.slice(offset, offset + length) : null,
    })),
    draw: cycle && {
      cycleId: cycle.id,
      message: drawMessage(cycle.id, id),
      secretHash: cycle.secretHash,
      secret: cycle.secret,
    },
  };
}

/** A gene of an egg whose genome is not told yet: what the shell shows, and nothing that is carried inside. */
const keptGene = ({ gene, label, offset, dominant, oneIn }: ReturnType<typeof readGenes>[number]): Gene => {
  const shows = shellGenes.has(gene);
  return {
    gene,
    label,
    offset,
    digits: null,
    dominant: shows ? dominant : null,
    hidden: null,
    oneIn: shows ? oneIn : null,
  };
};
