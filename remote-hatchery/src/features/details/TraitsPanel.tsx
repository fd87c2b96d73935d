import { styled } from 'styled-components';
import { useQuery } from '@tanstack/react-query';
import type { AssetInfo } from '@emberclutch/contract/asset/asset.ts';
import { genomeQueries } from '@emberclutch/web/api/genomes.ts';
import type { Gene } from '@emberclutch/contract/genome/genome-report.ts';
import { Panel } from '@emberclutch/web/ui/layout/Panel.tsx';
import { formatOneIn } from '@emberclutch/web/ui/format/format-one-in.ts';
import { color, size, space } from '@emberclutch/web/theme/tokens.ts';
import { LookAhead, useSurprise } from '../../platform/surprise/use-surprise.tsx';
import { copy } from './copy.ts';

/** The traits of the genome, the rarest first. Renders nothing for an asset without a genome, or if the provider sends no genes. */
export function TraitsPanel({ asset }: { asset: AssetInfo }) {
  const { data: fullReport } = useQuery(genomeQueries.one(asset.id));
  const { isHidden, toShownReport, lookAhead } = useSurprise();
  const report = fullReport && toShownReport(asset, fullReport);
  const genes = (report?.genes ?? [])
    .filter(isShown)
    .toSorted((first, second) => (second.oneIn ?? 0) - (first.oneIn ?? 0));
  if (genes.length === 0) return null;
  const isComplete = report?.genes.every(isShown);
  return (
    <Panel title={copy.traits}>
      <Lead>{isComplete ? copy.traitsLead : copy.traitsHidden}</Lead>
      <Traits>
        {genes.map(({ gene, label, dominant, oneIn }) => (
          <div key={gene}>
            <dt>{label}</dt>
            <dd>
              {dominant.label} <small>{oneIn !== null && formatOneIn(oneIn)}</small>
            </dd>
          </div>
        ))}
      </Traits>
      {typeof fullReport?.genome === 'string' && isHidden(asset) && (
        <Ahead>
          <LookAhead onPress={() => lookAhead(asset)} />
        </Ahead>
      )}
    </Panel>
  );
}

const isShown = (gene: Gene): gene is Gene & { dominant: NonNullable<Gene['dominant']> } =>
  gene.dominant !== null;

const Traits = styled.dl`
  > div {
    display: grid;
    grid-template-columns: 2fr 3fr;
    gap: ${space.s};
    padding: ${space.xxs} 0;
    border-top: 1px solid ${color.rule};
  }
  dt {
    color: ${color.inkSoft};
  }
  dd {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 ${space.s};
  }
  small {
    color: ${color.inkSoft};
    font-size: ${size.s};
    font-variant-numeric: tabular-nums lining-nums;
  }
`;

const Ahead = styled.div`
  margin-top: ${space.m};
`;

const Lead = styled.p`
  margin-bottom: ${space.s};
  color: ${color.inkSoft};
  font-size: ${size.s};
`;
