import { Suspense } from 'react';
import { useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { parseEntityId } from '@emberclutch/contract/shape/entity-id.ts';
import { genomeQueries } from '@emberclutch/web/api/genomes.ts';
import { useParams } from '@emberclutch/web/routing';
import { paths } from '@emberclutch/web/routing/paths.ts';
import { formatAssetTitle } from '@emberclutch/web/ui/asset/format-asset-title.ts';
import { openedAssetQuery } from '@emberclutch/web/ui/asset/live/opened-asset-query.ts';
import { ButtonLink } from '@emberclutch/web/ui/controls/ButtonLink.tsx';
import { EmptyState } from '@emberclutch/web/ui/feedback/EmptyState.tsx';
import { ReadBoundary } from '@emberclutch/web/ui/feedback/ReadBoundary.tsx';
import { formatSpecimenNumber } from '@emberclutch/contract/asset/specimen-number.ts';
import { Page } from '@emberclutch/web/ui/layout/Page.tsx';
import { PageHeading } from '@emberclutch/web/ui/layout/PageHeading.tsx';
import { errorMessages } from '../../platform/errors/error-messages.ts';
import { MissingSpecimenPage } from '../../platform/missing/MissingSpecimenPage.tsx';
import { SpecimenSkeleton } from '../../platform/specimen-skeleton/SpecimenSkeleton.tsx';
import { ExplorerPanels } from './ExplorerPanels.tsx';
import { copy } from './copy.ts';

export function GenomePage() {
  const { id: rawId = '' } = useParams();
  const id = parseEntityId(rawId);
  const missing = <MissingSpecimenPage id={rawId} />;
  if (id === null) return missing;
  const number = copy.number(formatSpecimenNumber(id));
  return (
    <ReadBoundary key={id} title={copy.failed} messages={errorMessages} isPage missing={missing}>
      <Suspense fallback={<SpecimenSkeleton eyebrow={copy.title} lead={number} status={copy.loading} />}>
        <GenomeExplorer id={id} />
      </Suspense>
    </ReadBoundary>
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
