import { styled } from 'styled-components';
import { Page } from '@emberclutch/web/ui/layout/Page.tsx';
import { PlatePlace, SpecimenSpread } from '@emberclutch/web/ui/layout/SpecimenSpread.ts';
import { PageHeading } from '@emberclutch/web/ui/layout/PageHeading.tsx';
import { RetryStatus } from '@emberclutch/web/ui/feedback/RetryStatus.tsx';
import { specimenNumber } from '@emberclutch/web/ui/format/specimen-number.ts';
import { VisuallyHidden } from '@emberclutch/web/ui/layout/VisuallyHidden.tsx';
import { color } from '@emberclutch/web/theme/tokens.ts';
import { copy } from './copy.ts';
import { SlowAnswer } from './SlowAnswer.tsx';

export function DetailsSkeleton({ id }: { id: number }) {
  return (
    <Page>
      <SpecimenSpread>
        <PageHeading
          eyebrow={copy.number(specimenNumber(id))}
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
          <SlowAnswer id={id} />
        </div>
      </SpecimenSpread>
    </Page>
  );
}

const Square = styled.div`
  aspect-ratio: 1;
  background: radial-gradient(closest-side, ${color.sunk} 60%, transparent);
`;
