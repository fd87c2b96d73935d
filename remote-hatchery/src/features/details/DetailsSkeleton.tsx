import { styled } from 'styled-components';
import { Page } from '@emberclutch/web/ui/Page.tsx';
import { PageHeading } from '@emberclutch/web/ui/PageHeading.tsx';
import { RetryStatus } from '@emberclutch/web/ui/RetryStatus.tsx';
import { specimenNumber } from '@emberclutch/web/ui/specimen-number.ts';
import { VisuallyHidden } from '@emberclutch/web/ui/VisuallyHidden.tsx';
import { color } from '@emberclutch/web/theme/tokens.ts';
import { copy } from './copy.ts';
import { DetailColumns } from './DetailColumns.ts';
import { SlowAnswer } from './SlowAnswer.tsx';

export function DetailsSkeleton({ id }: { id: number }) {
  return (
    <Page>
      <PageHeading
        eyebrow={copy.number(specimenNumber(id))}
        title={
          <>
            <VisuallyHidden role="status">{copy.loading}</VisuallyHidden>&nbsp;
          </>
        }
        lead={<>&nbsp;</>}
      />
      <RetryStatus />
      <SlowAnswer id={id} />
      <DetailColumns aria-hidden="true">
        <Square />
        <Square />
      </DetailColumns>
    </Page>
  );
}

const Square = styled.div`
  aspect-ratio: 1;
  background: ${color.sunk};
  border: 1px solid ${color.rule};
`;
