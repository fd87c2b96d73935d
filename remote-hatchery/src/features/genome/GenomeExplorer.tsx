import { useSuspenseQueries } from '@tanstack/react-query';
import { assetQueries } from '@emberclutch/shared/api/assets';
import { genomeQueries } from '@emberclutch/shared/api/genomes';
import { paths } from '@emberclutch/shared/routing/paths';
import { assetTitle } from '@emberclutch/shared/ui/asset-title';
import { ButtonLink } from '@emberclutch/shared/ui/ButtonLink';
import { EmptyState } from '@emberclutch/shared/ui/EmptyState';
import { Page } from '@emberclutch/shared/ui/Page';
import { PageHeading } from '@emberclutch/shared/ui/PageHeading';
import { specimenNumber } from '@emberclutch/shared/ui/specimen-number';
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

  return (
    <Page title={copy.titleOf(name, number)}>
      <PageHeading eyebrow={copy.title} title={name} lead={number} actions={toDetails} />
      {report ? (
        <ExplorerPanels asset={asset} report={report} />
      ) : (
        <EmptyState title={copy.noGenome}>{copy.noGenomeWords}</EmptyState>
      )}
    </Page>
  );
}
