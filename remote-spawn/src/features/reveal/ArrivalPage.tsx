import { Suspense } from 'react';
import type { QueryClient } from '@tanstack/react-query';
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { parseEntityId } from '@emberclutch/contract/shape/entity-id.ts';
import { assetMediaQueries } from '@emberclutch/web/api/asset-media.ts';
import { assetQueries } from '@emberclutch/web/api/assets.ts';
import { useNavigate, useParams } from '@emberclutch/web/routing';
import type { PageProps } from '@emberclutch/web/routing/app-page.ts';
import { paths } from '@emberclutch/web/routing/paths.ts';
import { EmptyState } from '@emberclutch/web/ui/feedback/EmptyState.tsx';
import { ReadBoundary } from '@emberclutch/web/ui/feedback/ReadBoundary.tsx';
import { Page } from '@emberclutch/web/ui/layout/Page.tsx';
import { VisuallyHidden } from '@emberclutch/web/ui/layout/VisuallyHidden.tsx';
import { spawnedAssetQueries } from '../../platform/api/spawned-assets.ts';
import { errorMessages } from '../../platform/errors/error-messages.ts';
import { StepSkeleton } from '../../platform/layout/StepSkeleton.tsx';
import { arrivalTitle } from './arrival-title.ts';
import { copy } from './copy.ts';
import { Reveal } from './Reveal.tsx';

/** Replays the arrival of an egg or key, or the hatching of a dragon, and then links to the page of the asset. */
export function ArrivalPage({ page }: PageProps) {
  const id = parseEntityId(useParams().id ?? '');
  const missing = <EmptyState title={copy.missing}>{copy.missingLead}</EmptyState>;
  return (
    <Page title={page.title}>
      <VisuallyHidden as="h1">{arrivalTitle}</VisuallyHidden>
      {id === null ? (
        missing
      ) : (
        <ReadBoundary key={id} title={copy.failed} messages={errorMessages} missing={missing}>
          <Suspense fallback={<StepSkeleton />}>
            <Arrival id={id} />
          </Suspense>
        </ReadBoundary>
      )}
    </Page>
  );
}

function Arrival({ id }: { id: number }) {
  const queryClient = useQueryClient();
  const { data: asset } = useSuspenseQuery({
    ...spawnedAssetQueries.receivedOne(id),
    initialData: () => findKnownDragon(queryClient, id),
  });
  const { data: pictures } = useSuspenseQuery(assetMediaQueries.of(id, asset.assetState));
  const navigate = useNavigate();
  const egg = pictures.find(({ shows }) => shows === 'hatching');
  const shell = asset.assetState === 'HATCHED' && egg ? egg.url : null;
  return (
    <Reveal
      ids={[id]}
      occasion={shell === null ? 'arrival' : 'hatching'}
      shell={shell}
      onEnd={() => void navigate(paths.details(id), { replace: true })}
    />
  );
}

/** A dragon that another page has already read. It does not change any more, so the hatching can start before it is read again. */
function findKnownDragon(queryClient: QueryClient, id: number) {
  const asset = queryClient.getQueryData(assetQueries.one(id).queryKey);
  return asset?.assetState === 'HATCHED' ? asset : undefined;
}
