import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { genomeQueries } from '@emberclutch/web/api/genomes.ts';
import { Link } from '@emberclutch/web/routing';
import { paths } from '@emberclutch/web/routing/paths.ts';
import { drawProofQuery } from '../../platform/api/draw-proof.ts';
import { copy } from './copy.ts';

/**
 * Verifies the draw of an egg in this browser once its cycle's secret is public, and links to the page where a player can repeat
 * the check.
 */
export function DrawProof({ id }: { id: number }) {
  const { data: report } = useQuery(genomeQueries.one(id));
  const { data: isProven = null } = useQuery(drawProofQuery(id, report));
  const text = isProven === null ? report?.draw && copy.provenLater : copy.proof[`${isProven}`];
  return (
    <p>
      <span>{text}</span>{' '}
      <Check to={paths.genomeExplorer(id)}>{isProven === null ? copy.draw : copy.repeat}</Check>
    </p>
  );
}

const Check = styled(Link)`
  white-space: nowrap;
`;
