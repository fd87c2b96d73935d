import { useParams } from '@emberclutch/web/routing';
import { Page } from '@emberclutch/web/ui/layout/Page.tsx';
import { PagePart } from '@emberclutch/web/routing/PagePart.tsx';
import { ReadBoundary } from '@emberclutch/web/ui/feedback/ReadBoundary.tsx';
import { isTooLargeId, parseEntityId } from '@emberclutch/contract/shape/entity-id.ts';
import { errorMessages } from '../../platform/errors/error-messages.ts';
import { copy } from './copy.ts';
import { DetailsSkeleton } from './DetailsSkeleton.tsx';
import { MissingSpecimen } from './MissingSpecimen.tsx';
import { Specimen } from './Specimen.tsx';

export function DetailsPage() {
  const { id = '' } = useParams();
  if (parseEntityId(id) === null)
    return (
      <Page title={copy.missing}>
        <MissingSpecimen lead={isTooLargeId(id) ? copy.tooLarge : copy.notANumber(id)} />
      </Page>
    );
  return (
    <ReadBoundary
      key={id}
      title={copy.failed}
      messages={errorMessages}
      isPage
      missing={
        <Page title={copy.missing}>
          <MissingSpecimen />
        </Page>
      }
    >
      <PagePart fallback={<DetailsSkeleton id={Number(id)} />}>
        <Specimen id={Number(id)} />
      </PagePart>
    </ReadBoundary>
  );
}
