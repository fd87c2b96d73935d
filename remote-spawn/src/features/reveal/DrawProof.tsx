import { useQuery } from '@tanstack/react-query';
import { genomeQueries } from '@emberclutch/web/api/genomes.ts';
import { Link } from '@emberclutch/web/routing';
import { paths } from '@emberclutch/web/routing/paths.ts';
import { drawProofQuery } from '../../platform/api/draw-proof.ts';
import { copy } from './copy.ts';

/**
 * That nobody chose the egg: its draw, verified in this browser once the secret of its cycle is public, and a link by which
 * anyone can repeat it.
 */
export function DrawProof({ id }: { id: number }) {
  const { data: report } = useQuery(genomeQueries.one(id));
  const { data: isProven = null } = useQuery(drawProofQuery(id, report));
  const words = isProven === null ? report?.draw && copy.provenLater : copy.proof[`${isProven}`];
  return (
    <p>
      {words} <Link to={paths.genomeExplorer(id)}>{isProven === null ? copy.draw : copy.repeat}</Link>
    </p>
  );
}
