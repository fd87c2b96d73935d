import { Suspense } from 'react';
import { useParams } from '@emberclutch/web/routing';
import { ReadBoundary } from '@emberclutch/web/ui/feedback/ReadBoundary.tsx';
import { parseEntityId } from '@emberclutch/contract/shape/entity-id.ts';
import { errorMessages } from '../../platform/errors/error-messages.ts';
import { MissingSpecimenPage } from '../../platform/missing/MissingSpecimenPage.tsx';
import { copy } from './copy.ts';
import { DetailsSkeleton } from './DetailsSkeleton.tsx';
import { Specimen } from './Specimen.tsx';

export function DetailsPage() {
  const { id = '' } = useParams();
  const missing = <MissingSpecimenPage id={id} />;
  if (parseEntityId(id) === null) return missing;
  return (
    <ReadBoundary key={id} title={copy.failed} messages={errorMessages} isPage missing={missing}>
      <Suspense fallback={<DetailsSkeleton id={Number(id)} />}>
        <Specimen id={Number(id)} />
      </Suspense>
    </ReadBoundary>
  );
}
