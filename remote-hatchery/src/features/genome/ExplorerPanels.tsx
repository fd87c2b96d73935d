import { useState } from 'react';
import type { ReactNode, FormEvent } from 'react';
import { styled } from 'styled-components';
import { readGenes } from '@emberclutch/art/gene-reading.ts';
import type { AssetInfo } from '@emberclutch/contract/asset/asset.ts';
import type { Gene, GenomeReportInfo } from '@emberclutch/contract/genome/genome-report.ts';
import { isApiError } from '@emberclutch/web/api/api-error.ts';
import { genomeQueries } from '@emberclutch/web/api/genomes.ts';
import { notPrinted } from '@emberclutch/web/theme/not-printed.ts';
import { space, color, size } from '@emberclutch/web/theme/tokens.ts';
import { readMappedGenome } from '@emberclutch/web/ui/asset/genome/read-mapped-genome.ts';
import { formatPosition, splitIntoSegments } from '@emberclutch/web/ui/asset/genome/split-into-segments.ts';
import { Button } from '@emberclutch/web/ui/controls/Button.tsx';
import { TextField } from '@emberclutch/web/ui/controls/TextField.tsx';
import { FailureCard } from '@emberclutch/web/ui/feedback/FailureCard.tsx';
import { RetryStatus } from '@emberclutch/web/ui/feedback/RetryStatus.tsx';
import { readTypedNumber, formatSpecimenNumber } from '@emberclutch/contract/asset/specimen-number.ts';
import { ActionRow } from '@emberclutch/web/ui/layout/ActionRow.tsx';
import type { Elements } from '@emberclutch/web/ui/layout/elements.ts';
import { Panel } from '@emberclutch/web/ui/layout/Panel.tsx';
import { SpecimenSpread } from '@emberclutch/web/ui/layout/SpecimenSpread.ts';
import { CopyText } from '../../platform/copy-text/CopyText.tsx';
import { errorMessages, failureTitle } from '../../platform/errors/error-messages.ts';
import { LookAhead, useSurprise } from '../../platform/surprise/use-surprise.tsx';
import { FairnessPanel } from './FairnessPanel.tsx';
import { GenePanel } from './GenePanel.tsx';
import { PicturePanel } from './PicturePanel.tsx';
import { copy } from './copy.ts';
import { listDrawnGenes } from './drawn-genes.ts';
import { useExplorerAddress } from './explorer-address.ts';
import type { ExplorerAddress } from './explorer-address.ts';
import { useComparedSpecimen } from './use-compared-specimen.ts';
import type { Comparison } from './use-compared-specimen.ts';
import { useFocusSuccessor } from './use-focus-successor.ts';
import { useHighlight } from './use-highlight.ts';
import type { Highlight } from './use-highlight.ts';
import { applyWhatIf } from './what-if.ts';

interface Props {
  asset: AssetInfo;
  report: GenomeReportInfo | undefined;
  heading: ReactNode;
}

/** The parts of the page, which share one genome: the specimen's own, or the player's modified one. */
export function ExplorerPanels({ asset, report: fullReport, heading }: Props) {
  const { isHidden, toShownReport, lookAhead } = useSurprise();
  const report = fullReport && toShownReport(asset, fullReport);
  const isSurprise = typeof fullReport?.genome === 'string' && isHidden(asset);
  const address = useExplorerAddress();
  const highlight = useHighlight();
  const comparison = useComparedSpecimen(address.comparedId === asset.id ? null : address.comparedId);

  const genome = report ? readMappedGenome(report) : null;
  const shownGenome = genome && address.whatIf ? applyWhatIf(genome, address.whatIf) : genome;
  const isWhatIf = shownGenome !== genome;
  const genes: readonly Gene[] = shownGenome && isWhatIf ? readGenes(shownGenome) : (report?.genes ?? []);

  return (
    <SpecimenSpread>
      {heading}
      <PicturePanel
        asset={asset}
        genome={genome}
        whatIf={isWhatIf ? shownGenome : null}
        otherSpecimen={comparison.specimen}
        genes={genes}
        highlight={highlight}
      />
      <Panels>
        {fullReport && report ? (
          <>
            <DigitsPanel
              raw={shownGenome ?? report.genome}
              genes={genes}
              isMapped={genome !== null}
              secretMessage={
                isSurprise ? (
                  <LookAhead onPress={() => lookAhead(asset)} />
                ) : (
                  <p>{copy.digitsSecret(report.draw?.cycleId)}</p>
                )
              }
              highlight={highlight}
            />
            <GenePanel
              specimen={{ id: asset.id, genome, report }}
              genomeView={{
                genes,
                raw: shownGenome ?? report.genome,
                drawnGenes: shownGenome && asset.assetState && listDrawnGenes(shownGenome, asset.assetState),
              }}
              address={address}
              otherSpecimen={comparison.specimen}
              highlight={highlight}
            />
            <div {...notPrinted}>
              <ComparePanel id={asset.id} address={address} comparison={comparison} />
            </div>
            <FairnessPanel id={asset.id} report={fullReport} isSurprise={isSurprise} />
          </>
        ) : (
          <Panel title={copy.digits}>
            <p role="status">{copy.loading}</p>
            <RetryStatus queryKeys={[genomeQueries.one(asset.id).queryKey]} />
          </Panel>
        )}
      </Panels>
    </SpecimenSpread>
  );
}

interface DigitsPanelProps {
  /** Null while the genome is secret. */
  raw: string | null;
  genes: readonly Gene[];
  isMapped: boolean;
  secretMessage: Elements;
  highlight: Highlight;
}

function DigitsPanel({ raw, genes, isMapped, secretMessage, highlight }: DigitsPanelProps) {
  if (raw === null) return <Panel title={copy.digits}>{secretMessage}</Panel>;
  return (
    <Panel title={copy.digits}>
      <Lead>
        <p>{copy.digitsLead(raw.length)}</p>
        <CopyText label={copy.copyDigits} copiedMessage={copy.copiedDigits} getText={() => raw} />
      </Lead>
      <Digits>
        {splitIntoSegments(raw, genes, isMapped).map((segment) => (
          <Segment
            key={segment.offset}
            title={`${segment.label}, ${formatPosition(segment)}`}
            data-kind={segment.kind}
            data-lit={segment.gene !== undefined && segment.gene === highlight.gene ? true : undefined}
            onPointerEnter={() => highlight.preview(segment.gene ?? null)}
            onPointerLeave={() => highlight.preview(null)}
          >
            {segment.digits}
          </Segment>
        ))}
      </Digits>
    </Panel>
  );
}

interface ComparePanelProps {
  id: number;
  address: ExplorerAddress;
  comparison: Comparison;
}

function ComparePanel({ id, address, comparison }: ComparePanelProps) {
  const [error, setError] = useState<string>();
  // Each specimen resets the form. The new form receives the focus of the form that the player used.
  const [takeFocus, expectSuccessor] = useFocusSuccessor();
  const compareWith = (otherId: number | null) => {
    if (otherId !== comparison.id) expectSuccessor();
    address.change(
      otherId === null ? { comparedId: null, isLimitedToDifferences: false } : { comparedId: otherId },
    );
  };

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const otherId = readTypedNumber(String(new FormData(event.currentTarget).get('with') ?? ''));
    setError(otherId === null ? copy.compareInvalid : otherId === id ? copy.compareSelf : undefined);
    if (otherId !== null && otherId !== id) compareWith(otherId);
  };

  return (
    <Panel title={copy.compare}>
      <Form key={comparison.id} ref={takeFocus} tabIndex={-1} onSubmit={handleSubmit} noValidate>
        <TextField
          label={copy.compareField}
          name="with"
          inputMode="numeric"
          autoComplete="off"
          defaultValue={comparison.id ?? ''}
          hint={copy.compareHint}
          error={error}
        />
        <ActionRow>
          <Button type="submit" variant="quiet">
            {copy.compareButton}
          </Button>
          {comparison.id !== null && (
            <Button variant="quiet" onClick={() => compareWith(null)}>
              {copy.compareEnd}
            </Button>
          )}
        </ActionRow>
      </Form>
      <ComparisonStatus comparison={comparison} />
    </Panel>
  );
}

function ComparisonStatus({ comparison }: { comparison: Comparison }) {
  const { id, isPending, error, hasNoGenome, retry } = comparison;
  if (id === null) return null;
  const isMissing = isApiError(error) && error.code === 'not_found';
  if (error && !isMissing)
    return <FailureCard title={failureTitle} error={error} messages={errorMessages} onRetry={retry} />;
  return (
    <p role="status">
      {isMissing && <span>{copy.compareMissing(formatSpecimenNumber(id))}</span>}
      {!error && isPending && <span>{copy.compareLoading}</span>}
      {hasNoGenome && <span>{copy.compareNoGenome(formatSpecimenNumber(id))}</span>}
    </p>
  );
}

const Panels = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.l};
`;

const Lead = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xs} ${space.m};
  align-items: center;
  justify-content: space-between;
`;

const Digits = styled.code`
  display: block;
  padding: 0;
  margin: ${space.s} 0 0;
  background: none;
  font-size: ${size.code};
  line-height: 1.9;
  overflow-wrap: anywhere;
`;

const Segment = styled.span`
  display: inline-block;
  max-width: 100%;
  margin-right: ${space.xs};
  border-bottom: 2px solid ${color.accent};

  &[data-kind='measure'] {
    border-bottom-style: dotted;
  }
  &[data-kind='unmapped'] {
    color: ${color.inkFaint};
    border-bottom-color: transparent;
  }
  &[data-lit] {
    color: ${color.accentInk};
    forced-color-adjust: none;
    background: ${color.accent};
  }
`;

const Form = styled.form`
  display: grid;
  gap: ${space.m};
  max-width: 340px;
  outline: none;
  margin-bottom: ${space.s};
`;
