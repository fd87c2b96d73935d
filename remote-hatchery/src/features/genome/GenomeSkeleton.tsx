import { styled } from 'styled-components';
import { Page } from '@emberclutch/web/ui/layout/Page.tsx';
import { PageHeading } from '@emberclutch/web/ui/layout/PageHeading.tsx';
import { RetryStatus } from '@emberclutch/web/ui/feedback/RetryStatus.tsx';
import { specimenNumber } from '@emberclutch/web/ui/format/specimen-number.ts';
import { VisuallyHidden } from '@emberclutch/web/ui/layout/VisuallyHidden.tsx';
import { color } from '@emberclutch/web/theme/tokens.ts';
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
  background: ${color.sunk};
  border: 1px solid ${color.rule};
`;
