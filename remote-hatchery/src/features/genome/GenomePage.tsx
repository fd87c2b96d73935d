import { useParams } from '@emberclutch/web/routing';
import { PagePart } from '@emberclutch/web/routing/PagePart.tsx';
import { ReadBoundary } from '@emberclutch/web/ui/feedback/ReadBoundary.tsx';
import { parseEntityId } from '@emberclutch/contract/shape/entity-id.ts';
import { errorMessages } from '../../platform/errors/error-messages.ts';
import { copy } from './copy.ts';
import { GenomeExplorer } from './GenomeExplorer.tsx';
import { GenomeSkeleton } from './GenomeSkeleton.tsx';
import { MissingGenome } from './MissingGenome.tsx';

export function GenomePage() {
  const id = parseEntityId(useParams().id ?? '');
  if (id === null) return <MissingGenome />;
  return (
    <ReadBoundary key={id} title={copy.failed} messages={errorMessages} isPage missing={<MissingGenome />}>
      <PagePart fallback={<GenomeSkeleton id={id} />}>
        <GenomeExplorer id={id} />
      </PagePart>
    </ReadBoundary>
  );
}
