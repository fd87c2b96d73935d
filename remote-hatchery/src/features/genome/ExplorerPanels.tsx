import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { readGenes } from '@emberclutch/art/gene-reading.ts';
import type { AssetInfo } from '@emberclutch/contract/asset/asset.ts';
import type { Gene, GenomeReportInfo } from '@emberclutch/contract/genome/genome-report.ts';
import { ComparePanel } from './ComparePanel.tsx';
import { copy } from './copy.ts';
import { DigitsPanel } from './DigitsPanel.tsx';
import { drawnGenes } from './drawn-genes.ts';
import { useExplorerAddress } from './explorer-address.ts';
import { FairnessPanel } from './FairnessPanel.tsx';
import { GenePanel } from './GenePanel.tsx';
import { mappedGenome } from '@emberclutch/web/ui/asset/genome/mapped-genome.ts';
import { SpecimenSpread } from '@emberclutch/web/ui/layout/SpecimenSpread.ts';
import { notPrinted } from '@emberclutch/web/theme/not-printed.ts';
import { space } from '@emberclutch/web/theme/tokens.ts';
import { PicturePanel } from './PicturePanel.tsx';
import { LookAhead } from '../../platform/surprise/LookAhead.tsx';
import { useSurprise } from '../../platform/surprise/use-surprise.ts';
import { useComparedSpecimen } from './use-compared-specimen.ts';
import { useHighlight } from './use-highlight.ts';
import { applyWhatIf } from './what-if.ts';

interface Props {
  asset: AssetInfo;
  report: GenomeReportInfo;
  heading: ReactNode;
}

/** The parts of the page, which agree on one genome: the specimen's own, or what the player has made of it. */
export function ExplorerPanels({ asset, report: known, heading }: Props) {
  const { isKept, reportOf, lookAhead } = useSurprise();
  const report = reportOf(asset, known);
  const isSurprise = known.genome !== null && isKept(asset);
  const address = useExplorerAddress();
  const highlight = useHighlight();
  const compared = useComparedSpecimen(address.with === asset.id ? null : address.with);

  const genome = mappedGenome(report);
  const shown = genome && address.whatIf ? applyWhatIf(genome, address.whatIf) : genome;
  const isWhatIf = shown !== genome;
  const genes: Gene[] = shown && isWhatIf ? readGenes(shown) : report.genes;

  return (
    <SpecimenSpread>
      {heading}
      <PicturePanel
        asset={asset}
        genome={genome}
        whatIf={isWhatIf ? shown : null}
        compared={compared.specimen}
        genes={genes}
        highlight={highlight}
      />
      <Panels>
        <DigitsPanel
          raw={shown ?? report.genome}
          genes={genes}
          isMapped={genome !== null}
          secret={
            isSurprise ? (
              <LookAhead onPress={() => lookAhead(asset)} />
            ) : (
              <p>{copy.digitsSecret(report.draw?.cycleId)}</p>
            )
          }
          highlight={highlight}
        />
        <GenePanel
          id={asset.id}
          genome={genome}
          genes={genes}
          actual={report}
          raw={shown ?? report.genome}
          drawn={shown && asset.assetState && drawnGenes(shown, asset.assetState)}
          address={address}
          compared={compared.specimen}
          highlight={highlight}
        />
        <div {...notPrinted}>
          <ComparePanel id={asset.id} address={address} compared={compared} />
        </div>
        <FairnessPanel id={asset.id} report={known} isSurprise={isSurprise} />
      </Panels>
    </SpecimenSpread>
  );
}

const Panels = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.l};
`;
