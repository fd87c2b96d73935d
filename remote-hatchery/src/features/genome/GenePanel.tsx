import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import type { GeneName } from '@emberclutch/art/gene-map.ts';
import type { Genome } from '@emberclutch/art/genome.ts';
import type { GenomeCensus } from '@emberclutch/contract/genome/genome-census.ts';
import type { Gene, GenomeReportInfo } from '@emberclutch/contract/genome/genome-report.ts';
import { requiresScript } from '@emberclutch/contract/site/page-protocol.ts';
import { genomeQueries } from '@emberclutch/web/api/genomes.ts';
import { notPrinted } from '@emberclutch/web/theme/not-printed.ts';
import { color, size, space } from '@emberclutch/web/theme/tokens.ts';
import { isSameGene } from '@emberclutch/web/ui/asset/genome/read-mapped-genome.ts';
import { splitIntoSegments } from '@emberclutch/web/ui/asset/genome/split-into-segments.ts';
import type { Segment } from '@emberclutch/web/ui/asset/genome/split-into-segments.ts';
import { Button } from '@emberclutch/web/ui/controls/Button.tsx';
import { DifferencesSwitch } from '@emberclutch/web/ui/controls/DifferencesSwitch.tsx';
import { Alert } from '@emberclutch/web/ui/feedback/Alert.tsx';
import { ActionRow } from '@emberclutch/web/ui/layout/ActionRow.tsx';
import { Panel } from '@emberclutch/web/ui/layout/Panel.tsx';
import { CopyText } from '../../platform/copy-text/CopyText.tsx';
import { GeneTable, GeneRow } from './GeneTable.tsx';
import { copy } from './copy.ts';
import type { ExplorerAddress } from './explorer-address.ts';
import type { ComparedSpecimen } from './use-compared-specimen.ts';
import { useFocusSuccessor } from './use-focus-successor.ts';
import type { Highlight } from './use-highlight.ts';
import { setAllele } from './what-if.ts';
import type { WhatIf } from './what-if.ts';

interface Props {
  specimen: {
    id: number;
    /** Null if our map cannot read it; the player then cannot change it. */
    genome: Genome | null;
    report: GenomeReportInfo;
  };
  /** The specimen's own genome, or the player's what-if genome. */
  genomeView: {
    genes: readonly Gene[];
    raw: string | null;
    /** Genes that the picture can highlight; null if it can highlight none. */
    drawnGenes: ReadonlySet<string> | null;
  };
  address: ExplorerAddress;
  otherSpecimen: ComparedSpecimen | null;
  highlight: Highlight;
}

/** The genome gene by gene, with the player's controls. */
export function GenePanel({ specimen, genomeView, address, otherSpecimen, highlight }: Props) {
  const { id, genome, report } = specimen;
  const { genes, raw, drawnGenes } = genomeView;
  // Counts refer to the codes of our map.
  const { data: census } = useQuery({ ...genomeQueries.census(), enabled: genome !== null });
  const findOtherGene = (name: string) => otherSpecimen?.report.genes.find(({ gene }) => gene === name);
  const isShown = (gene: Gene) =>
    !otherSpecimen || !address.isLimitedToDifferences || isSameGene(gene, findOtherGene(gene.gene)) === false;

  const handleChoice = (gene: GeneName, code: string) => {
    if (genome) address.change({ whatIf: setAllele(address.whatIf ?? new Map(), genome, gene, code) });
  };

  return (
    <Panel title={copy.genes}>
      <Bars>
        <p {...(genome && { ...requiresScript, ...notPrinted })}>
          {genome ? copy.hint : raw === null ? copy.storedHint : copy.foreignHint}
        </p>
        {genome && <WhatIfBar address={address} />}
        {otherSpecimen && <DifferencesToggle genes={genes} findOtherGene={findOtherGene} address={address} />}
      </Bars>
      {genes.length === 0 && <p>{copy.noGenes}</p>}
      <GeneTable id={id} otherId={otherSpecimen?.asset.id ?? null}>
        {genes.filter(isShown).map((gene) => (
          <GeneRow
            key={gene.gene}
            gene={gene}
            originalGene={report.genes.find(({ gene: name }) => name === gene.gene)}
            isDrawn={drawnGenes?.has(gene.gene) ?? null}
            onChoice={genome && address.whatIf ? handleChoice : null}
            comparison={otherSpecimen && { gene: findOtherGene(gene.gene) }}
            traitCount={census ? { dragons: census.dragons, showing: findCount(census, gene) } : null}
            highlight={highlight}
          />
        ))}
        {genome && raw !== null && (
          <MeasureRows
            raw={raw}
            genes={genes}
            otherSpecimen={otherSpecimen}
            isLimitedToDifferences={address.isLimitedToDifferences}
          />
        )}
      </GeneTable>
      {census && <Census>{copy.censusOf(census.dragons)}</Census>}
    </Panel>
  );
}

const findCount = ({ genes }: GenomeCensus, { gene, dominant }: Gene) =>
  (dominant && genes[gene]?.[dominant.code]) ?? 0;

interface DifferencesToggleProps {
  genes: readonly Gene[];
  findOtherGene: (gene: string) => Gene | undefined;
  address: ExplorerAddress;
}

function DifferencesToggle({ genes, findOtherGene, address }: DifferencesToggleProps) {
  const comparisons = genes
    .map((gene) => isSameGene(gene, findOtherGene(gene.gene)))
    .filter((isSame) => isSame !== null);
  const differenceCount = comparisons.filter((isSame) => !isSame).length;
  return (
    <DifferencesSwitch
      label={copy.onlyDifferences}
      count={differenceCount === 0 ? copy.allSame : copy.differences(differenceCount, comparisons.length)}
      isOn={address.isLimitedToDifferences}
      onChange={(isOn) => address.change({ isLimitedToDifferences: isOn })}
    />
  );
}

function WhatIfBar({ address: { whatIf, change } }: { address: ExplorerAddress }) {
  const [takeFocus, expectSuccessor] = useFocusSuccessor();
  const handlePress = (next: WhatIf | null) => {
    expectSuccessor();
    change({ whatIf: next });
  };
  if (!whatIf)
    return (
      <div {...requiresScript}>
        <Button ref={takeFocus} variant="quiet" size="s" onClick={() => handlePress(new Map())}>
          {copy.whatIf}
        </Button>
      </div>
    );
  return (
    <Alert tone="info">
      <TextBlock role="status" tabIndex={-1} ref={takeFocus}>
        {whatIf.size > 0 ? copy.whatIfChanged(whatIf.size) : copy.whatIfLead}
      </TextBlock>
      <WhatIfBarActions>
        <Button variant="quiet" size="s" onClick={() => handlePress(null)}>
          {copy.reset}
        </Button>
        <CopyText label={copy.copyLink} copiedMessage={copy.copiedLink} getText={() => location.href} />
      </WhatIfBarActions>
    </Alert>
  );
}

interface MeasureRowsProps {
  raw: string;
  genes: readonly Gene[];
  otherSpecimen: ComparedSpecimen | null;
  isLimitedToDifferences: boolean;
}

/** Rows for the measures of our gene map, which belong to no gene. */
function MeasureRows({ raw, genes, otherSpecimen, isLimitedToDifferences }: MeasureRowsProps) {
  const otherGenome = otherSpecimen?.genome ?? null;
  const readOtherDigits = ({ offset, digits }: Segment) =>
    otherGenome === null ? null : otherGenome.slice(offset, offset + digits.length);
  const isShown = (segment: Segment) => {
    if (!otherSpecimen || !isLimitedToDifferences) return true;
    const otherDigits = readOtherDigits(segment);
    return otherDigits !== null && otherDigits !== segment.digits;
  };

  return splitIntoSegments(raw, genes, true)
    .filter((segment) => segment.kind === 'measure' && isShown(segment))
    .map((segment) => (
      <tr key={segment.offset}>
        <th scope="row">{segment.label}</th>
        <td data-single>
          <code>{segment.digits}</code>
        </td>
        <td colSpan={otherSpecimen ? 1 : 2}>{formatMeasure(segment.digits)}</td>
        {otherSpecimen && <td colSpan={2}>{formatMeasure(readOtherDigits(segment))}</td>}
      </tr>
    ));
}

const formatMeasure = (digits: string | null) =>
  digits === null ? copy.notRevealed : copy.measureValue(Number.parseInt(digits, 16) / 255);

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

const TextBlock = styled.p`
  &:focus {
    outline: none;
  }
`;

const WhatIfBarActions = styled(ActionRow)`
  margin-top: ${space.s};
`;
