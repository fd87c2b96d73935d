import { styled } from 'styled-components';
import { Page } from '@emberclutch/shared/ui/Page';
import { PageHeading } from '@emberclutch/shared/ui/PageHeading';
import { RetryStatus } from '@emberclutch/shared/ui/RetryStatus';
import { specimenNumber } from '@emberclutch/shared/ui/specimen-number';
import { VisuallyHidden } from '@emberclutch/shared/ui/VisuallyHidden';
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
  background: ${({ theme }) => theme.color.sunk};
  border: 1px solid ${({ theme }) => theme.color.rule};
`;
