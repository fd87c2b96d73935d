import { Suspense, useEffect, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { parseEntityId } from '@emberclutch/contract/shape/entity-id.ts';
import { assetQueries } from '@emberclutch/web/api/assets.ts';
import { useParams } from '@emberclutch/web/routing';
import { color, space } from '@emberclutch/web/theme/tokens.ts';
import { Button } from '@emberclutch/web/ui/controls/Button.tsx';
import { Alert } from '@emberclutch/web/ui/feedback/Alert.tsx';
import { ReadBoundary } from '@emberclutch/web/ui/feedback/ReadBoundary.tsx';
import { RetryStatus } from '@emberclutch/web/ui/feedback/RetryStatus.tsx';
import { formatSpecimenNumber } from '@emberclutch/contract/asset/specimen-number.ts';
import { Page } from '@emberclutch/web/ui/layout/Page.tsx';
import { PageHeading } from '@emberclutch/web/ui/layout/PageHeading.tsx';
import { PlatePlace, SpecimenSpread } from '@emberclutch/web/ui/layout/SpecimenSpread.ts';
import { VisuallyHidden } from '@emberclutch/web/ui/layout/VisuallyHidden.tsx';
import { errorMessages } from '../../platform/errors/error-messages.ts';
import { MissingSpecimenPage } from '../../platform/missing/MissingSpecimenPage.tsx';
import { Specimen } from './Specimen.tsx';
import { copy } from './copy.ts';

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

function DetailsSkeleton({ id }: { id: number }) {
  return (
    <Page>
      <SpecimenSpread>
        <PageHeading
          eyebrow={copy.number(formatSpecimenNumber(id))}
          title={
            <>
              <VisuallyHidden role="status">{copy.loading}</VisuallyHidden>&nbsp;
            </>
          }
          lead={<>&nbsp;</>}
        />
        <PlatePlace aria-hidden="true">
          <Square />
        </PlatePlace>
        <div>
          <RetryStatus />
          <SlowResponse id={id} />
        </div>
      </SpecimenSpread>
    </Page>
  );
}

/** Milliseconds after which a response counts as slow. */
const slowMs = 5_000;

/** Says that the response takes a long time, and offers to request it again. */
function SlowResponse({ id }: { id: number }) {
  const queryClient = useQueryClient();
  const [isSlow, setIsSlow] = useState(false);

  useEffect(() => {
    if (isSlow) return;
    const timer = setTimeout(setIsSlow, slowMs, true);
    return () => clearTimeout(timer);
  }, [isSlow]);

  const handleRetry = () => {
    setIsSlow(false);
    // The suspended page sends a new request as soon as the pending call is cancelled.
    void queryClient.cancelQueries({ queryKey: assetQueries.one(id).queryKey });
  };

  return (
    <div role="status">
      {isSlow && (
        <Slow>
          <Alert tone="info">
            <p>{copy.slow}</p>
            <Button variant="quiet" size="s" onClick={handleRetry}>
              {copy.retry}
            </Button>
          </Alert>
        </Slow>
      )}
    </div>
  );
}

const Square = styled.div`
  aspect-ratio: 1;
  background: radial-gradient(closest-side, ${color.sunk} 60%, transparent);
`;

const Slow = styled.div`
  margin-bottom: ${space.l};
`;
