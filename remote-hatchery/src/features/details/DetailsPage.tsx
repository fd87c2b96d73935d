import { useParams } from '@emberclutch/web/routing';
import { PagePart } from '@emberclutch/web/routing/PagePart.tsx';
import { ReadBoundary } from '@emberclutch/web/ui/feedback/ReadBoundary.tsx';
import { isTooLargeId, parseEntityId } from '@emberclutch/contract/shape/entity-id.ts';
import { errorMessages } from '../../platform/errors/error-messages.ts';
import { MissingSpecimenPage } from '../../platform/missing/MissingSpecimenPage.tsx';
import { copy } from './copy.ts';
import { DetailsSkeleton } from './DetailsSkeleton.tsx';
import { Specimen } from './Specimen.tsx';

export function DetailsPage() {
  const { id = '' } = useParams();
  if (parseEntityId(id) === null)
    return <MissingSpecimenPage lead={isTooLargeId(id) ? copy.tooLarge : copy.notANumber(id)} />;
  return (
    <ReadBoundary
      key={id}
      title={copy.failed}
      messages={errorMessages}
      isPage
      missing={<MissingSpecimenPage />}
    >
      <PagePart fallback={<DetailsSkeleton id={Number(id)} />}>
        <Specimen id={Number(id)} />
      </PagePart>
    </ReadBoundary>
  );
}
