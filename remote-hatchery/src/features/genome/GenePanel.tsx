import { useRef } from 'react';
import { styled } from 'styled-components';
import { useQuery } from '@tanstack/react-query';
import { notPrinted } from '@emberclutch/web/theme/not-printed.ts';
import { requiresScript } from '@emberclutch/contract/site/page-protocol.ts';
import { genomeQueries } from '@emberclutch/web/api/genomes.ts';
import type { Genome } from '@emberclutch/art/genome.ts';
import type { GenomeCensus } from '@emberclutch/contract/genome/genome-census.ts';
import type { Gene, GenomeReportInfo } from '@emberclutch/contract/genome/genome-report.ts';
import { Panel } from '@emberclutch/web/ui/layout/Panel.tsx';
import { copy } from './copy.ts';
import { DifferencesToggle } from './DifferencesToggle.tsx';
import type { ExplorerAddress } from './explorer-address.ts';
import { GeneRow } from './GeneRow.tsx';
import { GeneTable } from './GeneTable.tsx';
import { isSameGene } from '@emberclutch/web/ui/asset/genome/mapped-genome.ts';
import { color, size, space } from '@emberclutch/web/theme/tokens.ts';
import { OtherDigitsRows } from './OtherDigitsRows.tsx';
import type { ComparedSpecimen } from './use-compared-specimen.ts';
import type { Highlight } from './use-highlight.ts';
import { useScrolledGene } from './use-scrolled-gene.ts';
import { isGeneName, withAllele } from './what-if.ts';
import { WhatIfBar } from './WhatIfBar.tsx';

interface Props {
  id: number;
  /** The specimen's genome, if our map reads it. Only then can it be changed. */
  genome: Genome | null;
  /** The genes shown: the specimen's own, or the player's what-if genome. */
  genes: readonly Gene[];
  actual: GenomeReportInfo;
  raw: string | null;
  /** Genes that the picture shows; null if they cannot be lit up in it. */
  drawn: ReadonlySet<string> | null;
  address: ExplorerAddress;
  compared: ComparedSpecimen | null;
  highlight: Highlight;
}

/** The genome gene by gene, with what the player may do about it. */
export function GenePanel(props: Props) {
  const { id, genome, genes, actual, raw, drawn, address, compared, highlight } = props;
  // Counts are by the codes of our map.
  const { data: census } = useQuery({ ...genomeQueries.census(), enabled: genome !== null });
  const rows = useRef<HTMLDivElement>(null);
  useScrolledGene(rows, highlight.scrollTo);
  const otherGene = (name: string) => compared?.report.genes.find(({ gene }) => gene === name);
  const isShown = (gene: Gene) =>
    !compared || !address.differencesOnly || isSameGene(gene, otherGene(gene.gene)) === false;

  const handleChoice = (gene: string, code: string) => {
    if (genome && isGeneName(gene))
      address.change({ whatIf: withAllele(address.whatIf ?? new Map(), genome, gene, code) });
  };

  return (
    <Panel title={copy.genes}>
      <Bars>
        <p {...(genome && { ...requiresScript, ...notPrinted })}>
          {genome ? copy.hint : raw === null ? copy.storedHint : copy.foreignHint}
        </p>
        {genome && <WhatIfBar address={address} />}
        {compared && <DifferencesToggle genes={genes} otherGene={otherGene} address={address} />}
      </Bars>
      {genes.length === 0 && <p>{copy.noGenes}</p>}
      <div ref={rows}>
        <GeneTable id={id} compared={compared?.asset.id ?? null}>
          {genes.filter(isShown).map((gene) => (
            <GeneRow
              key={gene.gene}
              gene={gene}
              actual={actual.genes.find((one) => one.gene === gene.gene)}
              isDrawn={drawn?.has(gene.gene) ?? null}
              onChoice={genome && address.whatIf ? handleChoice : null}
              compared={compared && { gene: otherGene(gene.gene) }}
              counted={census ? { dragons: census.dragons, with: countOf(census, gene) } : null}
              highlight={highlight}
            />
          ))}
          <OtherDigitsRows
            raw={raw}
            genes={genes}
            isMapped={genome !== null}
            unmapped={actual.unmapped}
            compared={compared}
            differencesOnly={address.differencesOnly}
          />
        </GeneTable>
      </div>
      {census && <Census>{copy.censusOf(census.dragons)}</Census>}
    </Panel>
  );
}

const countOf = ({ genes }: GenomeCensus, { gene, dominant }: Gene) =>
  (dominant && genes[gene]?.[dominant.code]) ?? 0;

const Census = styled.p`
  margin-top: ${space.s};
  color: ${color.inkSoft};
  font-size: ${size.s};
`;

const Bars = styled.div`
  display: grid;
  gap: ${space.s};
  margin-bottom: ${space.m};

  @media print {
    margin-bottom: 0;
  }
`;
