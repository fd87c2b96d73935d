import { styled } from 'styled-components';
import { Page } from '@emberclutch/shared/ui/Page';
import { PageHeading } from '@emberclutch/shared/ui/PageHeading';
import { RetryStatus } from '@emberclutch/shared/ui/RetryStatus';
import { specimenNumber } from '@emberclutch/shared/ui/specimen-number';
import { VisuallyHidden } from '@emberclutch/shared/ui/VisuallyHidden';
import { copy } from './copy.ts';
import { GenomeColumns } from './GenomeColumns.ts';

export function GenomeSkeleton({ id }: { id: number }) {
  return (
    <Page>
      <PageHeading
        eyebrow={copy.title}
        title={
          <>
            <VisuallyHidden role="status">{copy.loading}</VisuallyHidden>&nbsp;
          </>
        }
        lead={copy.number(specimenNumber(id))}
      />
      <RetryStatus />
      <GenomeColumns aria-hidden="true">
        <Block />
        <Block />
      </GenomeColumns>
    </Page>
  );
}

const Block = styled.div`
  min-height: 420px;
  background: ${({ theme }) => theme.color.sunk};
  border: 1px solid ${({ theme }) => theme.color.rule};
`;
