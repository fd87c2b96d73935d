import { useSuspenseQueries } from '@tanstack/react-query';
import { assetQueries } from '@emberclutch/web/api/assets.ts';
import { genomeQueries } from '@emberclutch/web/api/genomes.ts';
import { paths } from '@emberclutch/web/routing/paths.ts';
import { assetTitle } from '@emberclutch/web/ui/asset/asset-title.ts';
import { ButtonLink } from '@emberclutch/web/ui/controls/ButtonLink.tsx';
import { EmptyState } from '@emberclutch/web/ui/feedback/EmptyState.tsx';
import { Page } from '@emberclutch/web/ui/layout/Page.tsx';
import { PageHeading } from '@emberclutch/web/ui/layout/PageHeading.tsx';
import { specimenNumber } from '@emberclutch/web/ui/format/specimen-number.ts';
import { copy } from './copy.ts';
import { ExplorerPanels } from './ExplorerPanels.tsx';

/** The genome of one egg or dragon: its picture, its digits, and its genes one by one. */
export function GenomeExplorer({ id }: { id: number }) {
  const [{ data: asset }, { data: report }] = useSuspenseQueries({
    queries: [assetQueries.one(id), genomeQueries.one(id)],
  });
  const number = copy.number(specimenNumber(id));
  const name = assetTitle(asset);
  const toDetails = (
    <ButtonLink variant="quiet" to={paths.details(id)}>
      {copy.toDetails}
    </ButtonLink>
  );

  const heading = <PageHeading eyebrow={copy.title} title={name} lead={number} actions={toDetails} />;

  return (
    <Page title={copy.titleOf(name, number)}>
      {report ? (
        <ExplorerPanels asset={asset} report={report} heading={heading} />
      ) : (
        <>
          {heading}
          <EmptyState title={copy.noGenome}>{copy.noGenomeLead}</EmptyState>
        </>
      )}
    </Page>
  );
}
