import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color } from '@emberclutch/web/theme/tokens.ts';
import { RetryStatus } from '@emberclutch/web/ui/feedback/RetryStatus.tsx';
import { Page } from '@emberclutch/web/ui/layout/Page.tsx';
import { PageHeading } from '@emberclutch/web/ui/layout/PageHeading.tsx';
import { PlateFrame, SpecimenSpread } from '@emberclutch/web/ui/layout/SpecimenSpread.ts';
import { VisuallyHidden } from '@emberclutch/web/ui/layout/VisuallyHidden.tsx';

interface Props {
  eyebrow: string;
  lead: ReactNode;
  status: string;
}

/** The shape of a page about one specimen while it loads. */
export const SpecimenSkeleton = ({ eyebrow, lead, status }: Props) => (
  <Page>
    <SpecimenSpread>
      <PageHeading
        eyebrow={eyebrow}
        title={
          <>
            <VisuallyHidden role="status">{status}</VisuallyHidden>&nbsp;
          </>
        }
        lead={lead}
      />
      <PlateFrame aria-hidden="true">
        <Square />
      </PlateFrame>
      <RetryStatus isFallback />
    </SpecimenSpread>
  </Page>
);

const Square = styled.div`
  aspect-ratio: 1;
  background: radial-gradient(closest-side, ${color.sunk} 60%, transparent);
`;
