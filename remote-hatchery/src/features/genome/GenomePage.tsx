import { Suspense } from 'react';
import { useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { parseEntityId } from '@emberclutch/contract/shape/entity-id.ts';
import { genomeQueries } from '@emberclutch/web/api/genomes.ts';
import { useParams } from '@emberclutch/web/routing';
import { paths } from '@emberclutch/web/routing/paths.ts';
import { color } from '@emberclutch/web/theme/tokens.ts';
import { formatAssetTitle } from '@emberclutch/web/ui/asset/format-asset-title.ts';
import { openedAssetQuery } from '@emberclutch/web/ui/asset/live/opened-asset-query.ts';
import { ButtonLink } from '@emberclutch/web/ui/controls/ButtonLink.tsx';
import { EmptyState } from '@emberclutch/web/ui/feedback/EmptyState.tsx';
import { ReadBoundary } from '@emberclutch/web/ui/feedback/ReadBoundary.tsx';
import { RetryStatus } from '@emberclutch/web/ui/feedback/RetryStatus.tsx';
import { formatSpecimenNumber } from '@emberclutch/contract/asset/specimen-number.ts';
import { Page } from '@emberclutch/web/ui/layout/Page.tsx';
import { PageHeading } from '@emberclutch/web/ui/layout/PageHeading.tsx';
import { PlatePlace, SpecimenSpread } from '@emberclutch/web/ui/layout/SpecimenSpread.ts';
import { VisuallyHidden } from '@emberclutch/web/ui/layout/VisuallyHidden.tsx';
import { errorMessages } from '../../platform/errors/error-messages.ts';
import { MissingSpecimenPage } from '../../platform/missing/MissingSpecimenPage.tsx';
import { ExplorerPanels } from './ExplorerPanels.tsx';
import { copy } from './copy.ts';

export function GenomePage() {
  const { id: rawId = '' } = useParams();
  const id = parseEntityId(rawId);
  const missing = <MissingSpecimenPage id={rawId} />;
  if (id === null) return missing;
  return (
    <ReadBoundary key={id} title={copy.failed} messages={errorMessages} isPage missing={missing}>
      <Suspense fallback={<GenomeSkeleton id={id} />}>
        <GenomeExplorer id={id} />
      </Suspense>
    </ReadBoundary>
  );
}

function GenomeSkeleton({ id }: { id: number }) {
  return (
    <Page>
      <SpecimenSpread>
        <PageHeading
          eyebrow={copy.title}
          title={
            <>
              <VisuallyHidden role="status">{copy.loading}</VisuallyHidden>&nbsp;
            </>
          }
          lead={copy.number(formatSpecimenNumber(id))}
        />
        <PlatePlace aria-hidden="true">
          <Square />
        </PlatePlace>
        <RetryStatus />
      </SpecimenSpread>
    </Page>
  );
}

/**
 * The genome of one egg or dragon: its picture, its digits, and its genes one by one. After a list, the cache has the asset, so its name and
 * picture are shown while the genome is read.
 */
function GenomeExplorer({ id }: { id: number }) {
  const { data: asset } = useSuspenseQuery(openedAssetQuery(useQueryClient(), id));
  const { data: report } = useQuery({
    ...genomeQueries.one(id),
    throwOnError: (_error, { state }) => state.data === undefined,
  });
  const number = copy.number(formatSpecimenNumber(id));
  const name = formatAssetTitle(asset);
  const detailsLink = (
    <ButtonLink variant="quiet" to={paths.details(id)}>
      {copy.toDetails}
    </ButtonLink>
  );

  const heading = <PageHeading eyebrow={copy.title} title={name} lead={number} actions={detailsLink} />;

  return (
    <Page title={copy.titleOf(name, number)}>
      {report === null ? (
        <>
          {heading}
          <EmptyState title={copy.noGenome}>{copy.noGenomeLead}</EmptyState>
        </>
      ) : (
        <ExplorerPanels asset={asset} report={report} heading={heading} />
      )}
    </Page>
  );
}

const Square = styled.div`
  aspect-ratio: 1;
  background: radial-gradient(closest-side, ${color.sunk} 60%, transparent);
`;
