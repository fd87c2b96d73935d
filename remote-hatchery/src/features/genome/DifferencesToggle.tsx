import { styled } from 'styled-components';
import type { Gene } from '@emberclutch/shared/contract/genome';
import { copy } from './copy.ts';
import type { ExplorerAddress } from './explorer-address.ts';
import { isSameGene } from './mapped-genome.ts';

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
    <Row>
      <label>
        <input
          type="checkbox"
          checked={address.differencesOnly}
          onChange={({ target }) => address.change({ differencesOnly: target.checked })}
        />
        {copy.onlyDifferences}
      </label>
      <span role="status">{differing === 0 ? copy.allSame : copy.differences(differing, known.length)}</span>
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => `${theme.space.xs} ${theme.space.m}`};
  font-size: ${({ theme }) => theme.size.s};

  label {
    display: inline-flex;
    align-items: center;
    gap: ${({ theme }) => theme.space.xs};
    min-height: 34px;
    cursor: pointer;
  }
  input {
    width: 20px;
    height: 20px;
    accent-color: ${({ theme }) => theme.color.accent};
  }
  span {
    color: ${({ theme }) => theme.color.inkSoft};
  }
`;
