import { styled } from 'styled-components';
import { useQuery } from '@tanstack/react-query';
import { genomeQueries } from '@emberclutch/web/api/genomes.ts';
import type { Gene } from '@emberclutch/contract/genome.ts';
import { Panel } from '@emberclutch/web/ui/Panel.tsx';
import { oneIn } from '@emberclutch/web/ui/one-in.ts';
import { copy } from './copy.ts';

/** What its genes show, the rarest first; nothing of an asset without a genome, or with a provider that sends no genes. */
export function TraitsPanel({ id }: { id: number }) {
  const { data: report } = useQuery(genomeQueries.one(id));
  const genes = (report?.genes ?? [])
    .filter(isShown)
    .toSorted((one, other) => (other.oneIn ?? 0) - (one.oneIn ?? 0));
  if (genes.length === 0) return null;
  const isComplete = report?.genes.every(isShown);
  return (
    <Panel title={copy.traits}>
      <Lead>{isComplete ? copy.traitsLead : copy.traitsHidden}</Lead>
      <Traits>
        {genes.map(({ gene, label, dominant, oneIn: genomes }) => (
          <div key={gene}>
            <dt>{label}</dt>
            <dd>
              {dominant.label} <small>{genomes !== null && oneIn(genomes)}</small>
            </dd>
          </div>
        ))}
      </Traits>
    </Panel>
  );
}

const isShown = (gene: Gene): gene is Gene & { dominant: NonNullable<Gene['dominant']> } =>
  gene.dominant !== null;

/** Three columns: the gene, its trait, and how common that is. */
const Traits = styled.dl`
  margin: 0;

  > div {
    display: grid;
    grid-template-columns: 2fr 3fr;
    gap: ${({ theme }) => theme.space.s};
    padding: ${({ theme }) => theme.space.xxs} 0;
    border-top: 1px solid ${({ theme }) => theme.color.rule};
  }
  dt {
    color: ${({ theme }) => theme.color.inkSoft};
  }
  dd {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: ${({ theme }) => `0 ${theme.space.s}`};
    margin: 0;
  }
  small {
    color: ${({ theme }) => theme.color.inkSoft};
    font-size: ${({ theme }) => theme.size.s};
    font-variant-numeric: tabular-nums lining-nums;
  }
`;

const Lead = styled.p`
  margin-bottom: ${({ theme }) => theme.space.s};
  color: ${({ theme }) => theme.color.inkSoft};
  font-size: ${({ theme }) => theme.size.s};
`;
