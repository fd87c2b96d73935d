import { Suspense } from 'react';
import { useParams } from '@emberclutch/web/routing';
import { ReadBoundary } from '@emberclutch/web/ui/feedback/ReadBoundary.tsx';
import { parseEntityId } from '@emberclutch/contract/shape/entity-id.ts';
import { errorMessages } from '../../platform/errors/error-messages.ts';
import { MissingSpecimenPage } from '../../platform/missing/MissingSpecimenPage.tsx';
import { copy } from './copy.ts';
import { GenomeExplorer } from './GenomeExplorer.tsx';
import { GenomeSkeleton } from './GenomeSkeleton.tsx';

export function GenomePage() {
  const { id: given = '' } = useParams();
  const id = parseEntityId(given);
  const missing = <MissingSpecimenPage id={given} />;
  if (id === null) return missing;
  return (
    <ReadBoundary key={id} title={copy.failed} messages={errorMessages} isPage missing={missing}>
      <Suspense fallback={<GenomeSkeleton id={id} />}>
        <GenomeExplorer id={id} />
      </Suspense>
    </ReadBoundary>
  );
}
