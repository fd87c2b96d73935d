import { Suspense } from 'react';
import { parseEntityId } from '@emberclutch/contract/shape/entity-id.ts';
import { formatSpecimenNumber } from '@emberclutch/contract/asset/specimen-number.ts';
import { useParams } from '@emberclutch/web/routing';
import { ReadBoundary } from '@emberclutch/web/ui/feedback/ReadBoundary.tsx';
import { errorMessages } from '../../platform/errors/error-messages.ts';
import { MissingSpecimenPage } from '../../platform/missing/MissingSpecimenPage.tsx';
import { SpecimenSkeleton } from '../../platform/specimen-skeleton/SpecimenSkeleton.tsx';
import { Specimen } from './Specimen.tsx';
import { copy } from './copy.ts';

export function DetailsPage() {
  const { id: rawId = '' } = useParams();
  const id = parseEntityId(rawId);
  const missing = <MissingSpecimenPage id={rawId} />;
  if (id === null) return missing;
  const number = copy.number(formatSpecimenNumber(id));
  return (
    <ReadBoundary key={id} title={copy.failed} messages={errorMessages} isPage missing={missing}>
      <Suspense fallback={<SpecimenSkeleton eyebrow={number} lead={<>&nbsp;</>} status={copy.loading} />}>
        <Specimen id={id} />
      </Suspense>
    </ReadBoundary>
  );
}
