import { styled } from 'styled-components';
import type { Gene } from '@emberclutch/contract/genome/genome-report.ts';
import { copy } from './copy.ts';
import { isSameGene } from '@emberclutch/web/ui/asset/genome/mapped-genome.ts';
import { color, media, space } from '@emberclutch/web/theme/tokens.ts';

interface Props {
  gene: Gene;
  other: Gene | undefined;
}

/** Cell of the other specimen: its traits, and whether they are the same. */
export function ComparedGene({ gene, other }: Props) {
  const isSame = isSameGene(gene, other);
  return (
    <Cell data-differs={isSame === false ? true : undefined}>
      <span>{other?.dominant?.label ?? copy.notTold}</span>
      {other?.hidden && <small>{copy.hides(other.hidden.label)}</small>}
      {isSame !== null && <small>{isSame ? copy.same : copy.differs}</small>}
    </Cell>
  );
}

const Cell = styled.td`
  white-space: nowrap;

  @media ${media.phone} {
    white-space: normal;
  }
  &[data-differs] {
    padding-left: ${space.xs};
    border-left: 3px solid ${color.accent};
  }
`;
