import { Suspense } from 'react';
import { useParams } from '@emberclutch/shared/routing';
import { Page } from '@emberclutch/shared/ui/Page';
import { ReadBoundary } from '@emberclutch/shared/ui/ReadBoundary';
import { parseSpecimenId } from '@emberclutch/shared/ui/specimen-number';
import { errorWords } from '../../errors/error-words.ts';
import { copy } from './copy.ts';
import { DetailsSkeleton } from './DetailsSkeleton.tsx';
import { MissingSpecimen } from './MissingSpecimen.tsx';
import { Specimen } from './Specimen.tsx';

export function DetailsScreen() {
  const { id = '' } = useParams();
  if (parseSpecimenId(id) === null)
    return (
      <Page title={copy.missing}>
        <MissingSpecimen lead={copy.notANumber(id)} />
      </Page>
    );
  return (
    <ReadBoundary
      key={id}
      title={copy.failed}
      words={errorWords}
      isPage
      missing={
        <Page title={copy.missing}>
          <MissingSpecimen />
        </Page>
      }
    >
      <Suspense fallback={<DetailsSkeleton id={Number(id)} />}>
        <Specimen id={Number(id)} />
      </Suspense>
    </ReadBoundary>
  );
}
