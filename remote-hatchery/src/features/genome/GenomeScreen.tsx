import { Suspense } from 'react';
import { useParams } from '@emberclutch/shared/routing';
import { ReadBoundary } from '@emberclutch/shared/ui/ReadBoundary';
import { parseSpecimenId } from '@emberclutch/shared/ui/specimen-number';
import { errorWords } from '../../errors/error-words.ts';
import { copy } from './copy.ts';
import { GenomeExplorer } from './GenomeExplorer.tsx';
import { GenomeSkeleton } from './GenomeSkeleton.tsx';
import { MissingGenome } from './MissingGenome.tsx';

export function GenomeScreen() {
  const id = parseSpecimenId(useParams().id ?? '');
  if (id === null) return <MissingGenome />;
  return (
    <ReadBoundary key={id} title={copy.failed} words={errorWords} isPage missing={<MissingGenome />}>
      <Suspense fallback={<GenomeSkeleton id={id} />}>
        <GenomeExplorer id={id} />
      </Suspense>
    </ReadBoundary>
  );
}
