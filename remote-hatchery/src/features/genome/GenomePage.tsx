import { useParams } from '@emberclutch/web/routing';
import { PagePart } from '@emberclutch/web/routing/PagePart.tsx';
import { ReadBoundary } from '@emberclutch/web/ui/feedback/ReadBoundary.tsx';
import { parseEntityId } from '@emberclutch/contract/shape/entity-id.ts';
import { errorMessages } from '../../platform/errors/error-messages.ts';
import { MissingSpecimenPage } from '../../platform/missing/MissingSpecimenPage.tsx';
import { copy } from './copy.ts';
import { GenomeExplorer } from './GenomeExplorer.tsx';
import { GenomeSkeleton } from './GenomeSkeleton.tsx';

export function GenomePage() {
  const id = parseEntityId(useParams().id ?? '');
  if (id === null) return <MissingSpecimenPage />;
  return (
    <ReadBoundary
      key={id}
      title={copy.failed}
      messages={errorMessages}
      isPage
      missing={<MissingSpecimenPage />}
    >
      <PagePart fallback={<GenomeSkeleton id={id} />}>
        <GenomeExplorer id={id} />
      </PagePart>
    </ReadBoundary>
  );
}
